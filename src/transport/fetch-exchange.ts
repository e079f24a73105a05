import { refuse } from "../errors/invalid-input-error.ts";
import { BodyBytes } from "./answer.ts";
import { answerTooLarge, type Exchange, type ExchangeAnswer, type ExchangeRequest } from "./exchange.ts";
import { isJsonObject, type Unchecked } from "./json-object.ts";
import { transportHeader } from "./read-headers.ts";
import { abortSignalOf } from "./time.ts";

/** A request without its address. */
export interface FetchInit {
  /**
   * Method of HTTP.
   *
   * @default "GET"
   */
  readonly method?: string;
  /** Headers of the request. */
  readonly headers?: Headers | Record<string, string>;
  /** Body of the request: text is sent in UTF-8. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Ends the request; the promise is then rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
  /**
   * How a redirect is treated. The package always asks for "manual".
   *
   * @default "follow" for the global `fetch`
   */
  readonly redirect?: "manual" | "error" | "follow";
  /**
   * `false` for a one-time request: it hands over a value that the service accepts once. A `fetch` that keeps connections should
   * send it over a new one, because the service may have closed an idle connection, and the request would be lost. The global
   * `fetch` ignores this member.
   *
   * @default true
   */
  readonly repeatable?: boolean;
}

/** The part of `fetch` that the package uses; the global one fits. */
export type Fetch = (url: string, init?: FetchInit) => Promise<Response>;

/** Sends requests by the `fetch` of a browser or of the caller. */
export function fetchExchange(fetch: Fetch): Exchange {
  return async ({ url, method, headers, body, signal, maxBytes, repeatable }) => {
    const { abortSignal, forget } = abortSignalOf(signal);
    const init: FetchInit = {
      method,
      headers,
      redirect: "manual",
      ...(abortSignal === undefined ? {} : { signal: abortSignal }),
      ...(body === undefined ? {} : { body }),
      ...(repeatable ? {} : { repeatable: false }),
    };
    try {
      return await readResponse(await fetch(url, init), maxBytes);
    } finally {
      forget();
    }
  };
}

/** Reads an answer to its end, or until its decoded body is too large. A `fetch` of the caller's own may return anything. */
export async function readResponse(response: Response, maxBytes: number): Promise<ExchangeAnswer> {
  if (!isResponse(response)) refuse("fetch", "result", "must be a Response");
  const { status, headers, body } = response;
  if (body === null) return { status, headers, bytes: undefined };
  const length = headers.get("content-length");
  if (length !== null && Number(length) > maxBytes && headers.get("content-encoding") === null) {
    discard(body);
    throw answerTooLarge(maxBytes);
  }
  const read = new BodyBytes(maxBytes);
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { status, headers, bytes: read.bytes };
    if (!read.add(value)) {
      reader.releaseLock();
      discard(body);
      throw answerTooLarge(maxBytes);
    }
  }
}

/** Whether a value has the members of a `Response` that are used. A `fetch` may return another class than the global one. */
function isResponse(value: unknown): boolean {
  const { status, headers, body }: Unchecked<Response> = isJsonObject(value) ? value : {};
  const isBody = body === null || (isJsonObject(body) && "getReader" in body);
  return typeof status === "number" && isJsonObject(headers) && "get" in headers && isBody;
}

/** Cancels the rest of a body without waiting, because a stream may never confirm it. */
function discard(body: ReadableStream): void {
  body.cancel().catch(() => undefined);
}

/** The arguments of a `fetch` as an exchange takes them, without the headers that the exchange sets itself. */
export function requestOf(url: string, init: FetchInit, maxBytes: number): ExchangeRequest {
  const { method = "GET", headers = {}, body, signal, repeatable = true } = init;
  const { origin, pathname, search } = new URL(url);
  const pairs = [...new Headers(headers)].filter(([name]) => !transportHeader.test(name));
  const address = origin + pathname + search;
  return { url: address, method, headers: Object.fromEntries(pairs), body, signal, maxBytes, repeatable };
}

/** The answer of an exchange as a `Response`. @throws RangeError for a status that the Fetch standard does not know. */
export function responseOf({ status, headers, bytes }: ExchangeAnswer): Response {
  const given = new Headers([...headers]);
  // The body is decompressed already.
  return new Response(bytes === undefined ? null : new Uint8Array(bytes), { status, headers: given });
}
