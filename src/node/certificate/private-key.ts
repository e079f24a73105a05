import type { KeyObject } from "node:crypto";
import type { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { pemAdvice } from "../../transport/authorities.ts";
import type { Refusal } from "./certificate-material.ts";

/** Reads a private key. Errors repeat neither the key nor its passphrase. */
export function readPrivateKey(pem: string, passphrase: string | undefined, refuse: Refusal): KeyObject {
  // Both encrypted forms have a plain-text mark: PKCS#8 (RFC 7468, section 11) and the older form of OpenSSL.
  const encrypted = /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/.test(pem);
  if (encrypted && passphrase === undefined)
    throw refuse("passphrase", "is missing: the key is encrypted; give its passphrase");
  const unread = (): InvalidInputError => refuse("key", pemAdvice(pem) ?? "holds no private key as PEM");
  try {
    return process.getBuiltinModule("node:crypto").createPrivateKey({
      key: pem,
      ...(encrypted && passphrase !== undefined ? { passphrase } : {}),
    });
  } catch (error) {
    // The error of OpenSSL is not passed on, because it might repeat secrets.
    if (!encrypted) throw unread();
    throw isUnsupported(error) || hasOldCipher(pem)
      ? refuse(
          "key",
          "is encrypted with a cipher that OpenSSL 3 no longer reads; convert it: openssl pkey -aes256 -in key.pem -out new.pem -provider default -provider legacy",
        )
      : refuse("passphrase", "does not open the key: give the one that the key was encrypted with");
  }
}

/**
 * Finds a cipher of PKCS#5 1.5 (RFC 8018, appendix A.3), such as MD5 with DES, near the beginning of a key in hexadecimal. Bun and
 * Deno report no missing cipher.
 */
const oldCipher = /^.{0,24}06092a864886f70d0105(01|03|04|06|0a|0b)/;

function hasOldCipher(pem: string): boolean {
  const [, base64 = ""] = /-----BEGIN ENCRYPTED PRIVATE KEY-----([^-]*)/.exec(pem) ?? [];
  return oldCipher.test(Buffer.from(base64, "base64").toString("hex"));
}

/** Whether OpenSSL lacks the cipher; otherwise the passphrase is wrong. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && /digital envelope routines:[^:]*:unsupported/.test(error.message);
}
