import type { PendingLogin } from "../identity/types.ts";
import { mostBytes, type Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { digestOf } from "./seals.ts";

/**
 * A login that waits for its browser, and the path to go to afterwards. Each is in an encrypted cookie of its own, so that several
 * tabs may finish in any order.
 */
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

/** Keeps a login that begins. */
export async function keepLogin(settings: LoginSettings, cookies: Cookies, login: KeptLogin): Promise<void> {
  const { state, expiresAt } = login.pending;
  // The names are in the order of their time.
  const name = `${prefixOf(settings)}${Math.floor(expiresAt).toString(36).padStart(9, "0")}-${digestOf(state)}`;
  const keep = async (kept: KeptLogin): Promise<void> => {
    cookies.set(name, await settings.seals.seal(name, kept), timeOf(settings, login) / 1000);
  };
  await keep(login);
  makeRoom(settings, cookies, name);
  // Its way back is what may be long.
  if (cookies.header.length > mostBytes) await keep({ ...login, returnTo: "/" });
}

/** Takes away the cookies of the oldest logins, but for the one that begins, where there are more than a request takes. */
export function makeRoom(settings: LoginSettings, cookies: Cookies, begun?: string): void {
  const logins = [...cookies.values.keys()]
    .filter((name) => name.startsWith(prefixOf(settings)) && name !== begun)
    .sort();
  const most = begun === undefined ? mostPending : mostPending - 1;
  for (const [index, name] of logins.entries()) {
    if (logins.length - index <= most && cookies.header.length <= mostBytes) return;
    cookies.expire(name);
  }
}

/**
 * The login that a callback belongs to, for one callback, even if a browser sends its cookie again: in this process, or with a store
 * in all; `undefined` when this browser did not begin it. `putBack` lets it be completed after all, because nothing was sent.
 */
export async function takeLogin(
  settings: LoginSettings,
  cookies: Cookies,
  state: string,
): Promise<(KeptLogin & { putBack: () => Promise<void> }) | undefined> {
  const key = digestOf(state);
  const isIts = (name: string): boolean => name.startsWith(prefixOf(settings)) && name.endsWith(`-${key}`);
  const name = [...cookies.values.keys()].find(isIts) ?? "";
  const text = cookies.values.get(name) ?? "";
  // A text that opens was sealed here, for this place.
  const login = (await settings.seals.open(name, text)) as KeptLogin | undefined;
  if (login === undefined) return undefined;
  const release = await settings.records.lease(`login:${key}`, timeOf(settings, login));
  if (release === undefined) return undefined;
  cookies.expire(name);
  const putBack = (): Promise<void> => {
    cookies.set(name, text, timeOf(settings, login) / 1000);
    return release();
  };
  return { ...login, putBack };
}

function prefixOf({ cookie }: LoginSettings): string {
  return `${cookie}-login-`;
}

/** For how many milliseconds a login is known. */
function timeOf({ clock }: LoginSettings, { pending }: KeptLogin): number {
  return Math.max(0, pending.expiresAt - clock.date()) + remembered;
}
