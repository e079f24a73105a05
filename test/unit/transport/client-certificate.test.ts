import { X509Certificate } from "node:crypto";
import { inspect } from "node:util";
import { InvalidInputError } from "ares-caais";
import { createIdentity, type ClientCertificate, type TlsOptions } from "ares-caais/identity";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  encryptKey,
  packPkcs12,
  runOpenSsl,
  thumbprintOf,
  useTestCertificates,
  type Issued,
} from "../../fixtures/certificates.ts";
import { answerLegacy, createTlsLegacy } from "../../fixtures/legacy/tls-legacy.ts";
import { startTlsServer } from "../../fixtures/servers/tls-server.ts";

const passphrase = "žluťoučký kůň";
const day = 86_400_000;
const issued = useTestCertificates();
let other: Issued;

beforeAll(async () => {
  other = await issued.authority.issue();
});

/** The thumbprint of the client certificate that a server sees with these options. */
async function shownBy(tls: TlsOptions): Promise<string | undefined> {
  const asking = { ...issued.server, requestCert: true, rejectUnauthorized: false };
  const { url, certificates } = await startTlsServer(asking, answerLegacy);
  await createTlsLegacy(url, { tls: { ...tls, ca: issued.authority.cert } }).heartBeat();
  return certificates[0];
}

function create(tls: unknown): ReturnType<typeof createIdentity> {
  const options = { environment: "test", clientId: "AIS", redirectUri: "https://ais.example/" } as const;
  // Wrong on purpose, as from JavaScript.
  const identity = createIdentity({ ...options, tls: tls as TlsOptions });
  onTestFinished(identity.close);
  return identity;
}

/** Wrong options; the error must not repeat a secret. */
function refusalOf(tls: unknown): InvalidInputError {
  try {
    create(tls);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const shown = inspect(error, { depth: Infinity, showHidden: true });
    for (const secret of ["PRIVATE KEY", passphrase, "wrong-passphrase"]) expect(shown).not.toContain(secret);
    expect(error.cause).toBeUndefined();
    return error;
  }
  throw new Error("nothing was refused");
}

