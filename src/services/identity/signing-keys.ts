import { exportJWK } from "jose/key/export";
import { generateKeyPair, type GenerateKeyPairResult } from "jose/key/generate/keypair";
import { compactVerify } from "jose/jws/compact/verify";
import type { CryptoKey, JWK } from "jose";
import { identityTokenLifetime } from "./grants.ts";

export const signingAlgorithm = "RS256";

export interface SigningKeys {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** A private key that never was published; made at the first call. */
  foreignKey(): Promise<CryptoKey>;
  /** The published keys, the one in use first: at most 100, whose tokens may still be valid; none has a `kid`. */
  readonly published: readonly JWK[];
  /** Replaces the signing key. Without `keepOld` only the new key is published. */
  rotate(keepOld: boolean): Promise<void>;
  /** Returns the claims of a token, also an expired one, if any current or former key of the service has signed it. */
  verify(token: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** Most keys that are published, the newest: clients read no more than some of a set. */
const mostPublished = 100;
/** Most keys that verify tokens: one for each second in which an identity token is valid. */
const mostKept = identityTokenLifetime;

/**
 * Makes RSA keys of 2,048 bits.
 *
 * @param kept the first private key; without it a new one is made
 */
export async function createSigningKeys(kept?: JWK): Promise<SigningKeys> {
  const generate = (): Promise<GenerateKeyPairResult> => generateKeyPair(signingAlgorithm, { extractable: true });
  const first = kept === undefined ? await generate() : await keysOf(kept);
  let foreign: Promise<GenerateKeyPairResult> | undefined;
  let current = first;
  let keys = [{ key: first.publicKey, jwk: await publicJwk(first.publicKey), publishedUntil: Infinity }];
  return {
    get privateKey() {
      return current.privateKey;
    },
    get publicKey() {
      return current.publicKey;
    },
    async foreignKey() {
      foreign ??= generate();
      return (await foreign).privateKey;
    },
    get published() {
      const published = keys.filter(({ publishedUntil }) => Date.now() < publishedUntil);
      return published.slice(0, mostPublished).map(({ jwk }) => jwk);
    },
    async rotate(keepOld) {
      const next = await generate();
      const entry = { key: next.publicKey, jwk: await publicJwk(next.publicKey), publishedUntil: Infinity };
      const end = keepOld ? Date.now() + identityTokenLifetime * 1000 : 0;
      const former = keys.map((key) => ({ ...key, publishedUntil: Math.min(key.publishedUntil, end) }));
      keys = [entry, ...former.slice(0, mostKept - 1)];
      current = next;
    },
    async verify(token) {
      for (const { key } of keys) {
        try {
          const { payload } = await compactVerify(token, key, { algorithms: [signingAlgorithm] });
          // The service signs only claims.
          return JSON.parse(new TextDecoder().decode(payload)) as Readonly<Record<string, unknown>>;
        } catch {
          // Another key may fit.
        }
      }
      return undefined;
    },
  };
}

async function keysOf(kept: JWK): Promise<GenerateKeyPairResult> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const { kty = "", n = "", e = "" } = kept;
  return {
    privateKey: await crypto.subtle.importKey("jwk", kept, algorithm, true, ["sign"]),
    publicKey: await crypto.subtle.importKey("jwk", { kty, n, e }, algorithm, true, ["verify"]),
  };
}

async function publicJwk(key: CryptoKey): Promise<JWK> {
  return { ...(await exportJWK(key)), alg: signingAlgorithm, use: "sig" };
}
