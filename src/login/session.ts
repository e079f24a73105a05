/** What is kept of a login. Dates are in milliseconds since 1970. */
export interface Session<User> {
  /** Tells sessions apart; never leaves the server but inside what is encrypted, or as the name of what a store keeps. */
  readonly id: string;
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same. */
  readonly subject: string;
  /** A logout needs it. */
  readonly idToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken?: string | undefined;
  /** When the tokens have to be refreshed, or that may be tried again: each try makes it a later one. */
  readonly refreshAt?: number | undefined;
  /** How many refreshes it has been through: of two states of a session the higher one is the newer. */
  readonly round: number;
  /** How many refreshes failed since the last one that did not. */
  readonly failures?: number | undefined;
  readonly beganAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
  /** What the store said of ended sessions of this user when this one began. */
  readonly ending?: string | undefined;
  /** Whether the browser has yet to get it. */
  readonly isUnsent?: boolean | undefined;
}

/**
 * Refreshes the tokens of a session.
 *
 * @param keep keeps the new tokens, before anything that could fail is done with them
 * @returns the session with new tokens, or as it was with a later `refreshAt`; `undefined` when it has to end.
 */
export type RefreshSession<User> = (
  session: Session<User>,
  keep: (session: Session<User>) => Promise<void>,
) => Promise<Session<User> | undefined>;

/** Keeps sessions, in cookies or in a store. What it gives are headers `Set-Cookie`. */
export interface SessionKeeper<User> {
  /** Whether a session can be changed without an answer to the browser. */
  readonly keepsByItself: boolean;
  /** @returns `undefined` when there is none, or it is not whole. */
  read(cookies: ReadonlyMap<string, string>): Promise<Session<User> | undefined>;
  /** @throws InvalidInputError when a session is too long to be kept. */
  check(session: Session<User>): Promise<void>;
  /** Keeps a new session in the place of what the browser had. */
  begin(cookies: ReadonlyMap<string, string>, session: Session<User>): Promise<readonly string[]>;
  /** Keeps that the user was seen, and what else of a session changed that cookies keep. */
  see(cookies: ReadonlyMap<string, string>, session: Session<User>): Promise<readonly string[]>;
  /**
   * Lets one of the instances refresh the tokens of a session and keeps what that gives; the others get it, or the session as it
   * was. No process asks for two at the same time.
   */
  refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined>;
  /** Ends a session. */
  end(cookies: ReadonlyMap<string, string>): Promise<readonly string[]>;
}

/** How long anybody waits for a refresh, from its beginning, in milliseconds: then the session goes on as it was. */
export const refreshPatience = 3000;
