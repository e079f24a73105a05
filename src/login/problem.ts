import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { DiscoveryError } from "../identity/discovery-error.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";

/**
 * The kinds of problems:
 * - `denied`: the user or the service refused the login,
 * - `refused`: `toUser` refused this user,
 * - `unknown`: this browser did not begin the login, or has already completed it,
 * - `expired`: the login took too long,
 * - `unavailable`: the identity service or the store does not answer,
 * - `untrusted`: the response of the service cannot be trusted or read,
 * - `forged`: another site requested a logout or a longer session,
 * - `login_required`: nobody is logged in, or the user must log in again,
 * - `role_required`: the user has none of the roles,
 * - `stays`: the user is logged out here, but the session of the identity service remains: the service could not be called, or the
 *   identity token was too long for cookies,
 * - `address`: the page does not exist, or not for this method,
 * - `failed`: any other failure, for example of `toUser`.
 */
export type LoginProblemKind = keyof typeof statuses;

/** A problem, for `onError`. */
export interface LoginProblem {
  /** Kind of the problem. */
  readonly kind: LoginProblemKind;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
  /** Return path of the login. */
  readonly returnTo?: string | undefined;
  /** `sub` of the user, if the login got that far. */
  readonly subject?: string | undefined;
  /** The error that was thrown, if any; errors of this package hold no secret. */
  readonly error?: unknown;
}

/** The status of each kind. */
const statuses = {
  ...{ denied: 403, refused: 403, unknown: 400, expired: 400, unavailable: 503, untrusted: 502 },
  ...{ forged: 403, login_required: 401, role_required: 403, stays: 503, address: 404, failed: 500 },
} as const;

/** Seconds after which a retry makes sense when a service does not answer. */
const retryAfter = 30;

/** Makes a problem; by default its status is that of the kind. */
export function toProblem(problem: Partial<LoginProblem> & Pick<LoginProblem, "kind">): LoginProblem {
  const { kind } = problem;
  return { status: statuses[kind], ...(kind === "unavailable" ? { retryAfter } : {}), ...problem };
}

/** Returns the problem of an error. */
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
