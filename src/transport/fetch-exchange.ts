import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { AnswerTooLarge, BodyBytes } from "./body-bytes.ts";
import type { Exchange, ExchangeAnswer } from "./exchange.ts";
import type { Fetch, FetchInit } from "./fetch.ts";
import { abortSignalOf, onAbort, type Signal } from "./signal.ts";

/** Roads of the package's own in the form of a `fetch`. */
const roads = new WeakMap<Fetch, Exchange>();

/** Notes that a `fetch` is a road of the package's own, which then needs no way around. */
export function noteRoad(fetch: Fetch, exchange: Exchange): void {
  roads.set(fetch, exchange);
}

/** The road over a `fetch`: that of a browser, or one of the caller's own. */
export function fetchExchange(fetch: Fetch): Exchange {
  const road = roads.get(fetch);
  if (road !== undefined) return road;
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
    const send = async (): Promise<ExchangeAnswer> => readResponse(await fetch(url, init), maxBytes);
    try {
      return await unlessAborted(signal, send);
    } finally {
      forget();
    }
  };
}

/** Ends with the signal even when the task does not heed it, as a `fetch` of the caller's own may do. */
function unlessAborted<Result>(signal: Signal | undefined, task: () => Promise<Result>): Promise<Result> {
  if (signal === undefined) return task();
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => {
      reject(signal.reason as Error);
    });
    task().finally(forget).then(resolve, reject);
  });
}

/**
 * Reads an answer to its end.
 *
 * @param maxBytes most bytes of the decoded body
 * @throws InvalidInputError when a `fetch` of the caller's own gave something else.
 * @throws AnswerTooLarge as soon as the limit is passed; the rest is not read.
 */
export async function readResponse(response: Response, maxBytes: number): Promise<ExchangeAnswer> {
  if (!isResponse(response)) throw new InvalidInputError("fetch", [{ field: "result", rule: "must be a Response" }]);
  const { status, headers, body } = response;
  if (body === null) return { status, headers, bytes: undefined };
  const length = headers.get("content-length");
  if (length !== null && Number(length) > maxBytes && headers.get("content-encoding") === null) {
    discard(body);
    throw new AnswerTooLarge(maxBytes);
  }
  const read = new BodyBytes(maxBytes);
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { status, headers, bytes: read.bytes };
    if (!read.add(value)) {
      reader.releaseLock();
      discard(body);
      throw new AnswerTooLarge(maxBytes);
    }
  }
}

/** By what is used of it: the global `Response` is not the only one. */
function isResponse(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("status" in value) || !("headers" in value)) return false;
  const { status, headers } = value;
  const body: unknown = "body" in value ? value.body : undefined;
  const isHeaders = typeof headers === "object" && headers !== null && "get" in headers;
  const isBody = body === null || (typeof body === "object" && "getReader" in body);
  return typeof status === "number" && isHeaders && isBody;
}

/** Ends a body that nobody reads further. Nobody waits for it: a stream may never confirm it. */
function discard(body: ReadableStream): void {
  body.cancel().catch(() => undefined);
}
