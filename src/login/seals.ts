import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { CompactEncrypt, compactDecrypt, type CryptoKey } from "jose";
import { isJsonObject } from "../transport/json-object.ts";

/** What a sealed text is for: one made for a purpose is nothing for another. */
export type SealPurpose = "login" | "session" | "state" | "rest" | "record" | "user";

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];
const encryption = { alg: "dir", enc: "A256GCM" } as const;
const decryption = {
  keyManagementAlgorithms: [encryption.alg],
  contentEncryptionAlgorithms: [encryption.enc],
};

/**
 * Compresses and encrypts what a browser or a store keeps (RFC 7516, A256GCM): nobody without the secret reads or changes it. The key of
 * each purpose and application is derived from the secret (HKDF with SHA-256, RFC 5869). The length tells nothing of a secret by
 * compression, because no secret is sealed twice beside something that others choose.
 */
export class Seals {
  readonly #secrets: readonly string[];
  readonly #application: string;
  readonly #keys = new Map<string, Promise<CryptoKey>>();

  /**
   * @param secrets the first one seals; all of them open
   * @param application what was sealed for another one is nothing, whatever secret they share
   */
  constructor(secrets: readonly string[], application: string) {
    this.#secrets = secrets;
    this.#application = application;
  }

  async seal(purpose: SealPurpose, value: object): Promise<string> {
    const key = await this.#keyOf(0, purpose);
    // A session in cookies is sealed once, and has to be short.
    const params = { [constants.BROTLI_PARAM_QUALITY]: purpose === "session" ? 11 : 5 };
    const compressed = await compress(JSON.stringify(value), { params });
    return new CompactEncrypt(compressed).setProtectedHeader(encryption).encrypt(key);
  }

  /** @returns `undefined` for what was not sealed by one of the secrets, for this purpose. */
  async open(purpose: SealPurpose, text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    for (const index of this.#secrets.keys()) {
      const key = await this.#keyOf(index, purpose);
      try {
        const { plaintext } = await compactDecrypt(text, key, decryption);
        const value: unknown = JSON.parse((await decompress(plaintext)).toString());
        return isJsonObject(value) ? value : undefined;
      } catch {
        // Of another secret, or nobody's: which does not matter.
      }
    }
    return undefined;
  }

  #keyOf(index: number, purpose: SealPurpose): Promise<CryptoKey> {
    const name = `${purpose} ${index}`;
    let key = this.#keys.get(name);
    if (key === undefined) {
      key = deriveKey(this.#secrets[index] ?? "", `ares-caais ${purpose} ${this.#application}`);
      this.#keys.set(name, key);
    }
    return key;
  }
}

async function deriveKey(secret: string, info: string): Promise<CryptoKey> {
  const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
  const material = await crypto.subtle.importKey("raw", text(secret), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text(info) };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
