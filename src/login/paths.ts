import { refuse } from "../errors/invalid-input-error.ts";
import { returnPath } from "./return-path.ts";

/** Paths of the pages of a login, as the application is asked for them. */
export interface LoginPaths {
  /** Begins a login. */
  readonly login: string;
  /** That of `redirectUri`, or its end where a proxy takes the beginning of all paths away. */
  readonly callback: string;
  /** Ends the session. */
  readonly logout: string;
  /** That of `postLogoutRedirectUri`, where this is of the own origin. */
  readonly loggedOut: string;
  /** Says who is logged in. */
  readonly status: string;
  /** Says to a proxy whether somebody is logged in. */
  readonly check: string;
}

/** Where pages are. */
export interface PageAddresses {
  /** Paths as browsers know them. */
  readonly paths: LoginPaths;
  /** What they begin with and the application is not asked for. */
  readonly prefix: string;
  /** @returns `undefined` when a request is for no page. */
  readonly pageOf: (url: URL) => keyof LoginPaths | undefined;
}

const pageNames: readonly string[] = ["login", "callback", "logout", "loggedOut", "status", "check"];
/** What the service, or the answer before, adds to the address of a callback. */
const comesFromService = ["code", "error", "rest"];

/**
 * Where the pages are.
 *
 * @param addresses `redirectUri` and `postLogoutRedirectUri`; one address may be both
 * @param afterLogout a page of the application, as `/` is: of these the handler has none but a callback
 * @throws InvalidInputError at the first wrong path, with its name.
 */
export function readPaths(
  subject: string,
  given: Partial<LoginPaths>,
  [redirect, afterwards]: readonly [redirectUri: URL, postLogoutRedirectUri: URL],
  afterLogout: string,
): PageAddresses {
  const { origin, pathname } = redirect;
  const refusePath = (name: string, rule: string): never => refuse(subject, `paths.${name}`, rule);
  for (const [name, path] of Object.entries(given)) {
    if (!pageNames.includes(name)) refusePath(name, "is no page");
    const isPath = typeof path === "string" && returnPath(path, origin) === path && !/[?#]/.test(path);
    if (!isPath) refusePath(name, "must be a path such as /auth/login");
  }
  const registered = "must be the path of the registered address, or its end where a proxy takes the beginning away";
  const { callback = pathname } = given;
  if (!pathname.endsWith(callback)) refusePath("callback", registered);
  const prefix = pathname.slice(0, -callback.length);
  const folder = pathname.slice(0, pathname.lastIndexOf("/"));
  const pathOf = (name: keyof LoginPaths, beside: string): string => {
    const path = given[name];
    return path === undefined ? `${folder}/${beside}` : `${prefix}${path}`;
  };
  // An address of another application is none of ours.
  const isOwn = afterwards.origin === origin;
  const loggedOut = isOwn && given.loggedOut === undefined ? afterwards.pathname : pathOf("loggedOut", "logged-out");
  if (isOwn && loggedOut !== afterwards.pathname) refusePath("loggedOut", registered);
  const home = new URL(afterLogout, origin).pathname;
  const pages = new Map<string, keyof LoginPaths>([[loggedOut, "loggedOut"]]).set(pathname, "callback");
  const others = { login: "", logout: "", status: "", check: "" };
  for (const name of ["login", "logout", "status", "check"] as const) {
    const path = pathOf(name, name);
    others[name] = path;
    const taken = path === `${prefix}/` || path === home || pages.has(path);
    if (taken) refusePath(name, `must not be ${path}, which is another page`);
    pages.set(path, name);
  }
  const pageOf = (url: URL): keyof LoginPaths | undefined => {
    const path = `${prefix}${url.pathname}`;
    const page = pages.get(path);
    if (page === "callback" && comesFromService.some((name) => url.searchParams.has(name))) return page;
    if (url.pathname === "/" || path === home) return undefined;
    return page === "callback" && path === loggedOut ? "loggedOut" : page;
  };
  return { prefix, pageOf, paths: { ...others, callback: pathname, loggedOut } };
}
