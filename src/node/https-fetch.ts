import { ExchangeFailure } from "../transport/exchange.ts";
import { requestOf, responseOf, type FetchInit } from "../transport/fetch-exchange.ts";
import { createExchange, type NodeExchangeOptions } from "./exchange.ts";

export type HttpsFetchOptions = Pick<NodeExchangeOptions, "ca" | "cert" | "key" | "lookup">;

export interface HttpsFetch {
  (url: string | URL, init?: FetchInit): Promise<Response>;
  /** Closes the idle connections now and each other one after its response; a later request has one of its own. */
  close(): void;
}

/**
 * Creates a `fetch` over https alone, with trust and client certificate of its own. Like the global one it rejects with a
 * `TypeError` when no answer comes, and with the signal's reason when the call is aborted; unlike that it resolves when the
 * whole answer has come, and follows no redirect. It uses no proxy: it is for services on this machine.
 */
export function createHttpsFetch(options: HttpsFetchOptions = {}): HttpsFetch {
  const exchange = createExchange({ ...options, proxy: () => undefined, httpsOnly: true });
  const fetch = async (url: string | URL, init: FetchInit = {}): Promise<Response> => {
    try {
      const answer = await exchange(requestOf(String(url), init, Infinity));
      const { status, headers } = answer;
      if (status >= 300 && status < 400 && headers.get("location") !== null && init.redirect !== "manual") {
        throw new ExchangeFailure(`unexpected redirect (${status})`, { requestSent: true });
      }
      return responseOf(answer);
    } catch (cause) {
      if (init.signal?.aborted === true) throw cause;
      throw new TypeError("fetch failed", { cause });
    }
  };
  return Object.assign(fetch, {
    close: () => {
      exchange.close();
    },
  });
}
