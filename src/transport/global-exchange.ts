import { refuse } from "../errors/invalid-input-error.ts";
import type { Exchange } from "./exchange.ts";
import { fetchExchange } from "./fetch-exchange.ts";
import type { RoadOptions } from "./road.ts";

/** The road where there is no Node: the global `fetch`, looked up at every call, so that a later replacement takes effect. */
export function createExchange({ subject, ca, proxy }: RoadOptions): Exchange {
  const rule = "is for Node: elsewhere the browser or the runtime decides it, or a fetch of your own";
  if (ca !== undefined) refuse(subject, "tls", rule);
  if (proxy !== undefined) refuse(subject, "proxy", rule);
  return fetchExchange((url, init) => globalThis.fetch(url, init));
}
