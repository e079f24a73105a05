/** What is needed of a request of `node:http`, and of the frameworks over it. */
export interface NodeRequestLike {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Express keeps the whole target here. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What is needed of a web-standard request; of what Next.js gives to server components there is no more. */
export interface WebRequestLike {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { get(name: string): string | null };
}

/** A request: web-standard, or one of Node. */
export type RequestLike = WebRequestLike | NodeRequestLike;

/**
 * What takes headers of an answer before it is sent: its `Headers`, a response of `node:http`, a reply of Fastify or a context of Hono.
 */
export type AnswerLike =
  | { appendHeader(name: string, value: string): unknown }
  | { append(name: string, value: string): unknown }
  | { header(name: "Set-Cookie", value: string, options: { append: true }): unknown };

/** A header of a request. */
export function headerOf({ headers }: RequestLike, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}

function isHeaders(headers: RequestLike["headers"]): headers is WebRequestLike["headers"] {
  return "get" in headers && typeof headers.get === "function";
}

/** The path of a request with its query, whatever host it names. */
export function targetOf(request: RequestLike): string {
  const target = ("originalUrl" in request ? request.originalUrl : undefined) ?? request.url ?? "/";
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

export function setCookies(answer: AnswerLike, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    // In this order: what Express has under the names of others replaces a header.
    if ("appendHeader" in answer) answer.appendHeader("Set-Cookie", cookie);
    else if ("append" in answer) answer.append("Set-Cookie", cookie);
    else answer.header("Set-Cookie", cookie, { append: true });
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

/** Whether a script asks, which cannot follow to the identity service, or somebody who wants JSON. */
export function prefersJson(request: RequestLike): boolean {
  const mode = headerOf(request, "sec-fetch-mode");
  if (mode !== undefined) return mode !== "navigate";
  const accept = headerOf(request, "accept") ?? "";
  return /\bjson\b/.test(accept) && !accept.includes("text/html");
}
