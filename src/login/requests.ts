/** What is needed of a request of `node:http`, and of the frameworks over it. */
export interface NodeRequestLike {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Express keeps the whole target here. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A request: web-standard, or one of Node. */
export type RequestLike = Request | NodeRequestLike;

/** What takes headers of an answer: its `Headers`, or a response of `node:http` before it is sent. */
export type AnswerLike = Headers | { appendHeader(name: string, value: string): unknown };

/** A header of a request. */
export function headerOf({ headers }: RequestLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}

/** The path of a request with its query, whatever host it names. */
export function targetOf(request: RequestLike): string {
  const target = ("originalUrl" in request ? request.originalUrl : undefined) ?? request.url ?? "/";
  if (target.startsWith("/")) return target;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

export function setCookies(answer: AnswerLike, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    if (answer instanceof Headers) answer.append("Set-Cookie", cookie);
    else answer.appendHeader("Set-Cookie", cookie);
  }
}

/**
 * Whether a page of the own origin sent a request that changes something. Browsers say it in `Sec-Fetch-Site` (Fetch Metadata), older
 * ones in `Origin` (RFC 6454, section 7); a request with neither is none of a browser's.
 */
export function isOwn(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === null ? request.headers.get("origin") === origin : site === "same-origin";
}

export function prefersJson(request: RequestLike): boolean {
  const accept = headerOf(request, "accept") ?? "";
  return /\bjson\b/.test(accept) && !accept.includes("text/html");
}
