import type { KeyObject, X509Certificate } from "node:crypto";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { builtIns } from "../built-ins.ts";
import { bytesOf, identifierOf, innerElement, innerElements, readBer, type BerElement } from "./ber.ts";
import type { Pkcs12Material, Refusal } from "./certificate-material.ts";
import { countRounds, exceedsRounds, mostRounds } from "./key-derivation.ts";
import { decryptPkcs12, fitsMac } from "./pkcs12-decrypt.ts";

const legacyRule =
  "is encrypted with a cipher that OpenSSL 3 no longer reads, such as RC2; convert it: " +
  "openssl pkcs12 -legacy -in old.p12 -nodes -out all.pem, then openssl pkcs12 -export -in all.pem -out new.p12";
const runtimeRule = "is encrypted with a cipher that this runtime does not read; " + legacyRule.replace(/^.*; /, "");
const unreadableRule = "is no PKCS#12 file, or a damaged one; export it again: openssl pkcs12 -export";
const noMacRule =
  "has no MAC, so nothing shows whether the passphrase is right; export it again: openssl pkcs12 -export, without -nomac";

/**
 * Reads certificate, key and the certificates of intermediate authorities from a PKCS#12 file. It is read here and not by the runtime,
 * because Node trusts the authorities in a `pfx` as servers', and because each runtime has other errors for a wrong passphrase.
 *
 * @throws InvalidInputError of `pfx` or `passphrase`; it holds nothing of either.
 */
export function readPkcs12(
  { pfx, passphrase }: Pkcs12Material,
  refuse: Refusal,
): readonly [X509Certificate, KeyObject, readonly X509Certificate[]] {
  const unreadable = (): InvalidInputError => refuse("pfx", unreadableRule);
  // Before any key is derived, because a file may ask for endless work.
  if (exceedsRounds(() => countPkcs12Rounds(pfx), unreadable))
    throw refuse("pfx", `must derive its keys in at most ${mostRounds} iterations altogether`);
  let contents: Pkcs12Contents | undefined;
  try {
    contents = openPkcs12(pfx, findPassphrase(pfx, passphrase, refuse));
  } catch (error) {
    if (error instanceof InvalidInputError) throw error;
    // The passphrase is right.
    throw error instanceof RangeError ? unreadable() : refuse("pfx", runtimeRule);
  }
  if (contents === undefined) throw refuse("pfx", legacyRule);
  const { keys, certificates } = contents;
  for (const key of keys) {
    const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key));
    if (leaf !== undefined) return [leaf, key, intermediatesOf(leaf, certificates)];
  }
  throw refuse("pfx", "holds no private key with its certificate");
}

/**
 * The passphrase that fits the MAC of the file. A file without a passphrase may have been made with an empty one or with none.
 *
 * @throws InvalidInputError when it does not fit, or the file has no MAC; RangeError when the file cannot be read.
 */
function findPassphrase(pfx: Uint8Array, given: string | undefined, refuse: Refusal): string | undefined {
  const [, safe, mac] = innerElements(readBer(pfx));
  if (safe === undefined) throw new RangeError("an ASN.1 element is missing");
  if (mac === undefined) throw refuse("pfx", noMacRule);
  const content = bytesOf(innerElement(innerElement(safe, 1), 0));
  const candidates = given === undefined || given === "" ? [undefined, ""] : [given];
  for (const candidate of candidates) {
    // A MAC of a digest that is not known here proves nothing; the decryption will.
    if (fitsMac(mac, content, candidate) !== false) return candidate;
  }
  throw refuse(
    "passphrase",
    given === undefined
      ? "is missing: give that of the PKCS#12 file"
      : "does not open the PKCS#12 file: give the one that the file was made with",
  );
}

/** The issuer of the certificate, its issuer, and so on, without the one that signed itself. */
function intermediatesOf(leaf: X509Certificate, others: readonly X509Certificate[]): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let last = leaf; ;) {
    const issuer = others.find((other) => !chain.includes(other) && last !== other && last.checkIssued(other));
    if (issuer === undefined || issuer.checkIssued(issuer)) return chain;
    chain.push(issuer);
    last = issuer;
  }
}

