import { TransportError } from "../errors/transport-error.ts";
import { sleep, TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";

/**
 * Where sessions are kept when not in cookies: `redisStore` of `ares-caais/redis`, or anything else with these methods. What it keeps
 * is encrypted.
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
  /** As `get`, and deletes it in the same step: of those who take it at the same time, one gets it. */
  take(key: string): unknown;
  /**
   * A lock that one process holds at a time, and that ends by itself (Redis: `SET NX PX`). Without this method the store is for one
   * process: two of them could refresh the same tokens, or bring back a session that the other one has just ended.
   *
   * @param ttl time to live in milliseconds
   * @returns a function that gives the lock back, and anything else while another one has it. A promise of either will do.
   */
  lease?(key: string, ttl: number): unknown;
}

/** How long a store may take, in milliseconds. */
const patience = 5000;
/** How long a lock is held at most, in milliseconds: a process that died with it has it no longer. */
const longestLease = 10_000;
/** How long a request waits for a lock, in milliseconds: then its holder counts as dead. */
const lockPatience = 1000;
/** How often a lock that is held is asked for, in milliseconds. */
const lockPause = 20;

/** A store whose methods answer in time, or fail as a service does. */
export class TimedStore {
  readonly #store: LoginStore;
  readonly #clock: Clock;
  /** The last task of this process for each key that is locked. */
  readonly #tasks = new Map<string, Promise<void>>();

  constructor(store: LoginStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async get(key: string): Promise<string | undefined> {
    return textOf(await this.#inTime(() => this.#store.get(key)));
  }

  async set(key: string, value: string, ttl: number): Promise<void> {
    await this.#inTime(() => this.#store.set(key, value, Math.max(1, Math.ceil(ttl))));
  }

  async take(key: string): Promise<string | undefined> {
    return textOf(await this.#inTime(() => this.#store.take(key)));
  }

  /**
   * Runs a task that changes what is under a key, one after the other: in this process, and over all of them where the store has
   * `lease`.
   */
  locked<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#tasks.get(key) ?? Promise.resolve();
    const result = before.then(() => this.#leased(key, task));
    const forget = (): void => {
      if (this.#tasks.get(key) === done) this.#tasks.delete(key);
    };
    const done = result.then(forget, forget);
    this.#tasks.set(key, done);
    return result;
  }

  async #leased<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const end = this.#clock.now() + lockPatience;
    let release = await this.#lease(key);
    while (release === undefined && this.#clock.now() < end) {
      await sleep(this.#clock, lockPause, undefined);
      release = await this.#lease(key);
    }
    try {
      return await task();
    } finally {
      // A lock that is not given back ends by itself.
      if (release !== undefined) await this.#inTime(release).catch(() => undefined);
    }
  }

  async #lease(key: string): Promise<(() => unknown) | undefined> {
    if (this.#store.lease === undefined) return () => undefined;
    const release = await this.#inTime(() => this.#store.lease?.(key, longestLease));
    return typeof release === "function" ? (release as () => unknown) : undefined;
  }

  async #inTime(use: () => unknown): Promise<unknown> {
    try {
      return await withTimeout(this.#clock, patience, undefined, () => Promise.resolve(use()));
    } catch (error) {
      // Its own words may hold keys and values.
      const reason = error instanceof TimeoutReached ? `did not answer within ${patience} ms` : "failed";
      throw new TransportError("login", "connection", `the store of sessions ${reason}`);
    }
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
