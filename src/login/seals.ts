import { createHash, hkdfSync } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { CompactEncrypt, compactDecrypt, type CryptoKey } from "jose";

const compress = promisify(brotliCompress);
const encryption = { alg: "dir", enc: "A256GCM" } as const;
const decryption = { keyManagementAlgorithms: [encryption.alg], contentEncryptionAlgorithms: [encryption.enc] };

/**
 * Compresses and encrypts values in a browser or a store (RFC 7516, A256GCM). Nobody can read or change them without the secret. A
 * value that was sealed for one place, such as a cookie or the key of a record, does not open in another place. Compression reveals
 * no secret by the length, because no secret is sealed twice with data that an attacker chooses.
 */
export class Seals {
  readonly #keys: readonly [Promise<CryptoKey>, ...Promise<CryptoKey>[]];

  /** The first secret seals and all secrets open. A text of another application does not open, also if both share a secret. */
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

  /** Decrypts a text. @returns the sealed value; `undefined` for a text that was not sealed for this place with one of the secrets. */
  async open(place: string, text = ""): Promise<unknown> {
    for (const key of this.#keys) {
      try {
        const { plaintext } = await compactDecrypt(text, await key, decryption);
        // Only `seal` makes a text that can be decrypted.
        const [sealed, value] = JSON.parse(brotliDecompressSync(plaintext).toString()) as [
          place: string,
          value: object,
        ];
        return sealed === place ? value : undefined;
      } catch {
        // The next secret may be the right one.
      }
    }
    return undefined;
  }
}

/** SHA-256 of a text, in base64url. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
