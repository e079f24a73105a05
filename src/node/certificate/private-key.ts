import type { KeyObject } from "node:crypto";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { pemAdvice } from "../../transport/authorities.ts";
import { builtIns } from "../built-ins.ts";
import { identifierOf, innerElement, readBer } from "./ber.ts";
import type { Refusal } from "./certificate-material.ts";
import { countRounds, mostRounds } from "./key-derivation.ts";

/**
 * Reads a private key.
 *
 * @throws InvalidInputError of `key` or `passphrase`; it holds nothing of either.
 */
export function readPrivateKey(pem: string, passphrase: string | undefined, refuse: Refusal): KeyObject {
  // Both forms say so in plain text: PKCS#8 (RFC 7468, section 11) and the older one of OpenSSL.
  const encrypted = /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/.test(pem);
  if (encrypted && passphrase === undefined)
    throw refuse("passphrase", "is missing: the key is encrypted; give its passphrase");
  const unread = (): InvalidInputError => refuse("key", pemAdvice(pem) ?? "holds no private key as PEM");
  const encryption = readEncryption(pem);
  if (encryption === undefined) throw unread();
  // Before OpenSSL reads it, which would do all of the work that a key asks for.
  if (encryption.rounds > mostRounds) throw refuse("key", `must be decrypted by at most ${mostRounds} iterations`);
  try {
    return builtIns.crypto.createPrivateKey({
      key: pem,
      ...(encrypted && passphrase !== undefined ? { passphrase } : {}),
    });
  } catch (error) {
    // The error itself is not passed on: it belongs to OpenSSL, and nobody promises what it repeats.
    if (!encrypted) throw unread();
    throw isUnsupported(error) || encryption.hasOldCipher
      ? refuse(
          "key",
          "is encrypted with a cipher that OpenSSL 3 no longer reads; convert it: openssl pkey -aes256 -in key.pem -out new.pem -provider default -provider legacy",
        )
      : refuse("passphrase", "does not open the key: give the one that the key was encrypted with");
  }
}

/** Ciphers of PKCS#5 1.5 (RFC 8018, appendix A.3), such as MD5 with DES; Bun and Deno do not say that they lack them. */
const oldCipher = /^2a864886f70d0105(01|03|04|06|0a|0b)$/;

/** How the keys in a text are encrypted, as far as they are PKCS#8; `undefined` when that cannot be read. */
function readEncryption(pem: string): { readonly rounds: number; readonly hasOldCipher: boolean } | undefined {
  // OpenSSL ends the line of a label at such a character.
  if (pem.includes("\0")) return undefined;
  try {
    const blocks = [...pem.matchAll(/-----BEGIN ENCRYPTED PRIVATE KEY-----([^-]*)/g)];
    const keys = blocks.map(([, base64 = ""]) => readBer(decodeBase64(base64)));
    return {
      rounds: keys.reduce((sum, key) => sum + countRounds(key), 0),
      hasOldCipher: keys.some((key) => oldCipher.test(identifierOf(innerElement(innerElement(key, 0), 0)))),
    };
  } catch {
    return undefined;
  }
}

/**
 * The bytes between the labels (RFC 7468, section 3). OpenSSL skips lines of anything before a blank line. Read as a part of the
 * key, they would hide how many rounds it asks for.
 */
function decodeBase64(text: string): Uint8Array {
  const lines = text.trim();
  if (/[^A-Za-z0-9+/=\s]|\n\s*\n/.test(lines)) throw new RangeError("no base64 alone");
  return Buffer.from(lines, "base64");
}

/** Whether OpenSSL lacks the cipher, as opposed to a passphrase that does not fit. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && /digital envelope routines:[^:]*:unsupported/.test(error.message);
}
