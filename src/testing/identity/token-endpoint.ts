import { encode } from "jose/base64url";
import { requestRules } from "../../../generated/identity.gen.ts";
import type { TokenFault } from "./identity-answers.ts";
import { issueTokens } from "./issue-tokens.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import type { Grant, ProviderState } from "./provider-state.ts";
import { parametersOf, readParameters } from "./read-parameters.ts";

/** Parameters of the refresh grant (RFC 6749, section 6), which the specification does not show. */
const refreshRules = {
  refresh_token: { required: true, type: "string", minLength: 1 },
  client_id: requestRules.token.client_id,
} as const;

/**
 * The token endpoint.
 *
 * @throws OAuthRefusal for a request that breaks the contract, and for a code that is not good.
 */
export async function answerTokenRequest(
  state: ProviderState,
  request: Request,
  fault?: TokenFault,
): Promise<Response> {
  const form = await parametersOf(request);
  const grant =
    form.get("grant_type") === "refresh_token" ? redeemRefreshToken(state, form) : await redeemCode(state, form);
  return Response.json(await issueTokens(state, grant, fault), { headers: { "cache-control": "no-store" } });
}

async function redeemCode({ clientId, codes }: ProviderState, form: URLSearchParams): Promise<Grant> {
  const values = readParameters(form, requestRules.token, (name, rule) => refuse("invalid_request", `${name} ${rule}`));
  if (values.client_id !== clientId) refuse("invalid_client", "client_id is not that of the provider");
  const { code = "", redirect_uri: redirectUri, code_verifier: verifier } = values;
  const grant = codes.get(code) ?? refuse("invalid_grant", "code is unknown or used");
  codes.delete(code);
  if (redirectUri !== grant.redirectUri) refuse("invalid_grant", "redirect_uri is not the one of the login");
  if ((verifier === undefined ? undefined : await challengeOf(verifier)) !== grant.codeChallenge) {
    refuse("invalid_grant", "code_verifier does not fit the code_challenge of the login");
  }
  return grant;
}

function redeemRefreshToken({ clientId, refreshTokens }: ProviderState, form: URLSearchParams): Grant {
  const values = readParameters(form, refreshRules, (name, rule) => refuse("invalid_request", `${name} ${rule}`));
  if (values.client_id !== clientId) refuse("invalid_client", "client_id is not that of the provider");
  const { refresh_token: token = "" } = values;
  const grant = refreshTokens.get(token) ?? refuse("invalid_grant", "refresh_token is unknown or used");
  refreshTokens.delete(token);
  // Tokens of a refresh have no nonce (OpenID Connect Core 1.0, section 12.2).
  return { ...grant, nonce: undefined };
}

function refuse(error: OAuthRefusal["error"], description: string): never {
  throw new OAuthRefusal("token", error, description);
}

/** Proof key of the method S256 (RFC 7636, section 4.2). */
async function challengeOf(verifier: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}
