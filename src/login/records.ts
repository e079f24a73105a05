import { TransportError } from "../errors/transport-error.ts";
import { sleep, TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";
import { digestOf, type Seals } from "./seals.ts";
import type { Session } from "./session.ts";

/**
 * A store that keeps sessions instead of cookies: `redisStore` of `ares-caais/redis`, or anything else with these methods. The
 * sessions that it keeps are encrypted, and all else holds no more than digests.
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

/** How long a store may take, in milliseconds. */
const patience = 5000;
/** How long the lock of a record is held at most, in milliseconds: a process that died with it has it no longer. */
const longestLock = 10_000;
/** How long a change waits for the lock of a record, in milliseconds: the lock of a process that died has ended then. */
const lockPatience = longestLock + 1000;
/** How often a lock that is held is asked for, in milliseconds. */
const lockPause = 20;

/** The key of the record of a session. A store does not learn the identifier, which is all that a browser has. */
export function keyOf(id: string): string {
  return `session:${digestOf(id)}`;
}

/**
 * Sealed records of sessions and other texts in a store, and locks. Without a store that has locks they are those of this process,
 * without timers that would keep it alive. A store that does not answer in time fails as a service does.
 */
export class Records {
  readonly #store: Partial<LoginStore>;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #ends = new Map<string, number>();
  /** With how many locks of this process those that have ended are dropped: more than twice those that were left then. */
  #most = 100;

  /** @param lifetime of sessions, in milliseconds */
  constructor(store: Partial<LoginStore>, seals: Seals, clock: Clock, lifetime: number) {
    this.#store = store;
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
  }

  /** A text; `undefined` for none. */
  async text(key: string, method: "get" | "take" = "get"): Promise<string | undefined> {
    const text = await this.#inTime(() => this.#store[method]?.(key));
    return typeof text === "string" ? text : undefined;
  }

  /** @param end of the text, in milliseconds since 1970; with one that is over it is taken away */
  async setText(key: string, text: string, end: number): Promise<void> {
    const ttl = Math.ceil(end - this.#clock.date());
    await this.#inTime(() => (ttl > 0 ? this.#store.set?.(key, text, ttl) : this.#store.take?.(key)));
  }

  /** The session in a record; `undefined` when none is there, or another record in its place. */
  async get(key: string, method: "get" | "take" = "get"): Promise<Session | undefined> {
    // A text that opens was sealed here, for this place.
    return (await this.#seals.open(key, await this.text(key, method))) as Session | undefined;
  }

  async set(session: Session): Promise<void> {
    const key = keyOf(session.id);
    await this.setText(key, await this.#seals.seal(key, session), session.beganAt + this.#lifetime);
  }

  /**
   * Changes a session that is there, under its lock, unless the change is `undefined`; gives the session as it is then. With `busy` as
   * `locked` does.
   */
  change(
    { id }: Session,
    change: (found: Session) => Session | undefined,
    busy?: Session,
  ): Promise<Session | undefined> {
    const task = async (): Promise<Session | undefined> => {
      const found = await this.get(keyOf(id));
      const changed = found && change(found);
      if (changed !== undefined) await this.set(changed);
      return changed ?? found;
    };
    return this.locked(keyOf(id), task, busy);
  }

  /** Takes a record away, also while it is being changed. */
  take(key: string): Promise<Session | undefined> {
    return this.locked(key, () => this.get(key, "take"));
  }

  /** Runs a task under a lock. While others hold it, gives `busy` at once, or else waits, and throws TransportError in the end. */
  async locked<Result>(key: string, task: () => Promise<Result>, busy?: Result): Promise<Result> {
    const end = this.#clock.now() + lockPatience;
    for (;;) {
      const release = await this.lease(key, longestLock);
      if (release !== undefined) return task().finally(release);
      if (busy !== undefined) return busy;
      if (this.#clock.now() >= end) throw failure(`gave no lock within ${lockPatience} ms`);
      await sleep(this.#clock, lockPause, undefined);
    }
  }

  /** Takes a lock that ends after some milliseconds; gives what gives it back, or `undefined` while another one has it. */
  async lease(key: string, ttl: number): Promise<(() => Promise<void>) | undefined> {
    const take = (): unknown => (this.#store.lease ? this.#store.lease(`lock:${key}`, ttl) : this.#leaseHere(key, ttl));
    const release = await this.#inTime(take);
    if (typeof release !== "function") return undefined;
    return async () => {
      // A lock that could not be given back ends by itself.
      await this.#inTime(release as () => unknown).catch(() => undefined);
    };
  }

  /** Whether this process holds a lock. */
  isHeldHere(key: string): boolean {
    return this.#clock.now() < (this.#ends.get(key) ?? -Infinity);
  }

  #leaseHere(key: string, ttl: number): (() => unknown) | undefined {
    if (this.isHeldHere(key)) return undefined;
    if (this.#ends.size >= this.#most) {
      for (const old of this.#ends.keys()) if (!this.isHeldHere(old)) this.#ends.delete(old);
      this.#most = 2 * this.#ends.size + 100;
    }
    const end = this.#clock.now() + ttl;
    this.#ends.set(key, end);
    return () => this.#ends.get(key) === end && this.#ends.delete(key);
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
