import type { ExchangeAnswer, ExchangeRequest } from "./exchange.ts";
import type { FetchInit } from "./fetch.ts";
import { transportHeaders } from "./read-headers.ts";

/** What `fetch` is given, as a road takes it; headers that the road sets itself are left out. */
export function requestOf(url: string, init: FetchInit, maxBytes: number): ExchangeRequest {
  const { method = "GET", headers = {}, body, signal, repeatable = true } = init;
  const pairs = [...new Headers(headers)].filter(([name]) => !transportHeaders.includes(name));
  return { url, method, headers: Object.fromEntries(pairs), body, signal, maxBytes, repeatable };
}

/** The answer of a road, as `fetch` gives it. @throws RangeError for a status that the Fetch standard has not. */
export function responseOf({ status, headers, bytes }: ExchangeAnswer): Response {
  const given = new Headers([...headers]);
  // The body is decompressed already.
  return new Response(bytes === undefined ? null : new Uint8Array(bytes), { status, headers: given });
}
