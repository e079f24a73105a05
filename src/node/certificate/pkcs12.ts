import type { KeyObject, X509Certificate } from "node:crypto";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { bytesOf, identifierOf, innerElement, innerElements, readBer, type BerElement } from "./ber.ts";
import type { Pkcs12Material, Refusal } from "./certificate-material.ts";
import identifiers from "./pkcs12-identifiers.json" with { type: "json" };
import { convertAdvice, decryptPkcs12, fitsMac, Rounds } from "./pkcs12-decrypt.ts";

// A function, because a bundler for a browser would keep the text.
const runtimeRule = (): string => `is encrypted with a cipher that this runtime does not read; ${convertAdvice}`;
const unreadableRule = "is no PKCS#12 file, or a damaged one; export it again: openssl pkcs12 -export";
const noMacRule =
  "has no MAC, so nothing shows whether the passphrase is right; export it again: openssl pkcs12 -export, without -nomac";

interface Pkcs12Contents {
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly X509Certificate[];
}

/**
 * Reads certificate, key and the certificates of intermediate authorities from a PKCS#12 file (RFC 7292). The runtime does not read
 * it, because Node would trust its authorities for servers too, and every runtime has its own error for a wrong passphrase.
 */
export function readPkcs12(
  { pfx, passphrase }: Pkcs12Material,
  refuse: Refusal,
): readonly [X509Certificate, KeyObject, readonly X509Certificate[]] {
  let contents: Pkcs12Contents;
  try {
    const file = readBer(pfx);
    const rounds = new Rounds((rule) => refuse("pfx", rule));
    contents = readContents(file, findPassphrase(file, passphrase, rounds, refuse), rounds);
  } catch (error) {
    if (error instanceof InvalidInputError) throw error;
    // The passphrase is right, because it fits the MAC. So the file is damaged, or the runtime cannot read its cipher.
    throw refuse("pfx", error instanceof RangeError ? unreadableRule : runtimeRule());
  }
  const { keys, certificates } = contents;
  for (const key of keys) {
    const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key));
    if (leaf !== undefined) return [leaf, key, intermediatesOf(leaf, certificates)];
  }
  throw refuse("pfx", "holds no private key with its certificate");
}

/** Finds the passphrase that fits the MAC of the file. Without a given one it tries none and an empty one. */
function findPassphrase(
  file: BerElement,
  given: string | undefined,
  rounds: Rounds,
  refuse: Refusal,
): string | undefined {
  const safe = innerElement(file, 1);
  const [, , mac] = innerElements(file);
  if (mac === undefined) throw refuse("pfx", noMacRule);
  const content = bytesOf(innerElement(safe, 1, 0));
  const candidates = given === undefined || given === "" ? [undefined, ""] : [given];
  for (const candidate of candidates) {
    // A MAC with an unknown digest proves nothing; the decryption then decides.
    if (fitsMac(mac, content, candidate, rounds) !== false) return candidate;
  }
  throw refuse(
    "passphrase",
    given === undefined
      ? "is missing: give that of the PKCS#12 file"
      : "does not open the PKCS#12 file: give the one that the file was made with",
  );
}

/** @throws InvalidInputError for an unsupported cipher, RangeError when it cannot be read, or an error of the runtime. */
function readContents(file: BerElement, passphrase: string | undefined, rounds: Rounds): Pkcs12Contents {
  const keys: KeyObject[] = [];
  const certificates: X509Certificate[] = [];
  // Kinds of contents and bags (RFC 7292, sections 4.1 and 4.2).
  const { encryptedData, keyBag, shroudedKeyBag, certificateBag } = identifiers;
  const { createPrivateKey, X509Certificate: Certificate } = process.getBuiltinModule("node:crypto");
  for (const content of innerElements(dataOf(innerElement(file, 1)))) {
    const isEncrypted = identifierOf(innerElement(content, 0)) === encryptedData;
    for (const bag of innerElements(isEncrypted ? decryptPart(content, passphrase, rounds) : dataOf(content))) {
      const kind = identifierOf(innerElement(bag, 0));
      const value = innerElement(bag, 1, 0);
      if (kind === keyBag || kind === shroudedKeyBag) {
        // An encrypted key is an algorithm and the encrypted bytes (RFC 5208, section 6).
        const key =
          kind === keyBag
            ? value.raw
            : decryptPkcs12(innerElement(value, 0), innerElement(value, 1), passphrase, rounds);
        keys.push(createPrivateKey({ key: Buffer.from(key), format: "der", type: "pkcs8" }));
      } else if (kind === certificateBag) {
        certificates.push(new Certificate(bytesOf(innerElement(value, 1, 0))));
      }
    }
  }
  return { keys, certificates };
}

/** Content of a ContentInfo of the kind data: an encoding inside a string. */
function dataOf(content: BerElement): BerElement {
  return readBer(bytesOf(innerElement(content, 1, 0)));
}

/** Content of a ContentInfo of the kind encryptedData. */
function decryptPart(content: BerElement, passphrase: string | undefined, rounds: Rounds): BerElement {
  const encrypted = innerElement(content, 1, 0, 1);
  return readBer(decryptPkcs12(innerElement(encrypted, 1), innerElement(encrypted, 2), passphrase, rounds));
}

/** Returns the issuers of the certificate in order, without the self-signed root. */
function intermediatesOf(leaf: X509Certificate, others: readonly X509Certificate[]): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let last = leaf; ;) {
    const issuer = others.find((other) => !chain.includes(other) && last !== other && last.checkIssued(other));
    if (issuer === undefined || issuer.checkIssued(issuer)) return chain;
    chain.push(issuer);
    last = issuer;
  }
}
