import { InFlight } from "./calls.ts";
import { TimeoutReached, withTimeout, type Clock, type Signal } from "./time.ts";

/** Why a value is loaded: because there is no usable one (`need`), or to replace a stale one (`renewal`). */
export type LoadPurpose = "need" | "renewal";

/** Rules for loading a value and for its use. */
export interface RenewalRules<Value, Context> {
  readonly clock: Clock;
  /**
   * Loads the value.
   *
   * @param signal aborts when no caller waits for the load; absent when it goes on without them
   * @param context of the caller that begins the load
   */
  readonly load: (signal: Signal | undefined, context: Context, purpose: LoadPurpose) => Promise<Value>;
  /**
   * Returns the state of a value. A `fresh` value is used. A `stale` value is renewed, and used if the renewal fails. An `unusable`
   * value is loaded again, and if the load fails, its callers fail. A value that is `unusable` right after its load is returned and
   * not stored.
   *
   * @param age milliseconds since the load ended
   */
  readonly stateOf: (value: Value, age: number) => "fresh" | "stale" | "unusable";
  /** Milliseconds for which a stale value is used after a failed renewal, before the next one begins. */
  readonly pause: number;
  /** Whether callers use the stale value after this error of a renewal; by default always. */
  readonly keepsStale?: (error: unknown) => boolean;
  /**
   * Milliseconds that callers wait, from the beginning of a renewal. After that it goes on, but for them it failed with a
   * TimeoutReached. Without it callers wait for the end of the renewal, which is aborted when the last caller has left.
   */
  readonly patience?: number;
}

/** A value with details of its load. */
export interface Loaded<Value> {
  readonly value: Value;
  /** Number of the load; loads are counted as they begin. */
  readonly load: number;
  /** When the load ended, by the clock. */
  readonly at: number;
}

/** A value that is loaded once for all callers. While it is renewed, callers can use the previous value. */
export class RenewedValue<Value, Context> {
  /** The newest value, whatever its state. */
  current: Loaded<Value> | undefined;
  /** Number of loads that have begun, and of those under way. */
  begun = 0;
  underWay = 0;
  readonly #rules: RenewalRules<Value, Context>;
  readonly #loads = new InFlight<Loaded<Value>>();
  #renewal: { readonly since: number; readonly result: Promise<Loaded<Value>> } | undefined;
  #pausedUntil = -Infinity;

  constructor(rules: RenewalRules<Value, Context>) {
    this.#rules = rules;
  }

  /** Returns the value to use now. The signal ends this caller's wait, but no load that other callers wait for. */
  async get(signal: Signal | undefined, context: Context): Promise<Loaded<Value>> {
    const { clock, stateOf, pause, patience, keepsStale } = this.#rules;
    const now = clock.now();
    const { current } = this;
    const state = current === undefined ? "unusable" : stateOf(current.value, now - current.at);
    if (current === undefined || state === "unusable") return this.load(signal, context);
    if (state === "fresh" || now < this.#pausedUntil) return current;
    try {
      if (patience === undefined) return await this.load(signal, context, "renewal");
      const { since, result } = (this.#renewal ??= this.#beginRenewal(now, context));
      if (now >= since + patience) throw new TimeoutReached();
      return await withTimeout(clock, since + patience - now, signal, () => result);
    } catch (error) {
      if (signal?.aborted === true || keepsStale?.(error) === false) throw error;
      this.#pausedUntil = clock.now() + pause;
      return current;
    }
  }

  /** Loads the value even if there is a fresh one, or joins the load under way. */
  load(signal: Signal | undefined, context: Context, purpose: LoadPurpose = "need"): Promise<Loaded<Value>> {
    return this.#loads.run("", signal, (shared) => this.#loadOnce(shared, context, purpose));
  }

  #beginRenewal(since: number, context: Context): { readonly since: number; readonly result: Promise<Loaded<Value>> } {
    const result = this.#loadOnce(undefined, context, "renewal").finally(() => (this.#renewal = undefined));
    // A failure must not count as unhandled when no caller waits any more.
    result.catch(() => undefined);
    return { since, result };
  }

  async #loadOnce(signal: Signal | undefined, context: Context, purpose: LoadPurpose): Promise<Loaded<Value>> {
    const { clock, load: loadValue, stateOf } = this.#rules;
    const load = (this.begun += 1);
    this.underWay += 1;
    try {
      const value = await loadValue(signal, context, purpose);
      const loaded = { value, load, at: clock.now() };
      // An abandoned load may end after a later load; it must not replace the newer value.
      if (load > (this.current?.load ?? 0) && stateOf(value, 0) !== "unusable") this.current = loaded;
      return loaded;
    } finally {
      this.underWay -= 1;
    }
  }
}
