import { responseRules, type TokenResponse, type ValueRules } from "../../generated/identity.gen.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { brokenRule } from "./check-value.ts";

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
