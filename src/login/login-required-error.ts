import { ContractError } from "../errors/contract-error.ts";

/**
 * Nobody is logged in, where somebody has to be.
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
  /** HTTP status, for frameworks that look for it. */
  readonly status = 401;
  readonly #answer: () => Response;

  constructor(answer: () => Response) {
    super("nobody is logged in");
    this.#answer = answer;
  }

  /**
   * What to answer, made anew each time: a browser that opens a page is sent to the login and comes back to it; anybody else gets the
   * status 401.
   */
  get response(): Response {
    return this.#answer();
  }

  /** The same, as Hono asks errors for it. */
  getResponse(): Response {
    return this.#answer();
  }
}
