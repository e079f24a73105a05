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

/** The client certificate as PEM, with a change. */
const pem =
  (change: (material: Issued) => object = () => ({})) =>
  (): ClientCertificate => ({ ...issued.client, ...change(issued.client) });

/** The client certificate as PKCS#12, packed by OpenSSL with arguments. */
const pkcs12 =
  (args: readonly string[] = [], word = passphrase, given = word) =>
  (): ClientCertificate => ({ pfx: packPkcs12(issued.client, word, args), passphrase: given });

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
  const threeDes = ["-certpbe", "PBE-SHA1-3DES", "-keypbe", "PBE-SHA1-3DES"];
  const forms: readonly (readonly [string, () => ClientCertificate])[] = [
    ["PEM", pem()],
    ["PEM in bytes", pem(({ cert, key }) => ({ cert: Buffer.from(cert), key: Buffer.from(key) }))],
    ["one PEM text with certificate and key", pem(({ cert, key }) => ({ cert: key + cert, key: cert + key }))],
    ["an encrypted key", pem(({ key }) => ({ key: encryptKey(key, passphrase), passphrase }))],
    [
      "a key encrypted in OpenSSL's older form",
      pem((material) => {
        const args = ["ec", "-in", "key.pem", "-aes128", "-passout", `pass:${passphrase}`, "-out", "out"];
        const key = runOpenSsl({ "key.pem": material.key }, args, "out");
        expect(Buffer.from(key).toString()).toContain("Proc-Type: 4,ENCRYPTED");
        return { key, passphrase };
      }),
    ],
    ["a passphrase that is not needed", pem(() => ({ passphrase }))],
    ["PKCS#12", pkcs12()],
    ["PKCS#12 without a passphrase", () => ({ pfx: packPkcs12(issued.client, "") })],
    ...["sha1", "sha224", "sha384", "sha512"].map(
      (digest) => [`PKCS#12 with a MAC of ${digest}`, pkcs12(["-macalg", digest])] as const,
    ),
    ...["PBE-SHA1-3DES", "PBE-SHA1-2DES", "aes-128-cbc", "aes-192-cbc", "des-ede3-cbc", "NONE"].map(
      (cipher) => [`PKCS#12 encrypted with ${cipher}`, pkcs12(["-certpbe", cipher, "-keypbe", cipher])] as const,
    ),
    ["PKCS#12 with 3DES and an empty passphrase", pkcs12(threeDes, "")],
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
  const providers = ["-provider", "legacy", "-provider", "default"];
  const unsupported = /that is not supported, such as RC2; convert it: openssl pkcs12 -legacy/;
  const writtenOut =
    /has \\n written out instead of line breaks, and must be PEM: give text\.replaceAll\("\\\\n", "\\n"\)/;
  const fileName = /is the name of a file, and must be PEM: give what the file holds/;
  const cases: readonly (readonly [string, () => unknown, string, RegExp])[] = [
    ["no material", () => ({}), "tls.cert", /is missing/],
    ["no key", () => ({ cert: issued.client.cert }), "tls.key", /is missing/],
    ["an unknown name", pem(() => ({ certificate: "x" })), "tls.certificate", /is no option/],
    ["a number as certificate", pem(() => ({ cert: 5 })), "tls.cert", /must be PEM/],
    ["a number as passphrase", pem(() => ({ passphrase: 5 })), "tls.passphrase", /must be a string/],
    ["two forms", pem(() => ({ pfx: new Uint8Array(1) })), "tls.cert", /give cert with key, or pfx/],
    ["text as PKCS#12", () => ({ pfx: "x" }), "tls.pfx", /must be bytes/],
    ["no certificate in the PEM text", pem(({ key }) => ({ cert: key })), "tls.cert", /no certificate as PEM/],
    ["a cut certificate", pem(({ cert }) => ({ cert: cert.slice(0, 300) })), "tls.cert", /cannot be read/],
    ["no key in the PEM text", pem(({ cert }) => ({ key: cert })), "tls.key", /no private key/],
    ["a cut key", pem(({ key }) => ({ key: key.slice(0, 90) })), "tls.key", /no private key/],
    ["the key of another certificate", pem(() => ({ key: other.key })), "tls.key", /does not belong/],
    ["the authority first", pem(({ cert }) => ({ cert: issued.authority.cert + cert })), "tls.cert", /begin/],
    ["no passphrase", pem(({ key }) => ({ key: encryptKey(key, passphrase) })), "tls.passphrase", /is missing/],
    [
      "a wrong passphrase",
      pem(({ key }) => ({ key: encryptKey(key, passphrase), passphrase: "wrong-passphrase" })),
      ...(["tls.passphrase", /does not open the key/] as const),
    ],
    [
      "a key with a legacy cipher",
      pem(({ key }) => {
        const args = ["pkcs8", "-topk8", "-in", "key.pem", "-v1", "PBE-MD5-DES", "-passout", `pass:${passphrase}`];
        return { key: runOpenSsl({ "key.pem": key }, [...args, "-out", "out", ...providers], "out"), passphrase };
      }),
      ...(["tls.key", /OpenSSL 3 no longer reads; convert it: openssl pkey/] as const),
    ],
    ["no PKCS#12", () => ({ pfx: Buffer.from(issued.client.cert) }), "tls.pfx", /is no PKCS#12 file/],
    ["PKCS#12, no passphrase", () => ({ pfx: packPkcs12(issued.client, passphrase) }), "tls.passphrase", /is missing/],
    [
      "PKCS#12, a wrong passphrase",
      pkcs12([], passphrase, "wrong-passphrase"),
      ...(["tls.passphrase", /does not open the PKCS#12/] as const),
    ],
    [
      "PKCS#12, no MAC",
      pkcs12(["-nomac"]),
      ...(["tls.pfx", /has no MAC, .*; export it again: openssl pkcs12 -export/] as const),
    ],
    ["the name of a file as certificate", pem(() => ({ cert: "client.pem" })), "tls.cert", fileName],
    ["the name of a file as key", pem(() => ({ key: "C:\\keys\\client.key" })), "tls.key", fileName],
    ["the name of a file as authority", pem(() => ({ ca: ["/etc/ssl/ca.crt"] })), "tls.ca[0]", fileName],
    ["\\n in a certificate", pem(({ cert }) => ({ cert: cert.replaceAll("\n", "\\n") })), "tls.cert", writtenOut],
    ["\\n in a key", pem(({ key }) => ({ key: key.replaceAll("\n", "\\n") })), "tls.key", /has \\n written out/],
    ["PKCS#12 of RC2", pkcs12(["-certpbe", "PBE-SHA1-RC2-40", ...providers]), "tls.pfx", unsupported],
    ["PKCS#12 of another cipher of PBES2", pkcs12(["-certpbe", "camellia-256-cbc"]), "tls.pfx", unsupported],
    ["PKCS#12, no key", pkcs12(["-nokeys"]), "tls.pfx", /no private key/],
    ["PKCS#12, no certificate", pkcs12(["-nocerts"]), "tls.pfx", /certificate/],
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
    ["a certificate beside a list", pem((client) => ({ certificates: [client] })), "tls.cert"],
    ["an unknown name beside a list", () => ({ certificates: [issued.client], warn: 3 }), "tls.warn"],
    ["an authority that is no PEM", pem(() => ({ ca: "x" })), "tls.ca"],
    ["a key as authority", pem(({ key }) => ({ ca: [issued.authority.cert, key] })), "tls.ca[1]"],
    ["bytes as authority", pem(() => ({ ca: new Uint8Array(3) })), "tls.ca"],
    ["no authority", pem(() => ({ ca: [] })), "tls.ca"],
    ["a switch for the verification", pem(() => ({ rejectUnauthorized: false })), "tls.rejectUnauthorized"],
  ];
  it.each(cases)("[NET-07] refuse %s by name", (_case, tls, field) => {
    expect(refusalOf(tls()).field).toBe(field);
  });
});
