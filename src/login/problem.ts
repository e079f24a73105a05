import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { DiscoveryError } from "../identity/discovery-error.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";

/**
 * The kinds of problems:
 * - `denied`: the user, or the service, said no,
 * - `refused`: `toUser` gave nothing for this user,
 * - `unknown`: this browser did not begin that login, or has completed it already,
 * - `expired`: the login took too long,
 * - `unavailable`: the identity service or the store does not answer,
 * - `untrusted`: what the service answered must not be trusted, or cannot be read,
 * - `forged`: a logout, or the prolonging of a session, that another site asked for,
 * - `login_required`: nobody is logged in, or the user has to log in again,
 * - `role_required`: the user has none of the roles,
 * - `stays`: the user is logged out here, and the identity service could not be asked to end its session, or the identity token that
 *   names it was too long for cookies,
 * - `address`: there is no such page, or it is not asked for like this,
 * - `failed`: anything else, for example a failure of `toUser`.
 */
export type LoginProblemKind = keyof typeof statuses;

/** A problem, for `onError`. */
export interface LoginProblem {
  /** The kind, in a word. */
  readonly kind: LoginProblemKind;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Seconds after which it is worth to try again. */
  readonly retryAfter?: number | undefined;
  /** Path that the login was to lead to. */
  readonly returnTo?: string | undefined;
  /** `sub` of the user, where the login got that far. */
  readonly subject?: string | undefined;
  /** The error that was thrown, if any; errors of this package hold no secret. */
  readonly error?: unknown;
}

/** The status of each kind. */
const statuses = {
  ...{ denied: 403, refused: 403, unknown: 400, expired: 400, unavailable: 503, untrusted: 502 },
  ...{ forged: 403, login_required: 401, role_required: 403, stays: 503, address: 404, failed: 500 },
} as const;

/** Seconds after which a service that does not answer is worth another try. */
const retryAfter = 30;

/** A problem with what its kind says, unless another status is given. */
export function toProblem(problem: Partial<LoginProblem> & Pick<LoginProblem, "kind">): LoginProblem {
  const { kind } = problem;
  return { status: statuses[kind], ...(kind === "unavailable" ? { retryAfter } : {}), ...problem };
}

/** The problem that an error is to the user. */
export function problemOf(error: unknown): LoginProblem {
  return toProblem({ kind: kindOf(error), error });
}

function kindOf(error: unknown): LoginProblemKind {
  if (error instanceof TransportError) return "unavailable";
  if (error instanceof TokenError || error instanceof DiscoveryError) return "untrusted";
  if (error instanceof UnexpectedResponseError) return error.status >= 500 ? "unavailable" : "untrusted";
  if (error instanceof OAuthError) {
    if (error.error === "access_denied") return "denied";
    const isDown = error.error === "temporarily_unavailable" || error.error === "server_error";
    return isDown || (error.status ?? 0) >= 500 ? "unavailable" : "failed";
  }
  if (error instanceof InvalidInputError) return error.field === "pending.expiresAt" ? "expired" : "failed";
  return "failed";
}
