/** What is kept of a login. Dates are in milliseconds since 1970. */
export interface Session<User> {
  /** Tells sessions apart; never leaves the server but inside what is encrypted, or as the name of what a store keeps. */
  readonly id: string;
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same. */
  readonly subject: string;
  /** A logout needs it. */
  readonly idToken: string;
  readonly refreshToken?: string | undefined;
  /** When the tokens have to be refreshed. */
  readonly refreshAt?: number | undefined;
  readonly beganAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
}

/** Keeps sessions, in cookies or in a store. What it gives are headers `Set-Cookie`. */
export interface SessionKeeper<User> {
  /** Whether a session can be changed without an answer to the browser. */
  readonly keepsByItself: boolean;
  /** @returns `undefined` when there is none, or it is not whole. */
  read(cookies: ReadonlyMap<string, string>): Promise<Session<User> | undefined>;
  /** Keeps a new session in the place of what the browser had. */
  begin(cookies: ReadonlyMap<string, string>, session: Session<User>): Promise<readonly string[]>;
  /** Keeps that the user was seen, and what else of a session changed that cookies keep. */
  see(cookies: ReadonlyMap<string, string>, session: Session<User>): Promise<readonly string[]>;
  /**
   * Lets one of those who want to refresh the tokens of a session at the same time do it; the others get what it got.
   *
   * @param refresh gives the session with new tokens, or `undefined` when it has to end
   */
  refreshOnce(
    session: Session<User>,
    refresh: (session: Session<User>) => Promise<Session<User> | undefined>,
  ): Promise<Session<User> | undefined>;
  /** Ends a session. */
  end(cookies: ReadonlyMap<string, string>): Promise<readonly string[]>;
}

export const sessionCookie = "__Host-caais-session";
