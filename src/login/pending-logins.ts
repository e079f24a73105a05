import type { PendingLogin } from "../identity/types.ts";
import { mostBytes, type Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { digestOf } from "./seals.ts";

/** A pending login with its return path. Each has its own encrypted cookie, so several tabs may finish in any order. */
interface KeptLogin {
  readonly pending: PendingLogin;
  readonly returnTo: string;
}

/** Most pending logins of one browser. */
const mostPending = 5;
/**
 * Milliseconds for which a login is stored after its end. So a user who returns late gets the reason, and a completed login is not
 * completed again after a clock was set back.
 */
const remembered = 3_600_000;

/** Stores a new login. */
export async function keepLogin(settings: LoginSettings, cookies: Cookies, login: KeptLogin): Promise<void> {
  const { state, expiresAt } = login.pending;
  // The order of the names is that of the times.
  const name = `${prefixOf(settings)}${Math.floor(expiresAt).toString(36).padStart(9, "0")}-${digestOf(state)}`;
  const keep = async (kept: KeptLogin): Promise<void> => {
    cookies.set(name, await settings.seals.seal(name, kept), timeOf(settings, login) / 1000);
  };
  await keep(login);
  makeRoom(settings, cookies, name);
  // Only the return path may be long.
  if (cookies.header.length > mostBytes) await keep({ ...login, returnTo: "/" });
}

/** Deletes the cookies of the oldest logins, except the new one, if there are more than a request may have. */
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
 * Returns the login of a callback, only once, also if the browser sends its cookie again: once in this process, or with a store in
 * all processes. Returns `undefined` when this browser did not begin the login. `putBack` allows another attempt, because no code
 * was sent.
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
  // A text that `open` accepts was sealed for this place, so it has the type.
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

/** Returns the milliseconds for which a login is stored. */
function timeOf({ clock }: LoginSettings, { pending }: KeptLogin): number {
  return Math.max(0, pending.expiresAt - clock.date()) + remembered;
}
