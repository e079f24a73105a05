/** An event of a session or a login, for an audit log. It holds no secret. */
export interface LoginEvent {
  /**
   * The kind of event:
   * - `login`: a session began,
   * - `logout`: the user ended one, or `endSessions` all (`reason`),
   * - `refused`: a login did not succeed, or another site asked for a logout; `reason` is the kind of the problem,
   * - `refreshed`: the service gave new tokens,
   * - `refreshFailed`: it gave none (`error`), and the session goes on without,
   * - `expired`: a request came with a session that is over; `reason` says by what.
   */
  readonly type: "login" | "logout" | "refused" | "refreshed" | "refreshFailed" | "expired";
  /** `sub` of the user, where it is known. */
  readonly subject?: string | undefined;
  /** The kind of a `LoginProblem`, `endSessions`, `lifetime`, `idleLifetime`, `clock` (it went back), or `tokens` (the service refused them). */
  readonly reason?: string | undefined;
  /** The error of `refreshFailed`; errors of this package hold no secret. */
  readonly error?: unknown;
}

/** Tells a listener of the application, whose failures are its own. */
export function tell(listener: ((event: LoginEvent) => void) | undefined, event: LoginEvent): void {
  Promise.resolve()
    .then(() => listener?.(event))
    .catch(() => undefined);
}
