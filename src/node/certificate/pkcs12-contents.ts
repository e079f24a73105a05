import type { KeyObject, X509Certificate } from "node:crypto";
import { bytesOf, identifierOf, innerElement, innerElements, readBer, type BerElement } from "./ber.ts";
import { countRounds } from "./key-derivation.ts";
import { decryptPkcs12 } from "./pkcs12-decrypt.ts";
import { builtIns } from "../built-ins.ts";

/** Kinds of content (RFC 7292, section 4.1). */
const encryptedData = "2a864886f70d010706";
/** Kinds of bags (RFC 7292, section 4.2). */
const keyBag = "2a864886f70d010c0a0101";
const shroudedKeyBag = "2a864886f70d010c0a0102";
const certificateBag = "2a864886f70d010c0a0103";
const nestedBag = "2a864886f70d010c0a0106";

/** What a PKCS#12 file holds. */
export interface Pkcs12Contents {
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly X509Certificate[];
}

/**
 * Opens a PKCS#12 file (RFC 7292). Its integrity is not checked here.
 *
 * @returns `undefined` when a part is encrypted with a cipher that is not supported.
 * @throws Error when it cannot be read, or the passphrase does not fit.
 */
export function openPkcs12(pfx: Uint8Array, passphrase: string): Pkcs12Contents | undefined {
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
export function countPkcs12Rounds(pfx: Uint8Array): number {
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
