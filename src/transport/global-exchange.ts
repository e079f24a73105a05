import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { Exchange } from "./exchange.ts";
import { fetchExchange } from "./fetch-exchange.ts";
import type { RoadOptions } from "./road.ts";

/** The road where there is no Node: the global `fetch`, looked up at every call, so that a later replacement takes effect. */
export function createExchange({ subject, ca, proxy }: RoadOptions): Exchange {
  const rule = "is for Node: elsewhere the browser or the runtime decides it, or a fetch of your own";
  if (ca !== undefined) throw new InvalidInputError(subject, [{ field: "tls", rule }]);
  if (proxy !== undefined) throw new InvalidInputError(subject, [{ field: "proxy", rule }]);
  return fetchExchange((url, init) => globalThis.fetch(url, init));
}
