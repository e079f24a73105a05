import type { endpoints } from "../../../generated/identity.gen.ts";

/** An endpoint: those of the contract, and userinfo. */
export type IdentityEndpoint = keyof typeof endpoints | "userinfo";

/** The faults of new tokens or their answer, by name; {@link TokenFault} describes each. */
export const tokenFaults = [
  "wrong-nonce",
  "wrong-audience",
  "wrong-issuer",
  "wrong-subject",
  "wrong-certificate-thumbprint",
  "wrong-acr",
  "expired",
  "not-yet-valid",
  "no-sid",
  "foreign-key",
  "alg-none",
  "hs256-public-key",
  "key-id",
  "no-id-token",
] as const;

/**
 * A fault of the tokens of an answer:
 * - `wrong-nonce`: the identity token repeats another nonce,
 * - `wrong-audience`: both tokens are for another client system,
 * - `wrong-issuer`: both tokens name another issuer,
 * - `wrong-subject`: the access token is about another user than the identity token,
 * - `wrong-certificate-thumbprint`: the access token is bound to another certificate,
 * - `wrong-acr`: the identity token has the claim `acr` with the level 0. The contract has no such claim, so a client hands it
 *   over, and an application that cares refuses it,
 * - `expired`: both tokens are a day old,
 * - `not-yet-valid`: both tokens are issued and valid from tomorrow on,
 * - `no-sid`: the identity token names no session,
 * - `foreign-key`: both tokens are signed by a key that is not published,
 * - `alg-none`: neither token is signed,
 * - `hs256-public-key`: both tokens are signed by HMAC, with the published key (PEM) as its secret,
 * - `key-id`: both tokens name a key, although the published keys have no names; they are good tokens,
 * - `no-id-token`: there is no identity token.
 */
export type TokenFault = (typeof tokenFaults)[number];

export const identityFaultKinds = [
  ...tokenFaults,
  "gateway-error",
  "block-page",
  "slow",
  "dead-after-request",
  "dead-before-request",
  "server-error",
  "unavailable",
  "no-tls-client-auth",
  "wrong-discovery-issuer",
  "endpoint-aliases",
] as const;

/**
 * A fault of the identity service. Tokens: each {@link TokenFault}.
 *
 * Every endpoint, or one of them:
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text in place of the service,
 * - `block-page`: a firewall answers 403 with an HTML page.
 *
 * The token endpoint:
 * - `slow`: it answers late,
 * - `dead-after-request`: it reads the request, uses up the code, and ends the connection without an answer,
 * - `dead-before-request`: the address with mutual TLS ends every connection before its handshake,
 * - `server-error`: it uses up the code and answers 500 without JSON.
 *
 * Discovery:
 * - `unavailable`: document and key set answer 503 with `Retry-After`,
 * - `no-tls-client-auth`: the document lists another way to authenticate the client only,
 * - `wrong-discovery-issuer`: the document states another issuer,
 * - `endpoint-aliases`: the document has the endpoints with mutual TLS under `mtls_endpoint_aliases` (RFC 8705, section
 *   5) and dead addresses under their ordinary names; the browser's logout keeps its own.
 */
export type IdentityFault = (typeof identityFaultKinds)[number];
