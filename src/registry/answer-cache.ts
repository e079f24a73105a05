import type { Answer } from "../transport/answer.ts";
import type { Clock } from "../transport/clock.ts";
import type { Signal } from "../transport/signal.ts";
import { withTimeout } from "../transport/with-timeout.ts";
import type { CacheSettings } from "./cache-options.ts";

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
