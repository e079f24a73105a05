import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies, SetCookie } from "./cookies.ts";
import { randomId } from "./digest.ts";
import { tell } from "./login-event.ts";
import type { CreateLoginOptions, LoginSettings } from "./options.ts";
import { refreshPatience, type Session, type SessionKeeper } from "./session.ts";
import { TimedMap } from "./timed-map.ts";
import { refreshSession, tokensOf } from "./token-refresh.ts";

/** By how much the clocks of instances may differ, in milliseconds. */
const clockTolerance = 300_000;

/** How long `toUser` may take, in milliseconds: less than a proxy waits for the answer to a callback. */
const userPatience = 30_000;

/** What a request has of a session. */
export interface CurrentSession<User> {
  readonly session: Session<User> | undefined;
  /** For the answer. */
  readonly cookies: readonly SetCookie[];
}

/** A refresh under way. */
interface Refresh<User> {
  readonly result: Promise<Session<User> | undefined>;
  /** Until when anybody waits for it, by the clock's `now`. */
  readonly end: number;
}

/** Sessions with their lifetimes and their tokens. */
export class LoginSessions<S extends Scope, User> {
  readonly #settings: LoginSettings<S, User>;
  readonly #keeper: SessionKeeper<User>;
  /** Refreshes of this process that are under way, by the identifier of the session. */
  readonly #refreshes = new Map<string, Refresh<User>>();
  /** Sessions that ended here, by a logout or another login: what is late must not bring them back. */
  readonly #gone: TimedMap<"left" | "refused">;

  constructor(settings: LoginSettings<S, User>, keeper: SessionKeeper<User>) {
    this.#settings = settings;
    this.#keeper = keeper;
    this.#gone = new TimedMap(settings.clock);
  }

