import type { Clock } from "../transport/time.ts";

/** Values that a process keeps for a time. It drops them when another one is added, without a timer that would keep the process alive. */
export class TimedMap<Value> {
  readonly #clock: Clock;
  readonly #entries = new Map<string, { readonly value: Value; readonly end: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && this.#clock.now() < entry.end ? entry.value : undefined;
  }

  /** @param milliseconds for how long */
  set(key: string, value: Value, milliseconds: number): void {
    const now = this.#clock.now();
    for (const [old, { end }] of this.#entries) {
      // They stand in the order in which they were added, which is about that of their ends.
      if (now < end) break;
      this.#entries.delete(old);
    }
    this.#entries.delete(key);
    this.#entries.set(key, { value, end: now + milliseconds });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
