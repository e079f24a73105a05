import type { Clock } from "../transport/time.ts";
import { expireChunks, readChunks, writeChunks, type SetCookie } from "./cookies.ts";
import type { Seals } from "./seals.ts";
import type { RefreshSession, Session, SessionKeeper } from "./session.ts";
import { TimedMap } from "./timed-map.ts";

type Cookies = ReadonlyMap<string, string>;

/** Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. */
export class CookieSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = false;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #cookie: string;
  /**
   * Sessions as they are since a refresh, by their identifiers. The browser may not have got the cookie with the new refresh token, and
   * without this map that token would be lost.
   */
  readonly #known: TimedMap<Session<User>>;

  /**
   * @param lifetime of a session, in milliseconds
   * @param cookie its name
   */
  constructor(seals: Seals, clock: Clock, lifetime: number, cookie: string) {
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#cookie = cookie;
    this.#known = new TimedMap(clock);
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const text = readChunks(cookies, this.#cookie);
    if (text === undefined) return undefined;
    // What can be opened was sealed here.
    const session = (await this.#seals.open("session", text)) as Session<User> | undefined;
    return session === undefined ? undefined : this.#newest(session);
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    const left = session.beganAt + this.#lifetime - this.#clock.date();
    const kept = { ...session, isUnsent: undefined };
    return writeChunks(cookies, this.#cookie, await this.#seals.seal("session", kept), left / 1000);
  }

  see(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    return this.begin(cookies, session);
  }

  async refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    // A refresh may have ended after this session was read.
    const newest = this.#newest(session);
    if (newest.tokens?.refreshAt !== session.tokens?.refreshAt) return newest;
    const refreshed = await refresh(session);
    if (refreshed === undefined) return undefined;
    this.#known.set(session.id, refreshed, this.#lifetime);
    // A failure is not sent to the browser, because another instance may give it new tokens at this moment.
    return { ...refreshed, isUnsent: roundOf(refreshed) > roundOf(session) };
  }

  end(cookies: Cookies): Promise<readonly SetCookie[]> {
    return Promise.resolve(expireChunks(cookies, this.#cookie));
  }

  /** A session of a cookie, as this process knows it. */
  #newest(session: Session<User>): Session<User> {
    const known = this.#known.get(session.id);
    if (known === undefined || roundOf(known) < roundOf(session)) return session;
    const seenAt = Math.max(known.seenAt, session.seenAt);
    return { ...known, seenAt, isUnsent: roundOf(known) > roundOf(session) };
  }
}

function roundOf({ tokens }: Session<unknown>): number {
  return tokens?.round ?? 0;
}
