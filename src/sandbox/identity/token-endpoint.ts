import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { endpoints, requestRules, type Scope } from "../../../generated/identity.gen.ts";
import type { HttpAnswer, HttpReply, HttpRequest } from "../http/message.ts";
import { formOf, type Form } from "../http/read-form.ts";
import { authenticateClient, presentedCertificate } from "./authenticate-client.ts";
import type { IdentityState } from "./identity-state.ts";
import { issueTokens, type TokenOrder } from "./issue-tokens.ts";
import { secretJson } from "./oauth-answers.ts";
import { readParameters } from "./read-parameters.ts";
import { readScope } from "./read-scope.ts";
import { Refusal } from "./refusal.ts";

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
export async function answerTokenRequest(state: IdentityState, request: HttpRequest): Promise<HttpReply> {
  const answer = await exchange(state, request);
  const { current: fault, delay } = state.faults;
  if (fault === "dead-after-request") return "hang-up";
  if (fault === "server-error") {
    return { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: "internal error\n" };
  }
  // Keeps the process running no longer.
  if (fault === "slow") await sleep(delay, undefined, { ref: false });
  return answer;
}

async function exchange(state: IdentityState, request: HttpRequest): Promise<HttpAnswer> {
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
    throw new Refusal("unsupported_grant_type", `grant_type must be ${codeGrant} or ${refreshGrant}`);
  }
  const order =
    grantType === codeGrant ? redeemCode(state, form, certificate) : redeemRefreshToken(state, form, certificate);
  return secretJson(200, await issueTokens(state, order));
}

function redeemCode({ context, grants }: IdentityState, form: Form, certificate: Buffer): TokenOrder {
  const values = readParameters(form, requestRules.token, "ignore");
  const { clientId } = authenticateClient(context.clients, values.client_id, certificate);
  const grant = grants.redeemCode(values.code, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", "code is unknown, used, expired, or of another client");
  }
  if (values.redirect_uri !== grant.redirectUri) {
    throw new Refusal("invalid_grant", "redirect_uri is not the one of the login");
  }
  // A verifier without a challenge would hide that somebody took the challenge away (RFC 9700, section 2.1.1).
  const challenge = values.code_verifier === undefined ? undefined : challengeOf(values.code_verifier);
  if (challenge !== grant.codeChallenge) {
    throw new Refusal("invalid_grant", "code_verifier does not fit the code_challenge of the login");
  }
  return { grant, scope: grantedScope(values.scope, grant.scope), nonce: grant.nonce, certificate };
}

function redeemRefreshToken({ context, grants }: IdentityState, form: Form, certificate: Buffer): TokenOrder {
  const values = readParameters(form, refreshRules, "ignore");
  const { clientId } = authenticateClient(context.clients, values.client_id, certificate);
  const grant = grants.redeemRefreshToken(values.refresh_token, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", "refresh_token is unknown, used, expired, revoked, or of another client");
  }
  return { grant, scope: grantedScope(values.scope, grant.scope), nonce: undefined, certificate };
}

/** Scopes of the new tokens: those of the login, or the part of them that is asked for. */
function grantedScope(asked: string | undefined, granted: readonly Scope[]): readonly Scope[] {
  if (asked === undefined) return granted;
  const scope = readScope(asked);
  if (!scope.every((name) => granted.includes(name))) {
    throw new Refusal("invalid_scope", "scope goes beyond what the user granted");
  }
  return scope;
}

/** Proof key of the method S256 (RFC 7636, section 4.2). */
function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
