import { refuse } from "../errors/invalid-input-error.ts";
import { parseJson, type Answer } from "../transport/answer.ts";
import type { CacheFaultEvent } from "../transport/hooks.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { checkFunctions, checkNumber, checkTime } from "../transport/option-checks.ts";
import { TimeoutReached, withTimeout, type Clock, type Signal } from "../transport/time.ts";

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
  /**
   * Lets one of those who share the store ask the service for what none of them has; the others wait for its answer, two
   * seconds at most. Without this method each of them asks.
   *
   * @param milliseconds after which the lease is over by itself
   * @returns a function that gives the lease back before its time, or a promise of one; anything else while another has it.
   */
  lease?(key: string, milliseconds: number): unknown;
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
   * Longest wait for the store in milliseconds: then the service is asked, and what comes later is not looked at.
   *
   * @default 250
   */
  readonly timeout?: number | undefined;
  /**
   * For how long after its time to live an answer is still good when there is no other, in milliseconds (as `stale-if-error`,
   * RFC 5861, section 4): when no complete answer comes, when the service answers 500 or above, and while it blocks the client.
   * The store is told to keep answers for as much longer. Without it an old answer is never given, and never to the line `bulk`: a
   * job would keep it as today's.
   */
  readonly staleIfError?: number | undefined;
}

export type CacheSettings = Required<{ readonly [Name in keyof CacheOptions]: NonNullable<CacheOptions[Name]> }>;

/** @throws InvalidInputError for wrong options, with their names. */
export function readCacheOptions(
  subject: string,
  { store, ttl, timeout = 250, staleIfError }: CacheOptions,
): CacheSettings {
  checkNumber(subject, "cache.ttl", ttl, { above: 0 });
  checkTime(subject, "cache.timeout", timeout);
  if (staleIfError !== undefined) checkNumber(subject, "cache.staleIfError", staleIfError, { above: 0 });
  for (const method of ["get", "set"] as const) {
    if (typeof (store as Partial<CacheStore> | undefined)?.[method] !== "function")
      refuse(subject, `cache.store.${method}`, "must be a function");
  }
  checkFunctions(subject, "cache.store", store, ["lease"], true);
  return { store, ttl, timeout, staleIfError: staleIfError ?? 0 };
}

/** By how much the clocks of those who share a store may differ, in milliseconds. */
const clockTolerance = 60_000;

/** What is kept. When it was made stands in it because a store need not heed the time to live. */
interface Entry {
  /** Date, in milliseconds since 1970. */
  readonly made: number;
  readonly mediaType: string;
  readonly text: string;
}

/** An answer that was kept. */
export interface KeptAnswer {
  readonly answer: Answer;
  /** Milliseconds since it was made. */
  readonly age: number;
  /** Whether its time to live is over: it is good only when there is no other. */
  readonly isStale: boolean;
}

/** Is told what was wrong with the store. */
export type OnCacheFault = (fault: CacheFaultEvent["fault"]) => unknown;

/** What a store gave is nothing that was kept. */
class Rubbish extends Error {}

/** For whom something is done with the store. */
export interface Reader {
  readonly clock: Clock;
  readonly signal: Signal | undefined;
  /** By the clock: when the time of the call is over. */
  readonly end: number;
  /** What was wrong with the store in this call. */
  readonly faults: readonly unknown[];
  readonly onFault: OnCacheFault;
}

/** Reads an answer; a store that fails or takes too long has none. */
export async function readCache(
  { store, timeout, ttl, staleIfError }: CacheSettings,
  key: string,
  { clock, signal, end, onFault }: Reader,
): Promise<KeptAnswer | undefined> {
  try {
    const wait = Math.min(timeout, end - clock.now());
    const get = (): Promise<unknown> =>
      new Promise((resolve) => {
        resolve(store.get(key));
      });
    const value = await withTimeout(clock, wait, signal, get);
    if (value === undefined || value === null) return undefined;
    const { made, mediaType, text } = readEntry(value);
    const answer: Answer = { status: 200, headers: new Headers({ "content-type": mediaType }), text, isUtf8: true };
    // The clocks of two machines may differ a little; how old one of a clock far ahead is nobody knows.
    if (made > clock.date() + clockTolerance) return undefined;
    const age = Math.max(0, clock.date() - made);
    return age < ttl + staleIfError ? { answer, age, isStale: age >= ttl } : undefined;
  } catch (error) {
    // For a caller who left nothing is sent.
    if (signal?.aborted === true) return undefined;
    onFault(error instanceof TimeoutReached ? "timeout" : error instanceof Rubbish ? "value" : "get");
    return undefined;
  }
}

/** Keeps an answer, and waits for nothing: the answer is there, whether it is kept or not. */
export function writeCache(
  { store, ttl, staleIfError }: CacheSettings,
  key: string,
  answer: Answer,
  { clock, onFault }: Pick<Reader, "clock" | "onFault">,
): void {
  const entry: Entry = {
    made: clock.date(),
    mediaType: answer.headers.get("content-type") ?? "",
    text: answer.text,
  };
  new Promise((resolve) => {
    resolve(store.set(key, JSON.stringify(entry), ttl + staleIfError));
  }).catch(() => onFault("set"));
}

/** @throws Rubbish for what is no entry. */
function readEntry(value: unknown): Entry {
  try {
    const entry: unknown = typeof value === "string" ? parseJson(value) : undefined;
    if (isEntry(entry) && new Headers({ "content-type": entry.mediaType }).has("content-type")) return entry;
  } catch {
    // Said below.
  }
  throw new Rubbish();
}

function isEntry(value: unknown): value is Entry {
  return (
    isJsonObject(value) &&
    Number.isFinite(value["made"]) &&
    typeof value["mediaType"] === "string" &&
    typeof value["text"] === "string"
  );
}
