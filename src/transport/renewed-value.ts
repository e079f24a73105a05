import { InFlight } from "./calls.ts";
import { TimeoutReached, withTimeout, type Clock, type Signal } from "./time.ts";

/** Why a value is loaded: because there is no usable one (`need`), or to replace a stale one (`renewal`). */
export type LoadPurpose = "need" | "renewal";

/** How a value is loaded, and for how long it is used. */
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
   * A `fresh` value is used as it is. A `stale` one is loaded again, and used while that fails. One that is `unusable` is
   * loaded again, and its callers fail with the load; one that is so at once is handed over and not kept.
   *
   * @param age milliseconds since the load ended
   */
  readonly stateOf: (value: Value, age: number) => "fresh" | "stale" | "unusable";
  /** Milliseconds for which a stale value is used after a failed renewal, before the next one begins. */
  readonly pause: number;
  /** Whether callers use the stale value after this failure of a renewal; without it, they always do. */
  readonly keepsStale?: (error: unknown) => boolean;
  /**
   * Milliseconds, from the beginning of a renewal, that callers wait for it; then it fails for them with a TimeoutReached,
   * and goes on. Without it, callers wait for the end of a renewal, which ends when the last one has left.
   */
  readonly patience?: number;
}

/** A value and the load that it is of. */
export interface Loaded<Value> {
  readonly value: Value;
  /** Number of the load, by their beginnings. */
  readonly load: number;
  /** When the load ended, by the clock. */
  readonly at: number;
}

/** A value that is loaded once for all callers, and renewed while the one before still serves. */
export class RenewedValue<Value, Context> {
  /** The newest value, whatever its state. */
  current: Loaded<Value> | undefined;
  /** How many loads have begun, and how many of them have not ended. */
  begun = 0;
  underWay = 0;
  readonly #rules: RenewalRules<Value, Context>;
  readonly #loads = new InFlight<Loaded<Value>>();
  #renewal: { readonly since: number; readonly result: Promise<Loaded<Value>> } | undefined;
  #pausedUntil = -Infinity;

  constructor(rules: RenewalRules<Value, Context>) {
    this.#rules = rules;
  }

  /** The value to use now. The signal ends this caller's wait, and no load that others wait for. */
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

  /** Loads the value, whatever is at hand, or joins the load under way. */
  load(signal: Signal | undefined, context: Context, purpose: LoadPurpose = "need"): Promise<Loaded<Value>> {
    return this.#loads.run("", signal, (shared) => this.#loadOnce(shared, context, purpose));
  }

  #beginRenewal(since: number, context: Context): { readonly since: number; readonly result: Promise<Loaded<Value>> } {
    const result = this.#loadOnce(undefined, context, "renewal").finally(() => (this.#renewal = undefined));
    // Its callers may all have gone on when it fails.
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
      // A load that every caller has left may end after a later one.
      if (load > (this.current?.load ?? 0) && stateOf(value, 0) !== "unusable") this.current = loaded;
      return loaded;
    } finally {
      this.underWay -= 1;
    }
  }
}
