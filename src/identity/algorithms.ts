import { DiscoveryError } from "./discovery-error.ts";

/** Asymmetric algorithms of signatures (RFC 7518, section 3.1; RFC 8037; RFC 9864) and the hash each is made over. */
const hashes = {
  RS256: "sha256",
  RS384: "sha384",
  RS512: "sha512",
  PS256: "sha256",
  PS384: "sha384",
  PS512: "sha512",
  ES256: "sha256",
  ES384: "sha384",
  ES512: "sha512",
  EdDSA: "sha512",
  Ed25519: "sha512",
} as const;

/** Name of an asymmetric algorithm that a token may be signed with. */
export type SigningAlgorithm = keyof typeof hashes;

/** Every algorithm that a token may be signed with. */
export const signingAlgorithmNames: readonly SigningAlgorithm[] = Object.keys(hashes).filter(isSigningAlgorithm);

/** Whether a token signed so can be accepted at all: `none` and the algorithms with a shared secret are not among them. */
export function isSigningAlgorithm(name: unknown): name is SigningAlgorithm {
  return typeof name === "string" && Object.hasOwn(hashes, name);
}

/** The hash function of an algorithm, as Node names it. */
export function hashOf(algorithm: SigningAlgorithm): "sha256" | "sha384" | "sha512" {
  return hashes[algorithm];
}

/**
 * The algorithms that tokens may be signed with.
 *
 * @param discovered `id_token_signing_alg_values_supported` of the discovery document; RS256 when it lists none (OpenID
 * Connect Discovery 1.0, section 3, demands that one)
 * @throws DiscoveryError when nothing asymmetric is listed.
 */
export function signingAlgorithms(discovered: readonly string[] | undefined): readonly SigningAlgorithm[] {
  if (discovered === undefined || discovered.length === 0) return ["RS256"];
  const allowed = [...new Set(discovered)].filter(isSigningAlgorithm);
  if (allowed.length > 0) return allowed;
  throw new DiscoveryError(
    "discovery",
    "id_token_signing_alg_values_supported",
    `must list one of ${signingAlgorithmNames.join(", ")}`,
  );
}
