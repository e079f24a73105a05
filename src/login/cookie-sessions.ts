import type { Clock } from "../transport/time.ts";
import { expireChunks, readChunks, writeChunks } from "./cookies.ts";
import type { Seals } from "./seals.ts";
import { sessionCookie, type Session, type SessionKeeper } from "./session.ts";
import { TimedMap } from "./timed-map.ts";

type Cookies = ReadonlyMap<string, string>;

/** How long after a refresh began what it gives is good for requests that were sent before its cookie came, in milliseconds. */
const overlap = 120_000;

/** Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. */
export class CookieSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = false;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  /** Refreshes of this process, by session and tokens. */
  readonly #refreshes: TimedMap<Promise<Session<User> | undefined>>;

  /** @param lifetime of a session, in milliseconds */
  constructor(seals: Seals, clock: Clock, lifetime: number) {
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#refreshes = new TimedMap(clock);
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const text = readChunks(cookies, sessionCookie);
    // What can be opened was sealed here.
    return text === undefined ? undefined : ((await this.#seals.open("session", text)) as Session<User> | undefined);
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    const left = session.beganAt + this.#lifetime - this.#clock.date();
    return writeChunks(cookies, sessionCookie, await this.#seals.seal("session", session), left / 1000);
  }

  see(cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    return this.begin(cookies, session);
  }

  refreshOnce(
    session: Session<User>,
    refresh: (session: Session<User>) => Promise<Session<User> | undefined>,
  ): Promise<Session<User> | undefined> {
    const key = `${session.id} ${session.refreshAt}`;
    let refreshed = this.#refreshes.get(key);
    if (refreshed === undefined) {
      refreshed = refresh(session);
      this.#refreshes.set(key, refreshed, overlap);
      refreshed.catch(() => {
        this.#refreshes.delete(key);
      });
    }
    return refreshed;
  }

  end(cookies: Cookies): Promise<readonly string[]> {
    return Promise.resolve(expireChunks(cookies, sessionCookie));
  }
}
