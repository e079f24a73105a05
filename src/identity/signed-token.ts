import type { CryptoKey, JWK } from "jose";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JWKSMultipleMatchingKeys, JWSInvalid, JWSSignatureVerificationFailed } from "jose/errors";
import { createLocalJWKSet } from "jose/jwks/local";
import { compactVerify } from "jose/jws/compact/verify";
import { findJsonFault, parseJson } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { DiscoveryError, isSigningAlgorithm, signingAlgorithmNames, type SigningAlgorithm } from "./provider.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

/** Longest token that is looked at, in characters. */
const longestToken = 65_536;

/** Header, claims and signature in base64url (RFC 7515, section 7.1); the signature of an unsigned token is empty. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A token that may be worth a key. */
export interface SignedToken {
  readonly text: string;
  readonly algorithm: SigningAlgorithm;
  /** `kid` of its header: a hint, no more. */
  readonly keyId: string | undefined;
}

/**
 * Looks at a token before any key is touched. Keys in its header (`jwk`, `jku`, `x5c`) are never looked at.
 *
 * @param algorithms what it may be signed with; only asymmetric ones count
 * @throws TokenError when it is no signed JWT, needs an extension, or is signed by an algorithm that is not allowed.
 */
export function readSignedToken(token: string, kind: TokenKind, algorithms: readonly string[]): SignedToken {
  if (typeof token !== "string" || token.length > longestToken) {
    throw new TokenError(kind, "malformed", { rule: `must be text of at most ${longestToken} characters` });
  }
  if (!compactForm.test(token)) {
    throw new TokenError(kind, "malformed", { rule: "must have three parts in base64url" });
  }
  const { alg, kid, crit, b64 } = readHeader(token, kind);
  if (crit !== undefined || (b64 !== undefined && b64 !== true)) {
    throw new TokenError(kind, "malformed", { rule: "must not need an extension" });
  }
  if (!isSigningAlgorithm(alg) || !algorithms.includes(alg)) {
    const allowed = algorithms.filter(isSigningAlgorithm);
    throw new TokenError(kind, "algorithm", { rule: `must be one of ${allowed.join(", ")}` });
  }
  return { text: token, algorithm: alg, keyId: typeof kid === "string" ? kid : undefined };
}

function readHeader(token: string, kind: TokenKind): Readonly<Partial<Record<string, unknown>>> {
  try {
    return decodeProtectedHeader(token);
  } catch {
    // The cause may quote the token.
    throw new TokenError(kind, "malformed", { rule: "must have a header that is a JSON object" });
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Tries the keys one after the other.
 *
 * @returns the claims, or `undefined` when no key fits.
 * @throws TokenError when the signature is none, or what it signs is no JSON object.
 */
export async function verifySignature(
  token: SignedToken,
  kind: TokenKind,
  keys: SigningKeys,
): Promise<Record<string, unknown> | undefined> {
  for (const key of await keys.candidates(token)) {
    try {
      const { payload } = await compactVerify(token.text, key, { algorithms: [token.algorithm] });
      return readClaimsSet(payload, kind);
    } catch (error) {
      if (error instanceof JWSInvalid) {
        throw new TokenError(kind, "malformed", { rule: "must have three parts in base64url" });
      }
      // Another key may still fit.
      if (!(error instanceof JWSSignatureVerificationFailed)) throw error;
    }
  }
  return undefined;
}

/** The claims as JSON in UTF-8 (RFC 7519, section 7.2). */
function readClaimsSet(bytes: Uint8Array, kind: TokenKind): Record<string, unknown> {
  const text = readText(bytes) ?? "";
  const claims = parseJson(text);
  if (isJsonObject(claims)) return claims;
  const rounded = findJsonFault(text) === "number";
  const rule = rounded ? "must have no number beyond 2^53 - 1" : "must have claims that are a JSON object";
  throw new TokenError(kind, "malformed", { rule });
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

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
