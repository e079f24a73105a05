import { exportJWK } from "jose/key/export";
import { generateKeyPair } from "jose/key/generate/keypair";
import type { CryptoKey, JWK } from "jose";

/** Algorithm of every signature. */
export const signingAlgorithm = "RS256";

/** The keys of a test identity provider. */
export interface ProviderKeys {
  readonly privateKey: CryptoKey;
  /** The published key; like those of the real service it has no `kid`. */
  readonly published: JWK;
  /** A private key that is not published; made at the first call. */
  readonly foreignKey: () => Promise<CryptoKey>;
}

/** Makes an RSA key of 2,048 bits. */
export async function createProviderKeys(): Promise<ProviderKeys> {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  let foreign: Promise<CryptoKey> | undefined;
  return {
    privateKey,
    published: { ...(await exportJWK(publicKey)), alg: signingAlgorithm, use: "sig" },
    foreignKey: () => (foreign ??= generateKeyPair(signingAlgorithm).then((keys) => keys.privateKey)),
  };
}
