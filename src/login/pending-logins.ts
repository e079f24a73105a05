import type { Scope } from "../../generated/identity.gen.ts";
import type { PendingLogin } from "../identity/types.ts";
import type { Clock } from "../transport/time.ts";
import { cookiesAfter, expireCookie, mostBytes, sizeOf, writeCookie, type Cookies, type SetCookie } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";
import type { TimedStore } from "./store.ts";
import { TimedMap } from "./timed-map.ts";

/** A login that waits for its browser. */
export interface KeptLogin<S extends Scope> {
  readonly pending: PendingLogin<S>;
  /** Path to go to afterwards. */
  readonly returnTo: string;
}

/** Most logins that one browser has begun. */
const mostPending = 5;
/**
 * How long a login is known beyond its end, in milliseconds: who comes back late is told so, and one that was completed is not
 * completed again when a clock that was ahead is put back.
 */
const remembered = 3_600_000;

/**
 * Keeps each login that was begun in an encrypted cookie of its own, so that several tabs may finish in any order. Whatever a
 * browser sends, each is completed once: as far as this process knows, or with a store all of them.
 */
export class PendingLogins<S extends Scope> {
  readonly #seals: Seals;
  readonly #store: TimedStore | undefined;
  readonly #clock: Clock;
  readonly #prefix: string;
  /** Keys of logins that this process completed, until they are expired. */
  readonly #completed: TimedMap<true>;

  /** @param cookie what the name of each cookie begins with */
  constructor(seals: Seals, store: TimedStore | undefined, clock: Clock, cookie: string) {
    this.#seals = seals;
    this.#store = store;
    this.#clock = clock;
    this.#prefix = `${cookie}-`;
    this.#completed = new TimedMap(clock);
  }

  /** @returns cookies for the answer; the oldest logins beyond what a request takes are forgotten. */
  async begin(cookies: Cookies, login: KeptLogin<S>): Promise<readonly SetCookie[]> {
    const { state, expiresAt } = login.pending;
    const key = await digestOf(state);
    const kept = this.#kept(expiresAt);
    await this.#store?.set(`login:${key}`, "1", kept);
    const name = `${this.#prefix}${nameOf(key, expiresAt)}`;
    let cookie = writeCookie(name, await this.#seals.seal("login", login), kept / 1000);
    if (sizeOf(cookiesAfter(this.#withoutLogins(cookies), [cookie])) > mostBytes) {
      // Its way back is what may be long.
      cookie = writeCookie(name, await this.#seals.seal("login", { ...login, returnTo: "/" }), kept / 1000);
    }
    return [...this.makeRoom(cookiesAfter(cookies, [cookie]), name), cookie];
  }

  /**
   * Takes away the cookies of the oldest logins, where there are more than a request takes.
   *
   * @param cookies those of the next request
   * @param begun name of the one that stays
   */
  makeRoom(cookies: Cookies, begun?: string): readonly SetCookie[] {
    const left = new Map(cookies);
    // The names are in the order of their time.
    const logins = [...left.keys()].filter((name) => name.startsWith(this.#prefix) && name !== begun).sort();
    const most = begun === undefined ? mostPending : mostPending - 1;
    const forgotten: SetCookie[] = [];
    for (const [index, name] of logins.entries()) {
      if (logins.length - index <= most && sizeOf(left) <= mostBytes) break;
      left.delete(name);
      forgotten.push(expireCookie(name));
    }
    return forgotten;
  }

  #withoutLogins(cookies: Cookies): Cookies {
    return new Map([...cookies].filter(([name]) => !name.startsWith(this.#prefix)));
  }

  /**
   * Takes the login that a callback belongs to. Who takes it is the only one.
   *
   * @returns `undefined` when this browser did not begin it, or somebody has taken it.
   */
  async take(cookies: Cookies, state: string): Promise<(KeptLogin<S> & { readonly forget: SetCookie }) | undefined> {
    const key = await digestOf(state);
    const name = [...cookies.keys()].find((each) => each.startsWith(this.#prefix) && each.endsWith(`-${key}`));
    if (name === undefined) return undefined;
    // What can be opened was sealed here.
    const login = (await this.#seals.open("login", cookies.get(name) ?? "")) as KeptLogin<S> | undefined;
    // A cookie under another's name, or one that was taken.
    if (login?.pending.state !== state || this.#completed.get(key) === true) return undefined;
    this.#completed.set(key, true, this.#kept(login.pending.expiresAt));
    try {
      if (this.#store !== undefined && (await this.#store.take(`login:${key}`)) === undefined) return undefined;
    } catch (error) {
      // Who asks again when the store answers may have it.
      this.#completed.delete(key);
      throw error;
    }
    return { ...login, forget: expireCookie(name) };
  }

  /** Lets a login be completed after all: nothing was sent. */
  async putBack({ pending }: KeptLogin<S>): Promise<void> {
    const key = await digestOf(pending.state);
    this.#completed.delete(key);
    await this.#store?.set(`login:${key}`, "1", this.#kept(pending.expiresAt));
  }

  /** For how many milliseconds a login is known. */
  #kept(expiresAt: number): number {
    return Math.max(0, expiresAt - this.#clock.date()) + remembered;
  }
}

/** @param key the digest of the state, which is no part of any name */
function nameOf(key: string, expiresAt: number): string {
  return `${Math.floor(expiresAt).toString(36).padStart(9, "0")}-${key}`;
}
