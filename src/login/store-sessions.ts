import type { Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import type { LockOptions } from "./records.ts";
import { digestOf } from "./seals.ts";
import { maxAgeOf, type Session, type SessionPlace } from "./session.ts";

/** Sessions in a store, by the keys of their records. */
export interface StoredSessions extends SessionPlace {
  readonly get: (key: string) => Promise<Session | undefined>;
  /** Changes a session that is there, unless the change is `undefined`; gives the session as it is then. */
  readonly change: (
    key: string,
    change: (found: Session) => Session | undefined,
    options?: LockOptions<Session>,
  ) => Promise<Session | undefined>;
  /** Ends all sessions of a user. */
  readonly endAll: (subject: string) => Promise<void>;
}

/** Most sessions of one user: the oldest one ends when another begins. */
const mostSessions = 100;

/**
 * Keeps sessions in a store, each as one record, and only a random identifier in the browser. A list of each user's sessions, in this
 * application, stands beside them, so that all of them can be ended. A record is changed under its lock, and only while it is there.
 */
export function inStore(settings: LoginSettings): StoredSessions {
  const { clock, identity, records, lifetime, sessionCookie } = settings;
  // A text that can be opened was sealed here, for this key.
  const get = async (key: string): Promise<Session | undefined> => (await records.get(key)) as Session | undefined;
  const keyIn = (cookies: Cookies): string | undefined => {
    const id = cookies.values.get(sessionCookie) ?? "";
    return /^[\w-]{43}$/.test(id) ? keyOf(id) : undefined;
  };
  const change: StoredSessions["change"] = (key, change, options) => {
    const task = async (): Promise<Session | undefined> => {
      const found = await get(key);
      const changed = found && change(found);
      if (changed !== undefined) await records.set(key, changed, changed.beganAt + lifetime);
      return changed ?? found;
    };
    return records.locked(key, task, options);
  };
  /** Changes the list of the keys of a user's sessions, the oldest first, and ends those that it leaves out. */
  const changeList = (subject: string, change: (listed: string[]) => readonly string[]): Promise<void> => {
    const key = `user:${digestOf(JSON.stringify([identity.redirectUri, subject]))}`;
    return records.locked(key, async () => {
      // Not sealed, so that an instance that does not have the newest secret ends all of them too.
      const listed = (await records.text(key))?.match(/session:[\w-]{43}/g) ?? [];
      const left = change(listed);
      await Promise.all(listed.filter((each) => !left.includes(each)).map((each) => records.take(each)));
      await records.setText(key, left.join(" "), left.length === 0 ? 0 : clock.date() + lifetime);
    });
  };
  const remove = async (cookies: Cookies): Promise<Session | undefined> => {
    const key = keyIn(cookies);
    cookies.expire(sessionCookie);
    if (key === undefined) return undefined;
    // As for `get`.
    const session = (await records.take(key)) as Session | undefined;
    if (session !== undefined) await changeList(session.subject, (listed) => listed.filter((each) => each !== key));
    return session;
  };
  return {
    ...{ get, change, remove },
    endAll: (subject) => changeList(subject, () => []),
    read: async (cookies) => {
      const key = keyIn(cookies);
      return key === undefined ? undefined : get(key);
    },
    write: async (cookies, session) => {
      await remove(cookies);
      const key = keyOf(session.id);
      await records.set(key, session, session.beganAt + lifetime);
      // The browser gets none that is not listed, because that could not be ended.
      await changeList(session.subject, (listed) => [...listed, key].slice(-mostSessions));
      cookies.set(sessionCookie, session.id, maxAgeOf(settings, session));
    },
    see: (_cookies, session, isPromised) => {
      const later = (found: Session): Session => ({ ...found, seenAt: Math.max(found.seenAt, session.seenAt) });
      return change(keyOf(session.id), later, isPromised ? {} : { wait: 0, busy: session });
    },
  };
}

/** The store does not learn the identifier, which is all that a browser has. */
export function keyOf(id: string): string {
  return `session:${digestOf(id)}`;
}
