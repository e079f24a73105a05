import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber, checkTime } from "../transport/option-checks.ts";

/**
 * Where answers are kept: a Keyv, or anything else with these two methods. Their results may be promises.
 *
 * A store that fails, or takes longer than {@link CacheOptions.timeout}, costs the answer nothing: the service is asked
 * instead.
 */
export interface CacheStore {
  /** The value that was kept under the key; anything but text counts as none. */
  get(key: string): unknown;
  /**
   * Keeps a value. No call waits for it.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): unknown;
}

/**
 * Keeps answers with the status 200 for a time. Headers and credentials are no part of the key: share a store only among
 * clients that may see the same data.
 */
export interface CacheOptions {
  /** Where the answers are kept. */
  readonly store: CacheStore;
  /** Time to live in milliseconds. */
  readonly ttl: number;
  /**
   * Longest wait for `get` in milliseconds: then the service is asked, and what comes later is not looked at.
   *
   * @default 250
   */
  readonly timeout?: number | undefined;
}

/** {@link CacheOptions} with their defaults. */
export type CacheSettings = Required<{ readonly [Name in keyof CacheOptions]: NonNullable<CacheOptions[Name]> }>;

/** @throws InvalidInputError for wrong options, with their names. */
export function readCacheOptions(subject: string, { store, ttl, timeout = 250 }: CacheOptions): CacheSettings {
  checkNumber(subject, "cache.ttl", ttl, { above: 0 });
  checkTime(subject, "cache.timeout", timeout);
  for (const method of ["get", "set"] as const) {
    if (typeof (store as Partial<CacheStore> | undefined)?.[method] !== "function") {
      throw new InvalidInputError(subject, [{ field: `cache.store.${method}`, rule: "must be a function" }]);
    }
  }
  return { store, ttl, timeout };
}
