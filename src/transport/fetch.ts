/** What a request is made of, besides its address. */
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
   * What becomes of a redirect. The package always asks for "manual".
   *
   * @default "follow" for the global `fetch`
   */
  readonly redirect?: "manual" | "error" | "follow";
  /**
   * `false` for a request that hands over a value that is good once, and must not be lost: a `fetch` that keeps connections
   * should send it over a new one, or one that is certainly open. The global `fetch` knows nothing of it.
   *
   * @default true
   */
  readonly repeatable?: boolean;
}

/** What the package needs of `fetch`; the global one fits. */
export type Fetch = (url: string, init?: FetchInit) => Promise<Response>;