describe("a client certificate", () => {
  const forms: readonly (readonly [string, () => ClientCertificate])[] = [
    ["PEM", () => issued.client],
    ["PEM in bytes", () => ({ cert: Buffer.from(issued.client.cert), key: Buffer.from(issued.client.key) })],
    [
      "one PEM text with certificate and key",
      () => ({ cert: issued.client.key + issued.client.cert, key: issued.client.cert + issued.client.key }),
    ],
    ["an encrypted key", () => ({ ...issued.client, key: encryptKey(issued.client.key, passphrase), passphrase })],
    [
      "a key encrypted in OpenSSL's older form",
      () => {
        const args = ["ec", "-in", "key.pem", "-aes128", "-passout", `pass:${passphrase}`, "-out", "out"];
        const key = runOpenSsl({ "key.pem": issued.client.key }, args, "out");
        expect(Buffer.from(key).toString()).toContain("Proc-Type: 4,ENCRYPTED");
        return { ...issued.client, key, passphrase };
      },
    ],
    ["a passphrase that is not needed", () => ({ ...issued.client, passphrase })],
    ["PKCS#12", () => ({ pfx: packPkcs12(issued.client, passphrase), passphrase })],
    ["PKCS#12 without a passphrase", () => ({ pfx: packPkcs12(issued.client, "") })],
    ...(["sha1", "sha224", "sha384", "sha512"] as const).map(
      (digest) =>
        [
          `PKCS#12 with a MAC of ${digest}`,
          () => ({ pfx: packPkcs12(issued.client, passphrase, ["-macalg", digest]), passphrase }),
        ] as const,
    ),
    ...(["PBE-SHA1-3DES", "PBE-SHA1-2DES", "aes-128-cbc", "aes-192-cbc", "des-ede3-cbc", "NONE"] as const).map(
      (cipher) =>
        [
          `PKCS#12 encrypted with ${cipher}`,
          () => ({ pfx: packPkcs12(issued.client, passphrase, ["-certpbe", cipher, "-keypbe", cipher]), passphrase }),
        ] as const,
    ),
    [
      "PKCS#12 with 3DES and an empty passphrase",
      () => ({
        pfx: packPkcs12(issued.client, "", ["-certpbe", "PBE-SHA1-3DES", "-keypbe", "PBE-SHA1-3DES"]),
        passphrase: "",
      }),
    ],
  ];
  it.each(forms)("[NET-07] the client reads the certificate from %s", async (_form, material) => {
    expect(await shownBy(material())).toBe(thumbprintOf(issued.client));
  });

  it.each(["P-384", "RSA-3072"] as const)("[NET-07] the client accepts a key of type %s", async (keyType) => {
    const made = await issued.authority.issue({ keyType });
    expect(await shownBy(made)).toBe(thumbprintOf(made));
    expect(await shownBy({ pfx: packPkcs12(made, passphrase), passphrase })).toBe(thumbprintOf(made));
  });

  it.each([[[]], [["any"]], [["serverAuth", "clientAuth"]]] as const)(
    "[NET-07] the client accepts the extended key usage %j",
    async (usages) => {
      const made = await issued.authority.issue({ usages });
      expect(await shownBy(made)).toBe(thumbprintOf(made));
    },
  );

  it("fails without a readable validity", () => {
    const bytes = Buffer.from(new X509Certificate(issued.client.cert).raw);
    // Two values of UTCTime (RFC 5280, section 4.1.2.5.1); the second one gets an invalid month. Random bytes of a key or a
    // signature may look like one of them, but not like both.
    const validity = bytes.indexOf(Buffer.from([0x30, 0x1e, 0x17, 0x0d]));
    expect(validity).toBeGreaterThan(0);
    bytes.write("99", validity + 2 + 15 + 4);
    const cert = `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64")}\n-----END CERTIFICATE-----\n`;
    expect(refusalOf({ ...issued.client, cert })).toMatchObject({
      field: "tls.cert",
      rule: "has no period of validity that can be read",
    });
  });

  it("shows neither key nor passphrase in an inspected client", () => {
    const identity = create({ ...issued.client, key: encryptKey(issued.client.key, passphrase), passphrase });
    const shown = inspect(identity, { depth: Infinity, showHidden: true });
    for (const secret of ["PRIVATE KEY", passphrase]) expect(shown).not.toContain(secret);
  });
});

