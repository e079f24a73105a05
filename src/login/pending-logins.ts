import type { PendingLogin } from "../identity/types.ts";
import type { Clock } from "../transport/time.ts";
import { mostBytes, type Cookies } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Records } from "./records.ts";
import type { Seals } from "./seals.ts";

/** A login that waits for its browser. */
export interface KeptLogin {
  readonly pending: PendingLogin;
  /** Path to go to afterwards. */
  readonly returnTo: string;
}

/** A login that nobody else can complete. */
export interface TakenLogin extends KeptLogin {
  /** Lets it be completed after all, because nothing was sent. */
  readonly putBack: () => Promise<void>;
}

/** Most logins that one browser has begun. */
const mostPending = 5;
/**
 * How long a login is known beyond its end, in milliseconds: a user who comes back late is told so, and a login that was completed is
 * not completed again when a clock that was ahead is put back.
 */
const remembered = 3_600_000;

/**
 * Keeps each login that was begun in an encrypted cookie of its own, so that several tabs may finish in any order. Whatever a
 * browser sends, each is completed once: as far as this process knows, or with a store all of them.
 */
export class PendingLogins {
  readonly #seals: Seals;
  readonly #records: Records;
  readonly #clock: Clock;
  readonly #prefix: string;

  /** @param cookie what the name of each cookie begins with */
  constructor(seals: Seals, records: Records, clock: Clock, cookie: string) {
    this.#seals = seals;
    this.#records = records;
    this.#clock = clock;
    this.#prefix = `${cookie}-`;
  }

  /** Forgets the oldest logins beyond what a request takes. */
  async begin(cookies: Cookies, login: KeptLogin): Promise<void> {
    const { state, expiresAt } = login.pending;
    const name = `${this.#prefix}${Math.floor(expiresAt).toString(36).padStart(9, "0")}-${await digestOf(state)}`;
    const keep = async (kept: KeptLogin): Promise<void> => {
      cookies.set(name, await this.#seals.seal(name, kept), this.#left(login) / 1000);
    };
    await keep(login);
    this.makeRoom(cookies, name);
    // Its way back is what may be long.
    if (cookies.size > mostBytes) await keep({ ...login, returnTo: "/" });
  }

  /**
   * Takes away the cookies of the oldest logins, where there are more than a request takes.
   *
   * @param begun name of the one that stays
   */
  makeRoom(cookies: Cookies, begun?: string): void {
    // The names are in the order of their time.
    const logins = [...cookies.next.keys()].filter((name) => name.startsWith(this.#prefix) && name !== begun).sort();
    const most = begun === undefined ? mostPending : mostPending - 1;
    for (const [index, name] of logins.entries()) {
      if (logins.length - index <= most && cookies.size <= mostBytes) return;
      cookies.expire(name);
    }
  }

  /**
   * Takes the login that a callback belongs to. One callback gets it.
   *
   * @returns `undefined` when this browser did not begin it, or another callback has taken it.
   */
  async take(cookies: Cookies, state: string): Promise<TakenLogin | undefined> {
    const key = await digestOf(state);
    const isOurs = (each: string): boolean => each.startsWith(this.#prefix) && each.endsWith(`-${key}`);
    const name = [...cookies.next.keys()].find(isOurs) ?? "";
    // A text that can be opened was sealed here, for this name.
    const login = (await this.#seals.open(name, cookies.get(name))) as KeptLogin | undefined;
    if (login === undefined) return undefined;
    const release = await this.#records.lease(`login:${key}`, this.#left(login));
    if (release === undefined) return undefined;
    cookies.expire(name);
    const putBack = async (): Promise<void> => {
      cookies.leave(name);
      await release();
    };
    return { ...login, putBack };
  }

  /** For how many milliseconds a login is known. */
  #left({ pending }: KeptLogin): number {
    return Math.max(0, pending.expiresAt - this.#clock.date()) + remembered;
  }
}
