import { createHash } from "node:crypto";
import type { AccessTokenClaims, IdentityTokenClaims, Scope } from "../../generated/identity.gen.ts";
import { isJsonObject } from "../transport/json-object.ts";
import type { Signal } from "../transport/signal.ts";
import { hashOf, type SigningAlgorithm } from "./algorithms.ts";
import { checkClaims, type ClaimChecks, type TimeContext, type VerifiedClaims } from "./check-claims.ts";
import type { KeySet } from "./key-set.ts";
import { readSignedToken } from "./signed-token.ts";

/** What every verification needs. */
export interface VerificationContext extends TimeContext {
  readonly keySet: KeySet;
  /** What tokens may be signed with, as `signingAlgorithms` gives it. */
  readonly algorithms: readonly string[];
  readonly signal?: Signal | undefined;
}

/** What an identity token has to say. */
export interface ExpectedIdToken {
  /** The issuer, character for character. */
  readonly issuer: string;
  readonly clientId: string;
  /** The nonce of the login; `undefined` when none was sent, as in a refresh. */
  readonly nonce: string | undefined;
  /** The access token that came with it, which `at_hash` is about. */
  readonly accessToken: string;
  /** The user it has to be about, where that is known already, as in a refresh. */
  readonly subject: string | undefined;
}

/** What an access token has to say. */
export interface ExpectedAccessToken {
  /** The issuer, character for character. */
  readonly issuer: string;
  readonly clientId: string;
  /** SHA-256 of the client certificate in use, in base64url. */
  readonly thumbprint: string;
  /** `sub` of the identity token that came with it; `undefined` when none did, as in a refresh. */
  readonly subject: string | undefined;
}

/**
 * Verifies an identity token (specification, Identity service: tokens; OpenID Connect Core 1.0, section 3.1.3.7): its
 * signature, then every claim of the contract, and `at_hash` where it has one.
 *
 * @returns its claims; `aud` is one text, even when the service sends a list with just that.
 * @throws TokenError with the claim that is wrong; whatever {@link KeySet.verify} throws.
 */
export async function verifyIdToken(
  token: string,
  expected: ExpectedIdToken,
  context: VerificationContext,
): Promise<VerifiedClaims<IdentityTokenClaims>> {
  const { keySet, algorithms, signal } = context;
  const { nonce, accessToken } = expected;
  const payload = await keySet.verify(token, "id_token", algorithms, signal);
  return checkClaims("id_token", payload, context, {
    ...commonChecks(expected),
    azp: equals(expected.clientId, "must be the client"),
    nonce: nonce === undefined ? unchecked : equals(nonce, "must be the nonce of the login"),
    at_hash: (hash) => {
      if (hash === undefined) return undefined;
      const { algorithm } = readSignedToken(token, "id_token", algorithms);
      return hash === accessTokenHash(accessToken, algorithm) ? undefined : "must be the hash of the access token";
    },
  });
}

/**
 * Verifies an access token (specification, Identity service: tokens): its signature, then every claim of the contract,
 * among them the binding to the client certificate, also in the form of RFC 8705, section 3.1, where it has that.
 *
 * @returns its claims; `aud` is one text, even when the service sends a list with just that.
 * @throws TokenError with the claim that is wrong; whatever {@link KeySet.verify} throws.
 */
export async function verifyAccessToken(
  token: string,
  expected: ExpectedAccessToken,
  context: VerificationContext,
): Promise<VerifiedClaims<AccessTokenClaims>> {
  const { keySet, algorithms, signal } = context;
  const { thumbprint } = expected;
  const payload = await keySet.verify(token, "access_token", algorithms, signal);
  const isThumbprint = equals(thumbprint, "must be the thumbprint of the client certificate in use");
  return checkClaims("access_token", payload, context, {
    ...commonChecks(expected),
    scope: (scope) =>
      Array.isArray(scope) && scope.includes("openid" satisfies Scope) ? undefined : "must contain openid",
    client_cert_sha256: isThumbprint,
    cnf: (confirmation) => {
      if (confirmation === undefined) return undefined;
      if (!isJsonObject(confirmation)) return "must be an object";
      const certificate = confirmation["x5t#S256"];
      return certificate === undefined ? undefined : isThumbprint(certificate);
    },
  });
}

function commonChecks({
  issuer,
  clientId,
  subject,
}: Pick<ExpectedAccessToken, "issuer" | "clientId" | "subject">): ClaimChecks {
  return {
    iss: equals(issuer, `must be ${issuer}`),
    aud: equals(clientId, "must be the client and nobody else"),
    sub: subject === undefined ? unchecked : equals(subject, "must be the user of the login"),
  };
}

function equals(expected: string, rule: string): (value: unknown) => string | undefined {
  return (value) => (value === expected ? undefined : rule);
}

function unchecked(): undefined {
  return undefined;
}

/** The left half of the hash, in base64url (OpenID Connect Core 1.0, section 3.1.3.6). */
function accessTokenHash(accessToken: string, algorithm: SigningAlgorithm): string {
  const hash = createHash(hashOf(algorithm)).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString("base64url");
}
