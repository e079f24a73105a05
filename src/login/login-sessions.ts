import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";
import { randomId } from "./digest.ts";
import { tell, type LoginEvent } from "./login-event.ts";
import type { LoginSettings } from "./options.ts";
import type { Session, SessionKeeper } from "./session.ts";
import { tokensOf, type TokenRefresh } from "./token-refresh.ts";

/** By how much the clocks of instances may differ, in milliseconds. */
const clockTolerance = 300_000;
/** How long `toUser` may take, in milliseconds: less than a proxy waits for the answer to a callback. */
const userPatience = 30_000;

/** Sessions with their beginning, their lifetimes and their end. */
export class LoginSessions<User> {
  readonly #settings: LoginSettings<User>;
  readonly #keeper: SessionKeeper<User>;
  readonly #refresh: TokenRefresh<User> | undefined;

  /** @param refresh without it no tokens are kept */
  constructor(settings: LoginSettings<User>, keeper: SessionKeeper<User>, refresh: TokenRefresh<User> | undefined) {
    this.#settings = settings;
    this.#keeper = keeper;
    this.#refresh = refresh;
  }

  /**
   * Begins a session in the place of what the browser had, always under a new identifier.
   *
   * @returns `false` when `toUser` gives nothing.
   * @throws what `toUser` throws; TransportError when it takes too long; InvalidInputError when what it gives is too long for cookies, or nothing that JSON keeps.
   */
  async begin(cookies: Cookies, login: Tokens): Promise<boolean> {
    const { clock, onEvent } = this.#settings;
    const user = await userOf(this.#settings, login);
    if (user === undefined) return false;
    const { idToken, claims } = login;
    // Both times are of the service's clock, which may differ from ours.
    const age = (claims.iat - claims.auth_time) * 1000;
    const tokens = this.#refresh && tokensOf(login, clock.date());
    await this.keep(cookies, { user, subject: claims.sub, idToken, tokens }, age);
    tell(onEvent, { type: "login", subject: claims.sub });
    return true;
  }

  /**
   * Keeps a session that begins now.
   *
   * @param age how long ago the user authenticated, in milliseconds
   */
  async keep(
    cookies: Cookies,
    session: Pick<Session<User>, "user" | "subject" | "idToken" | "tokens">,
    age = 0,
  ): Promise<void> {
    const now = this.#settings.clock.date();
    const times = { beganAt: now, authenticatedAt: now - age, seenAt: now };
    await this.#keeper.begin(cookies, { ...session, id: randomId(), ...times });
  }

  /**
   * The session of a request. The user counts as seen, and with the option `refresh` the tokens are refreshed when they are due.
   *
   * @param seenAfter how long ago the user was seen to count as seen again, in milliseconds; by default about once a minute
   */
  async current(cookies: Cookies, seenAfter?: number): Promise<Session<User> | undefined> {
    const { clock, lifetime, idleLifetime } = this.#settings;
    let session = await this.#keeper.read(cookies);
    if (session !== undefined && this.#over(session) === undefined && this.#refresh !== undefined)
      session = await this.#refresh.refreshed(session);
    if (session === undefined) return undefined;
    const reason = this.#over(session);
    if (reason !== undefined) {
      await this.end(cookies, { type: "expired", reason });
      return undefined;
    }
    const now = clock.date();
    const isSeen =
      idleLifetime < lifetime && now - session.seenAt >= (seenAfter ?? Math.min(60_000, idleLifetime / 10));
    if (!isSeen) return session;
    return this.#keeper.see(cookies, { ...session, seenAt: now }, seenAfter === 0);
  }

  /** When a session ends unless the user is seen again, in milliseconds since 1970. */
  endOf({ beganAt, seenAt }: Session<User>): number {
    const { lifetime, idleLifetime } = this.#settings;
    return Math.min(beganAt + lifetime, seenAt + idleLifetime);
  }

  /** Ends the session of a request. */
  async end(cookies: Cookies, event: Pick<LoginEvent, "type" | "reason">): Promise<Session<User> | undefined> {
    const session = await this.#keeper.end(cookies);
    if (session !== undefined) tell(this.#settings.onEvent, { ...event, subject: session.subject });
    return session;
  }

  /** By what a session is over. */
  #over(session: Session<User>): LoginEvent["reason"] {
    const now = this.#settings.clock.date();
    if (session.tokens?.isRefused === true) return "tokens";
    if (now >= session.beganAt + this.#settings.lifetime) return "lifetime";
    if (now >= this.endOf(session)) return "idleLifetime";
    // A clock that went far back may take any time to come to the end.
    return session.seenAt > now + clockTolerance ? "clock" : undefined;
  }
}

/**
 * What `toUser` makes of a login.
 *
 * @returns `undefined` when it refuses the user.
 * @throws what it throws; TransportError when it takes too long; InvalidInputError when it gives what JSON does not keep.
 */
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
