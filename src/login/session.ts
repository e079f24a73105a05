import type { Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";

/** A login that is over, as it is kept. Dates are in milliseconds since 1970. */
export interface Session<User> {
  /** Tells sessions apart. It leaves the server encrypted, or as the cookie of a session in a store. */
  readonly id: string;
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same user. */
  readonly subject: string;
  /** The identity token of the login, which a logout names; cookies keep it while there is room. */
  readonly idToken?: string | undefined;
  /** Kept with the option `refresh` only. */
  readonly tokens?: SessionTokens | undefined;
  readonly beganAt: number;
  /** When the user authenticated at the identity service, by this application's clock. */
  readonly authenticatedAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
}

/** The tokens of a session that is refreshed. */
export interface SessionTokens {
  readonly accessToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken?: string | undefined;
  /** When the next refresh is due: each try makes it a later one. `undefined` without a refresh token. */
  readonly refreshAt?: number | undefined;
  /** How many refreshes failed since the last one that succeeded. */
  readonly failures: number;
  /** Whether the service refused them in a way that ends the session. */
  readonly isRefused?: true | undefined;
}

/** Keeps sessions, in cookies or in a store. */
export interface SessionKeeper<User> {
  /** @returns one for this request alone; `undefined` when there is none, it has ended, or it is not whole. */
  read(cookies: Cookies): Promise<Session<User> | undefined>;
  /**
   * Keeps a new session in the place of what the browser had.
   *
   * @throws InvalidInputError when it is too long to be kept.
   */
  begin(cookies: Cookies, session: Session<User>): Promise<void>;
  /**
   * Keeps when the user was seen.
   *
   * @param isPromised whether the user is told how long the session lasts now; otherwise one of several requests at the same time keeps it
   * @returns the session as it is kept then; `undefined` when it has ended.
   */
  see(cookies: Cookies, session: Session<User>, isPromised: boolean): Promise<Session<User> | undefined>;
  /** Ends the session of a request. One of several requests that end it at the same time gets it. */
  end(cookies: Cookies): Promise<Session<User> | undefined>;
}

/** How long a browser keeps the cookies of a session, in seconds; `undefined` until it is closed. */
export function maxAgeOf<User>(
  { clock, lifetime, persistent }: LoginSettings<User>,
  beganAt: number,
): number | undefined {
  return persistent ? (beganAt + lifetime - clock.date()) / 1000 : undefined;
}
