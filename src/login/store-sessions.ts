import type { Cookies } from "./cookies.ts";
import { digestOf } from "./seals.ts";
import { Sessions, type Session } from "./sessions.ts";

/** The sessions of a user: the keys of their records, in the order in which they began, with their ends. */
type SessionList = readonly (readonly [key: string, end: number])[];

/** Most sessions of one user: the oldest one ends when another begins. */
const mostSessions = 100;

/**
 * Keeps sessions in a store, each as one record, and only a random identifier in the browser. A list of each user's sessions, in this
 * application, stands beside them, so that all of them can be ended. A record is changed under its lock, and only while it is there.
 */
export class StoreSessions<User> extends Sessions<User> {
  protected override async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const key = this.#keyIn(cookies);
    return key === undefined ? undefined : this.get(key);
  }

  protected override async write(cookies: Cookies, session: Session<User>): Promise<void> {
    await this.remove(cookies);
    const { records, lifetime, sessionCookie } = this.settings;
    const [key, end] = [keyOf(session.id), session.beganAt + lifetime];
    await records.set(key, session, end);
    // The browser gets none that is not listed, because that could not be ended.
    await this.#changeList(session.subject, (listed) => [...listed, [key, end] as const].slice(-mostSessions));
    cookies.set(sessionCookie, session.id, this.maxAgeOf(session));
  }

  protected override async see(
    _cookies: Cookies,
    session: Session<User>,
    isPromised: boolean,
  ): Promise<Session<User> | undefined> {
    const key = keyOf(session.id);
    const release = await this.settings.records.lease(`seen:${key}`, 10_000);
    if (release === undefined && !isPromised) return session;
    const { seenAt } = session;
    return this.change(key, (found) => ({ ...found, seenAt: Math.max(found.seenAt, seenAt) })).finally(release);
  }

  protected override async remove(cookies: Cookies): Promise<Session<User> | undefined> {
    const key = this.#keyIn(cookies);
    cookies.expire(this.settings.sessionCookie);
    if (key === undefined) return undefined;
    // As for `get`.
    const session = (await this.settings.records.take(key)) as Session<User> | undefined;
    if (session !== undefined)
      await this.#changeList(session.subject, (listed) => listed.filter(([each]) => each !== key));
    return session;
  }

  /** Ends all sessions of a user. */
  endAll(subject: string): Promise<void> {
    return this.#changeList(subject, () => []);
  }

  protected async get(key: string): Promise<Session<User> | undefined> {
    // A text that can be opened was sealed here, for this key.
    return (await this.settings.records.get(key)) as Session<User> | undefined;
  }

  /** Changes a session that is there, unless the change is `undefined`; gives the session as it is then. */
  protected change(
    key: string,
    change: (found: Session<User>) => Session<User> | undefined,
  ): Promise<Session<User> | undefined> {
    const { records, lifetime } = this.settings;
    return records.locked(key, async () => {
      const found = await this.get(key);
      const changed = found && change(found);
      if (changed !== undefined) await records.set(key, changed, changed.beganAt + lifetime);
      return changed ?? found;
    });
  }

  /** Changes the list of a user's sessions, and ends those that it leaves out. */
  async #changeList(subject: string, change: (listed: SessionList) => SessionList): Promise<void> {
    const { clock, identity, records } = this.settings;
    const key = `user:${digestOf(JSON.stringify([identity.redirectUri, subject]))}`;
    await records.locked(key, async () => {
      // As for `get`.
      const found = ((await records.get(key)) ?? []) as SessionList;
      const listed = found.filter(([, end]) => clock.date() < end);
      const left = change(listed);
      await Promise.all(listed.filter((each) => !left.includes(each)).map(([each]) => records.take(each)));
      await records.set(key, left, Math.max(...left.map(([, end]) => end)));
    });
  }

  /** The key of a request's session; `undefined` for a cookie that is no identifier. */
  #keyIn(cookies: Cookies): string | undefined {
    const id = cookies.get(this.settings.sessionCookie) ?? "";
    return /^[\w-]{43}$/.test(id) ? keyOf(id) : undefined;
  }
}

/** The store does not learn the identifier, which is all that a browser has. */
export function keyOf(id: string): string {
  return `session:${digestOf(id)}`;
}
