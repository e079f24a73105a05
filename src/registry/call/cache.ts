import { checkFunctions } from "../../transport/option-checks.ts";
import { checkOptions, time, type OptionTable } from "../../transport/option-table.ts";

/**
 * A store for responses: a Keyv, or any object with these two methods. They may return promises.
 *
 * If a store fails or takes longer than {@link CacheOptions.timeout}, the request is sent.
 */
export interface CacheStore {
  /** Returns the value of a key. A value that is not text counts as a miss. */
  get(key: string): unknown;
  /**
   * Stores a value. No call waits for it.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): unknown;
  /**
   * Gives one client the lease to send the request. The other clients that share the store wait for its response, two seconds at
   * most. Without this method each client sends the request.
   *
   * @param milliseconds after which the lease ends by itself
   * @returns a function that gives the lease back earlier, or a promise of it; any other value while another client has the lease.
   */
  lease?(key: string, milliseconds: number): unknown;
}

/**
 * Caches responses with the status 200. Headers and credentials are not part of the key, so share a store only among clients that
 * may see the same data.
 */
export interface CacheOptions {
  /** The store of the responses. */
  readonly store: CacheStore;
  /** Time to live in milliseconds. */
  readonly ttl: number;
  /**
   * Longest wait for the store in milliseconds; then the request is sent.
   *
   * @default 250
   */
  readonly timeout?: number | undefined;
  /**
   * Milliseconds after the time to live in which a stale response may be returned (`stale-if-error`, RFC 5861, section 4). It is
   * returned when no complete response comes, when the status is 500 or above, and while the service blocks the client. Entries
   * live this much longer. By default a stale response is never returned. The line `bulk` never gets one, because a job would store
   * it as current data.
   */
  readonly staleIfError?: number | undefined;
}

export type CacheSettings = Required<{ readonly [Name in keyof CacheOptions]: NonNullable<CacheOptions[Name]> }>;

export const cacheTable = {
  store: { kind: "object", methods: ["get", "set"], required: true },
  ttl: { kind: "number", above: 0, required: true },
  timeout: { ...time, default: 250 },
  staleIfError: { kind: "number", above: 0 },
} satisfies OptionTable<CacheOptions>;

/** Checks the options of the cache. @throws InvalidInputError for wrong options, with their names; unknown members are ignored. */
export function readCacheOptions(subject: string, { store, ttl, timeout, staleIfError }: CacheOptions): CacheSettings {
  const values = checkOptions(subject, { store, ttl, timeout, staleIfError }, cacheTable, { at: "cache" });
  if (store.lease !== undefined) checkFunctions(subject, "cache.store", store, ["lease"]);
  return { ...values, staleIfError: values.staleIfError ?? 0 };
}
