import type { Clock } from "../transport/time.ts";
import type { Cookies, SetCookie } from "./cookies.ts";

/** What is kept of a login. Dates are in milliseconds since 1970. */
export interface Session<User> {
  /** Tells sessions apart. It leaves the server encrypted, or as the cookie of a session in a store. */
  readonly id: string;
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same user. */
  readonly subject: string;
  /** Of the login, which a logout names; cookies keep it while there is room. */
  readonly idToken?: string | undefined;
  /** Kept with the option `refresh` only. */
  readonly tokens?: SessionTokens | undefined;
  readonly beganAt: number;
  /** When the user authenticated at the identity service, by this application's clock. */
  readonly authenticatedAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
  /** Whether the browser has yet to get it. */
  readonly isUnsent?: boolean | undefined;
}

/** The tokens of a session that is refreshed. */
export interface SessionTokens {
  readonly accessToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken?: string | undefined;
  /** When the next refresh is due: each try makes it a later one. `undefined` without a refresh token. */
  readonly refreshAt?: number | undefined;
  /** How many refreshes succeeded: of two states of a session the higher one is the newer. */
  readonly round: number;
  /** How many refreshes failed since the last one that succeeded. */
  readonly failures: number;
  /** Whether an instance refreshes them now; then `refreshAt` says when that counts as lost. */
  readonly isUnderWay?: boolean | undefined;
}

/**
 * Refreshes the tokens of a session.
 *
 * @returns the session with new tokens, or as it was with a later `refreshAt`; `undefined` when it has to end.
 */
export type RefreshSession<User> = (session: Session<User>) => Promise<Session<User> | undefined>;

/** Keeps sessions, in cookies or in a store. What it returns are cookies for the answer. */
export interface SessionKeeper<User> {
  /** Whether a session can be changed without an answer to the browser. */
  readonly keepsByItself: boolean;
  /** @returns `undefined` when there is none, or it is not whole. */
  read(cookies: Cookies): Promise<Session<User> | undefined>;
  /**
   * Keeps a new session in the place of what the browser had.
   *
   * @throws InvalidInputError when it is too long to be kept.
   */
  begin(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]>;
  /** Keeps that the user was seen, and what else of a session changed that cookies keep. */
  see(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]>;
  /**
   * Lets one of the instances refresh the tokens of a session and keeps the result; the others get it, or the session as it was.
   * No process asks for two refreshes at the same time.
   */
  refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined>;
  /** Ends a session. */
  end(cookies: Cookies): Promise<readonly SetCookie[]>;
}

/** What a keeper knows of the options. */
export interface KeeperSettings {
  readonly clock: Clock;
  /** In milliseconds. */
  readonly lifetime: number;
  readonly persistent: boolean;
}

/** How long a browser keeps the cookies of a session, in seconds; `undefined` until it is closed. */
export function maxAgeOf({ clock, lifetime, persistent }: KeeperSettings, beganAt: number): number | undefined {
  return persistent ? (beganAt + lifetime - clock.date()) / 1000 : undefined;
}

/** How long a request waits for a refresh, from its beginning, in milliseconds: then the session goes on as it was. */
export const refreshPatience = 3000;
