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
  /** HTTP status, for frameworks that look for it: 401 when the user has to log in, 403 when the user has none of the roles. */
  readonly status: 401 | 403;
  readonly #answer: () => Response;

  constructor(message: string, status: 401 | 403, answer: () => Response) {
    super(message);
    this.status = status;
    this.#answer = answer;
  }

  /**
   * The answer to the request, made anew each time: a browser that opens a page is sent to the login and comes back to it; anybody else, and a user
   * without the role, gets the status with a page or JSON.
   */
  get response(): Response {
    return this.#answer();
  }

  /** The same, as Hono asks errors for it. */
  getResponse(): Response {
    return this.#answer();
  }
}
