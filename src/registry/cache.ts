import { refuse } from "../errors/invalid-input-error.ts";
import type { Answer } from "../transport/answer.ts";
import { checkNumber, checkTime } from "../transport/option-checks.ts";
import { withTimeout, type Clock, type Signal } from "../transport/time.ts";

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

export type CacheSettings = Required<{ readonly [Name in keyof CacheOptions]: NonNullable<CacheOptions[Name]> }>;

/** @throws InvalidInputError for wrong options, with their names. */
export function readCacheOptions(subject: string, { store, ttl, timeout = 250 }: CacheOptions): CacheSettings {
  checkNumber(subject, "cache.ttl", ttl, { above: 0 });
  checkTime(subject, "cache.timeout", timeout);
  for (const method of ["get", "set"] as const) {
    if (typeof (store as Partial<CacheStore> | undefined)?.[method] !== "function")
      refuse(subject, `cache.store.${method}`, "must be a function");
  }
  return { store, ttl, timeout };
}

/** What is kept. The time stands in it because a store need not heed the time to live. */
interface Entry {
  readonly expires: number;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * Reads an answer; a store that fails or takes too long has none.
 *
 * @param milliseconds what is left of the call's time
 */
export async function readCache(
  { store, timeout }: CacheSettings,
  key: string,
  clock: Clock,
  signal: Signal | undefined,
  milliseconds: number,
): Promise<Answer | undefined> {
  try {
    const wait = Math.min(timeout, milliseconds);
    const get = (): Promise<unknown> =>
      new Promise((resolve) => {
        resolve(store.get(key));
      });
    const value = await withTimeout(clock, wait, signal, get);
    const entry: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
    if (!isEntry(entry) || entry.expires <= clock.date()) return undefined;
    return { status: 200, headers: new Headers({ "content-type": entry.mediaType }), text: entry.text, isUtf8: true };
  } catch {
    // Also for a caller who left: nothing is sent for that one.
    return undefined;
  }
}

/** Keeps an answer, and waits for nothing: the answer is there; that it was not kept is the store's own matter. */
export function writeCache({ store, ttl }: CacheSettings, key: string, answer: Answer, clock: Clock): void {
  const entry: Entry = {
    expires: clock.date() + ttl,
    mediaType: answer.headers.get("content-type") ?? "",
    text: answer.text,
  };
  new Promise((resolve) => {
    resolve(store.set(key, JSON.stringify(entry), ttl));
  }).catch(() => undefined);
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "expires" in value &&
    typeof value.expires === "number" &&
    "mediaType" in value &&
    typeof value.mediaType === "string" &&
    "text" in value &&
    typeof value.text === "string"
  );
}
