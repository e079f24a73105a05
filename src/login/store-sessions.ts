import type { Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { keyOf } from "./records.ts";
import { digestOf } from "./seals.ts";
import { maxAgeOf, type Session, type SessionPlace } from "./session.ts";

/** Sessions in a store. */
export interface StoredSessions extends SessionPlace {
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
  const keyIn = (cookies: Cookies): string | undefined => {
    const id = cookies.values.get(sessionCookie) ?? "";
    return /^[\w-]{43}$/.test(id) ? keyOf(id) : undefined;
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
    const session = await records.take(key);
    if (session !== undefined) await changeList(session.subject, (listed) => listed.filter((each) => each !== key));
    return session;
  };
  return {
    remove,
    endAll: (subject) => changeList(subject, () => []),
    read: async (cookies) => {
      const key = keyIn(cookies);
      return key === undefined ? undefined : records.get(key);
    },
    write: async (cookies, session) => {
      await remove(cookies);
      await records.set(session);
      // The browser gets none that is not listed, because that could not be ended.
      await changeList(session.subject, (listed) => [...listed, keyOf(session.id)].slice(-mostSessions));
      cookies.set(sessionCookie, session.id, maxAgeOf(settings, session));
    },
    see: (_cookies, session, isPromised) => {
      const later = (found: Session): Session => ({ ...found, seenAt: Math.max(found.seenAt, session.seenAt) });
      return records.change(session, later, isPromised ? undefined : session);
    },
  };
}