describe("a client certificate that cannot be used", () => {
  const legacy = ["-certpbe", "PBE-SHA1-RC2-40", "-provider", "legacy", "-provider", "default"];
  const cases: readonly (readonly [string, () => unknown, string, RegExp])[] = [
    ["no material", () => ({}), "tls.cert", /is missing/],
    ["no key", () => ({ cert: issued.client.cert }), "tls.key", /is missing/],
    ["an unknown name", () => ({ ...issued.client, certificate: "x" }), "tls.certificate", /is no option/],
    ["a number as certificate", () => ({ ...issued.client, cert: 5 }), "tls.cert", /must be PEM/],
    ["a number as passphrase", () => ({ ...issued.client, passphrase: 5 }), "tls.passphrase", /must be a string/],
    ["two forms", () => ({ ...issued.client, pfx: new Uint8Array(1) }), "tls.cert", /give cert with key, or pfx/],
    ["text as PKCS#12", () => ({ pfx: "x" }), "tls.pfx", /must be bytes/],
    [
      "no certificate in the PEM text",
      () => ({ ...issued.client, cert: issued.client.key }),
      "tls.cert",
      /no certificate as PEM/,
    ],
    [
      "a cut certificate",
      () => ({ ...issued.client, cert: issued.client.cert.slice(0, 300) }),
      "tls.cert",
      /cannot be read/,
    ],
    ["no key in the PEM text", () => ({ ...issued.client, key: issued.client.cert }), "tls.key", /no private key/],
    ["a cut key", () => ({ ...issued.client, key: issued.client.key.slice(0, 90) }), "tls.key", /no private key/],
    ["the key of another certificate", () => ({ ...issued.client, key: other.key }), "tls.key", /does not belong/],
    [
      "the authority's certificate first",
      () => ({ ...issued.client, cert: issued.authority.cert + issued.client.cert }),
      "tls.cert",
      /begin/,
    ],
    [
      "no passphrase",
      () => ({ ...issued.client, key: encryptKey(issued.client.key, passphrase) }),
      "tls.passphrase",
      /is missing/,
    ],
    [
      "a wrong passphrase",
      () => ({ ...issued.client, key: encryptKey(issued.client.key, passphrase), passphrase: "wrong-passphrase" }),
      "tls.passphrase",
      /does not open the key/,
    ],
    [
      "a key with a legacy cipher",
      () => {
        const args = ["pkcs8", "-topk8", "-in", "key.pem", "-v1", "PBE-MD5-DES", "-passout", `pass:${passphrase}`];
        const providers = ["-provider", "legacy", "-provider", "default"];
        return {
          ...issued.client,
          key: runOpenSsl({ "key.pem": issued.client.key }, [...args, "-out", "out", ...providers], "out"),
          passphrase,
        };
      },
      "tls.key",
      /OpenSSL 3 no longer reads; convert it: openssl pkey/,
    ],
    ["no PKCS#12", () => ({ pfx: Buffer.from(issued.client.cert) }), "tls.pfx", /is no PKCS#12 file/],
    ["PKCS#12, no passphrase", () => ({ pfx: packPkcs12(issued.client, passphrase) }), "tls.passphrase", /is missing/],
    [
      "PKCS#12, a wrong passphrase",
      () => ({ pfx: packPkcs12(issued.client, passphrase), passphrase: "wrong-passphrase" }),
      "tls.passphrase",
      /does not open the PKCS#12/,
    ],
    [
      "PKCS#12, no MAC",
      () => ({ pfx: packPkcs12(issued.client, passphrase, ["-nomac"]), passphrase }),
      "tls.pfx",
      /has no MAC, .*; export it again: openssl pkcs12 -export/,
    ],
    [
      "the name of a file as certificate",
      () => ({ ...issued.client, cert: "client.pem" }),
      "tls.cert",
      /is the name of a file, and must be PEM: give what the file holds/,
    ],
    [
      "the name of a file as key",
      () => ({ ...issued.client, key: "C:\\keys\\client.key" }),
      "tls.key",
      /is the name of a file, and must be PEM/,
    ],
    [
      "the name of a file as authority",
      () => ({ ...issued.client, ca: ["/etc/ssl/ca.crt"] }),
      "tls.ca[0]",
      /is the name of a file, and must be PEM/,
    ],
    [
      "a certificate with line breaks written out",
      () => ({ ...issued.client, cert: issued.client.cert.replaceAll("\n", "\\n") }),
      "tls.cert",
      /has \\n written out instead of line breaks, and must be PEM: give text\.replaceAll\("\\\\n", "\\n"\)/,
    ],
    [
      "a key with line breaks written out",
      () => ({ ...issued.client, key: issued.client.key.replaceAll("\n", "\\n") }),
      "tls.key",
      /has \\n written out/,
    ],
    [
      "PKCS#12 with a legacy cipher",
      () => ({ pfx: packPkcs12(issued.client, passphrase, legacy), passphrase }),
      "tls.pfx",
      /that is not supported, such as RC2; convert it: openssl pkcs12 -legacy/,
    ],
    [
      "PKCS#12 with another cipher of PBES2",
      () => ({ pfx: packPkcs12(issued.client, passphrase, ["-certpbe", "camellia-256-cbc"]), passphrase }),
      "tls.pfx",
      /that is not supported, such as RC2; convert it: openssl pkcs12 -legacy/,
    ],
    [
      "PKCS#12, no key",
      () => ({ pfx: packPkcs12(issued.client, "x", ["-nokeys"]), passphrase: "x" }),
      "tls.pfx",
      /no private key/,
    ],
    [
      "PKCS#12, no certificate",
      () => ({ pfx: packPkcs12(issued.client, "x", ["-nocerts"]), passphrase: "x" }),
      "tls.pfx",
      /certificate/,
    ],
  ];
  it.each(cases)("[NET-07] %s: the error names field and rule", (_case, tls, field, rule) => {
    const error = refusalOf(tls());
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field, rule: expect.stringMatching(rule) as string });
    expect(error.message).toContain("createIdentity");
  });

  it.each([
    ["what Deno gives, the names of the key usage", ["DigitalSignature"]],
    ["nothing", []],
  ])(
    "[PKG-07] the client accepts a certificate when the runtime reports its extended key usage as %s",
    async (_what, told) => {
      const good = await issued.authority.issue({ usages: ["clientAuth"] });
      const usage = vi.spyOn(X509Certificate.prototype, "keyUsage", "get").mockReturnValue(told);
      try {
        create(good);
        expect(usage).toHaveBeenCalled();
      } finally {
        usage.mockRestore();
      }
    },
  );

  it("[NET-07] expired, early, not for clients, too weak: the error says which, with the date", async () => {
    const past = new Date(Math.floor(Date.now() / 1000) * 1000 - day);
    const future = new Date(past.getTime() + 2 * day);
    const expired = await issued.authority.issue({ notBefore: new Date(0), notAfter: past });
    expect(refusalOf(expired)).toMatchObject({ field: "tls.cert", rule: `expired on ${past.toISOString()}` });
    const early = await issued.authority.issue({ notBefore: future });
    expect(refusalOf(early)).toMatchObject({ field: "tls.cert", rule: `is not valid before ${future.toISOString()}` });
    expect(refusalOf({ pfx: packPkcs12(early, "x"), passphrase: "x" })).toMatchObject({ field: "tls.pfx" });
    const server = await issued.authority.issue({ usages: ["serverAuth"] });
    expect(refusalOf(server)).toMatchObject({
      field: "tls.cert",
      rule: expect.stringMatching(/lacks clientAuth/) as string,
    });
    const weak = await issued.authority.issue({ keyType: "RSA-512" });
    expect(refusalOf(weak)).toMatchObject({
      field: "tls.cert",
      rule: expect.stringMatching(/cannot be used for TLS \(ERR_SSL_EE_KEY_TOO_SMALL\)/) as string,
    });
  });

  it("[NET-07] the error names a certificate among several by its place when the client cannot read or use it", async () => {
    const early = await issued.authority.issue({ notBefore: new Date(Date.now() + day) });
    const expired = await issued.authority.issue({ notBefore: new Date(0), notAfter: new Date(day) });
    expect(await shownBy({ certificates: [early, expired, issued.client] })).toBe(thumbprintOf(issued.client));
    expect(refusalOf({ certificates: [issued.client, { ...issued.client, key: other.key }] }).field).toBe(
      "tls.certificates[1].key",
    );
    expect(refusalOf({ certificates: [issued.client, 5] }).field).toBe("tls.certificates[1]");
    const none = refusalOf({ certificates: [early, expired] });
    expect(none.issues.map(({ field }) => field)).toEqual(["tls.certificates[0].cert", "tls.certificates[1].cert"]);
  });
});

