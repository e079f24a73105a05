import type { KeyObject, X509Certificate } from "node:crypto";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { builtIns } from "../built-ins.ts";
import { bytesOf, identifierOf, innerElement, innerElements, readBer, type BerElement } from "./ber.ts";
import type { Pkcs12Material, Refusal } from "./certificate-material.ts";
import { countRounds, exceedsRounds, mostRounds } from "./key-derivation.ts";
import { decryptPkcs12 } from "./pkcs12-decrypt.ts";

const legacyRule =
  "is encrypted with a cipher that OpenSSL 3 no longer reads, such as RC2; convert it: " +
  "openssl pkcs12 -legacy -in old.p12 -nodes -out all.pem, then openssl pkcs12 -export -in all.pem -out new.p12";

const unreadableRule = "is no PKCS#12 file that OpenSSL reads";

/**
 * Reads certificate, key and the certificates of intermediate authorities from a PKCS#12 file.
 *
 * Node's own option `pfx` would do for a connection, but it also trusts the authorities in the file as servers'.
 *
 * @throws InvalidInputError of `pfx` or `passphrase`; it holds nothing of either.
 */
export function readPkcs12(
  { pfx, passphrase }: Pkcs12Material,
  refuse: Refusal,
): readonly [X509Certificate, KeyObject, readonly X509Certificate[]] {
  // Before OpenSSL, which would do all of the work that a file asks for.
  if (
    exceedsRounds(
      () => countPkcs12Rounds(pfx),
      () => refuse("pfx", unreadableRule),
    )
  ) {
    throw refuse("pfx", `must derive its keys in at most ${mostRounds} iterations altogether`);
  }
  try {
    // OpenSSL decides whether file and passphrase are right; it does not give out what it has read.
    builtIns.tls.createSecureContext({
      ca: [],
      pfx: Buffer.from(pfx),
      ...(passphrase === undefined ? {} : { passphrase }),
    });
  } catch (error) {
    throw refusalOf(error, passphrase, refuse);
  }
  let contents: Pkcs12Contents | undefined;
  try {
    contents = openPkcs12(pfx, passphrase ?? "");
  } catch {
    throw refuse("pfx", "cannot be read");
  }
  if (contents === undefined) throw refuse("pfx", legacyRule);
  const { keys, certificates } = contents;
  for (const key of keys) {
    const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key));
    if (leaf !== undefined) return [leaf, key, intermediatesOf(leaf, certificates)];
  }
  throw refuse("pfx", "holds no private key with its certificate");
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

function refusalOf(error: unknown, passphrase: string | undefined, refuse: Refusal): InvalidInputError {
  const message = error instanceof Error ? error.message : "";
  if (message.includes("mac verify failure")) {
    return refuse("passphrase", passphrase === undefined ? "is missing" : "does not open the PKCS#12 file");
  }
  if (message.includes("Unsupported")) return refuse("pfx", legacyRule);
  if (message.startsWith("Unable to load")) return refuse("pfx", "holds no private key with its certificate");
  return refuse("pfx", unreadableRule);
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
function openPkcs12(pfx: Uint8Array, passphrase: string): Pkcs12Contents | undefined {
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
      const key = Buffer.from(value.raw);
      keys.push(
        builtIns.crypto.createPrivateKey({
          key,
          format: "der",
          type: "pkcs8",
          ...(kind === keyBag ? {} : { passphrase }),
        }),
      );
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

function decryptPart(content: BerElement, passphrase: string): BerElement | undefined {
  const encrypted = innerElement(innerElement(innerElement(content, 1), 0), 1);
  const decrypted = decryptPkcs12(innerElement(encrypted, 1), bytesOf(innerElement(encrypted, 2)), passphrase);
  return decrypted === undefined ? undefined : readBer(decrypted);
}

/** The bags of a part, those inside of other ones included. */
function flatten(part: BerElement): readonly BerElement[] {
  return innerElements(part).flatMap((bag) =>
    identifierOf(innerElement(bag, 0)) === nestedBag ? flatten(innerElement(innerElement(bag, 1), 0)) : [bag],
  );
}
