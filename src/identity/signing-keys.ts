import { JWKSMultipleMatchingKeys } from "jose/errors";
import { createLocalJWKSet } from "jose/jwks/local";
import type { CryptoKey, JWK } from "jose";
import { signingAlgorithmNames, type SigningAlgorithm } from "./algorithms.ts";
import { DiscoveryError } from "./discovery-error.ts";
import { isJsonObject } from "../transport/json-object.ts";

/** Most keys of a set: every token may have to be tried against all of them. */
const mostKeys = 100;

/** Least bits of an RSA key (RFC 7518, section 3.3). */
const leastModulusLength = 2048;

/** A set of keys that check signatures. */
export interface SigningKeys {
  /**
   * The keys that may have made a signature, those with its key id first. A key id only orders them: the service
   * publishes keys without one, all keys of the set are trusted alike, and the signature decides.
   */
  candidates(header: {
    readonly algorithm: SigningAlgorithm;
    readonly keyId?: string | undefined;
  }): Promise<Iterable<CryptoKey>>;
}

/**
 * Reads a key set (RFC 7517, section 5). Keys that are broken, private, secret, too short, or for encryption are left
 * out and do not spoil the others.
 *
 * @throws DiscoveryError when it is no key set, is too large, or holds no key that can be used.
 */
export async function readSigningKeys(document: unknown): Promise<SigningKeys> {
  const entries: unknown = isJsonObject(document) ? document["keys"] : undefined;
  if (!Array.isArray(entries)) throw new DiscoveryError("jwks", "keys", "must be a list in an object");
  if (entries.length > mostKeys) throw new DiscoveryError("jwks", "keys", `must be at most ${mostKeys}`);
  const resolve = createLocalJWKSet({ keys: entries.filter(isAsymmetricKey) });

  const imported = new Map<SigningAlgorithm, Promise<readonly CryptoKey[]>>();

  const fitting = async (alg: SigningAlgorithm, kid?: string): Promise<readonly CryptoKey[]> => {
    try {
      return [await resolve({ alg, ...(kid === undefined ? {} : { kid }) })].filter(isLongEnough);
    } catch (error) {
      if (!(error instanceof JWKSMultipleMatchingKeys)) return []; // None fits, or the only one that does is broken.
      const keys: CryptoKey[] = [];
      for await (const key of error) keys.push(key);
      return keys.filter(isLongEnough);
    }
  };
  const allFitting = (algorithm: SigningAlgorithm): Promise<readonly CryptoKey[]> => {
    const known = imported.get(algorithm) ?? fitting(algorithm);
    imported.set(algorithm, known);
    return known;
  };

  for (const algorithm of signingAlgorithmNames) {
    if ((await allFitting(algorithm)).length === 0) continue;
    return {
      candidates: async ({ algorithm, keyId }) => {
        const keys = await allFitting(algorithm);
        return keyId === undefined ? keys : new Set([...(await fitting(algorithm, keyId)), ...keys]);
      },
    };
  }
  throw new DiscoveryError("jwks", "keys", "must hold an asymmetric key for signatures that can be used");
}

function isAsymmetricKey(entry: unknown): entry is JWK {
  return isJsonObject(entry) && typeof entry["kty"] === "string" && entry["kty"] !== "oct";
}

function isLongEnough({ algorithm }: CryptoKey): boolean {
  return !("modulusLength" in algorithm) || Number(algorithm.modulusLength) >= leastModulusLength;
}
