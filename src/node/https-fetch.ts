import { ExchangeFailure } from "../transport/exchange.ts";
import { requestOf, responseOf, type FetchInit } from "../transport/fetch-exchange.ts";
import { createExchange, type NodeExchangeOptions } from "./exchange.ts";

export type HttpsFetchOptions = Pick<NodeExchangeOptions, "ca" | "cert" | "key" | "lookup">;

export interface HttpsFetch {
  (url: string | URL, init?: FetchInit): Promise<Response>;
  /** Closes idle connections now and the others after their responses; a later request opens a new one. */
  close(): void;
}

/**
 * Creates a `fetch` for https alone, with its own trusted authorities and client certificate. Like the global one it rejects with a
 * `TypeError` without an answer and with the signal's reason after an abort. Unlike the global one it resolves when the whole body
 * has arrived, and follows no redirect. It uses no proxy, because it is for services on this machine.
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
