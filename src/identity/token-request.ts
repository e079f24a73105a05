import { endpoints, responseRules, type TokenResponse, type ValueRules } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { request, type IdentityCall } from "./call.ts";
import { brokenRule } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import { readOAuthAnswer } from "./oauth-error.ts";
import type { Provider } from "./provider.ts";

/** What the token endpoint gave. */
export interface TokenAnswer {
  /** Its JSON; nothing has checked the members. */
  readonly body: JsonObject;
  /** The date when it was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** SHA-256 of the client certificate that it was asked for with, in base64url. */
  readonly thumbprint: string;
}

/**
 * Sends a form to the token endpoint inside mutual TLS, which is all that authenticates the client system (RFC 8705,
 * section 2). The form hands over a one-time value, so it is repeated only when it certainly was not sent.
 *
 * @param secrets values of the form that no error may repeat
 * @throws OAuthError, UnexpectedResponseError, or TransportError; one whose `requestSent` is true says to begin again.
 */
export async function requestTokens(
  { settings, credential, prepareKeys }: IdentityContext,
  provider: Provider,
  { form, secrets }: { readonly form: Readonly<Record<string, string>>; readonly secrets: readonly string[] },
  call: IdentityCall,
): Promise<TokenAnswer> {
  const { exchange, thumbprint } = await credential(call);
  // Without keys the tokens could not be trusted, and the one-time value would be lost for nothing.
  await prepareKeys(provider, call);
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
    return { body: readOAuthAnswer("token", answer, secrets), askedAt, thumbprint };
  } catch (error) {
    if (!(error instanceof TransportError) || !error.requestSent) throw error;
    const reason = `what was sent may be used up, begin the login again (${error.message})`;
    throw new TransportError("token", error.phase, reason, { cause: error });
  }
}

/** What a refresh gives: RFC 6749 (section 6) leaves the scope out when it is the same, and may give no identity token. */
export type RefreshResponse = Omit<TokenResponse, "scope" | "id_token"> &
  Partial<Pick<TokenResponse, "scope" | "id_token">>;

/**
 * The members of a token response.
 *
 * @throws UnexpectedResponseError when one breaks the contract; it repeats no value.
 */
export function readTokenResponse(body: JsonObject): TokenResponse {
  const response = withTokenType(body);
  check<TokenResponse>(response, responseRules.token);
  return response;
}

/** As {@link readTokenResponse}, for the answer to a refresh. */
export function readRefreshResponse(body: JsonObject): RefreshResponse {
  const { scope, id_token: idToken, ...rules } = responseRules.token;
  const response = withTokenType(body);
  check<RefreshResponse>(response, {
    ...rules,
    scope: { ...scope, required: false },
    id_token: { ...idToken, required: false },
  });
  return response;
}

/** The name of a token type is compared without regard to case (RFC 6749, section 5.1). */
function withTokenType(body: JsonObject): JsonObject {
  const [bearer] = responseRules.token.token_type.enum;
  const { token_type: type } = body;
  return typeof type === "string" && type.toLowerCase() === bearer.toLowerCase()
    ? { ...body, token_type: bearer }
    : body;
}

/** @throws UnexpectedResponseError when a member breaks its rule. */
function check<Response>(
  body: JsonObject,
  rules: Readonly<Record<keyof Response & string, ValueRules>>,
): asserts body is JsonObject & Response {
  const issues = Object.entries<ValueRules>(rules).flatMap(([name, rule]) => {
    const broken = brokenRule(body[name], rule);
    return broken === undefined
      ? []
      : [{ pointer: `/${name}`, schemaPath: `#/properties/${name}`, keyword: "properties", rule: broken }];
  });
  if (issues.length === 0) return;
  const answer = { operation: "token", status: 200, mediaType: "application/json" };
  throw new UnexpectedResponseError({ ...answer, reason: "schema", issues });
}
