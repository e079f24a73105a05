import { refuse } from "../errors/invalid-input-error.ts";
import type { Cookies } from "./cookies.ts";

/** A request: web-standard, or one of `node:http` and the frameworks over it. Next.js gives server components no more than `headers`. */
export interface RequestLike {
  /** HTTP method. */
  readonly method?: string | undefined;
  /** The target: a path with its query, or the whole address. */
  readonly url?: string | undefined;
  /** Express keeps the whole target here. */
  readonly originalUrl?: string | undefined;
  /** Web-standard headers, or values by names in small letters. */
  readonly headers: Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An object that takes headers of an answer before it is sent, by the first of these methods that it has. */
export interface AnswerLike {
  /** A response of `node:http` or Express. */
  appendHeader?(name: string, value: string): unknown;
  /** `Headers` of a web-standard answer. */
  append?(name: string, value: string): unknown;
  /** A reply of Fastify, or a context of Hono. */
  header?(name: "Set-Cookie", value: string, options: { append: true }): unknown;
}

/** A header of a request. */
export function headerOf({ headers }: RequestLike, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}

function isHeaders(headers: RequestLike["headers"]): headers is Pick<Headers, "get"> {
  return "get" in headers && typeof headers.get === "function";
}

/** The path of a request with its query, whatever host it names. */
export function targetOf(request: Pick<RequestLike, "url" | "originalUrl">): string {
  const target = request.originalUrl ?? request.url ?? "/";
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

export function setCookies(answer: AnswerLike, { written }: Cookies): void {
  for (const cookie of written.values()) {
    // In this order: what Express has under the names of others replaces a header.
    if (answer.appendHeader) answer.appendHeader("Set-Cookie", cookie);
    else if (answer.append) answer.append("Set-Cookie", cookie);
    else if (answer.header) answer.header("Set-Cookie", cookie, { append: true });
    else refuse("login", "answer", "must have one of the methods appendHeader, append or header");
  }
}

/** Whether a page of the own origin sent a request: see `Login.isOwnRequest`. */
export function isOwn(request: RequestLike, { origin }: { readonly origin: string }): boolean {
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
