import { refuse } from "../errors/invalid-input-error.ts";
import { longestText, type Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { maxAgeOf, type Session, type SessionPlace } from "./session.ts";

/**
 * Stores sessions in encrypted cookies and nothing on the server, so any number of instances work. An identity token that is too
 * long is omitted, the user never. An ended session has a lock in this process, so that a copy of its cookies does not restore it.
 */
export function inCookies(settings: LoginSettings): SessionPlace {
  const { seals, records, lifetime, sessionCookie } = settings;
  // A small cookie for `seenAt`, the only value that changes.
  const seenCookie = `${settings.cookie}-seen`;
  const read = async (cookies: Cookies): Promise<Session | undefined> => {
    // A text that `open` accepts was sealed for this place, so it has the type.
    const kept = (await seals.open(sessionCookie, cookies.getText(sessionCookie))) as Session | undefined;
    if (kept === undefined) return undefined;
    const seen = (await seals.open(`${seenCookie} ${kept.id}`, cookies.values.get(seenCookie))) as Partial<Session>;
    return records.isHeldHere(kept.id) ? undefined : { ...kept, ...seen };
  };
  const remove = async (cookies: Cookies): Promise<Session | undefined> => {
    const session = await read(cookies);
    cookies.expireText(sessionCookie);
    cookies.expire(seenCookie);
    return session && (await records.lease(session.id, lifetime)) && session;
  };
  return {
    ...{ read, remove },
    write: async (cookies, session) => {
      // Best compression, because it is sealed once and must be short.
      const seal = (kept: Session): Promise<string> => seals.seal(sessionCookie, kept, 11);
      let text = await seal(session);
      if (text.length > longestText) text = await seal({ ...session, idToken: undefined });
      if (text.length > longestText) {
        const rule = `must return less, or the option store is needed: the session has ${text.length} characters, but cookies hold ${longestText}`;
        refuse("createLogin", "toUser", rule);
      }
      await remove(cookies);
      cookies.setText(sessionCookie, text, maxAgeOf(settings, session));
    },
    see: async (cookies, session) => {
      const text = await seals.seal(`${seenCookie} ${session.id}`, { seenAt: session.seenAt });
      cookies.set(seenCookie, text, maxAgeOf(settings, session));
      return session;
    },
  };
}
