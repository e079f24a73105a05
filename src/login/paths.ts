import { refuse } from "../errors/invalid-input-error.ts";

/** Paths of the pages of a login, as the application is asked for them. */
export interface LoginPaths {
  /** Begins a login. */
  readonly login: string;
  /** The path of `redirectUri`, or its end where a proxy takes the beginning of all paths away. */
  readonly callback: string;
  /** Ends the session. */
  readonly logout: string;
  /** The path of `postLogoutRedirectUri`, where this is of the own origin. */
  readonly loggedOut: string;
  /** Says who is logged in. */
  readonly status: string;
  /** Says to a proxy whether somebody is logged in. */
  readonly check: string;
}

/** The addresses of the pages. */
export interface PageAddresses {
  /** Paths as browsers know them. */
  readonly paths: LoginPaths;
  /** Beginning of all paths that a proxy takes away. */
  readonly prefix: string;
  /** Path that a browser is sent to after a logout. */
  readonly afterLogout: string;
  /** @returns `undefined` when a request is for no page. */
  readonly pageOf: (url: URL) => keyof LoginPaths | undefined;
}

/** If two pages share an address, a request that the service did not send is for the first of them. */
const pageNames = ["loggedOut", "callback", "login", "logout", "status", "check"] as const;
/** Parameters that the service, or the answer before, adds to the address of a callback. */
const comesFromService = ["code", "error", "rest"];
const registered = "must be the path of the registered address, or its end where a proxy takes the beginning away";

/**
 * Reads the addresses of the pages; both return pages may share one. `afterLogout` and `/` are pages of the application: the handler
 * takes nothing but a callback from these two. Throws InvalidInputError at the first wrong path, with its name.
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
  // An address of another application is none of ours.
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

/** Longest path with its query and fragment, in characters: it is kept in a cookie. */
const longest = 1000;

/**
 * A path of the application's own origin, with its query and fragment; without them where it is too long.
 *
 * @returns `undefined` for what leads, or might lead, to another origin: by two slashes, backslashes, user names or anything else
 * that one reader takes for a path and another for a host.
 */
export function returnPath(given: unknown): string | undefined {
  // Browsers take a backslash for a slash, and leave out tabs and ends of lines.
  if (typeof given !== "string" || !/^\/(?!\/)/.test(given) || /[\\\p{Cc}]/u.test(given)) return undefined;
  const { pathname, search, hash } = new URL(given, "https://own.invalid");
  // `/.//host` is a path that begins with two slashes once it is normalized.
  if (pathname.startsWith("//")) return undefined;
  return [pathname + search + hash, pathname].find((path) => path.length <= longest);
}
