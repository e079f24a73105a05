import { ContractError } from "../errors/contract-error.ts";

/**
 * The request needs a login, or the user does not have the required role.
 *
 * @example
 *
 * ```ts
 * if (error instanceof LoginRequiredError) return error.response;
 * ```
 */
export class LoginRequiredError extends ContractError {
  override readonly name = "LoginRequiredError";
  /** Stable code of the class. */
  static readonly code = "ERR_LOGIN_REQUIRED";
  readonly code = "ERR_LOGIN_REQUIRED";
  /** HTTP status, which some frameworks use: 401 when the user must log in, 403 when the user has none of the roles. */
  readonly status: 401 | 403;
  readonly #answer: () => Response;

  constructor(message: string, status: 401 | 403, answer: () => Response) {
    super(message);
    this.status = status;
    this.#answer = answer;
  }

  /**
   * A new response to the request. A browser that opens a page is redirected to the login and back. Any other request, and a user
   * without the role, gets the status with a page or JSON.
   */
  get response(): Response {
    return this.#answer();
  }

  /** The same as `response`; Hono calls this method of errors. */
  getResponse(): Response {
    return this.#answer();
  }
}
