import { refuse } from "../errors/invalid-input-error.ts";
import { longestText, type Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import type { Seals } from "./seals.ts";
import { maxAgeOf, type Session, type SessionKeeper } from "./session.ts";
import { TimedMap } from "./timed-map.ts";

/** A token that compresses well: header and payload of a JWT as JSON instead of base64, and its signature. Any other token is as it was. */
type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

/** A session as its cookies keep it. */
type Kept<User> = Omit<Session<User>, "idToken"> & { readonly idToken?: PackedToken | undefined };

/**
 * Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. An identity token that is too long for
 * cookies is left out. The user never is.
 */
export class CookieSessions<User> implements SessionKeeper<User> {
  readonly #seals: Seals;
  readonly #settings: LoginSettings<User>;
  /** Name of the small cookie for what changes. */
  readonly #seen: string;
  /** Sessions that ended here: a copy of their cookies must not bring them back. */
  readonly #ended: TimedMap<true>;

  constructor(seals: Seals, settings: LoginSettings<User>) {
    this.#seals = seals;
    this.#settings = settings;
    this.#seen = `${settings.cookie}-seen`;
    this.#ended = new TimedMap(settings.clock);
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    // A text that can be opened was sealed here, for this place.
    const kept = (await this.#seals.open(
      this.#settings.sessionCookie,
      cookies.getText(this.#settings.sessionCookie),
    )) as Kept<User> | undefined;
    if (kept === undefined) return undefined;
    const text = cookies.get(this.#seen);
    const seen = (await this.#seals.open(`${this.#seen} ${kept.id}`, text)) as Pick<Kept<User>, "seenAt"> | undefined;
    if (this.#ended.get(kept.id) === true) return undefined;
    return { ...kept, ...seen, idToken: kept.idToken && unpackToken(kept.idToken) };
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<void> {
    let length = 0;
    for (const idToken of [session.idToken && packToken(session.idToken), undefined]) {
      // It is sealed once, and has to be short.
      const text = await this.#seals.seal(this.#settings.sessionCookie, { ...session, idToken }, 11);
      ({ length } = text);
      if (length > longestText) continue;
      await this.end(cookies);
      cookies.setText(this.#settings.sessionCookie, text, maxAgeOf(this.#settings, session.beganAt));
      return;
    }
    const rule = `must give less, or be used with a store: the session has ${length} characters, and its cookies take ${longestText}`;
    refuse("createLogin", "toUser", rule);
  }

  async see(cookies: Cookies, session: Session<User>): Promise<Session<User>> {
    const { id, seenAt, beganAt } = session;
    const text = await this.#seals.seal(`${this.#seen} ${id}`, { seenAt });
    cookies.set(this.#seen, text, maxAgeOf(this.#settings, beganAt));
    return session;
  }

  async end(cookies: Cookies): Promise<Session<User> | undefined> {
    const session = await this.read(cookies);
    cookies.expireText(this.#settings.sessionCookie);
    cookies.expire(this.#seen);
    if (session === undefined || this.#ended.get(session.id) === true) return undefined;
    this.#ended.set(session.id, true, this.#settings.lifetime);
    return session;
  }
}

function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  try {
    const packed = [parse(header), parse(payload), signature] as const;
    // To the letter, because it is signed: the service may write JSON in another way.
    return unpackToken(packed) === token ? packed : token;
  } catch {
    return token;
  }
}

function unpackToken(packed: PackedToken): string {
  if (typeof packed === "string") return packed;
  const [header, payload, signature] = packed;
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode(header)}.${encode(payload)}.${signature}`;
}
