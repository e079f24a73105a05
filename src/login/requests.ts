import { refuse } from "../errors/invalid-input-error.ts";
import type { Cookies } from "./cookies.ts";

/** A request: web-standard, or of `node:http` and frameworks based on it. Next.js gives server components only `headers`. */
export interface RequestLike {
  /** HTTP method. */
  readonly method?: string | undefined;
  /** The target: a path with query, or the whole address. */
  readonly url?: string | undefined;
  /** Express keeps the whole target here. */
  readonly originalUrl?: string | undefined;
  /** Web-standard headers, or values by lower-case names. */
  readonly headers: Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A response, or its headers, before it is sent. The first of these methods that it has adds a header. */
export interface AnswerLike {
  /** A response of `node:http` or Express. */
  appendHeader?(name: string, value: string): unknown;
  /** `Headers` of a web-standard answer. */
  append?(name: string, value: string): unknown;
  /** A reply of Fastify, or a context of Hono. */
  header?(name: "Set-Cookie", value: string, options: { append: true }): unknown;
}

/** Returns a header of a request. */
export function headerOf({ headers }: RequestLike, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}

function isHeaders(headers: RequestLike["headers"]): headers is Pick<Headers, "get"> {
  return "get" in headers && typeof headers.get === "function";
}

/** Returns the path of a request with its query, without the host. */
export function targetOf(request: Pick<RequestLike, "url" | "originalUrl">): string {
  const target = request.originalUrl ?? request.url ?? "/";
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

export function setCookies(answer: AnswerLike, { written }: Cookies): void {
  for (const cookie of written.values()) {
    // The order matters: in Express the other names replace a header.
    if (answer.appendHeader) answer.appendHeader("Set-Cookie", cookie);
    else if (answer.append) answer.append("Set-Cookie", cookie);
    else if (answer.header) answer.header("Set-Cookie", cookie, { append: true });
    else refuse("login", "answer", "must have one of the methods appendHeader, append or header");
  }
}

/** Whether a page of the same origin sent a request: see `Login.isOwnRequest`. */
export function isOwn(request: RequestLike, { origin }: { readonly origin: string }): boolean {
  const site = headerOf(request, "sec-fetch-site");
  return site === undefined ? headerOf(request, "origin") === origin : site === "same-origin";
}

/** Whether the request is from a script, which cannot follow a redirect to the identity service, or asks for JSON. */
export function prefersJson(request: RequestLike): boolean {
  const mode = headerOf(request, "sec-fetch-mode");
  if (mode !== undefined) return mode !== "navigate";
  const accept = headerOf(request, "accept") ?? "";
  return /\bjson\b/.test(accept) && !accept.includes("text/html");
}
