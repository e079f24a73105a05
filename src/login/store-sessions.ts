import { sleep, type Clock } from "../transport/time.ts";
import { expireCookie, writeCookie, type SetCookie } from "./cookies.ts";
import { digestOf, randomId } from "./digest.ts";
import { RefreshTurns } from "./refresh-turns.ts";
import type { Seals } from "./seals.ts";
import { refreshPatience, type RefreshSession, type Session, type SessionKeeper } from "./session.ts";
import type { TimedStore } from "./store.ts";

type Cookies = ReadonlyMap<string, string>;

/** How often those look who wait for another's refresh, in milliseconds. */
const look = 100;
/** How long it may take at most to get a turn and make use of it, in milliseconds: others count from its beginning. */
const slowest = 30_000;

/** After which pauses a store that failed is told of new tokens again, in milliseconds: without them the session would end. */
const pauses = [1000, 5000, 15_000];

/**
 * Keeps sessions in a store, and only a random identifier in the browser.
 *
 * A session is there as long as its mark (`session:`), which is written once and taken at the end. What changes stands beside it
 * (`record:`, `seen:`): whoever writes it a moment after a logout brings nothing back. `ended:` is another text after each time that
 * all sessions of a user were ended: those that began with the text before are over, whatever the clocks say.
 */
export class StoreSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = true;
  readonly #store: TimedStore;
  readonly #turns: RefreshTurns;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #cookie: string;

  /**
   * @param lifetime of a session, in milliseconds
   * @param cookie its name
   */
  constructor(store: TimedStore, seals: Seals, clock: Clock, lifetime: number, cookie: string) {
    this.#store = store;
    this.#turns = new RefreshTurns(store, clock);
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#cookie = cookie;
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const id = idOf(cookies.get(this.#cookie));
    if (id === undefined) return undefined;
    const key = await digestOf(id);
    const [mark, session, seen] = await Promise.all([
      this.#store.get(`session:${key}`),
      this.#readRecord(key, id),
      this.#store.get(`seen:${key}`),
    ]);
    if (mark === undefined || session === undefined) return undefined;
    const ending = await this.#store.get(await endingOf(session.subject));
    if (ending !== undefined && ending !== session.ending) return undefined;
    const seenAt = Number(seen ?? 0);
    return { ...session, seenAt: Math.max(session.seenAt, Number.isFinite(seenAt) ? seenAt : 0) };
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    await this.end(cookies);
    const key = await digestOf(session.id);
    const ending = await this.#store.get(await endingOf(session.subject));
    await this.#keepRecord(key, { ...session, ending });
    if (session.tokens?.refreshAt !== undefined) await this.#turns.offer(turnOf(key, session), this.#left(session));
    // The last one: it makes the session.
    await this.#store.set(`session:${key}`, "1", this.#left(session));
    return [writeCookie(this.#cookie, session.id, this.#left(session) / 1000)];
  }

  async see(_cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    await this.#store.set(`seen:${await digestOf(session.id)}`, String(session.seenAt), this.#left(session));
    return [];
  }

  async refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    const key = await digestOf(session.id);
    const end = this.#clock.now() + refreshPatience;
    for (;;) {
      const asked = this.#clock.now();
      const since = await this.#turns.take(turnOf(key, session), this.#left(session));
      const found = await this.#readRecord(key, session.id);
      if (found === undefined || found.tokens?.refreshAt !== session.tokens?.refreshAt) return found;
      if (since === undefined) {
        const isLate = this.#clock.now() - asked > slowest;
        return isLate ? session : this.#refreshHere(key, found, refresh);
      }
      const now = this.#clock.date();
      const isPatient = this.#clock.now() < end && now < since + refreshPatience;
      if (now < (session.tokens?.expiresAt ?? 0) || !isPatient) return session;
      await sleep(this.#clock, look, undefined);
    }
  }

  async end(cookies: Cookies): Promise<readonly SetCookie[]> {
    const id = idOf(cookies.get(this.#cookie));
    if (id === undefined) return cookies.has(this.#cookie) ? [expireCookie(this.#cookie)] : [];
    await this.#forget(await digestOf(id), id);
    return [expireCookie(this.#cookie)];
  }

  /** Ends all sessions of a user, also those that another instance has begun. */
  async endAllOf(subject: string): Promise<void> {
    await this.#store.set(await endingOf(subject), randomId(), this.#lifetime);
  }

  /** Refreshes a session whose turn this instance has. */
  async #refreshHere(
    key: string,
    session: Session<User>,
    refresh: RefreshSession<User>,
  ): Promise<Session<User> | undefined> {
    const write = async (refreshed: Session<User>): Promise<void> => {
      // Nothing of a session stays behind that was ended meanwhile, nor does what took long undo a later refresh.
      const isThere = (await this.#store.get(`session:${key}`)) !== undefined;
      const found = isThere ? await this.#readRecord(key, session.id) : undefined;
      if (found?.tokens?.refreshAt !== session.tokens?.refreshAt) return;
      await this.#keepRecord(key, refreshed);
      await this.#turns.offer(turnOf(key, refreshed), this.#left(refreshed));
    };
    const keep = async (refreshed: Session<User>): Promise<void> => {
      for (const pause of pauses) {
        try {
          await write(refreshed);
          return;
        } catch {
          await sleep(this.#clock, pause, undefined);
        }
      }
      await write(refreshed);
    };
    const refreshed = await refresh(session);
    if (refreshed === undefined) await this.#forget(key, session.id);
    else await keep(refreshed);
    await this.#turns.forget(turnOf(key, session));
    return refreshed;
  }

  async #forget(key: string, id: string): Promise<void> {
    await this.#store.take(`session:${key}`);
    const record = await this.#open(await this.#store.take(`record:${key}`), id);
    await this.#store.take(`seen:${key}`);
    if (record?.tokens?.refreshAt !== undefined) await this.#turns.forget(turnOf(key, record));
  }

  async #readRecord(key: string, id: string): Promise<Session<User> | undefined> {
    return this.#open(await this.#store.get(`record:${key}`), id);
  }

  /** @param id whose record it has to be: who can write the store may put another's there */
  async #open(text: string | undefined, id: string): Promise<Session<User> | undefined> {
    if (text === undefined) return undefined;
    // What can be opened was sealed here.
    const session = (await this.#seals.open("record", text)) as Session<User> | undefined;
    return session?.id === id ? session : undefined;
  }

  async #keepRecord(key: string, session: Session<User>): Promise<void> {
    await this.#store.set(`record:${key}`, await this.#seals.seal("record", session), this.#left(session));
  }

  #left({ beganAt }: Session<User>): number {
    return beganAt + this.#lifetime - this.#clock.date();
  }
}

function turnOf(key: string, { tokens }: Session<unknown>): string {
  return `${key}.${tokens?.refreshAt ?? 0}`;
}

async function endingOf(subject: string): Promise<string> {
  return `ended:${await digestOf(subject)}`;
}

/** The identifier of a session in its cookie; `undefined` for what is none. */
function idOf(id: string | undefined): string | undefined {
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
