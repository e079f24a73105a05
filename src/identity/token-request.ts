import {
  responseRules,
  tokenRules,
  type AccessTokenClaims,
  type IdentityTokenClaims,
  type Scope,
  type TokenResponse,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { request, type IdentityCall } from "./call.ts";
import { brokenMembers } from "./check-value.ts";
import { readClaims, secretClaims } from "./claims.ts";
import type { IdentityContext } from "./context.ts";
import { readOAuthAnswer } from "./oauth-error.ts";
import type { Provider } from "./provider.ts";
import type { RefreshedTokens } from "./types.ts";
import type { ExpectedLogin, Verification } from "./verify-tokens.ts";

/** A request to the token endpoint. */
export interface TokenExchange<S extends Scope = Scope> {
  readonly form: Readonly<Record<string, string>>;
  /** Values of the form; no error may repeat them. */
  readonly secrets: readonly string[];
  /** The requested scopes; `undefined` for those of the login, because a refresh need not name them. */
  readonly asked: readonly S[] | undefined;
  /** `undefined` for a refresh, whose response may lack an identity token. */
  readonly login: ExpectedLogin | undefined;
}

/** Names of the claims of every identity token. */
const identityClaims = Object.keys(tokenRules.identity) as (keyof IdentityTokenClaims)[];

/** Exchanges a one-time value for tokens and verifies them. After a TransportError with `requestSent` the login must begin again. */
export async function exchangeTokens<S extends Scope>(
  context: IdentityContext,
  provider: Provider,
  what: TokenExchange<S>,
  call: IdentityCall,
): Promise<RefreshedTokens<S>> {
  const { clientId, clockTolerance, transport } = context.settings;
  const { clock } = transport;
  const { exchange, thumbprint } = await context.credential(call);
  const keySet = await context.keySet(provider);
  // Without keys the tokens could not be verified, and the one-time value would be lost.
  await call.run("jwks", (signal) => keySet.prepare(signal, call.record));
  const askedAt = clock.date();
  const { response, clockDifference } = await requestTokens(context, provider, what, exchange, call);
  const { access_token: accessToken, id_token: idToken } = response;
  const { verifyAccessToken, verifyIdToken } = await import("./verify-tokens.ts");
  return call.run("jwks", async (signal) => {
    const { algorithms, issuer } = provider;
    const times = { clock, clockTolerance, clockDifference };
    const verification: Verification = { keySet, algorithms, signal, record: call.record, ...times, issuer, clientId };
    const payload =
      idToken === undefined ? undefined : await verifyIdToken(idToken, accessToken, what.login, verification);
    const accessTokenClaims = await verifyAccessToken(accessToken, thumbprint, payload?.sub, verification);
    const granted = response.scope?.split(" ").filter((one) => one !== "") ?? accessTokenClaims.scope;
    const sorted = payload === undefined ? undefined : readClaims(identityClaims, what.asked, payload);
    const tokens: RefreshedTokens<S> = {
      accessToken,
      refreshToken: response.refresh_token,
      idToken,
      expiresAt: endOf(response, accessTokenClaims, askedAt),
      scope: granted,
      missingScope: what.asked?.filter((one) => !granted.includes(one)),
      claims: sorted?.claims,
      otherClaims: sorted?.otherClaims,
      accessTokenClaims: hideSecrets(accessTokenClaims, secretClaims),
    };
    return hideSecrets(tokens, ["accessToken", "refreshToken", "idToken"]);
  });
}

/** Returns the end of the access token, from the response, otherwise from the token itself. */
function endOf({ expires_in: lifetime }: CheckedResponse, { exp, iat }: AccessTokenClaims, askedAt: number): number {
  return lifetime === undefined ? Math.min(exp * 1000, askedAt + (exp - iat) * 1000) : askedAt + lifetime * 1000;
}

type CheckedResponse = Omit<TokenResponse, "id_token"> & Partial<Pick<TokenResponse, "id_token">>;

/**
 * Sends a form to the token endpoint. Only mutual TLS authenticates the client system (RFC 8705, section 2). The form has a
 * one-time value, so it is repeated only if it certainly was not sent.
 */
async function requestTokens(
  { settings }: IdentityContext,
  provider: Provider,
  { form, secrets, login }: TokenExchange,
  exchange: Exchange,
  call: IdentityCall,
): Promise<{ readonly response: CheckedResponse } & Pick<Verification, "clockDifference">> {
  const headers = { accept: "application/json" };
  const what = { operation: "token", url: provider.tokenEndpoint, form, headers, repeatable: false };
  try {
    const answer = await request(settings, exchange, what, call);
    const body = readOAuthAnswer("token", answer, secrets, provider.certificateAdvice);
    return {
      response: readResponse(body, login !== undefined),
      clockDifference: clockDifference(answer.headers.get("date"), settings.transport.clock.date()),
    };
  } catch (error) {
    if (!(error instanceof TransportError) || !error.requestSent) throw error;
    const reason = `the code or token may be used up, begin the login again (${error.message})`;
    throw new TransportError("token", error.phase, reason, { cause: error });
  }
}

/** Seconds from the `Date` of an answer (RFC 9110, section 6.6.1) to now; `undefined` when it has none. */
function clockDifference(date: string | null, now: number): number | undefined {
  const stated = Date.parse(date ?? "");
  return Number.isNaN(stated) ? undefined : Math.round((now - stated) / 1_000);
}

/** Checks the token response. @throws UnexpectedResponseError when a member breaks its rule; it repeats no value. */
function readResponse(body: JsonObject, isLogin: boolean): CheckedResponse {
  const { token_type: tokenType, id_token: idToken } = responseRules.token;
  const [bearer] = tokenType.enum;
  const { token_type: type } = body;
  // The name of a token type is compared without regard to case (RFC 6749, section 5.1).
  const isBearer = typeof type === "string" && type.toLowerCase() === bearer.toLowerCase();
  const response = isBearer ? { ...body, token_type: bearer } : body;
  const rules: Readonly<Record<string, ValueRules>> = {
    ...responseRules.token,
    id_token: { ...idToken, required: isLogin },
  };
  const issues = brokenMembers(response, rules).map(([name, rule]) => {
    return { pointer: `/${name}`, schemaPath: `#/properties/${name}`, keyword: "properties", rule };
  });
  // Every member has passed its rule. Rules and type are generated from the same source.
  if (issues.length === 0) return response as JsonObject & CheckedResponse;
  const answer = { operation: "token", status: 200, mediaType: "application/json" };
  throw new UnexpectedResponseError({ ...answer, reason: "schema", issues });
}
