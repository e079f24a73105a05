import { refuse } from "../errors/invalid-input-error.ts";
import { longestText, type Cookies } from "./cookies.ts";
import { Sessions, type Session } from "./sessions.ts";

/**
 * Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. An identity token that is too long for
 * cookies is left out. The user never is. A session that ended here has a lock: a copy of its cookies must not bring it back.
 */
export class CookieSessions<User> extends Sessions<User> {
  /** Name of the small cookie for what changes. */
  readonly #seen = `${this.settings.cookie}-seen`;

  protected override async read(cookies: Cookies): Promise<Session<User> | undefined> {
    const { seals, sessionCookie, records } = this.settings;
    // A text that can be opened was sealed here, for this place.
    const kept = (await seals.open(sessionCookie, cookies.getText(sessionCookie))) as Session<User> | undefined;
    if (kept === undefined) return undefined;
    const seen = (await seals.open(`${this.#seen} ${kept.id}`, cookies.get(this.#seen))) as Partial<Session<User>>;
    return records.isHeldHere(kept.id) ? undefined : { ...kept, ...seen };
  }

  protected override async write(cookies: Cookies, session: Session<User>): Promise<void> {
    const { seals, sessionCookie } = this.settings;
    // It is sealed once, and has to be short.
    const seal = (kept: Session<User>): Promise<string> => seals.seal(sessionCookie, kept, 11);
    let text = await seal(session);
    if (text.length > longestText) text = await seal({ ...session, idToken: undefined });
    if (text.length > longestText) {
      const rule = `must give less, or be used with a store: the session has ${text.length} characters, and its cookies take ${longestText}`;
      refuse("createLogin", "toUser", rule);
    }
    await this.remove(cookies);
    cookies.setText(sessionCookie, text, this.maxAgeOf(session));
  }

  protected override async see(cookies: Cookies, session: Session<User>): Promise<Session<User>> {
    const { id, seenAt } = session;
    cookies.set(this.#seen, await this.settings.seals.seal(`${this.#seen} ${id}`, { seenAt }), this.maxAgeOf(session));
    return session;
  }

  protected override async remove(cookies: Cookies): Promise<Session<User> | undefined> {
    const { records, lifetime, sessionCookie } = this.settings;
    const session = await this.read(cookies);
    cookies.setText(sessionCookie, "");
    cookies.expire(this.#seen);
    return session && (await records.lease(session.id, lifetime)) && session;
  }
}
