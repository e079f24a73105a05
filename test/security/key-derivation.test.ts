import { createPrivateKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createIdentity, InvalidInputError, type ClientCertificate } from "ares-caais";
import { innerElement, innerElements, readBer, type BerElement } from "../../src/node/certificate/ber.ts";
import { createTestAuthority, packPkcs12, runOpenSsl, type Issued } from "../fixtures/certificates.ts";

const passphrase = "x";
let client: Issued;

beforeAll(async () => {
  client = await (await createTestAuthority()).issue();
});

/** DER of the number 65,537 as OpenSSL writes it where it is told to derive keys so often, and one of the same length. */
const rounds = Buffer.from("0203010001", "hex");
const tooMany = Buffer.from("02037fffff", "hex");

/** The encoding with another number of rounds at one place, from the beginning or the end. */
function withMoreRounds(encoded: Uint8Array, place: "first" | "last"): Buffer {
  const bytes = Buffer.from(encoded);
  const at = place === "first" ? bytes.indexOf(rounds) : bytes.lastIndexOf(rounds);
  if (at === -1) throw new Error("no rounds to change");
  tooMany.copy(bytes, at);
  return bytes;
}

const label = "ENCRYPTED PRIVATE KEY";

/** A key as PEM, with other lines and another label at its beginning. */
function pem(der: Uint8Array, { before = "", begin = label } = {}): string {
  const lines = Buffer.from(der)
    .toString("base64")
    .replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN ${begin}-----\n${before}${lines}\n-----END ${label}-----\n`;
}

/** An element of at most 65,535 bytes. */
function encode(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** The encoding with what a function makes of the element at a path of indexes. */
function replaced(element: BerElement, [index, ...path]: readonly number[], make: (old: BerElement) => Buffer): Buffer {
  if (index === undefined) return make(element);
  innerElement(element, index);
  const inner = innerElements(element);
  return encode(element.tag, ...inner.map((old, at) => (at === index ? replaced(old, path, make) : old.raw)));
}

/** A string that comes in one piece, as BER allows. */
const inPieces = ({ tag, raw }: BerElement): Buffer => encode(tag | 0x20, raw);

/** An algorithm whose parameters, which OpenSSL does not read, look like those of scrypt: zero times a huge number. */
const withDecoy = (algorithm: BerElement): Buffer => {
  const numbers = [Buffer.alloc(1), Buffer.alloc(200, 0x7f), Buffer.alloc(1, 1)].map((bytes) => encode(0x02, bytes));
  return encode(0x30, innerElement(algorithm, 0).raw, encode(0x30, encode(0x04), ...numbers));
};

/** In a key by PBES2 (RFC 8018): the salt, and the pseudorandom function. */
const inKey = { salt: [0, 1, 0, 1, 0], algorithm: [0, 1, 0, 1, 2] };
/** In the check of a PKCS#12 file (RFC 7292): the salt, the digest, and the value. */
const inCheck = { salt: [2, 1], algorithm: [2, 0, 0], value: [2, 0, 1] };

function encryptedKey(options: readonly string[]): Uint8Array {
  const args = ["pkcs8", "-topk8", "-outform", "DER", "-in", "key", "-passout", `pass:${passphrase}`, "-out", "out"];
  return runOpenSsl({ key: client.key }, [...args, ...options], "out");
}

function create(material: ClientCertificate): void {
  const tls = { ...material, passphrase };
  createIdentity({ environment: "test", clientId: "AIS", redirectUri: "https://ais.example/", tls }).close();
}

function refusalOf(material: ClientCertificate): InvalidInputError {
  try {
    create(material);
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a file that asks for millions of rounds of key derivation is refused before they are done", () => {
  it.each([
    ["PKCS#12, in its check", "last", []],
    ["PKCS#12, in its first part", "first", []],
    ["PKCS#12 with triple DES", "first", ["-keypbe", "PBE-SHA1-3DES", "-certpbe", "PBE-SHA1-3DES"]],
    ["PKCS#12 whose key alone is encrypted", "first", ["-certpbe", "NONE"]],
  ] as const)("%s", (_title, place, options) => {
    const pfx = packPkcs12(client, passphrase, ["-iter", "65537", ...options]);
    create({ pfx, passphrase });
    expect(refusalOf({ pfx: withMoreRounds(pfx, place) })).toMatchObject({
      field: "tls.pfx",
      rule: "must derive its keys in at most 5000000 iterations altogether",
    });
  });

  it("PKCS#12 whose check is longer than its digest, which would take as many rounds for each further piece", () => {
    const packed = packPkcs12(client, passphrase, ["-iter", "65537"]);
    const pfx = replaced(readBer(packed), inCheck.value, () => encode(0x04, Buffer.alloc(60_000)));
    expect(refusalOf({ pfx })).toMatchObject({
      field: "tls.pfx",
      rule: expect.stringMatching(/^is no PKCS#12 file/) as string,
    });
  });

  it("a key by PBKDF2", () => {
    const der = encryptedKey(["-v2", "aes-256-cbc", "-iter", "65537"]);
    create({ cert: client.cert, key: pem(der) });
    expect(refusalOf({ cert: client.cert, key: pem(withMoreRounds(der, "first")) })).toMatchObject({
      field: "tls.key",
      rule: "must be decrypted by at most 5000000 iterations",
    });
  });

  it("a key by scrypt, whose parameters multiply", () => {
    const der = encryptedKey(["-scrypt", "-scrypt_N", "1024", "-scrypt_r", "8", "-scrypt_p", "1"]);
    create({ cert: client.cert, key: pem(der) });
    const bytes = Buffer.from(der);
    // N, r and p: 1024, 8 and 1.
    const at = bytes.indexOf(Buffer.from("02020400020108020101", "hex"));
    expect(at).toBeGreaterThan(0);
    Buffer.from("0202400002010802017f", "hex").copy(bytes, at);
    expect(refusalOf({ cert: client.cert, key: pem(bytes) }).rule).toContain("at most 5000000 iterations");
  });

  describe.each([
    ["the salt comes in pieces", "salt", inPieces],
    ["numbers beside them would come to no number", "algorithm", withDecoy],
  ] as const)("also when %s", (_title, place, make) => {
    it("in PKCS#12", () => {
      const packed = packPkcs12(client, passphrase, ["-iter", "65537"]);
      const pfx = replaced(readBer(packed), inCheck[place], make);
      create({ pfx });
      expect(refusalOf({ pfx: withMoreRounds(pfx, "last") }).rule).toContain("at most 5000000 iterations");
    });

    it("in a key", () => {
      const encrypted = encryptedKey(["-v2", "aes-256-cbc", "-iter", "65537"]);
      const der = replaced(readBer(encrypted), inKey[place], make);
      create({ cert: client.cert, key: pem(der) });
      const key = pem(withMoreRounds(der, "first"));
      expect(refusalOf({ cert: client.cert, key }).rule).toContain("at most 5000000 iterations");
    });
  });

  it.each([
    ["a header", { before: "MAA=:\n\n" }],
    ["a line that a blank one ends", { before: "MAAA\n\n" }],
    ["a line that a control character ends", { before: "MAAA\n\u0001\n" }],
    ["a label with more after its end", { begin: `${label}\0 X` }],
  ])("a key whose PEM hides it behind %s, which OpenSSL would skip", (_title, hidden) => {
    const der = encryptedKey(["-v2", "aes-256-cbc", "-iter", "65537"]);
    // The first line makes a key an encrypted one whatever its label.
    const key = `Proc-Type: 4,ENCRYPTED\n${pem(der, hidden)}`;
    expect(createPrivateKey({ key, passphrase }).asymmetricKeyType).toBe("ec");
    expect(refusalOf({ cert: client.cert, key })).toMatchObject({
      field: "tls.key",
      rule: "holds no private key as PEM",
    });
  });

  it.each([Buffer.from("3080".repeat(100_000), "hex"), Buffer.alloc(0), Buffer.from("not ASN.1")])(
    "what cannot be read is refused unread (%#)",
    (bytes) => {
      expect(refusalOf({ pfx: bytes }).field).toBe("tls.pfx");
      expect(refusalOf({ cert: client.cert, key: pem(bytes) }).field).toMatch(/^tls\.(key|passphrase)$/);
    },
  );
});
