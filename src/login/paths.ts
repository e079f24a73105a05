import { refuse } from "../errors/invalid-input-error.ts";

/** Paths of the pages of a login, as the application receives them. */
export interface LoginPaths {
  /** Begins a login. */
  readonly login: string;
  /** The path of `redirectUri`, or its end if a proxy strips a prefix from all paths. */
  readonly callback: string;
  /** Ends the session. */
  readonly logout: string;
  /** The path of `postLogoutRedirectUri`, if this has the same origin. */
  readonly loggedOut: string;
  /** Returns the user who is logged in. */
  readonly status: string;
  /** Tells a proxy whether a user is logged in. */
  readonly check: string;
}

/** The addresses of the pages. */
export interface PageAddresses {
  /** Paths for browsers. */
  readonly paths: LoginPaths;
  /** Prefix that a proxy strips from all paths. */
  readonly prefix: string;
  /** Path of the browser after a logout. */
  readonly afterLogout: string;
  /** Returns the page of an address; `undefined` for an address without a page. */
  readonly pageOf: (url: URL) => keyof LoginPaths | undefined;
}

/** If two pages share an address, a request without parameters of the service is for the first one. */
const pageNames = ["loggedOut", "callback", "login", "logout", "status", "check"] as const;
/** Parameters that the service or the previous response adds to the address of a callback. */
const comesFromService = ["code", "error", "rest"];
const registered = "must be the path of the registered address, or its end where a proxy takes the beginning away";

/**
 * Reads the addresses of the pages. Both return pages may share one. `afterLogout` and `/` are pages of the application, of which
 * the handler answers only callbacks. It throws InvalidInputError for the first wrong path, with its name.
 */
export function readPaths(
  subject: string,
  given: Partial<LoginPaths>,
  [{ origin, pathname }, afterwards]: readonly [redirectUri: URL, postLogoutRedirectUri: URL],
  afterLogout: string,
): PageAddresses {
  const refusePath = (name: string, rule: string): never => refuse(subject, `paths.${name}`, rule);
  for (const [name, path] of Object.entries(given)) {
    if (!pageNames.some((page) => page === name)) refusePath(name, "is no page");
    if (returnPath(path)?.split(/[?#]/)[0] !== path) refusePath(name, "must be a path such as /auth/login");
  }
  const { callback = pathname } = given;
  if (!pathname.endsWith(callback)) refusePath("callback", registered);
  const prefix = pathname.slice(0, -callback.length);
  // Another origin belongs to another application.
  const isOwn = afterwards.origin === origin;
  const pathOf = (name: keyof LoginPaths, last: string = name): string =>
    given[name] === undefined ? pathname.replace(/[^/]*$/, last) : prefix + given[name];
  const paths = {
    callback: pathname,
    loggedOut: isOwn && given.loggedOut === undefined ? afterwards.pathname : pathOf("loggedOut", "logged-out"),
    ...{ login: pathOf("login"), logout: pathOf("logout"), status: pathOf("status"), check: pathOf("check") },
  };
  if (isOwn && paths.loggedOut !== afterwards.pathname) refusePath("loggedOut", registered);
  const homes = [`${prefix}/`, new URL(afterLogout, origin).pathname];
  const taken = [...homes, paths.callback, paths.loggedOut];
  for (const name of ["login", "logout", "status", "check"] as const) {
    const path = paths[name];
    if (taken.includes(path)) refusePath(name, `must not be ${path}, which is another page`);
    taken.push(path);
  }
  const pageOf = ({ pathname: asked, searchParams }: URL): keyof LoginPaths | undefined => {
    const path = `${prefix}${asked}`;
    if (path === pathname && comesFromService.some((name) => searchParams.has(name))) return "callback";
    return homes.includes(path) ? undefined : pageNames.find((name) => paths[name] === path);
  };
  return { prefix, pageOf, paths, afterLogout };
}

/** Longest path with query and fragment, in characters, because it is stored in a cookie. */
const longest = 1000;

/**
 * Checks a path of the application's own origin. Returns it with query and fragment; without them if it is too long.
 *
 * @returns `undefined` for a text that may lead to another origin: with two slashes, backslashes, user names or other forms that
 * some readers treat as a host.
 */
export function returnPath(given: unknown): string | undefined {
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  if (typeof given !== "string" || !/^\/(?!\/)/.test(given) || /[\\\p{Cc}]/u.test(given)) return undefined;
  const { pathname, search, hash } = new URL(given, "https://own.invalid");
  // `/.//host` is a path that begins with two slashes once it is normalized.
  if (pathname.startsWith("//")) return undefined;
  return [pathname + search + hash, pathname].find((path) => path.length <= longest);
}