  /**
   * Begins a session in the place of what the browser had, always under a new identifier.
   *
   * @returns cookies for the answer; `undefined` when `toUser` gives nothing.
   * @throws what `toUser` throws; TransportError when it takes too long; InvalidInputError when what it gives is too long for cookies, or nothing that JSON keeps.
   */
  async begin(cookies: Cookies, tokens: Tokens<S>): Promise<readonly SetCookie[] | undefined> {
    const { clock, refresh } = this.#settings;
    const user = await userOf(this.#settings, tokens);
    if (user === undefined) return undefined;
    const { idToken, claims } = tokens;
    // Both times are of the service's clock, which may differ from ours.
    const age = (claims.iat - claims.auth_time) * 1000;
    const kept = refresh ? { tokens: tokensOf(tokens, 0, clock.date()) } : {};
    const before = await this.#keeper.read(cookies);
    const begun = await this.keep(cookies, { user, subject: claims.sub, idToken, ...kept }, age);
    this.#remember(before);
    tell(this.#settings.onEvent, { type: "login", subject: claims.sub });
    return begun;
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
  ): Promise<readonly SetCookie[]> {
    const now = this.#settings.clock.date();
    const times = { beganAt: now, authenticatedAt: now - age, seenAt: now };
    return this.#keeper.begin(cookies, { ...session, id: randomId(), ...times });
  }

  /**
   * The session of a request. Where that can be kept, the user counts as seen, and with the option `refresh` the tokens are refreshed
   * when they are due.
   *
   * @param isAnswered whether the cookies will reach the browser
   * @param seenAfter how long ago the user was seen to count as seen again, in milliseconds; by default about once a minute
   */
  async current(cookies: Cookies, isAnswered: boolean, seenAfter?: number): Promise<CurrentSession<User>> {
    const { clock, lifetime, idleLifetime, refresh } = this.#settings;
    const found = await this.#keeper.read(cookies);
    if (found === undefined || this.#gone.get(found.id) === "left") return { session: undefined, cookies: [] };
    if (this.#gone.get(found.id) === "refused") return this.#end(cookies);
    const now = clock.date();
    const over = this.#over(found, now);
    if (over !== undefined) {
      this.#expire(found, over);
      return this.#end(cookies);
    }
    if (!isAnswered && !this.#keeper.keepsByItself) return { session: found, cookies: [] };
    const session = refresh && isDue(found, now) ? await this.#refreshed(found) : found;
    if (this.#gone.get(found.id) === "left") return { session: undefined, cookies: [] };
    if (session === undefined) return this.#end(cookies);
    const isSeen = idleLifetime < lifetime && now - found.seenAt >= (seenAfter ?? Math.min(60_000, idleLifetime / 10));
    if (!isSeen && session.isUnsent !== true) return { session, cookies: [] };
    const seen = isSeen ? { ...session, seenAt: now } : session;
    return { session: seen, cookies: await this.#keeper.see(cookies, seen) };
  }

  /** When a session ends unless the user is seen again, in milliseconds since 1970. */
  endOf({ beganAt, seenAt }: Session<User>): number {
    const { lifetime, idleLifetime } = this.#settings;
    return Math.min(beganAt + lifetime, seenAt + idleLifetime);
  }

  /** Ends the session of a request. */
  async end(cookies: Cookies): Promise<CurrentSession<User>> {
    const session = await this.#keeper.read(cookies);
    this.#remember(session);
    const expired = await this.#keeper.end(cookies);
    if (session !== undefined) tell(this.#settings.onEvent, { type: "logout", subject: session.subject });
    return { session, cookies: expired };
  }

  /** By what a session is over. */
  #over(session: Session<User>, now: number): string | undefined {
    if (now >= this.endOf(session))
      return now >= session.beganAt + this.#settings.lifetime ? "lifetime" : "idleLifetime";
    // Of a clock that went far back nobody knows how long it will take to come to the end.
    return session.seenAt > now + clockTolerance ? "clock" : undefined;
  }

  /** Tells once that a session is over. */
  #expire({ id, subject }: Session<User>, reason: string): void {
    if (this.#gone.get(id) !== undefined) return;
    this.#gone.set(id, "refused", this.#settings.lifetime);
    tell(this.#settings.onEvent, { type: "expired", subject, reason });
  }

  async #end(cookies: Cookies): Promise<CurrentSession<User>> {
    return { session: undefined, cookies: await this.#keeper.end(cookies) };
  }

  #remember(session: Session<User> | undefined): void {
    if (session !== undefined) this.#gone.set(session.id, "left", this.#settings.lifetime);
  }

  /**
   * A session with new tokens, or as it was when they do not come in time: then they are there for a later request.
   *
   * @returns `undefined` when it has to end.
   */
  async #refreshed(session: Session<User>): Promise<Session<User> | undefined> {
    const { clock } = this.#settings;
    const refresh = this.#refreshes.get(session.id) ?? this.#beginRefresh(session);
    try {
      return await withTimeout(clock, refresh.end - clock.now(), undefined, () => refresh.result);
    } catch (error) {
      if (error instanceof TimeoutReached) return session;
      throw error;
    }
  }

  #beginRefresh(session: Session<User>): Refresh<User> {
    const result = this.#keeper.refreshOnce(session, (each) => refreshSession(this.#settings, each));
    const refresh = { result, end: this.#settings.clock.now() + refreshPatience };
    this.#refreshes.set(session.id, refresh);
    const forget = (): void => {
      this.#refreshes.delete(session.id);
    };
    result.then((refreshed) => {
      forget();
      if (refreshed === undefined) this.#expire(session, "tokens");
    }, forget);
    return refresh;
  }
}

/** Whether a session needs a refresh, or has to wait for that of another instance. */
function isDue({ tokens }: Session<unknown>, now: number): boolean {
  const { refreshAt = Infinity, isUnderWay = false, expiresAt = Infinity } = tokens ?? {};
  return now >= refreshAt || (isUnderWay && now >= expiresAt);
}

/**
 * What `toUser` makes of a login.
 *
 * @returns `undefined` when it refuses the user.
 * @throws what it throws; TransportError when it takes too long; InvalidInputError when it gives what JSON does not keep.
 */
async function userOf<S extends Scope, User>(
  { toUser, clock }: LoginSettings<S, User>,
  { claims, otherClaims, accessToken }: Parameters<CreateLoginOptions<S, User>["toUser"]>[0],
): Promise<User | undefined> {
  const use = async (): Promise<User | null | undefined> => toUser({ claims, otherClaims, accessToken });
  const given = await withTimeout(clock, userPatience, undefined, use).catch((error: unknown) => {
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
