import { randomBytes } from "node:crypto";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";
import type { LoginEvent, LoginSettings } from "./options.ts";
import { packToken, type PackedToken } from "./packed-token.ts";

/** A login that is over, as it is kept. Dates are in milliseconds since 1970. */
export interface Session<User> {
  /** Tells sessions apart. It leaves the server encrypted, or as the cookie of a session in a store. */
  readonly id: string;
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same user. */
  readonly subject: string;
  /** The identity token of the login, which a logout names; cookies keep it while there is room. */
  readonly idToken?: PackedToken | undefined;
  /** Kept with the option `refresh` only. */
  readonly tokens?: SessionTokens | undefined;
  readonly beganAt: number;
  /** When the user authenticated at the identity service, by this application's clock. */
  readonly authenticatedAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
}

type NewSession<User> = Pick<Session<User>, "user" | "subject" | "idToken" | "tokens">;

/** The tokens of a session that is refreshed. */
export interface SessionTokens {
  readonly accessToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken?: string | undefined;
  /** When the next refresh is due: each try makes it a later one. `undefined` without a refresh token. */
  readonly refreshAt?: number | undefined;
  /** Names the request that refreshes them. */
  readonly claim?: string | undefined;
  /** How many refreshes failed since the last one that succeeded. */
  readonly failures: number;
  /** Whether the service refused them in a way that ends the session. */
  readonly isRefused?: true | undefined;
}

/** By how much the clocks of instances may differ, in milliseconds. */
const clockTolerance = 300_000;
/** How long `toUser` may take, in milliseconds: less than a proxy waits for the answer to a callback. */
const userPatience = 30_000;

/** Sessions with their beginning, their lifetimes and their end, wherever they are kept. */
export abstract class Sessions<User> {
  protected readonly settings: LoginSettings<User>;

  constructor(settings: LoginSettings<User>) {
    this.settings = settings;
  }

  /** Gives the session of a request, for it alone; `undefined` when there is none, it has ended, or it is not whole. */
  protected abstract read(cookies: Cookies): Promise<Session<User> | undefined>;
  /** Keeps a new session in the place of what the browser had; throws InvalidInputError when it is too long. */
  protected abstract write(cookies: Cookies, session: Session<User>): Promise<void>;
  /**
   * Keeps when the user was seen, and gives the session as it is kept then.
   *
   * @param isPromised whether the user is told how long the session lasts now; otherwise one of several requests at the same time keeps it
   */
  protected abstract see(
    cookies: Cookies,
    session: Session<User>,
    isPromised: boolean,
  ): Promise<Session<User> | undefined>;
  /** Ends the session of a request. One of several requests that end it at the same time gets it. */
  protected abstract remove(cookies: Cookies): Promise<Session<User> | undefined>;

  /** The tokens of a login that a session keeps; without it none. */
  protected tokensOf?(login: Tokens): SessionTokens;

  /**
   * Begins a session in the place of what the browser had, always under a new identifier; gives `false` when `toUser` gives nothing.
   * Throws what `toUser` throws; TransportError when it takes too long; InvalidInputError for what JSON does not keep, or cookies do not.
   */
  async begin(cookies: Cookies, login: Tokens): Promise<boolean> {
    const user = await userOf(this.settings, login);
    if (user === undefined) return false;
    const { sub: subject, iat, auth_time: time } = login.claims;
    const session = { user, subject, idToken: packToken(login.idToken), tokens: this.tokensOf?.(login) };
    // Both times are of the service's clock, which may differ from ours.
    await this.keep(cookies, session, (iat - time) * 1000);
    this.settings.tell({ type: "login", subject });
    return true;
  }

  /** Keeps a session that begins now, of a user who authenticated some milliseconds ago. */
  keep(cookies: Cookies, session: NewSession<User>, age = 0): Promise<void> {
    const now = this.settings.clock.date();
    const id = randomBytes(32).toString("base64url");
    return this.write(cookies, { ...session, id, beganAt: now, authenticatedAt: now - age, seenAt: now });
  }

  /**
   * The session of a request. The user counts as seen, and with the option `refresh` the tokens are refreshed when they are due.
   *
   * @param seenAfter how long ago the user was seen to count as seen again, in milliseconds; by default about once a minute
   */
  async current(cookies: Cookies, seenAfter?: number): Promise<Session<User> | undefined> {
    const { clock, lifetime, idleLifetime } = this.settings;
    const session = await this.read(cookies);
    const reason = session && this.overBy(session);
    if (reason !== undefined) await this.end(cookies, { type: "expired", reason });
    if (session === undefined || reason !== undefined) return undefined;
    const now = clock.date();
    const pause = seenAfter ?? Math.min(60_000, idleLifetime / 10);
    if (idleLifetime >= lifetime || now - session.seenAt < pause) return session;
    return this.see(cookies, { ...session, seenAt: now }, seenAfter === 0);
  }

  /** Ends the session of a request, and gives it. */
  async end(cookies: Cookies, event: Pick<LoginEvent, "type" | "reason">): Promise<Session<User> | undefined> {
    const session = await this.remove(cookies);
    if (session !== undefined) this.settings.tell({ ...event, subject: session.subject });
    return session;
  }

  /** When a session ends unless the user is seen again, in milliseconds since 1970. */
  endOf({ beganAt, seenAt }: Session<User>): number {
    return Math.min(beganAt + this.settings.lifetime, seenAt + this.settings.idleLifetime);
  }

  /** By what a session is over. */
  protected overBy(session: Session<User>): string | undefined {
    const now = this.settings.clock.date();
    if (session.tokens?.isRefused === true) return "tokens";
    if (now >= session.beganAt + this.settings.lifetime) return "lifetime";
    if (now >= this.endOf(session)) return "idleLifetime";
    // A clock that went far back may take any time to come to the end.
    return session.seenAt > now + clockTolerance ? "clock" : undefined;
  }

  /** How long a browser keeps the cookies of a session, in seconds; `undefined` until it is closed. */
  protected maxAgeOf({ beganAt }: Session<User>): number | undefined {
    const { clock, lifetime, persistent } = this.settings;
    return persistent ? (beganAt + lifetime - clock.date()) / 1000 : undefined;
  }
}

/** Returns the user that `toUser` makes of a login; `undefined` when it refuses the user. Throws as `Sessions.begin`. */
async function userOf<User>(
  settings: LoginSettings<User>,
  { claims, otherClaims, accessToken }: Tokens,
): Promise<User | undefined> {
  const use = async (): Promise<User | null | undefined> => settings.toUser({ claims, otherClaims, accessToken });
  const given = await withTimeout(settings.clock, userPatience, undefined, use).catch((error: unknown) => {
    if (!(error instanceof TimeoutReached)) throw error;
    throw new TransportError("login", "timeout", `toUser took longer than ${userPatience} ms`);
  });
  const user = given ?? undefined;
  if (user !== undefined && !isKeptByJson(user)) refuse("createLogin", "toUser", "must give a value that JSON keeps");
  return user;
}

function isKeptByJson(value: unknown): boolean {
  try {
    // For a function or a symbol it gives `undefined`, whatever its type says.
    return (JSON.stringify(value) as string | undefined) !== undefined;
  } catch {
    return false;
  }
}