describe("TLS options", () => {
  const cases: readonly (readonly [string, () => unknown, string])[] = [
    ["nothing", () => undefined, "tls"],
    ["null", () => null, "tls"],
    ["text", () => "x", "tls"],
    ["an empty list", () => ({ certificates: [] }), "tls.certificates"],
    ["an object as list", () => ({ certificates: {} }), "tls.certificates"],
    ["a certificate beside a list", () => ({ ...issued.client, certificates: [issued.client] }), "tls.cert"],
    ["an unknown name beside a list", () => ({ certificates: [issued.client], warn: 3 }), "tls.warn"],
    ["an authority that is no PEM", () => ({ ...issued.client, ca: "x" }), "tls.ca"],
    ["a key as authority", () => ({ ...issued.client, ca: [issued.authority.cert, issued.client.key] }), "tls.ca[1]"],
    ["bytes as authority", () => ({ ...issued.client, ca: new Uint8Array(3) }), "tls.ca"],
    ["no authority", () => ({ ...issued.client, ca: [] }), "tls.ca"],
    [
      "a switch for the verification",
      () => ({ ...issued.client, rejectUnauthorized: false }),
      "tls.rejectUnauthorized",
    ],
  ];
  it.each(cases)("[NET-07] refuse %s by name", (_case, tls, field) => {
    expect(refusalOf(tls()).field).toBe(field);
  });
});
