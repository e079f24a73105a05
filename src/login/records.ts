import { TransportError } from "../errors/transport-error.ts";
import { sleep, TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";
import { digestOf, type Seals } from "./seals.ts";
import type { Session } from "./session.ts";

/**
 * A store of sessions, instead of cookies: `redisStore` of `ares-caais/redis`, or any object with these methods. Its sessions are
 * encrypted, and all other values hold only digests.
 */
export interface LoginStore {
  /** Returns the text of a key; any other value counts as none. */
  get(key: string): unknown;
  /**
   * Stores a text.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): unknown;
  /** Returns the text and deletes it in one step, so that only one of several calls gets it. */
  take(key: string): unknown;
  /**
   * Takes a lock that only one process holds, and that ends by itself (Redis: `SET NX PX`). Without this method use the store in
   * one process only: two processes could complete the same login, refresh the same tokens, or restore a session that the other one
   * has just ended.
   *
   * @param key key of the lock; no text has the same key
   * @param ttl time to live in milliseconds
   * @returns a function that gives the lock back, or a promise of it; any other value while another process has the lock.
   */
  lease?(key: string, ttl: number): unknown;
}

/** Time limit of the store, in milliseconds. */
const patience = 5000;
/** Milliseconds after which the lock of a record ends by itself, because its process may have died. */
const longestLock = 10_000;
/** Milliseconds that a change waits for the lock of a record: longer than the lock of a dead process. */
const lockPatience = longestLock + 1000;
/** Milliseconds between two requests for a held lock. */
const lockPause = 20;

/** Returns the key of the record of a session. It is a digest, so that the store cannot know the cookie of the browser. */
export function keyOf(id: string): string {
  return `session:${digestOf(id)}`;
}

/**
 * Encrypted records of sessions, other texts, and locks in a store. If the store has no locks, they are in this process, without
 * timers that would keep it alive. A store that does not answer in time causes a TransportError.
 */
export class Records {
  readonly #store: Partial<LoginStore>;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #ends = new Map<string, number>();
  /** Number of locks of this process at which ended locks are dropped: more than twice the number left last time. */
  #most = 100;

  /** @param lifetime of sessions, in milliseconds */
  constructor(store: Partial<LoginStore>, seals: Seals, clock: Clock, lifetime: number) {
    this.#store = store;
    this.#seals = seals;
    this.#clock = clock;
    this.#lifetime = lifetime;
  }

  /** Reads a text; `undefined` without one. */
  async text(key: string, method: "get" | "take" = "get"): Promise<string | undefined> {
    const text = await this.#inTime(() => this.#store[method]?.(key));
    return typeof text === "string" ? text : undefined;
  }

  /** Stores a text. @param end of the text, in milliseconds since 1970; when it has passed, the text is deleted */
  async setText(key: string, text: string, end: number): Promise<void> {
    const ttl = Math.ceil(end - this.#clock.date());
    await this.#inTime(() => (ttl > 0 ? this.#store.set?.(key, text, ttl) : this.#store.take?.(key)));
  }

  /** Reads the session of a record; `undefined` without one, or if the record is not a session of this key. */
  async get(key: string, method: "get" | "take" = "get"): Promise<Session | undefined> {
    // A text that `open` accepts was sealed for this place, so it has the type.
    return (await this.#seals.open(key, await this.text(key, method))) as Session | undefined;
  }

  async set(session: Session): Promise<void> {
    const key = keyOf(session.id);
    await this.setText(key, await this.#seals.seal(key, session), session.beganAt + this.#lifetime);
  }

  /**
   * Changes an existing session under its lock, unless `change` returns `undefined`. Returns the current session.
   * `busy` is that of `locked`.
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

  /** Deletes a record and returns it, after a change under way. */
  take(key: string): Promise<Session | undefined> {
    return this.locked(key, () => this.get(key, "take"));
  }

  /** Runs a task under a lock. If the lock is held, it returns `busy` at once, or waits and finally throws TransportError. */
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

  /** Takes a lock that ends by itself. Returns the function that gives it back; `undefined` while it is held. */
  async lease(key: string, ttl: number): Promise<(() => Promise<void>) | undefined> {
    const take = (): unknown => (this.#store.lease ? this.#store.lease(`lock:${key}`, ttl) : this.#leaseHere(key, ttl));
    const release = await this.#inTime(take);
    if (typeof release !== "function") return undefined;
    return async () => {
      // If giving back fails, the lock ends by itself.
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
      // The error of the store may hold keys and values, so it is replaced.
      throw failure(error instanceof TimeoutReached ? `did not answer within ${patience} ms` : "failed");
    }
  }
}

function failure(what: string): TransportError {
  return new TransportError("login", "connection", `the store of sessions ${what}`);
}
