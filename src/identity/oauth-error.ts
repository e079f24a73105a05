import { ContractError } from "../errors/contract-error.ts";

/** Which part of the identity service answered the error. */
export type OAuthEndpoint = "authorization" | "token" | "endSession" | "userinfo";

/** What is repeated of an error answer (RFC 6749, sections 4.1.2.1 and 5.2). */
export interface OAuthErrorFields {
  /** Code of the error, for example `invalid_grant`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly error_description?: string | undefined;
  /** Page with more about it. */
  readonly error_uri?: string | undefined;
}

/** What to do about an error of the token endpoint. */
const advice: ReadonlyMap<string, string> = new Map([
  ["invalid_client", "check that the client certificate is registered for this client system"],
  ["invalid_grant", "begin the login again"],
]);

/**
 * The identity service answered an error: in the redirect after a login, or with an error status of an endpoint. The
 * specification does not show these answers; the fields are those of OAuth 2.0. They are the service's words, or of whoever
 * sent the browser: one that might hold a part of a code, a token or another secret of the call is left out, and none but
 * the code of the error is in the message.
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
  /** Stable code of the class. */
  readonly code = "ERR_OAUTH";
  /** Which part of the service answered. */
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
  ) {
    const advised = advice.get(status === 401 && endpoint === "token" ? "invalid_client" : error);
    const said = status === undefined ? error : `${status} ${error}`;
    super(`${endpoint}: ${said}${advised === undefined ? "" : ` (${advised})`}`);
    this.endpoint = endpoint;
    this.status = status;
    this.error = error;
    this.errorDescription = description;
    this.errorUri = uri;
  }
}
