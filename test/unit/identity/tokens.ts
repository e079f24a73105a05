import { inspect } from "node:util";
import { CompactSign, exportJWK, generateKeyPair, type CryptoKey, type JWK } from "jose";
import { expect } from "vitest";
import type { Clock } from "ares-caais";
import { KeySet, type KeySetOptions } from "../../../src/identity/key-set.ts";
import { TokenError } from "../../../src/identity/token-error.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

/** A key pair of the identity service. */
export interface SigningKey {
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** As the service publishes it: without `kid`, `alg` and `use`. */
  readonly jwk: JWK;
}

export async function createKey(alg: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, privateKey, publicKey, jwk: await exportJWK(publicKey) };
}

/** Signs anything: claims as JSON, or bytes as they are. */
export function sign(
  key: SigningKey,
  claims: object | Uint8Array,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const bytes = claims instanceof Uint8Array ? claims : new TextEncoder().encode(JSON.stringify(claims));
  return new CompactSign(bytes).setProtectedHeader({ alg: key.alg, ...header }).sign(key.privateKey);
}

export const issuer = "https://identity.example/";
export const clientId = "AIS_EXAMPLE";
export const subject = "5c2f5a7e-0000-4000-8000-1d5e8f0a9b3c";
export const nonce = "nonce-of-the-login-3vXq";
export const thumbprint = "A-thumbprint_of_43_characters_in_base64url1";
/** Seconds since 1970, as the fake clock begins. */
export const now = 1_800_000_000;

/** Claims of an identity token that is in order. */
export function identityClaims(): Record<string, unknown> {
  return {
    aud: clientId,
    auth_time: now - 60,
    azp: clientId,
    exp: now + 1_800,
    iat: now - 1,
    iss: issuer,
    jti: "jti-of-the-identity-token",
    nonce,
    sid: "sid-of-the-session",
    sub: subject,
  };
}

/** Claims of an access token that is in order. */
export function accessClaims(): Record<string, unknown> {
  return {
    aud: clientId,
    client_cert_sha256: thumbprint,
    exp: now + 300,
    iat: now - 1,
    iss: issuer,
    jti: "jti-of-the-access-token",
    nbf: now - 1,
    scope: ["openid", "profile"],
    sub: subject,
  };
}

/** A key set that gives these keys and counts how often it was asked. */
export function keySetOf(
  keys: readonly unknown[],
  options: Partial<KeySetOptions> & { readonly clock?: Clock } = {},
): { readonly keySet: KeySet; readonly loads: () => number } {
  let loads = 0;
  const keySet = new KeySet({
    load: () => {
      loads += 1;
      return Promise.resolve({ keys });
    },
    clock: createFakeClock(),
    cooldown: 30_000,
    maxAge: 600_000,
    mostReloads: 4,
    ...options,
  });
  return { keySet, loads: () => loads };
}

/** The error that a token is refused with; it holds neither the token nor a text of its claims. */
export async function refusal(verification: Promise<unknown>, token: string): Promise<TokenError> {
  const error: unknown = await verification.then(
    () => {
      throw new Error("the token was accepted");
    },
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TokenError)) throw error;
  // The issuer that was expected is no secret, and whoever has to compare them needs it.
  const shown = inspect(error, { depth: 10, showHidden: true }).replaceAll(`must be ${issuer}`, "");
  for (const secret of secretsOf(token)) expect(shown).not.toContain(secret);
  return error;
}

/** The token, its parts, and every longer text in its claims. */
function secretsOf(token: string): string[] {
  const parts = token.split(".");
  const texts: string[] = [];
  try {
    JSON.parse(Buffer.from(parts[1] ?? "", "base64url").toString(), (_name, value: unknown) => {
      if (typeof value === "string" && value.length > 8) texts.push(value);
      return value;
    });
  } catch {
    // No claims, then.
  }
  return [token, ...parts, ...texts].filter((text) => text.length > 8);
}
