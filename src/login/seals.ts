import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { CompactEncrypt, compactDecrypt, type CryptoKey } from "jose";

const compress = promisify(brotliCompress);
const encryption = { alg: "dir", enc: "A256GCM" } as const;
const decryption = {
  keyManagementAlgorithms: [encryption.alg],
  contentEncryptionAlgorithms: [encryption.enc],
};

/**
 * Compresses and encrypts what a browser or a store keeps (RFC 7516, A256GCM): nobody without the secret reads or changes it, and what
 * was sealed for a place, such as a cookie or the key of a record, is nothing in another one. The length tells nothing of a secret by
 * compression, because no secret is sealed twice beside something that others choose.
 */
export class Seals {
  readonly #keys: readonly [Promise<CryptoKey>, ...Promise<CryptoKey>[]];

  /**
   * @param secrets the first one seals; all of them open
   * @param application what was sealed for another one is nothing, whatever secret they share
   */
  constructor(secrets: readonly string[], application: string) {
    const [first = "", ...others] = secrets;
    const keyOf = (secret: string): Promise<CryptoKey> => deriveKey(secret, `ares-caais login ${application}`);
    this.#keys = [keyOf(first), ...others.map(keyOf)];
  }

  /** @param quality of the compression, up to 11 */
  async seal(place: string, value: object, quality = 5): Promise<string> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const compressed = await compress(JSON.stringify([place, value]), { params });
    return new CompactEncrypt(compressed).setProtectedHeader(encryption).encrypt(await this.#keys[0]);
  }

  /** @returns `undefined` for no text, and for one that was not sealed by one of the secrets for this place. */
  async open(place: string, text: string | undefined): Promise<unknown> {
    if (text === undefined) return undefined;
    for (const key of this.#keys) {
      try {
        const { plaintext } = await compactDecrypt(text, await key, decryption);
        // A text that can be decrypted was sealed here.
        const json = brotliDecompressSync(plaintext).toString();
        const [sealed, value] = JSON.parse(json) as [place: string, value: object];
        return sealed === place ? value : undefined;
      } catch {
        // It may be sealed with the next secret.
      }
    }
    return undefined;
  }
}

/** HKDF with SHA-256 (RFC 5869). */
async function deriveKey(secret: string, info: string): Promise<CryptoKey> {
  const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
  const material = await crypto.subtle.importKey("raw", text(secret), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text(info) };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
