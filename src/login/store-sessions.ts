import type { Clock } from "../transport/time.ts";
import { expireCookie, writeCookie } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";
import { sessionCookie, type Session, type SessionKeeper } from "./session.ts";
import type { TimedStore } from "./store.ts";

type Cookies = ReadonlyMap<string, string>;

/** How often those look who wait for another's refresh, and how long, in milliseconds. */
const [look, patience] = [100, 10_000];
/** How long after the tokens were due a refresh counts as lost, with the process that did it, in milliseconds. */
const lost = 60_000;

/**
 * Keeps sessions in a store, and only a random identifier in the browser.
 *
 * A session is there as long as its mark (`session:`), which is written once and taken at the end. What changes stands beside it
 * (`record:`, `seen:`): whoever writes it a moment after a logout brings nothing back.
 */
export class StoreSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = true;
  readonly #store: TimedStore;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;

  /** @param lifetime of a session, in milliseconds */
  constructor(store: TimedStore, seals: Seals, clock: Clock, lifetime: number) {
    this.#store = store;
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const id = idOf(cookies);
    if (id === undefined) return undefined;
    const key = await digestOf(id);
    const [mark, session, seen] = await Promise.all([
      this.#store.get(`session:${key}`),
      this.#readRecord(key),
      this.#store.get(`seen:${key}`),
    ]);
    if (mark === undefined || session === undefined) return undefined;
    return { ...session, seenAt: Math.max(session.seenAt, Number(seen ?? 0)) };
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    await this.end(cookies);
    const key = await digestOf(session.id);
    await this.#keepRecord(key, session);
    if (session.refreshToken !== undefined) await this.#store.set(`refresh:${key}`, "1", this.#left(session));
    // The last one: it makes the session.
    await this.#store.set(`session:${key}`, "1", this.#left(session));
    return [writeCookie(sessionCookie, session.id, this.#left(session) / 1000)];
  }

  async see(_cookies: Cookies, session: Session<User>): Promise<readonly string[]> {
    await this.#store.set(`seen:${await digestOf(session.id)}`, String(session.seenAt), this.#left(session));
    return [];
  }

  async refreshOnce(
    session: Session<User>,
    refresh: (session: Session<User>) => Promise<Session<User> | undefined>,
  ): Promise<Session<User> | undefined> {
    const key = await digestOf(session.id);
    const turn = `refresh:${key}`;
    const due = session.refreshAt ?? Infinity;
    if (this.#clock.date() > due + lost && (await this.#store.get(turn)) === undefined) {
      await this.#store.set(turn, "1", this.#left(session));
    }
    const end = this.#clock.now() + patience;
    do {
      // Before it is another's turn, that one has kept what it got.
      const isTurn = (await this.#store.take(turn)) !== undefined;
      const found = await this.#readRecord(key);
      if (!isTurn) {
        if (found?.refreshAt !== session.refreshAt) return found;
        await new Promise<void>((resolve) => {
          this.#clock.schedule(resolve, look);
        });
        continue;
      }
      try {
        if (found === undefined || found.refreshAt !== session.refreshAt) return found;
        const refreshed = await refresh(found);
        if (refreshed !== undefined) await this.#keepRecord(key, refreshed);
        return refreshed;
      } finally {
        await this.#store.set(turn, "1", this.#left(session));
      }
    } while (this.#clock.now() < end);
    // It takes long: the session is as good as it was.
    return session;
  }

  async end(cookies: Cookies): Promise<readonly string[]> {
    const id = idOf(cookies);
    if (id === undefined) return cookies.has(sessionCookie) ? [expireCookie(sessionCookie)] : [];
    const key = await digestOf(id);
    await this.#store.take(`session:${key}`);
    await this.#store.take(`record:${key}`);
    return [expireCookie(sessionCookie)];
  }

  async #readRecord(key: string): Promise<Session<User> | undefined> {
    const text = await this.#store.get(`record:${key}`);
    // What can be opened was sealed here.
    return text === undefined ? undefined : ((await this.#seals.open("record", text)) as Session<User> | undefined);
  }

  async #keepRecord(key: string, session: Session<User>): Promise<void> {
    await this.#store.set(`record:${key}`, await this.#seals.seal("record", session), this.#left(session));
  }

  #left({ beganAt }: Session<User>): number {
    return beganAt + this.#lifetime - this.#clock.date();
  }
}

/** The identifier of the session in a request; `undefined` for what is none. */
function idOf(cookies: Cookies): string | undefined {
  const id = cookies.get(sessionCookie);
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
