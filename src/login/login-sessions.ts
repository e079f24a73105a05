import type { Scope } from "../../generated/identity.gen.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { RefreshedTokens, Tokens } from "../identity/types.ts";
import { randomId } from "./digest.ts";
import type { LoginSettings } from "./options.ts";
import type { Session, SessionKeeper } from "./session.ts";

type Cookies = ReadonlyMap<string, string>;

/** How long before the end of the tokens they are refreshed, and after a failure again, in milliseconds. */
const [early, again] = [60_000, 30_000];
/** By how much the clocks of instances may differ, in milliseconds. */
const clockTolerance = 300_000;

/** What a request has of a session. */
export interface CurrentSession<User> {
  readonly session: Session<User> | undefined;
  /** Headers `Set-Cookie` for the answer. */
  readonly cookies: readonly string[];
}

/** Sessions with their lifetimes and their tokens. */
export class LoginSessions<S extends Scope, User> {
  readonly #settings: LoginSettings<S, User>;
  readonly #keeper: SessionKeeper<User>;

  constructor(settings: LoginSettings<S, User>, keeper: SessionKeeper<User>) {
    this.#settings = settings;
    this.#keeper = keeper;
  }

  /**
   * Begins a session in the place of what the browser had, always under a new identifier.
   *
   * @returns headers `Set-Cookie`; `undefined` when `toUser` gives nothing.
   * @throws what `toUser` throws; InvalidInputError when what it gives is too long for cookies.
   */
  async begin(cookies: Cookies, tokens: Tokens<S>): Promise<readonly string[] | undefined> {
    const user = await this.#settings.toUser(tokens);
    if (user === undefined) return undefined;
    const now = this.#settings.clock.date();
    const { idToken, refreshToken, expiresAt } = tokens;
    return this.#keeper.begin(cookies, {
      ...{ id: randomId(), user, subject: tokens.claims.sub, idToken, beganAt: now, seenAt: now },
      ...(refreshToken === undefined ? {} : { refreshToken, refreshAt: expiresAt - early }),
    });
  }

  /**
   * The session of a request. Where it can be kept, the tokens are refreshed when they are due, and the user counts as seen.
   *
   * @param isAnswered whether the cookies will reach the browser
   */
  async current(cookies: Cookies, isAnswered: boolean): Promise<CurrentSession<User>> {
    const { clock, lifetime, idleLifetime } = this.#settings;
    const found = await this.#keeper.read(cookies);
    if (found === undefined) return { session: undefined, cookies: [] };
    const now = clock.date();
    const isOver = now >= found.beganAt + lifetime || now >= found.seenAt + idleLifetime;
    // Of a clock that went far back nobody knows how long it will take to come to the end.
    if (isOver || found.seenAt > now + clockTolerance) return this.#end(cookies);
    if (!isAnswered && !this.#keeper.keepsByItself) return { session: found, cookies: [] };
    const isDue = found.refreshAt !== undefined && now >= found.refreshAt;
    const session = isDue ? await this.#keeper.refreshOnce(found, (each) => this.#refresh(each)) : found;
    if (session === undefined) return this.#end(cookies);
    // Not with every request.
    const isSeen = idleLifetime < lifetime && now - found.seenAt >= Math.min(60_000, idleLifetime / 10);
    if (!isSeen && session === found) return { session, cookies: [] };
    const seen = { ...session, seenAt: now };
    return { session: seen, cookies: await this.#keeper.see(cookies, seen) };
  }

  /** Ends the session of a request. */
  async end(cookies: Cookies): Promise<CurrentSession<User>> {
    const session = await this.#keeper.read(cookies);
    return { session, cookies: await this.#keeper.end(cookies) };
  }

  async #end(cookies: Cookies): Promise<CurrentSession<User>> {
    return { session: undefined, cookies: await this.#keeper.end(cookies) };
  }

  /** @returns `undefined` when the session has to end: the service refuses it, or what it gave must not be trusted. */
  async #refresh(session: Session<User>): Promise<Session<User> | undefined> {
    const { identity, clock, toUser } = this.#settings;
    const { refreshToken = "", subject } = session;
    try {
      // Without a scope it is that of the login, and so are the claims.
      const tokens = (await identity.refresh(refreshToken, { subject })) as RefreshedTokens<S>;
      const { idToken = session.idToken, claims, otherClaims = {}, expiresAt } = tokens;
      const user = claims === undefined ? session.user : await toUser({ claims, otherClaims });
      if (user === undefined) return undefined;
      return {
        ...{ ...session, user, idToken, refreshToken: tokens.refreshToken ?? refreshToken },
        refreshAt: Math.max(expiresAt - early, clock.date() + again),
      };
    } catch (error) {
      if (error instanceof TokenError || (error instanceof OAuthError && error.error === "invalid_grant"))
        return undefined;
      // The service does not answer: the session is as good as it was.
      return { ...session, refreshAt: clock.date() + again };
    }
  }
}
