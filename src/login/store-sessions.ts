import { sleep, type Clock } from "../transport/time.ts";
import { expireCookie, writeCookie, type Cookies, type SetCookie } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";
import {
  maxAgeOf,
  refreshPatience,
  type KeeperSettings,
  type RefreshSession,
  type Session,
  type SessionKeeper,
} from "./session.ts";
import type { TimedStore } from "./store.ts";
import type { UserSessions } from "./user-sessions.ts";

/** How often a request that waits for another instance's refresh reads the record, in milliseconds. */
const look = 100;
/** After how long a refresh that did not end counts as lost, with its process, in milliseconds: longer than any refresh. */
const lost = 120_000;
/** After which pauses new tokens are written again to a store that failed, in milliseconds: without them the refresh token is lost. */
const pauses = [1000, 5000, 15_000];

/**
 * Keeps sessions in a store, each as one record, and only a random identifier in the browser.
 *
 * A record is changed under the lock of its key, and only while it is there: a late change brings no ended session back. An instance
 * that refreshes the tokens says so in the record first (`isUnderWay`), so that no other one asks for the same.
 */
export class StoreSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = true;
  readonly #store: TimedStore;
  readonly #users: UserSessions;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #settings: KeeperSettings;
  readonly #cookie: string;

  /**
   * @param users which sessions a user has
   * @param cookie its name
   */
  constructor(store: TimedStore, users: UserSessions, seals: Seals, settings: KeeperSettings, cookie: string) {
    this.#store = store;
    this.#users = users;
    this.#seals = seals;
    this.#settings = settings;
    this.#clock = settings.clock;
    this.#cookie = cookie;
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const id = idOf(cookies.get(this.#cookie));
    return id === undefined ? undefined : this.#read(id);
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    await this.end(cookies);
    const end = session.beganAt + this.#settings.lifetime;
    await this.#users.add(session.subject, await keyOf(session.id), end, () => this.#write(session));
    return [writeCookie(this.#cookie, session.id, maxAgeOf(this.#settings, session.beganAt))];
  }

  async see(_cookies: Cookies, { id, seenAt }: Session<User>): Promise<readonly SetCookie[]> {
    await this.#change(id, (found) => ({ ...found, seenAt: Math.max(found.seenAt, seenAt) }));
    return [];
  }

  async refreshOnce({ id }: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    const end = this.#clock.now() + refreshPatience;
    for (;;) {
      let claimed: Session<User> | undefined;
      const found = await this.#change(id, (each) => (claimed = this.#claim(each)));
      if (claimed !== undefined) return this.#refreshHere(claimed, refresh);
      const isWaiting = found?.tokens?.isUnderWay === true && this.#clock.date() >= found.tokens.expiresAt;
      if (!isWaiting || this.#clock.now() >= end) return found;
      await sleep(this.#clock, look, undefined);
    }
  }

  async end(cookies: Cookies): Promise<readonly SetCookie[]> {
    const id = idOf(cookies.get(this.#cookie));
    if (id !== undefined) await this.#forget(id);
    return cookies.has(this.#cookie) ? [expireCookie(this.#cookie)] : [];
  }

  /** The session as this instance refreshes it; `undefined` when it is not due, or another instance refreshes it. */
  #claim(session: Session<User>): Session<User> | undefined {
    const { tokens } = session;
    const now = this.#clock.date();
    if (tokens?.refreshAt === undefined || now < tokens.refreshAt) return undefined;
    return { ...session, tokens: { ...tokens, isUnderWay: true, refreshAt: now + lost } };
  }

  /** Refreshes a session that this instance has claimed. */
  async #refreshHere(claimed: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    const refreshed = await refresh(claimed);
    if (refreshed === undefined) {
      await this.#forget(claimed.id);
      return undefined;
    }
    const tokens = refreshed.tokens && { ...refreshed.tokens, isUnderWay: false };
    // What took longer than `lost` must not undo a later refresh.
    const write = (): Promise<Session<User> | undefined> =>
      this.#change(claimed.id, (found) =>
        found.tokens?.refreshAt === claimed.tokens?.refreshAt ? { ...found, tokens } : undefined,
      );
    for (const pause of pauses) {
      try {
        return await write();
      } catch {
        await sleep(this.#clock, pause, undefined);
      }
    }
    return write();
  }

  /** Ends a session, whatever writes it at the same time. */
  async #forget(id: string): Promise<void> {
    const key = await keyOf(id);
    const session = await this.#open(await this.#store.locked(key, () => this.#store.take(key)), id);
    if (session !== undefined) await this.#users.remove(session.subject, key);
  }

  /**
   * Changes a session that is there.
   *
   * @param change gives `undefined` to leave it as it is
   * @returns the session as it is then.
   */
  async #change(
    id: string,
    change: (found: Session<User>) => Session<User> | undefined,
  ): Promise<Session<User> | undefined> {
    return this.#store.locked(await keyOf(id), async () => {
      const found = await this.#read(id);
      const changed = found && change(found);
      if (changed === undefined) return found;
      await this.#write(changed);
      return changed;
    });
  }

  async #read(id: string): Promise<Session<User> | undefined> {
    return this.#open(await this.#store.get(await keyOf(id)), id);
  }

  /** @param id whose record it has to be: whoever can write the store may put another's there */
  async #open(text: string | undefined, id: string): Promise<Session<User> | undefined> {
    if (text === undefined) return undefined;
    // What can be opened was sealed here.
    const session = (await this.#seals.open("record", text)) as Session<User> | undefined;
    return session?.id === id ? session : undefined;
  }

  async #write(session: Session<User>): Promise<void> {
    await this.#store.set(await keyOf(session.id), await this.#seals.seal("record", session), this.#left(session));
  }

  #left({ beganAt }: Session<User>): number {
    return beganAt + this.#settings.lifetime - this.#clock.date();
  }
}

/** The store does not learn the identifier, which is all that a browser has. */
async function keyOf(id: string): Promise<string> {
  return `session:${await digestOf(id)}`;
}

/** The identifier of a session in its cookie; `undefined` for what is none. */
function idOf(id: string | undefined): string | undefined {
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
