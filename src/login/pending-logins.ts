import type { PendingLogin } from "../identity/types.ts";
import { mostBytes, type Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { digestOf } from "./seals.ts";

/** A login that waits for its browser, and the path to go to afterwards. */
interface KeptLogin {
  readonly pending: PendingLogin;
  readonly returnTo: string;
}

/** Most logins that one browser has begun. */
const mostPending = 5;
/**
 * How long a login is known beyond its end, in milliseconds: a user who comes back late is told so, and a login that was completed is
 * not completed again when a clock that was ahead is put back.
 */
const remembered = 3_600_000;

/**
 * Keeps each login that was begun in an encrypted cookie of its own, so that several tabs may finish in any order. Each
 * login is completed once, even if a browser sends its cookie again: within this process, or with a store in all processes.
 */
export class PendingLogins {
  readonly #settings: LoginSettings<unknown>;
  readonly #prefix: string;

  constructor(settings: LoginSettings<unknown>) {
    this.#settings = settings;
    this.#prefix = `${settings.cookie}-login-`;
  }

  /** Forgets the oldest logins beyond what a request takes. */
  async begin(cookies: Cookies, login: KeptLogin): Promise<void> {
    const { state, expiresAt } = login.pending;
    const name = `${this.#prefix}${Math.floor(expiresAt).toString(36).padStart(9, "0")}-${digestOf(state)}`;
    const keep = async (kept: KeptLogin): Promise<void> => {
      cookies.set(name, await this.#settings.seals.seal(name, kept), this.#left(login) / 1000);
    };
    await keep(login);
    this.makeRoom(cookies, name);
    // Its way back is what may be long.
    if (cookies.header.length > mostBytes) await keep({ ...login, returnTo: "/" });
  }

  /** Takes away the cookies of the oldest logins, but for the one that begins, where there are more than a request takes. */
  makeRoom(cookies: Cookies, begun?: string): void {
    // The names are in the order of their time.
    const logins = cookies.names.filter((name) => name.startsWith(this.#prefix) && name !== begun).sort();
    const most = begun === undefined ? mostPending : mostPending - 1;
    for (const [index, name] of logins.entries()) {
      if (logins.length - index <= most && cookies.header.length <= mostBytes) return;
      cookies.expire(name);
    }
  }

  /**
   * The login that a callback belongs to, for one callback; `undefined` when this browser did not begin it, or another one has taken it.
   * `putBack` lets it be completed after all, because nothing was sent.
   */
  async take(cookies: Cookies, state: string): Promise<(KeptLogin & { putBack: () => Promise<void> }) | undefined> {
    const key = digestOf(state);
    const isOurs = (each: string): boolean => each.startsWith(this.#prefix) && each.endsWith(`-${key}`);
    const name = cookies.names.find(isOurs) ?? "";
    const text = cookies.get(name) ?? "";
    // A text that can be opened was sealed here, for this name.
    const login = (await this.#settings.seals.open(name, text)) as KeptLogin | undefined;
    if (login === undefined) return undefined;
    const release = await this.#settings.records.lease(`login:${key}`, this.#left(login));
    if (release === undefined) return undefined;
    cookies.expire(name);
    const putBack = (): Promise<void> => {
      cookies.set(name, text, this.#left(login) / 1000);
      return release();
    };
    return { ...login, putBack };
  }

  /** For how many milliseconds a login is known. */
  #left({ pending }: KeptLogin): number {
    return Math.max(0, pending.expiresAt - this.#settings.clock.date()) + remembered;
  }
}
