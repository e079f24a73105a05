import { endpoints, requestRules, type Scope } from "../../../generated/identity.gen.ts";
import { sha256 } from "../certificates.ts";
import { formOf, type Form, type ServiceAnswer, type ServiceRequest } from "../messages.ts";
import type { IdentityFault } from "./faults.ts";
import type { Grant } from "./grants.ts";
import { authenticateClient, presentedCertificate, type IdentityProvider } from "./identity-provider.ts";
import { issueTokens, type TokenOrder } from "./issue-tokens.ts";
import { readParameters, readScope } from "./parameters.ts";
import { Refusal, secretJson } from "./refusal.ts";

/** Parameters of the refresh grant (RFC 6749, section 6), which the specification does not show. */
const refreshRules = {
  grant_type: { required: true, type: "string", enum: ["refresh_token"] },
  refresh_token: { required: true, type: "string", minLength: 1 },
  client_id: requestRules.token.client_id,
  scope: requestRules.token.scope,
} as const;
const [codeGrant] = requestRules.token.grant_type.enum;
const [refreshGrant] = refreshRules.grant_type.enum;

/**
 * The token endpoint.
 *
 * @throws Refusal when the request breaks the contract.
 */
export async function answerTokenRequest(
  provider: IdentityProvider,
  request: ServiceRequest,
  fault?: IdentityFault,
): Promise<ServiceAnswer> {
  const certificate = presentedCertificate(request);
  const form = formOf(request);
  if (form === undefined) {
    throw new Refusal("invalid_request", `the body must be of type ${endpoints.token.contentType}`);
  }
  if (form.has("client_secret") || form.has("client_assertion") || request.headers.authorization !== undefined) {
    throw new Refusal("invalid_request", "the client authenticates by its certificate and by nothing else");
  }
  const [grantType = codeGrant] = form.get("grant_type") ?? [];
  if (grantType !== codeGrant && grantType !== refreshGrant) {
    throw new Refusal("unsupported_grant_type", `must be ${codeGrant} or ${refreshGrant}`, "grant_type");
  }
  const redeem = grantType === codeGrant ? redeemCode : redeemRefreshToken;
  return secretJson(200, await issueTokens(provider, await redeem(provider, form, certificate), fault));
}

async function redeemCode(
  { clients, grants }: IdentityProvider,
  form: Form,
  certificate: Uint8Array,
): Promise<TokenOrder> {
  const values = readParameters(form, requestRules.token, "ignore");
  const { clientId } = authenticateClient(clients, values.client_id, certificate);
  const grant = grants.redeemCode(values.code, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", "is unknown, used, expired, or of another client", "code");
  }
  if (values.redirect_uri !== grant.redirectUri) {
    throw new Refusal("invalid_grant", "is not the one of the login", "redirect_uri");
  }
  // A verifier without a challenge would hide that somebody took the challenge away (RFC 9700, section 2.1.1).
  const challenge = values.code_verifier === undefined ? undefined : await sha256(values.code_verifier);
  if (challenge !== grant.codeChallenge) {
    throw new Refusal("invalid_grant", "does not fit the code_challenge of the login", "code_verifier");
  }
  return { grant, scope: grantedScope(values.scope, grant), nonce: grant.nonce, certificate };
}

function redeemRefreshToken({ clients, grants }: IdentityProvider, form: Form, certificate: Uint8Array): TokenOrder {
  const values = readParameters(form, refreshRules, "ignore");
  const { clientId } = authenticateClient(clients, values.client_id, certificate);
  const grant = grants.redeemRefreshToken(values.refresh_token, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", "is unknown, used, expired, revoked, or of another client", "refresh_token");
  }
  return { grant, scope: grantedScope(values.scope, grant), nonce: undefined, certificate };
}

/** Scopes of the new tokens: those of the login, or the part of them that is asked for, unless the user grants others. */
function grantedScope(asked: string | undefined, { scope, granted }: Grant): readonly Scope[] {
  const wanted = asked === undefined ? scope : readScope(asked);
  if (!wanted.every((name) => scope.includes(name))) {
    throw new Refusal("invalid_scope", "goes beyond what the user granted", "scope");
  }
  return granted ?? wanted;
}
