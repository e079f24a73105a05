import { beforeAll, describe, expect, it } from "vitest";
import { InvalidInputError, type ClientCertificate } from "ares-caais";
import { systemClock } from "../../src/transport/clock.ts";
import { createMutualTls } from "../../src/transport/mutual-tls.ts";
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

function pem(der: Uint8Array): string {
  return `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${Buffer.from(der).toString("base64")}\n-----END ENCRYPTED PRIVATE KEY-----\n`;
}

function encryptedKey(options: readonly string[]): Uint8Array {
  const args = ["pkcs8", "-topk8", "-outform", "DER", "-in", "key", "-passout", `pass:${passphrase}`, "-out", "out"];
  return runOpenSsl({ key: client.key }, [...args, ...options], "out");
}

function create(material: ClientCertificate): void {
  createMutualTls("test", { ...material, passphrase, warnDays: 0 }, systemClock).close();
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

  it.each([Buffer.from("3080".repeat(100_000), "hex"), Buffer.alloc(0), Buffer.from("not ASN.1")])(
    "what cannot be read is refused unread (%#)",
    (bytes) => {
      expect(refusalOf({ pfx: bytes }).field).toBe("tls.pfx");
      expect(refusalOf({ cert: client.cert, key: pem(bytes) }).field).toMatch(/^tls\.(key|passphrase)$/);
    },
  );
});
