import type { Cookies } from "./cookies.ts";

/** The members that are read of a request of `node:http`, and of the frameworks over it. */
export interface NodeRequestLike {
  /** HTTP method. */
  readonly method?: string | undefined;
  /** The target: a path with its query. */
  readonly url?: string | undefined;
  /** Express keeps the whole target here. */
  readonly originalUrl?: string | undefined;
  /** Values by names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The members that are read of a web-standard request; Next.js gives server components no more than `headers`. */
export interface WebRequestLike {
  /** HTTP method. */
  readonly method?: string | undefined;
  /** The whole address. */
  readonly url?: string | undefined;
  /** Finds a value by its name. */
  readonly headers: {
    /** `null` when there is none. */
    get(name: string): string | null;
  };
}

/** A request: web-standard, or one of Node. */
export type RequestLike = WebRequestLike | NodeRequestLike;

/** A response of `node:http` or Express before its head is sent. */
export interface NodeAnswerLike {
  /** Adds a value to a header. */
  appendHeader(name: string, value: string): unknown;
}

/** Headers of a web-standard answer. */
export interface HeadersLike {
  /** Adds a value to a header. */
  append(name: string, value: string): unknown;
}

/** A reply of Fastify, or a context of Hono. */
export interface ReplyLike {
  /** Adds a value to a header. */
  header(name: "Set-Cookie", value: string, options: { append: true }): unknown;
}

/** An object that takes headers of an answer before it is sent. */
export type AnswerLike = NodeAnswerLike | HeadersLike | ReplyLike;

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

export function setCookies(answer: AnswerLike, { written }: Cookies): void {
  for (const cookie of written) {
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
export function isOwn(request: RequestLike, origin: string): boolean {
  const site = headerOf(request, "sec-fetch-site");
  return site === undefined ? headerOf(request, "origin") === origin : site === "same-origin";
}

/** Whether a script asks, which cannot follow to the identity service, or somebody who wants JSON. */
export function prefersJson(request: RequestLike): boolean {
  const mode = headerOf(request, "sec-fetch-mode");
  if (mode !== undefined) return mode !== "navigate";
  const accept = headerOf(request, "accept") ?? "";
  return /\bjson\b/.test(accept) && !accept.includes("text/html");
}
