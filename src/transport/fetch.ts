/** What a request is made of, besides its address. */
export interface FetchInit {
  /** @default "GET" */
  readonly method?: string;
  readonly headers?: Headers | Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
  /** @default "follow" for the global `fetch`; the package always asks for "manual" */
  readonly redirect?: "manual" | "error" | "follow";
}

/** What the package needs of `fetch`; the global one fits. */
export type Fetch = (url: string, init?: FetchInit) => Promise<Response>;

/** The global `fetch`, looked up when it is called, so that a later replacement takes effect. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Sends a `Request` object through a {@link Fetch}. */
export async function fetchRequest(fetch: Fetch, request: Request): Promise<Response> {
  const { url, method, headers, signal, redirect } = request;
  const body = request.body === null ? {} : { body: await request.text() };
  return fetch(url, { method, headers, signal, redirect, ...body });
}
