import { ContractError } from "../errors/contract-error.ts";

/** Which part of the identity service answered the error. */
export type OAuthEndpoint = "authorization" | "token" | "endSession" | "userinfo";

/** What an error answer says (RFC 6749, sections 4.1.2.1 and 5.2). */
export interface OAuthErrorFields {
  /** Code of the error, for example `invalid_grant`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly error_description?: string | undefined;
  /** Page with more about it. */
  readonly error_uri?: string | undefined;
}

/** What to do about an error of the token endpoint. */
const advice: Readonly<Partial<Record<string, string>>> = {
  invalid_client: "check that the client certificate is registered for this client system",
  invalid_grant: "begin the login again",
};

/** Longest text of the service that a message repeats, in characters. */
const longestText = 500;

/**
 * The identity service answered an error: in the redirect after a login, or with an error status of an endpoint. The
 * specification does not show these answers; the fields are those of OAuth 2.0.
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
  /** Code of the error, for example `invalid_grant`. */
  readonly error: string;
  /** The service's explanation. */
  readonly errorDescription: string | undefined;
  /** Page with more about it. */
  readonly errorUri: string | undefined;

  constructor(
    endpoint: OAuthEndpoint,
    status: number | undefined,
    { error, error_description: description, error_uri: uri }: OAuthErrorFields,
  ) {
    const explained = description === undefined ? "" : `: ${cut(description)}`;
    const advised = advice[status === 401 && endpoint === "token" ? "invalid_client" : error];
    super(
      `${endpoint}: ${status === undefined ? "" : `${status} `}${cut(error)}${explained}${advised === undefined ? "" : ` (${advised})`}`,
    );
    this.endpoint = endpoint;
    this.status = status;
    this.error = error;
    this.errorDescription = description;
    this.errorUri = uri;
  }
}

/** A text of the service, or of whoever sent the browser, of a safe length. */
function cut(text: string): string {
  return text.slice(0, longestText);
}
