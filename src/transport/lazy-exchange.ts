import type { ClosableExchange, Exchange, ExchangeOptions, ExchangeRequest } from "./exchange.ts";
import type { Fetch } from "./fetch-exchange.ts";

/** An exchange that is created when it is first needed. */
export interface LazyExchange extends ClosableExchange {
  /** Creates it, so that the time for that does not count as the time of a request. */
  load(): Promise<Exchange>;
}

/** Sends requests by the caller's `fetch`, by Node's own http, or by the global `fetch`. */
export function lazyExchange(fetch: Fetch | undefined, options: ExchangeOptions): LazyExchange {
  let created: Promise<Exchange> | undefined;
  let own: ClosableExchange | undefined;
  let isClosed = false;
  const create = async (): Promise<Exchange> => {
    if (fetch !== undefined) return (await import("./fetch-exchange.ts")).fetchExchange(fetch);
    own = (await import("#exchange")).createExchange(options);
    if (isClosed) own.close();
    return own;
  };
  const load = async (): Promise<Exchange> => {
    try {
      return await (created ??= create());
    } catch (error) {
      created = undefined;
      throw error;
    }
  };
  const close = (): void => {
    isClosed = true;
    own?.close();
  };
  return Object.assign((request: ExchangeRequest) => load().then((exchange) => exchange(request)), { load, close });
}
