/** What the package needs of `fetch`; the global one fits. */
export type Fetch = (request: Request) => Promise<Response>;

/** The global `fetch`, looked up when it is called, so that a later replacement takes effect. */
export const globalFetch: Fetch = (request) => globalThis.fetch(request);
