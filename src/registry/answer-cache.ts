import type { Answer } from "../transport/answer.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber } from "../transport/option-checks.ts";

/**
 * Where answers are kept: a Keyv, or anything else with these two methods. Their results may be promises.
 *
 * A store that fails costs the answer nothing: the service is asked instead.
 */
export interface CacheStore {
  /** The value that was kept under the key; anything but text counts as none. */
  get(key: string): unknown;
  /**
   * Keeps a value.
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
}

/** @throws InvalidInputError for wrong options, with their names. */
export function checkCacheOptions(subject: string, { store, ttl }: CacheOptions): void {
  checkNumber(subject, "cache.ttl", ttl, { above: 0 });
  for (const method of ["get", "set"] as const) {
    if (typeof (store as Partial<CacheStore> | undefined)?.[method] !== "function") {
      throw new InvalidInputError(subject, [{ field: `cache.store.${method}`, rule: "must be a function" }]);
    }
  }
}

/** What is kept. The time stands in it because a store need not heed the time to live. */
interface Entry {
  readonly expires: number;
  readonly mediaType: string;
  readonly text: string;
}

/** Reads an answer. @param now milliseconds since 1970 */
export async function readCache({ store }: CacheOptions, key: string, now: number): Promise<Answer | undefined> {
  try {
    const value: unknown = await store.get(key);
    const entry: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
    if (!isEntry(entry) || entry.expires <= now) return undefined;
    return { status: 200, headers: new Headers({ "content-type": entry.mediaType }), text: entry.text, isUtf8: true };
  } catch {
    return undefined;
  }
}

/** Keeps an answer. @param now milliseconds since 1970 */
export async function writeCache(
  { store, ttl }: CacheOptions,
  key: string,
  answer: Answer,
  now: number,
): Promise<void> {
  const entry: Entry = { expires: now + ttl, mediaType: answer.headers.get("content-type") ?? "", text: answer.text };
  try {
    await store.set(key, JSON.stringify(entry), ttl);
  } catch {
    // The answer is there; that it was not kept is the store's own matter.
  }
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
