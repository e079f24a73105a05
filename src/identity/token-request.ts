import {
  endpoints,
  responseRules,
  type AccessTokenClaims,
  type Scope,
  type TokenResponse,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { request, type IdentityCall } from "./call.ts";
import { brokenRule } from "./check-value.ts";
import { readClaims, secretClaims } from "./claims.ts";
import type { IdentityContext } from "./context.ts";
import { readOAuthAnswer } from "./oauth-error.ts";
import type { Provider } from "./provider.ts";
import type { RefreshedTokens } from "./types.ts";
import type { ExpectedLogin, VerificationContext } from "./verify-tokens.ts";

/** A request to the token endpoint, and the rules for its answer. */
export interface TokenExchange<S extends Scope = Scope> {
  readonly form: Readonly<Record<string, string>>;
  /** Values of the form that no error may repeat. */
  readonly secrets: readonly string[];
  readonly rules: Readonly<Record<keyof TokenResponse, ValueRules>>;
  /** The scopes whose claims are read. */
  readonly scope: readonly S[];
  /** The scopes that were asked for; `undefined` for those of the login, which a refresh need not name. */
  readonly asked: readonly S[] | undefined;
  /** `undefined` for a refresh. */
  readonly login: ExpectedLogin | undefined;
}

/**
 * Exchanges a one-time value for tokens and verifies them.
 *
 * @throws OAuthError, TokenError, UnexpectedResponseError, or TransportError; one whose `requestSent` is true says to begin
 * again.
 */
export async function exchangeTokens<S extends Scope>(
  context: IdentityContext,
  provider: Provider,
  what: TokenExchange<S>,
  call: IdentityCall,
): Promise<RefreshedTokens<S>> {
  const { scope, asked, login } = what;
  const { response, askedAt, thumbprint, clockDifference } = await requestTokens(context, provider, what, call);
  const { access_token: accessToken, id_token: idToken } = response;
  return call.run("jwks", async (signal) => {
    const { clockTolerance, transport, clientId } = context.settings;
    const { algorithms, issuer } = provider;
    const verification = {
      ...{ keySet: await context.keySet(provider), algorithms, signal, record: call.record },
      ...{ clock: transport.clock, clockTolerance, clockDifference },
    };
    const { verifyAccessToken, verifyIdToken } = await import("./verify-tokens.ts");
    const expected = { issuer, clientId, login, accessToken };
    const payload = idToken === undefined ? undefined : await verifyIdToken(idToken, expected, verification);
    const access = { ...expected, thumbprint, subject: payload?.sub };
    const accessTokenClaims = await verifyAccessToken(accessToken, access, verification);
    const granted = response.scope?.split(" ").filter((one) => one !== "") ?? accessTokenClaims.scope;
    const sorted = payload === undefined ? undefined : readClaims(scope, payload);
    const tokens: RefreshedTokens<S> = {
      accessToken,
      refreshToken: response.refresh_token,
      idToken,
      expiresAt: endOf(response, accessTokenClaims, askedAt),
      scope: granted,
      missingScope: asked?.filter((one) => !granted.includes(one)),
      claims: sorted?.claims,
      otherClaims: sorted?.otherClaims,
      accessTokenClaims: hideSecrets(accessTokenClaims, secretClaims),
    };
    return hideSecrets(tokens, ["accessToken", "refreshToken", "idToken"]);
  });
}

/** End of the access token, by the answer or else by the token itself. */
function endOf({ expires_in: lifetime }: CheckedResponse, { exp, iat }: AccessTokenClaims, askedAt: number): number {
  return lifetime === undefined ? Math.min(exp * 1000, askedAt + (exp - iat) * 1000) : askedAt + lifetime * 1000;
}

interface TokenAnswer extends Pick<VerificationContext, "clockDifference"> {
  readonly response: CheckedResponse;
  readonly askedAt: number;
  readonly thumbprint: string;
}

type CheckedResponse = Omit<TokenResponse, "id_token"> & Partial<Pick<TokenResponse, "id_token">>;

/**
 * Sends a form to the token endpoint inside mutual TLS, which is all that authenticates the client system (RFC 8705,
 * section 2). The form hands over a one-time value, so it is repeated only when it certainly was not sent.
 */
async function requestTokens(
  { settings, credential, keySet }: IdentityContext,
  provider: Provider,
  { form, secrets, rules }: TokenExchange,
  call: IdentityCall,
): Promise<TokenAnswer> {
  const { exchange, thumbprint } = await credential(call);
  // Without keys the tokens could not be verified, and the one-time value would be lost.
  await call.run("jwks", async (signal) => (await keySet(provider)).prepare(signal, call.record));
  const askedAt = settings.transport.clock.date();
  const what = {
    operation: "token",
    url: provider.tokenEndpoint,
    method: "POST",
    headers: { accept: "application/json", "content-type": endpoints.token.contentType },
    body: new URLSearchParams(form).toString(),
    repeatable: false,
  };
  try {
    const answer = await request(settings, exchange, what, call);
    return {
      response: readResponse(readOAuthAnswer("token", answer, secrets, provider.certificateAdvice), rules),
      askedAt,
      thumbprint,
      clockDifference: clockDifference(answer.headers.get("date"), settings.transport.clock.date()),
    };
  } catch (error) {
    if (!(error instanceof TransportError) || !error.requestSent) throw error;
    const reason = `what was sent may be used up, begin the login again (${error.message})`;
    throw new TransportError("token", error.phase, reason, { cause: error });
  }
}

/** Seconds from the `Date` of an answer (RFC 9110, section 6.6.1) to now; `undefined` when it has none. */
function clockDifference(date: string | null, now: number): number | undefined {
  const stated = Date.parse(date ?? "");
  return Number.isNaN(stated) ? undefined : Math.round((now - stated) / 1_000);
}

/** @throws UnexpectedResponseError when a member breaks its rule; it repeats no value. */
function readResponse(body: JsonObject, rules: TokenExchange["rules"]): CheckedResponse {
  const response = withTokenType(body);
  const issues = Object.entries(rules).flatMap(([name, rule]) => {
    const broken = brokenRule(response[name], rule);
    return broken === undefined
      ? []
      : [{ pointer: `/${name}`, schemaPath: `#/properties/${name}`, keyword: "properties", rule: broken }];
  });
  // Every member has kept its rule, and rules and type are generated from the same source.
  if (issues.length === 0) return response as JsonObject & CheckedResponse;
  const answer = { operation: "token", status: 200, mediaType: "application/json" };
  throw new UnexpectedResponseError({ ...answer, reason: "schema", issues });
}

/** The name of a token type is compared without regard to case (RFC 6749, section 5.1). */
function withTokenType(body: JsonObject): JsonObject {
  const [bearer] = responseRules.token.token_type.enum;
  const { token_type: type } = body;
  return typeof type === "string" && type.toLowerCase() === bearer.toLowerCase()
    ? { ...body, token_type: bearer }
    : body;
}
