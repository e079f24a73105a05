import { brokenAddressRule } from "../environment/address-rule.ts";
import { serviceText } from "../secrets/service-text.ts";
import type { JsonObject } from "../transport/json-object.ts";
import type { OAuthErrorFields } from "./oauth-error.ts";

/**
 * Registered codes (RFC 6749, RFC 6750, RFC 8707, RFC 9470; OpenID Connect Core 1.0, section 3.1.2.6): public words, which
 * an application compares with, so they stay whatever the secrets of the call are.
 */
const registeredCodes: ReadonlySet<string> = new Set([
  "access_denied",
  "account_selection_required",
  "consent_required",
  "insufficient_scope",
  "insufficient_user_authentication",
  "interaction_required",
  "invalid_client",
  "invalid_grant",
  "invalid_request",
  "invalid_request_object",
  "invalid_request_uri",
  "invalid_scope",
  "invalid_target",
  "invalid_token",
  "login_required",
  "registration_not_supported",
  "request_not_supported",
  "request_uri_not_supported",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
]);

/**
 * The members of an OAuth error (RFC 6749, sections 4.1.2.1 and 5.2). What is no text is left out, and so is what might
 * hold a part of a secret; a code that might is `[hidden]`.
 *
 * @param secrets of the call and of its answer
 * @returns `undefined` when there is no `error`.
 */
export function readErrorFields(source: JsonObject, secrets: readonly string[]): OAuthErrorFields | undefined {
  const { error, error_description: description, error_uri: uri } = source;
  if (typeof error !== "string" || error === "") return undefined;
  return {
    error: registeredCodes.has(error) ? error : (serviceText(error, secrets) ?? "[hidden]"),
    error_description: serviceText(description, secrets),
    error_uri: brokenAddressRule(uri) === undefined ? serviceText(uri, secrets) : undefined,
  };
}
