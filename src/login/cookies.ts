/** Values of the cookies of a request, by their names. */
export type Cookies = ReadonlyMap<string, string>;

/** A cookie for the answer; an empty value with the age 0 takes it away. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** In seconds; without it the cookie goes with the browser. */
  readonly maxAge?: number | undefined;
}

/**
 * What browsers make sure of by the prefix: sent by this host alone, over TLS, for all of its paths (RFC 6265bis, section 4.1.3.2).
 * `Lax`, since the identity service sends the browser back from another site.
 */
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/**
 * Longest value of one cookie: browsers keep 4,096 bytes with the name and the attributes, and nginx takes 4 kB of headers from an
 * application unless it is told otherwise.
 */
const longestValue = 2200;
/** Most cookies of one value: with those of the logins that wait it has to fit into {@link mostBytes}. */
const mostChunks = 3;
/** Longest text that cookies keep. */
export const longestText = mostChunks * longestValue;
/** Most bytes of cookies, and of the address that they come with, in one answer: the rest of 4 kB is for other headers. */
export const mostOfAnswer = 3000;
/** Most bytes of the header `Cookie`: many servers, nginx for example, take 8 kB in a line. */
export const mostBytes = 7500;

/**
 * The cookies of a request, by their names. Of two with a name none: browsers send one of a name with our prefix, so somebody has
 * added the other. What is no space for the standard is none here (RFC 6265, section 4.2.1), or it would hide a name from the browser.
 */
export function readCookies(header: string | null | undefined): Cookies {
  const cookies = new Map<string, string>();
  const twice = new Set<string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, at)).replace(/^[ \t]+/, "");
    if (cookies.has(name)) twice.add(name);
    else if (name !== "") cookies.set(name, pair.slice(at + 1));
  }
  for (const name of twice) cookies.delete(name);
  return cookies;
}

/** The cookies of the next request, after an answer with some cookies of ours. */
export function cookiesAfter(cookies: Cookies, written: readonly SetCookie[]): Cookies {
  const after = new Map(cookies);
  for (const { name, value, maxAge } of written) {
    if (maxAge !== 0) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** Bytes that cookies take in the header of a request. */
export function sizeOf(cookies: Iterable<readonly [name: string, value: string]>): number {
  return [...cookies].reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
}

/** @returns `undefined` when it is not there, or not whole. */
export function readChunks(cookies: Cookies, name: string): string | undefined {
  const [, count = "", first = ""] = /^([123])\.(.+)$/.exec(cookies.get(name) ?? "") ?? [];
  const rest = Array.from({ length: Math.max(0, Number(count) - 1) }, (_, index) =>
    cookies.get(chunkName(name, index + 1)),
  );
  if (first === "" || rest.includes(undefined)) return undefined;
  return [first, ...rest].join("");
}

/**
 * Cookies that keep a text, cut into as many as it needs.
 *
 * @param sent the cookies of the request: what it has too many is taken away
 * @param text no longer than `longestText`; of an empty one nothing is kept
 * @param maxAge in seconds
 */
export function writeChunks(
  sent: Cookies,
  name: string,
  text: string,
  maxAge: number | undefined,
): readonly SetCookie[] {
  const chunks = Array.from({ length: Math.ceil(text.length / longestValue) }, (_, index) =>
    text.slice(index * longestValue, (index + 1) * longestValue),
  );
  const written = chunks.map((chunk, index) =>
    writeCookie(chunkName(name, index), index === 0 ? `${chunks.length}.${chunk}` : chunk, maxAge),
  );
  return [...written, ...expireChunks(sent, name, chunks.length)];
}

/** Takes away what a request has of a text, from a chunk on. */
export function expireChunks(sent: Cookies, name: string, from = 0): readonly SetCookie[] {
  return Array.from({ length: mostChunks }, (_, index) => chunkName(name, index))
    .slice(from)
    .filter((chunk) => sent.has(chunk))
    .map((chunk) => expireCookie(chunk));
}

function chunkName(name: string, index: number): string {
  return index === 0 ? name : `${name}.${index}`;
}

/** @param maxAge in seconds */
export function writeCookie(name: string, value: string, maxAge: number | undefined): SetCookie {
  return { name, value, maxAge: maxAge && Math.max(0, Math.floor(maxAge)) };
}

/** Takes a cookie away. */
export function expireCookie(name: string): SetCookie {
  return { name, value: "", maxAge: 0 };
}

/** The header `Set-Cookie`. */
export function headerOfCookie({ name, value, maxAge }: SetCookie): string {
  return `${name}=${value};${maxAge === undefined ? "" : ` Max-Age=${maxAge};`} ${attributes}`;
}
