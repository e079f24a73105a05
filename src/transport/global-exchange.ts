import { refuse } from "../errors/invalid-input-error.ts";
import type { ClosableExchange, ExchangeOptions } from "./exchange.ts";
import { fetchExchange } from "./fetch-exchange.ts";

/** Sends requests by the global `fetch` where there is no Node. Every call reads the global again, so it may be replaced later. */
export function createExchange({ subject, ca, proxy, maxSockets }: ExchangeOptions): ClosableExchange {
  const rule = "is for Node: elsewhere the browser or the runtime decides it, or a fetch of your own";
  if (ca !== undefined) refuse(subject, "tls", rule);
  if (proxy !== undefined) refuse(subject, "proxy", rule);
  if (maxSockets !== undefined) refuse(subject, "maxSockets", rule);
  const exchange = fetchExchange((url, init) => globalThis.fetch(url, init));
  // The browser or the runtime closes the connections of its `fetch`.
  return Object.assign(exchange, { close: () => undefined });
}