/** Kinds of content (RFC 7292, section 4.1). */
const encryptedData = "2a864886f70d010706";
/** Kinds of bags (RFC 7292, section 4.2). */
const keyBag = "2a864886f70d010c0a0101";
const shroudedKeyBag = "2a864886f70d010c0a0102";
const certificateBag = "2a864886f70d010c0a0103";
const nestedBag = "2a864886f70d010c0a0106";

interface Pkcs12Contents {
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly X509Certificate[];
}

/**
 * Opens a PKCS#12 file (RFC 7292). Its integrity is not checked here.
 *
 * @returns `undefined` when a part is encrypted with a cipher that is not supported.
 * @throws Error when it cannot be read, or the passphrase does not fit.
 */
function openPkcs12(pfx: Uint8Array, passphrase: string | undefined): Pkcs12Contents | undefined {
  const bags: BerElement[] = [];
  for (const content of innerElements(dataOf(innerElement(readBer(pfx), 1)))) {
    const part =
      identifierOf(innerElement(content, 0)) === encryptedData ? decryptPart(content, passphrase) : dataOf(content);
    if (part === undefined) return undefined;
    bags.push(...flatten(part));
  }
  const keys: KeyObject[] = [];
  const certificates: X509Certificate[] = [];
  for (const bag of bags) {
    const kind = identifierOf(innerElement(bag, 0));
    const value = innerElement(innerElement(bag, 1), 0);
    if (kind === keyBag || kind === shroudedKeyBag) {
      const key = kind === keyBag ? value.raw : decryptPair(value, passphrase);
      if (key === undefined) return undefined;
      keys.push(builtIns.crypto.createPrivateKey({ key: Buffer.from(key), format: "der", type: "pkcs8" }));
    } else if (kind === certificateBag) {
      certificates.push(new builtIns.crypto.X509Certificate(bytesOf(innerElement(innerElement(value, 1), 0))));
    }
  }
  return { keys, certificates };
}

/**
 * The rounds of the key derivations that a PKCS#12 file asks for, as far as it shows them without the passphrase.
 *
 * @throws RangeError when it cannot be read.
 */
function countPkcs12Rounds(pfx: Uint8Array): number {
  const file = readBer(pfx);
  return innerElements(dataOf(innerElement(file, 1)))
    .flatMap((content) =>
      identifierOf(innerElement(content, 0)) === encryptedData ? [content] : [content, dataOf(content)],
    )
    .reduce((sum, part) => sum + countRounds(part), countRounds(file));
}

/** What a ContentInfo of the kind data holds: an encoding inside a string. */
function dataOf(content: BerElement): BerElement {
  return readBer(bytesOf(innerElement(innerElement(content, 1), 0)));
}

function decryptPart(content: BerElement, passphrase: string | undefined): BerElement | undefined {
  const encrypted = innerElement(innerElement(innerElement(content, 1), 0), 1);
  const decrypted = decryptPkcs12(innerElement(encrypted, 1), bytesOf(innerElement(encrypted, 2)), passphrase);
  return decrypted === undefined ? undefined : readBer(decrypted);
}

/** Decrypts an EncryptedPrivateKeyInfo (RFC 5208, section 6): an algorithm and what it encrypted. */
function decryptPair(pair: BerElement, passphrase: string | undefined): Uint8Array | undefined {
  return decryptPkcs12(innerElement(pair, 0), bytesOf(innerElement(pair, 1)), passphrase);
}

/** The bags of a part, those inside of other ones included. */
function flatten(part: BerElement): readonly BerElement[] {
  return innerElements(part).flatMap((bag) =>
    identifierOf(innerElement(bag, 0)) === nestedBag ? flatten(innerElement(innerElement(bag, 1), 0)) : [bag],
  );
}
