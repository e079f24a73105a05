import { checkFunctions } from "../../transport/option-checks.ts";
import { checkOptions, time, type OptionTable } from "../../transport/option-table.ts";

/**
 * A store that keeps answers: a Keyv, or anything else with these two methods. Their results may be promises.
 *
 * If a store fails or takes longer than {@link CacheOptions.timeout}, the service is asked instead.
 */
export interface CacheStore {
  /** The value of a key; anything but text counts as none. */
  get(key: string): unknown;
  /**
   * Keeps a value. No call waits for it.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): unknown;
  /**
   * Gives one client the lease to ask the service; the others that share the store wait for its answer, two seconds at most.
   * Without this method each of them asks.
   *
   * @param milliseconds after which the lease ends by itself
   * @returns a function that gives the lease back earlier, or a promise of one; anything else while another client has it.
   */
  lease?(key: string, milliseconds: number): unknown;
}

/**
 * Keeps answers with the status 200 for a time. Headers and credentials are no part of the key: share a store only among
 * clients that may see the same data.
 */
export interface CacheOptions {
  /** The store that keeps the answers. */
  readonly store: CacheStore;
  /** Time to live in milliseconds. */
  readonly ttl: number;
  /**
   * Longest wait for the store in milliseconds; then the service is asked.
   *
   * @default 250
   */
  readonly timeout?: number | undefined;
  /**
   * Milliseconds after its time to live in which a stale answer is given when there is no other (`stale-if-error`, RFC 5861,
   * section 4): when no complete answer comes, when the service answers 500 or above, and while it blocks the client. The store
   * keeps answers so much longer. Without this option a stale answer is never given. The line `bulk` never gets one, because a
   * job would keep it as today's.
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

/** @throws InvalidInputError for wrong options, with their names; what else an object holds is left alone. */
export function readCacheOptions(subject: string, { store, ttl, timeout, staleIfError }: CacheOptions): CacheSettings {
  const values = checkOptions(subject, { store, ttl, timeout, staleIfError }, cacheTable, { at: "cache" });
  if (store.lease !== undefined) checkFunctions(subject, "cache.store", store, ["lease"]);
  return { ...values, staleIfError: values.staleIfError ?? 0 };
}
