import type { Cookies } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { LoginSettings } from "./options.ts";
import type { Records, Release } from "./records.ts";
import { maxAgeOf, type Session, type SessionKeeper } from "./session.ts";

/** The sessions of a user: the keys of their records, in the order in which they began, with their ends. */
type SessionList = readonly (readonly [key: string, end: number])[];

/** Most sessions of one user: the oldest one ends when another begins. */
const mostSessions = 100;

/**
 * Keeps sessions in a store, each as one record, and only a random identifier in the browser. A list of each user's sessions, in this
 * application, stands beside them, so that all of them can be ended.
 *
 * A record is changed under its lock, and only while it is there: a late change brings no ended session back.
 */
export class StoreSessions<User> implements SessionKeeper<User> {
  readonly #records: Records;
  readonly #settings: LoginSettings<User>;

  constructor(records: Records, settings: LoginSettings<User>) {
    this.#records = records;
    this.#settings = settings;
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const id = idOf(cookies.get(this.#settings.sessionCookie));
    return id === undefined ? undefined : this.get(id);
  }

  async get(id: string): Promise<Session<User> | undefined> {
    // A text that can be opened was sealed here, for this key.
    return (await this.#records.get(await keyOf(id))) as Session<User> | undefined;
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<void> {
    await this.end(cookies);
    const [key, end] = [await keyOf(session.id), this.#endOf(session)];
    await this.#records.set(key, session, end);
    // The browser gets none that is not listed, because that could not be ended.
    await this.#changeList(session.subject, (listed) => [...listed, [key, end] as const].slice(-mostSessions));
    cookies.set(this.#settings.sessionCookie, session.id, maxAgeOf(this.#settings, session.beganAt));
  }

  async see(_cookies: Cookies, session: Session<User>, isPromised: boolean): Promise<Session<User> | undefined> {
    const release = await this.lease("seen", session.id, 10_000);
    if (release === undefined && !isPromised) return session;
    const seen = (found: Session<User>): Session<User> => ({
      ...found,
      seenAt: Math.max(found.seenAt, session.seenAt),
    });
    return this.change(session.id, seen).finally(release);
  }

  async end(cookies: Cookies): Promise<Session<User> | undefined> {
    const id = idOf(cookies.get(this.#settings.sessionCookie));
    cookies.expire(this.#settings.sessionCookie);
    if (id === undefined) return undefined;
    const key = await keyOf(id);
    // As for `get`.
    const session = (await this.#records.take(key)) as Session<User> | undefined;
    if (session !== undefined)
      await this.#changeList(session.subject, (listed) => listed.filter(([each]) => each !== key));
    return session;
  }

  /** Ends all sessions of a user. */
  endAll(subject: string): Promise<void> {
    return this.#changeList(subject, () => []);
  }

  /**
   * Changes a session that is there.
   *
   * @param change gives `undefined` to leave it as it is
   * @returns the session as it is then.
   */
  async change(
    id: string,
    change: (found: Session<User>) => Session<User> | undefined,
  ): Promise<Session<User> | undefined> {
    const key = await keyOf(id);
    return this.#records.locked(key, async () => {
      const found = await this.get(id);
      const changed = found && change(found);
      if (changed === undefined) return found;
      await this.#records.set(key, changed, this.#endOf(changed));
      return changed;
    });
  }

  /** Lets one request do something with a session: see {@link Records.lease}. */
  async lease(what: "seen" | "refresh", id: string, ttl: number): Promise<Release | undefined> {
    return this.#records.lease(`${what}:${await digestOf(id)}`, ttl);
  }

  /** Changes the list of a user's sessions, and ends those that it leaves out. */
  async #changeList(subject: string, change: (listed: SessionList) => SessionList): Promise<void> {
    const { clock, identity } = this.#settings;
    const key = `user:${await digestOf(JSON.stringify([identity.redirectUri, subject]))}`;
    await this.#records.locked(key, async () => {
      // As for `get`.
      const found = ((await this.#records.get(key)) ?? []) as SessionList;
      const listed = found.filter(([, end]) => clock.date() < end);
      const left = change(listed);
      await Promise.all(listed.filter((each) => !left.includes(each)).map(([each]) => this.#records.take(each)));
      await this.#records.set(key, left, Math.max(...left.map(([, end]) => end)));
    });
  }

  #endOf({ beganAt }: Session<User>): number {
    return beganAt + this.#settings.lifetime;
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
