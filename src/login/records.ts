import { TransportError } from "../errors/transport-error.ts";
import { sleep, TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";
import type { Seals } from "./seals.ts";
import { TimedMap } from "./timed-map.ts";

/**
 * Where sessions are kept when not in cookies: `redisStore` of `ares-caais/redis`, or anything else with these methods. The texts
 * that it keeps are encrypted.
 */
export interface LoginStore {
  /** The text that was kept under the key; anything else counts as none. */
  get(key: string): unknown;
  /**
   * Keeps a text.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): unknown;
  /** As `get`, and deletes it in the same step: one of several calls at the same time gets the text. */
  take(key: string): unknown;
  /**
   * A lock that one process holds at a time, and that ends by itself (Redis: `SET NX PX`). Without this method the store is for one
   * process: two of them could complete the same login, refresh the same tokens, or bring back a session that the other one has just ended.
   *
   * @param key none of those that texts are kept under
   * @param ttl time to live in milliseconds
   * @returns a function that gives the lock back, and anything else while another one has it. A promise of either will do.
   */
  lease?(key: string, ttl: number): unknown;
}

/** Gives a lock back. One that is not given back ends by itself. */
export type Release = () => Promise<void> | void;

/** How long a store may take, in milliseconds. */
const patience = 5000;
/** How long the lock of a record is held at most, in milliseconds: a process that died with it has it no longer. */
const longestLock = 10_000;
/** How long a change waits for the lock of a record, in milliseconds: the lock of a process that died has ended then. */
const lockPatience = longestLock + 1000;
/** How often a lock that is held is asked for, in milliseconds. */
const lockPause = 20;

/**
 * Sealed records of a store, and locks. Without a store that has locks they are those of this process. A store that does not answer in
 * time fails as a service does.
 */
export class Records {
  readonly #store: Partial<LoginStore>;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #locks: TimedMap<true>;

  constructor(store: Partial<LoginStore>, seals: Seals, clock: Clock) {
    this.#store = store;
    this.#seals = seals;
    this.#clock = clock;
    this.#locks = new TimedMap(clock);
  }

  /** @returns `undefined` for what is not there, and for another record in its place. */
  async get(key: string): Promise<unknown> {
    return this.#open(key, await this.#inTime(() => this.#store.get?.(key)));
  }

  /** @param end of the record, in milliseconds since 1970; with one that is over it is taken away */
  async set(key: string, value: object, end: number): Promise<void> {
    const ttl = Math.ceil(end - this.#clock.date());
    const text = await this.#seals.seal(key, value);
    await this.#inTime(() => (ttl > 0 ? this.#store.set?.(key, text, ttl) : this.#store.take?.(key)));
  }

  /** Takes a record away, also while it is being changed. */
  take(key: string): Promise<unknown> {
    return this.locked(key, async () => this.#open(key, await this.#inTime(() => this.#store.take?.(key))));
  }

  /**
   * Runs a task that changes a record, one after the other.
   *
   * @throws TransportError when others hold its lock for longer than a lock lasts.
   */
  async locked<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const end = this.#clock.now() + lockPatience;
    let release = await this.lease(key, longestLock);
    while (release === undefined) {
      if (this.#clock.now() >= end) throw failure(`gave no lock within ${lockPatience} ms`);
      await sleep(this.#clock, lockPause, undefined);
      release = await this.lease(key, longestLock);
    }
    try {
      return await task();
    } finally {
      await release();
    }
  }

  /**
   * Takes a lock.
   *
   * @param ttl after how many milliseconds it ends
   * @returns `undefined` while another one has it.
   */
  async lease(key: string, ttl: number): Promise<Release | undefined> {
    if (this.#store.lease === undefined) return this.#leaseHere(key, ttl);
    const release = await this.#inTime(() => this.#store.lease?.(`lock:${key}`, ttl));
    if (typeof release !== "function") return undefined;
    return () => this.#inTime(release as () => unknown).then(nothing, nothing);
  }

  #leaseHere(key: string, ttl: number): Release | undefined {
    if (this.#locks.get(key) !== undefined) return undefined;
    this.#locks.set(key, true, ttl);
    return () => {
      this.#locks.delete(key);
    };
  }

  async #open(key: string, text: unknown): Promise<unknown> {
    return typeof text === "string" ? this.#seals.open(key, text) : undefined;
  }

  async #inTime(use: () => unknown): Promise<unknown> {
    try {
      return await withTimeout(this.#clock, patience, undefined, () => Promise.resolve(use()));
    } catch (error) {
      // Its own words may hold keys and values.
      throw failure(error instanceof TimeoutReached ? `did not answer within ${patience} ms` : "failed");
    }
  }
}

function failure(what: string): TransportError {
  return new TransportError("login", "connection", `the store of sessions ${what}`);
}

function nothing(): void {
  // A lock that could not be given back ends by itself.
}
