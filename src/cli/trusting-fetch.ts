import type { Fetch } from "../transport/fetch.ts";

/** A `fetch` that trusts the authorities of a PEM text; `undefined`, for the global one, when there is none. */
export async function trustingFetch(ca: string | undefined): Promise<Fetch | undefined> {
  if (ca === undefined) return undefined;
  const { createHttpsFetch } = await import("../transport/https-fetch.ts");
  return createHttpsFetch({ ca });
}
