import { TransportError } from "../errors/transport-error.ts";
import { TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";

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
}

/** How long a store may take, in milliseconds. */
const patience = 5000;

/** A store whose methods answer in time, or fail as a service does. */
export class TimedStore {
  readonly #store: LoginStore;
  readonly #clock: Clock;

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
