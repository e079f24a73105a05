import { beforeAll, describe, expect, it } from "vitest";
import { createIdentity, InvalidInputError, type ClientCertificate } from "ares-caais";
import { innerElement, innerElements, readBer, type BerElement } from "../../src/node/certificate/ber.ts";
import { createTestAuthority, packPkcs12, type Issued } from "../fixtures/certificates.ts";

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

describe("PKCS#12 files that ask for millions of key derivation rounds are refused before the rounds run", () => {
  it.each([
    ["in its check", "last", []],
    ["in its first part", "first", []],
    ["with triple DES", "first", ["-keypbe", "PBE-SHA1-3DES", "-certpbe", "PBE-SHA1-3DES"]],
    ["whose key alone is encrypted", "first", ["-certpbe", "NONE"]],
  ] as const)("%s", (_title, place, options) => {
    const pfx = packPkcs12(client, passphrase, ["-iter", "65537", ...options]);
    create({ pfx, passphrase });
    // With a digest of the check that is not known, the parts are read without it.
    const unknown = encode(0x30, encode(0x06, Buffer.from("2a864886f70d0205", "hex")));
    const changed = readBer(withMoreRounds(pfx, place));
    const hostile = place === "last" ? changed.raw : replaced(changed, [2, 0, 0], () => unknown);
    expect(refusalOf({ pfx: hostile })).toMatchObject({
      field: "tls.pfx",
      rule: expect.stringContaining("must derive its keys in at most 5000000 iterations altogether") as string,
    });
  });

  it("counts the rounds of many parts together when no single part asks for too many", () => {
    const packed = readBer(packPkcs12(client, passphrase, ["-iter", "65537"]));
    const pfx = replaced(packed, [1, 1, 0], (content) => {
      const parts = innerElements(readBer(content.value as Uint8Array));
      return encode(0x04, encode(0x30, ...Array.from({ length: 80 }, () => parts[0]?.raw ?? Buffer.alloc(0))));
    });
    // The check no longer fits; with a digest that is not known it proves nothing.
    const unknown = encode(0x30, encode(0x06, Buffer.from("2a864886f70d0205", "hex")));
    expect(refusalOf({ pfx: replaced(readBer(pfx), [2, 0, 0], () => unknown) })).toMatchObject({
      rule: expect.stringContaining("altogether") as string,
    });
  });

  it("refuses a stored MAC that is longer than its digest, because each further piece costs the same rounds again", () => {
    const packed = packPkcs12(client, passphrase, ["-iter", "65537"]);
    const pfx = replaced(readBer(packed), [2, 0, 1], () => encode(0x04, Buffer.alloc(60_000)));
    expect(refusalOf({ pfx })).toMatchObject({
      field: "tls.pfx",
      rule: expect.stringMatching(/^is no PKCS#12 file/) as string,
    });
  });

  it.each([Buffer.from("3080".repeat(100_000), "hex"), Buffer.alloc(0), Buffer.from("not ASN.1")])(
    "refuses a file that it cannot parse before it derives a key (%#)",
    (bytes) => {
      expect(refusalOf({ pfx: bytes }).field).toBe("tls.pfx");
    },
  );
});
