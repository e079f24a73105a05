import type { Clock } from "../transport/time.ts";
import { expireChunks, readChunks, writeChunks } from "./cookies.ts";
import type { Seals } from "./seals.ts";
import type { RefreshSession, Session, SessionKeeper } from "./session.ts";
import { TimedMap } from "./timed-map.ts";

type Cookies = ReadonlyMap<string, string>;

/**
 * How long this process remembers what a refresh gave once that was sent, or that it failed, in milliseconds. Requests go on to come
 * with the cookie before, and no pause after a failure is longer.
 */
const remembered = 1_200_000;

/** Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. */
export class CookieSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = false;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #cookie: string;
  /** Sessions as they are since a refresh, by their identifiers. */
  readonly #recent: TimedMap<Session<User>>;
  /** Those that no browser has got yet: with them the refresh token would be lost. */
  readonly #unsent: TimedMap<Session<User>>;

  /**
   * @param lifetime of a session, in milliseconds
   * @param cookie its name
   */
  constructor(seals: Seals, clock: Clock, lifetime: number, cookie: string) {
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#cookie = cookie;
    this.#recent = new TimedMap(clock);
    this.#unsent = new TimedMap(clock);
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const text = readChunks(cookies, this.#cookie);
    if (text === undefined) return undefined;
    // What can be opened was sealed here.
    const session = (await this.#seals.open("session", text)) as Session<User> | undefined;
    return session === undefined ? undefined : this.#newest(session);
  }

  async check(session: Session<User>): Promise<void> {
    await this.begin(new Map(), session);
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    const left = session.beganAt + this.#lifetime - this.#clock.date();
    const kept = { ...session, isUnsent: undefined };
    return writeChunks(cookies, this.#cookie, await this.#seals.seal("session", kept), left / 1000);
  }

  async see(cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    const headers = await this.begin(cookies, session);
    if (this.#unsent.get(session.id)?.expiresAt === session.expiresAt) {
      this.#unsent.delete(session.id);
      this.#recent.set(session.id, session, remembered);
    }
    return headers;
  }

  async refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    // One that has come to its end meanwhile.
    const newest = this.#newest(session);
    if (newest.refreshAt !== session.refreshAt) return newest;
    const keep = (refreshed: Session<User>): Promise<void> => {
      this.#recent.delete(session.id);
      this.#unsent.set(session.id, refreshed, this.#lifetime);
      return Promise.resolve();
    };
    const refreshed = await refresh(session, keep);
    if (refreshed === undefined) return undefined;
    if (refreshed.expiresAt === session.expiresAt) {
      // It failed, which is nothing for the browser: another instance may give it new tokens at this moment.
      this.#recent.set(session.id, refreshed, remembered);
      return refreshed;
    }
    await keep(refreshed);
    return { ...refreshed, isUnsent: true };
  }

  end(cookies: Cookies): Promise<readonly string[]> {
    return Promise.resolve(expireChunks(cookies, this.#cookie));
  }

  /** A session of a cookie, as this process knows it. */
  #newest(session: Session<User>): Session<User> {
    const known = this.#recent.get(session.id) ?? this.#unsent.get(session.id);
    if (known === undefined || known.expiresAt < session.expiresAt) return session;
    const seenAt = Math.max(known.seenAt, session.seenAt);
    return { ...known, seenAt, isUnsent: known.expiresAt > session.expiresAt };
  }
}
