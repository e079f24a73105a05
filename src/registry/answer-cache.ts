import type { Answer } from "../transport/answer.ts";
import type { CacheOptions } from "./cache-options.ts";

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
