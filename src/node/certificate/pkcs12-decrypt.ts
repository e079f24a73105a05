import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import identifiers from "./pkcs12-identifiers.json" with { type: "json" };
import { bytesOf, identifierOf, innerElement, innerElements, numberOf, type BerElement } from "./ber.ts";

/**
 * Finds an identifier in a table of RFC 7292 (triple DES in appendix C, MAC in section 4) or RFC 8018 (appendix A and B). Tables
 * are read only here, because otherwise a bundler for a browser would keep all of them.
 */
function rowOf<Row>(table: Readonly<Partial<Record<string, Row>>>, element: BerElement): Row | undefined {
  return table[identifierOf(element)];
}

/**
 * Whether the element MacData of a file fits the passphrase (RFC 7292, section 5.1); `undefined` when its digest is not supported.
 * A missing passphrase differs from an empty one.
 */
export function fitsMac(
  mac: BerElement,
  content: Uint8Array,
  passphrase: string | undefined,
  left: Rounds,
): boolean | undefined {
  const [salt, iterations] = [innerElement(mac, 1), innerElements(mac)[2]];
  const digest = rowOf(identifiers.macDigests, innerElement(mac, 0, 0, 0));
  if (digest === undefined) return undefined;
  const expected = bytesOf(innerElement(mac, 0, 1));
  // A longer MAC would make the derivation of its key longer.
  if (expected.length !== digest.size) throw new RangeError("the MAC has another length than its digest");
  const rounds = left.take(iterations);
  const key = deriveKey(3, passphrase, bytesOf(salt), rounds, digest.size, digest);
  return process.getBuiltinModule("node:crypto").createHmac(digest.name, key).update(content).digest().equals(expected);
}

/** Advice for a file with an unsupported cipher. */
export const convertAdvice =
  "convert it: openssl pkcs12 -legacy -in old.p12 -nodes -out all.pem, then openssl pkcs12 -export -in all.pem -out new.p12";

// A function, because a bundler for a browser would keep the text.
const cipherRule = (): string => `is encrypted with a cipher that is not supported, such as RC2; ${convertAdvice}`;

/** Most rounds of all key derivations of a file: some seconds. Real files have up to a million; the format allows 2,000 million. */
const mostRounds = 5_000_000;

/** Counts the rounds that the key derivations of a file may still take, and refuses a file that needs more. */
export class Rounds {
  readonly refuse: (rule: string) => InvalidInputError;
  #left = mostRounds;

  constructor(refuse: (rule: string) => InvalidInputError) {
    this.refuse = refuse;
  }

  take(element: BerElement | undefined): number {
    const count = element === undefined ? 1 : numberOf(element);
    this.#left -= count;
    if (this.#left >= 0) return count;
    const rule = `must derive its keys in at most ${mostRounds} iterations altogether`;
    throw this.refuse(`${rule}; export it again: openssl pkcs12 -export`);
  }
}

/** Decrypts a part of a PKCS#12 file. @throws InvalidInputError for an unsupported cipher, any other error for damaged data. */
export function decryptPkcs12(
  algorithm: BerElement,
  part: BerElement,
  passphrase: string | undefined,
  rounds: Rounds,
): Uint8Array {
  const identifier = innerElement(algorithm, 0);
  const parameters = innerElement(algorithm, 1);
  const encrypted = bytesOf(part);
  if (identifierOf(identifier) === identifiers.pbes2)
    return decryptPbes2(parameters, encrypted, passphrase ?? "", rounds);
  const keySize = rowOf(identifiers.tripleDes, identifier);
  if (keySize === undefined) throw rounds.refuse(cipherRule());
  const salt = bytesOf(innerElement(parameters, 0));
  const iterations = rounds.take(innerElement(parameters, 1));
  const derived = deriveKey(1, passphrase, salt, iterations, keySize);
  // Triple DES with two keys uses the first one again as the third.
  const key = Buffer.concat([derived, derived]).subarray(0, 24);
  return decrypt("des-ede3-cbc", key, deriveKey(2, passphrase, salt, iterations, 8), encrypted);
}

function decryptPbes2(parameters: BerElement, encrypted: Uint8Array, passphrase: string, left: Rounds): Uint8Array {
  const cipher = rowOf(identifiers.ciphers, innerElement(parameters, 1, 0));
  const rules = innerElement(parameters, 0, 1);
  // The length of the key, a number, may stand before the pseudorandom function, a sequence.
  const prf = innerElements(rules).find(({ value }, index) => index >= 2 && !(value instanceof Uint8Array));
  const digest = prf === undefined ? "sha1" : rowOf(identifiers.digests, innerElement(prf, 0));
  const isKnown = identifierOf(innerElement(parameters, 0, 0)) === identifiers.pbkdf2;
  if (!isKnown || digest === undefined || cipher === undefined) throw left.refuse(cipherRule());
  const [salt, iterations] = [bytesOf(innerElement(rules, 0)), left.take(innerElement(rules, 1))];
  const key = process.getBuiltinModule("node:crypto").pbkdf2Sync(passphrase, salt, iterations, cipher.keySize, digest);
  return decrypt(cipher.name, key, bytesOf(innerElement(parameters, 1, 1)), encrypted);
}

function decrypt(cipher: string, key: Uint8Array, vector: Uint8Array, encrypted: Uint8Array): Uint8Array {
  const decipher = process.getBuiltinModule("node:crypto").createDecipheriv(cipher, key, vector);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]);
}

/** Derives a key (purpose 1), an initialization vector (2) or the key of a MAC (3) (RFC 7292, appendix B.2). */
function deriveKey(
  purpose: 1 | 2 | 3,
  passphrase: string | undefined,
  salt: Uint8Array,
  iterations: number,
  size: number,
  { name: digest, block: blockSize } = { name: "sha1", block: 64 },
): Buffer {
  const { createHash } = process.getBuiltinModule("node:crypto");
  const password = Buffer.from(passphrase === undefined ? "" : `${passphrase}\0`, "utf16le").swap16();
  const input = Buffer.concat([fillBlocks(salt, blockSize), fillBlocks(password, blockSize)]);
  let derived = Buffer.alloc(0);
  while (derived.length < size) {
    let hash = Buffer.concat([Buffer.alloc(blockSize, purpose), input]);
    for (let round = 0; round < Math.max(1, iterations); round += 1) hash = createHash(digest).update(hash).digest();
    derived = Buffer.concat([derived, hash]);
    const summand = Buffer.alloc(blockSize, hash);
    for (let block = 0; block < input.length; block += blockSize) {
      addOneAnd(summand, input.subarray(block, block + blockSize));
    }
  }
  return derived.subarray(0, size);
}

/** Repeats bytes until they fill whole blocks. */
function fillBlocks(bytes: Uint8Array, blockSize: number): Uint8Array {
  // Deno fills nothing with no bytes.
  if (bytes.length === 0) return bytes;
  return Buffer.alloc(Math.ceil(bytes.length / blockSize) * blockSize, bytes);
}

/** Adds a number and 1 to a block in place, modulo the size of the block. */
function addOneAnd(summand: Uint8Array, block: Uint8Array): void {
  let carry = 1;
  for (let place = block.length - 1; place >= 0; place -= 1) {
    carry += (block[place] ?? 0) + (summand[place] ?? 0);
    block[place] = carry & 0xff;
    carry >>= 8;
  }
}
