import type { Clock } from "./clock.ts";

/** A minute and a little: as many starts as allowed, and no more, fit into any minute however its edges are counted. */
const minute = 60_001;

interface Waiting {
  readonly start: () => void;
}

/** Spreads the starts of requests evenly over time. */
export class Budget {
  readonly #clock: Clock;
  /** Milliseconds between two starts. */
  readonly #interval: number;
  readonly #queue: Waiting[] = [];
  #next: number;
  #cancelTimer: (() => void) | undefined;

  /** @param perMinute most starts in any minute; `Infinity` for no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock;
    this.#interval = minute / perMinute;
    this.#next = clock.now();
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Takes a turn when there is one without waiting. */
  take(): boolean {
    const now = this.#clock.now();
    if (this.#queue.length > 0 || this.#next > now) return false;
    this.#next = now + this.#interval;
    return true;
  }

  /**
   * Waits for a turn, in the order of the calls.
   *
   * @throws the reason of the signal when that aborts first; the turn goes to the next one then.
   */
  async turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.take()) return;
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        start: () => {
          signal?.removeEventListener("abort", onAbort);
          resolve();
        },
      };
      const onAbort = (): void => {
        this.#queue.splice(this.#queue.indexOf(entry), 1);
        if (this.#queue.length === 0) this.#stopTimer();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#queue.push(entry);
      this.#startTimer();
    });
  }

  /** Lets nobody start for some milliseconds. */
  pause(milliseconds: number): void {
    this.#next = Math.max(this.#next, this.#clock.now() + milliseconds);
    if (this.#queue.length === 0) return;
    this.#stopTimer();
    this.#startTimer();
  }

  #startTimer(): void {
    this.#cancelTimer ??= this.#clock.schedule(
      () => {
        this.#cancelTimer = undefined;
        const now = this.#clock.now();
        // A timer may fire a little early.
        if (this.#next <= now) {
          this.#next = now + this.#interval;
          this.#queue.shift()?.start();
        }
        if (this.#queue.length > 0) this.#startTimer();
      },
      Math.max(0, Math.ceil(this.#next - this.#clock.now())),
    );
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
