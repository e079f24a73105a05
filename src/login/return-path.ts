/** Longest path with its query and fragment, in characters. */
const longest = 1000;

/**
 * A path of the application's own origin, with its query and fragment.
 *
 * @param given what a request asks for
 * @returns without the query where that is too long; `undefined` for what leads, or might lead, to another origin: by two slashes, backslashes, user names or anything else
 * that one reader takes for a path and another for a host.
 */
export function returnPath(given: string | null, origin: string): string | undefined {
  // Browsers take a backslash for a slash, and leave out tabs and ends of lines.
  if (given?.startsWith("/") !== true || /[\\\p{Cc}]/u.test(given)) return undefined;
  if (!URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is a path that begins with two slashes once it is normalized.
  if (url.origin !== origin || path.startsWith("//")) return undefined;
  // It is kept in a cookie.
  return path.length <= longest ? path : url.pathname.length <= longest ? url.pathname : undefined;
}
