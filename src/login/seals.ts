import { createHash, hkdfSync } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { CompactEncrypt, compactDecrypt, type CryptoKey } from "jose";

const compress = promisify(brotliCompress);
const encryption = { alg: "dir", enc: "A256GCM" } as const;
const decryption = { keyManagementAlgorithms: [encryption.alg], contentEncryptionAlgorithms: [encryption.enc] };

/**
 * Compresses and encrypts what a browser or a store keeps (RFC 7516, A256GCM): nobody without the secret reads or changes it, and what
 * was sealed for a place, such as a cookie or the key of a record, is nothing in another one. The length tells nothing of a secret by
 * compression, because no secret is sealed twice beside something that others choose.
 */
export class Seals {
  readonly #keys: readonly [Promise<CryptoKey>, ...Promise<CryptoKey>[]];

  /** The first secret seals, and all of them open. A text sealed for another application does not open, even with a shared secret. */
  constructor([first = "", ...others]: readonly string[], application: string) {
    const keyOf = (secret: string): Promise<CryptoKey> => {
      // HKDF (RFC 5869).
      const key = hkdfSync("sha256", secret, "", `ares-caais login ${application}`, 32);
      return crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
    };
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** @param quality of the compression, up to 11 */
  async seal(place: string, value: object, quality = 5): Promise<string> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const compressed = await compress(JSON.stringify([place, value]), { params });
    return new CompactEncrypt(compressed).setProtectedHeader(encryption).encrypt(await this.#keys[0]);
  }

  /** @returns what was sealed, as it was; `undefined` for a text that was not sealed by one of the secrets for this place, and for none. */
  async open(place: string, text = ""): Promise<unknown> {
    for (const key of this.#keys) {
      try {
        const { plaintext } = await compactDecrypt(text, await key, decryption);
        // A text that can be decrypted was sealed here.
        const [sealed, value] = JSON.parse(brotliDecompressSync(plaintext).toString()) as [
          place: string,
          value: object,
        ];
        return sealed === place ? value : undefined;
      } catch {
        // It may be sealed with the next secret.
      }
    }
    return undefined;
  }
}

/** SHA-256 of a text, in base64url. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
