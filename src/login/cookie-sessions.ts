import { base64url } from "jose";
import { refuse } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { expireChunks, longestText, readChunks, writeChunks, type Cookies, type SetCookie } from "./cookies.ts";
import type { SealPurpose, Seals } from "./seals.ts";
import {
  maxAgeOf,
  type KeeperSettings,
  type RefreshSession,
  type Session,
  type SessionKeeper,
  type SessionTokens,
} from "./session.ts";
import { TimedMap } from "./timed-map.ts";

/** A token that compresses well: header and payload of a JWT as JSON instead of base64, and its signature. Any other token is as it was. */
type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

/** What the cookies of a session keep: what stays as the login made it, and a small one for what changes. */
type Kept<User> = Pick<Session<User>, "id" | "user" | "subject" | "beganAt" | "authenticatedAt"> & {
  readonly idToken?: PackedToken | undefined;
};
interface State extends Pick<Session<unknown>, "id" | "seenAt"> {
  readonly tokens?: (Omit<SessionTokens, "accessToken"> & { readonly accessToken: PackedToken }) | undefined;
}

/**
 * Keeps sessions in encrypted cookies: nothing on the server, so any number of instances work. What is too long for cookies is left
 * out: first the identity token, then the other tokens. The user never is.
 */
export class CookieSessions<User> implements SessionKeeper<User> {
  readonly keepsByItself = false;
  readonly #seals: Seals;
  readonly #settings: KeeperSettings;
  readonly #cookie: string;
  readonly #state: string;
  /**
   * Sessions as they are since a refresh, by their identifiers. The browser may not have got the cookie with the new refresh token, and
   * without this map that token would be lost.
   */
  readonly #known: TimedMap<Session<User>>;

  /** @param cookie the name of the first one */
  constructor(seals: Seals, settings: KeeperSettings, cookie: string) {
    this.#seals = seals;
    this.#settings = settings;
    this.#cookie = cookie;
    this.#state = `${cookie}-state`;
    this.#known = new TimedMap(settings.clock);
  }

  async read(cookies: Cookies): Promise<Session<User> | undefined> {
    // What can be opened was sealed here.
    const kept = (await this.#open("session", cookies, this.#cookie)) as Kept<User> | undefined;
    if (kept === undefined) return undefined;
    const state = (await this.#open("state", cookies, this.#state)) as State | undefined;
    const { seenAt = kept.beganAt, tokens } = state?.id === kept.id ? state : {};
    return this.#newest({
      ...{ ...kept, seenAt },
      idToken: kept.idToken && unpackToken(kept.idToken),
      tokens: tokens && { ...tokens, accessToken: unpackToken(tokens.accessToken) },
    });
  }

  async begin(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    const { id, user, subject, beganAt, authenticatedAt } = session;
    const bare = { ...session, idToken: undefined, tokens: undefined };
    let length = 0;
    for (const { idToken, tokens } of [session, { ...bare, tokens: session.tokens }, bare]) {
      const kept: Kept<User> = {
        ...{ id, user, subject, beganAt, authenticatedAt },
        idToken: idToken && packToken(idToken),
      };
      const text = await this.#seals.seal("session", kept);
      const state = tokens === undefined ? "" : await this.#seals.seal("state", stateOf({ ...session, tokens }));
      length = text.length + state.length;
      if (length <= longestText)
        return [
          ...this.#write(cookies, this.#cookie, text, beganAt),
          ...this.#write(cookies, this.#state, state, beganAt),
        ];
    }
    const rule = `must give less, or be used with a store: the session has ${length} characters, and its cookies take ${longestText}`;
    return refuse("createLogin", "toUser", rule);
  }

  async see(cookies: Cookies, session: Session<User>): Promise<readonly SetCookie[]> {
    const state = await this.#seals.seal("state", stateOf(session));
    const length = state.length + (readChunks(cookies, this.#cookie)?.length ?? 0);
    // New tokens may be longer than those before: the browser stays with these, and this process knows both.
    return length > longestText ? [] : this.#write(cookies, this.#state, state, session.beganAt);
  }

  async refreshOnce(session: Session<User>, refresh: RefreshSession<User>): Promise<Session<User> | undefined> {
    // A refresh may have ended after this session was read.
    const newest = this.#newest(session);
    if (newest.tokens?.refreshAt !== session.tokens?.refreshAt) return newest;
    const refreshed = await refresh(session);
    if (refreshed === undefined) return undefined;
    this.#known.set(session.id, refreshed, this.#settings.lifetime);
    // A failure is not sent to the browser, because another instance may give it new tokens at this moment.
    return { ...refreshed, isUnsent: roundOf(refreshed) > roundOf(session) };
  }

  end(cookies: Cookies): Promise<readonly SetCookie[]> {
    return Promise.resolve([this.#cookie, this.#state].flatMap((name) => expireChunks(cookies, name)));
  }

  async #open(purpose: SealPurpose, cookies: Cookies, name: string): Promise<unknown> {
    const text = readChunks(cookies, name);
    return text === undefined ? undefined : this.#seals.open(purpose, text);
  }

  #write(sent: Cookies, name: string, text: string, beganAt: number): readonly SetCookie[] {
    return writeChunks(sent, name, text, maxAgeOf(this.#settings, beganAt));
  }

  /** A session of a cookie, as this process knows it. */
  #newest(session: Session<User>): Session<User> {
    const known = this.#known.get(session.id);
    if (known === undefined || roundOf(known) < roundOf(session)) return session;
    const seenAt = Math.max(known.seenAt, session.seenAt);
    return { ...known, seenAt, isUnsent: roundOf(known) > roundOf(session) };
  }
}

function stateOf({ id, seenAt, tokens }: Session<unknown>): State {
  return { id, seenAt, tokens: tokens && { ...tokens, accessToken: packToken(tokens.accessToken) } };
}

function roundOf({ tokens }: Session<unknown>): number {
  return tokens?.round ?? 0;
}

function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  try {
    const packed = [jsonOf(header), jsonOf(payload), signature] as const;
    return unpackToken(packed) === token ? packed : token;
  } catch {
    return token;
  }
}

/** @returns the token that was packed, to the letter: it is signed. */
function unpackToken(packed: PackedToken): string {
  if (typeof packed === "string") return packed;
  const [header, payload, signature] = packed;
  return [encode(header), encode(payload), signature].join(".");
}

/** A part of a JWT as an object, or as its text where JSON is written in another way here than by the service. */
function jsonOf(part: string): unknown {
  const text = new TextDecoder().decode(base64url.decode(part));
  const value: unknown = JSON.parse(text);
  return isJsonObject(value) && JSON.stringify(value) === text ? value : text;
}

function encode(part: unknown): string {
  return base64url.encode(typeof part === "string" ? part : JSON.stringify(part));
}
