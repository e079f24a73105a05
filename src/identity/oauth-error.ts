import { brokenAddressRule } from "../environment/addresses.ts";
import { ContractError } from "../errors/contract-error.ts";
import { serviceText } from "../secrets/service-text.ts";
import { isJsonType, mediaTypeOf, parseJson, readJsonObject, unexpected, type Answer } from "../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";

/** The part of the identity service that returned the error. */
export type OAuthEndpoint = "authorization" | "token" | "endSession" | "userinfo";

/** Members of an OAuth error (RFC 6749, sections 4.1.2.1 and 5.2). */
export interface OAuthErrorFields {
  /** Code of the error, for example `invalid_grant`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly error_description?: string | undefined;
  /** Page with more about it. */
  readonly error_uri?: string | undefined;
}

/** Advice for errors of the token endpoint. */
const advice: ReadonlyMap<string, string> = new Map([
  ["invalid_client", "check that the client certificate is registered for this client system"],
  ["invalid_grant", "begin the login again"],
]);

/**
 * The identity service returned an error: in the redirect after a login, or with an error status of an endpoint. The specification
 * does not describe these responses; the fields are those of OAuth 2.0. Their text comes from the service, or from the site that
 * sent the browser. A text is omitted if it may hold a part of a code, a token or another secret of the call. The message has only
 * the code of the error.
 *
 * @example The user changed his mind
 *
 * ```ts
 * if (error instanceof OAuthError && error.error === "access_denied") return redirect("/");
 * ```
 */
export class OAuthError extends ContractError {
  override readonly name = "OAuthError";
  /** Stable code of the class. */
  static readonly code = "ERR_OAUTH";
  readonly code = "ERR_OAUTH";
  /** The part of the service that answered. */
  readonly endpoint: OAuthEndpoint;
  /** HTTP status; absent for an error in a redirect. */
  readonly status: number | undefined;
  /** Code of the error, for example `invalid_grant`; `[hidden]` for one that might hold a part of a secret. */
  readonly error: string;
  /** The service's explanation; absent when it might hold a part of a secret. */
  readonly errorDescription: string | undefined;
  /** Page with more about it, https; absent when its address might hold a part of a secret. */
  readonly errorUri: string | undefined;

  constructor(
    endpoint: OAuthEndpoint,
    status: number | undefined,
    { error, error_description: description, error_uri: uri }: OAuthErrorFields,
    certificateAdvice = advice.get("invalid_client"),
  ) {
    const isCertificate = error === "invalid_client" || (status === 401 && endpoint === "token");
    const advised = isCertificate ? certificateAdvice : advice.get(error);
    const said = status === undefined ? error : `${status} ${error}`;
    super(`${endpoint}: ${said}${advised === undefined ? "" : ` (${advised})`}`);
    this.endpoint = endpoint;
    this.status = status;
    this.error = error;
    this.errorDescription = description;
    this.errorUri = uri;
  }
}

const tokenNames = ["access_token", "refresh_token", "id_token"] as const;

/**
 * The JSON object of a 200. Errors do not repeat the secrets.
 *
 * @param certificateAdvice advice for an endpoint that got no client certificate
 */
export function readOAuthAnswer(
  endpoint: OAuthEndpoint,
  answer: Answer,
  secrets: readonly string[],
  certificateAdvice: string | undefined,
): JsonObject {
  throwOAuthError(endpoint, answer, secrets, certificateAdvice);
  const { status, headers } = answer;
  // Without the certificate a server answers without JSON; a server for browsers answers with a page or a redirect.
  const isNoJson = !isJsonType(mediaTypeOf(headers)) && parseJson(answer.text) === undefined;
  if (certificateAdvice !== undefined && status < 500 && (status >= 400 || isNoJson)) {
    throw unexpected(endpoint, answer, status === 200 ? "media-type" : "status", { advice: certificateAdvice });
  }
  if (endpoint === "token" && status !== 200) {
    throw unexpected(endpoint, answer, "status", { advice: "the code or token may be used up, begin the login again" });
  }
  return readJsonObject(endpoint, answer);
}

/** @throws OAuthError for an error of OAuth with any media type, because error responses often have a wrong one. */
export function throwOAuthError(
  endpoint: OAuthEndpoint,
  { status, text }: Answer,
  secrets: readonly string[],
  certificateAdvice?: string,
): void {
  if (status < 400) return;
  const body = parseJson(text);
  if (!isJsonObject(body)) return;
  // An error response should hold no token. If it does, the error must not repeat it.
  const given = tokenNames.map((name) => body[name]).filter((token) => typeof token === "string");
  const fields = readErrorFields(body, [...secrets, ...given]);
  if (fields !== undefined) throw new OAuthError(endpoint, status, fields, certificateAdvice);
}

/**
 * Registered codes (RFC 6749, RFC 6750, RFC 8707, RFC 9470; OpenID Connect Core 1.0, section 3.1.2.6). Applications compare
 * with these public words, so they are never hidden.
 */
const registeredCodes: ReadonlySet<string> = new Set(
  `access_denied account_selection_required consent_required insufficient_scope insufficient_user_authentication
  interaction_required invalid_client invalid_grant invalid_request invalid_request_object invalid_request_uri
  invalid_scope invalid_target invalid_token login_required registration_not_supported request_not_supported
  request_uri_not_supported server_error temporarily_unavailable unauthorized_client unsupported_grant_type
  unsupported_response_type`.split(/\s+/),
);

/**
 * Reads the members of an OAuth error (RFC 6749, sections 4.1.2.1 and 5.2). It leaves out values that are no text or might
 * hold a part of a secret; a code that might hold one becomes `[hidden]`. Without an `error` it returns `undefined`.
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
