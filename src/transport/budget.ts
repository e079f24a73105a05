import type { Clock } from "./clock.ts";
import { longestTime } from "./option-checks.ts";
import { onAbort, type Signal } from "./signal.ts";

/** A minute and a little: as many starts as allowed, and no more, fit into any minute however its edges are counted. */
const minute = 60_001;

/** Spreads the starts of requests evenly over time. */
export class Budget {
  readonly #clock: Clock;
  /** Milliseconds between two starts. */
  readonly #interval: number;
  /** What starts those that wait, in the order of the calls; a set, because who leaves need not be looked for. */
  readonly #queue = new Set<() => void>();
  /** Stands before the first of them: a new one would pass by all that were there before. */
  readonly #order = this.#queue.values();
  #next: number;
  /** The pause that is, or the last one. */
  #pause = { from: 0, to: 0 };
  #cancelTimer: (() => void) | undefined;

  /** @param perMinute most starts in any minute; `Infinity` for no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock;
    this.#interval = minute / perMinute;
    this.#next = clock.now();
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** What the next one that asks has to wait for, and for how many milliseconds if all goes on as it is. */
  get delay(): { readonly reason: "budget" | "pause"; readonly delay: number } {
    const now = this.#clock.now();
    const delay = Math.max(0, this.#next - now) + this.#queue.size * this.#interval;
    return { reason: now < this.#pause.to ? "pause" : "budget", delay };
  }

  /** Takes a turn when there is one without waiting. */
  take(): boolean {
    const now = this.#clock.now();
    if (this.#queue.size > 0 || this.#next > now) return false;
    this.#next = now + this.#interval;
    return true;
  }

  /**
   * Waits for a turn, in the order of the calls.
   *
   * @param milliseconds longest wait
   * @returns whether the turn came within that time; who leaves before it takes none.
   * @throws the reason of the signal when that aborts first.
   */
  async turn(signal: Signal | undefined, milliseconds: number): Promise<boolean> {
    signal?.throwIfAborted();
    if (this.take()) return true;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        forget();
        cancel();
        this.#queue.delete(start);
        if (this.#queue.size === 0) this.#stopTimer();
      };
      const start = (): void => {
        leave();
        resolve(true);
      };
      const forget = onAbort(signal, () => {
        leave();
        reject(signal?.reason as Error);
      });
      const cancel = this.#clock.schedule(() => {
        leave();
        resolve(false);
      }, milliseconds);
      this.#queue.add(start);
      this.#startTimer();
    });
  }

  /** Lets nobody start for some milliseconds. */
  pause(milliseconds: number): void {
    const now = this.#clock.now();
    const to = now + milliseconds;
    this.#pause =
      now < this.#pause.to ? { from: this.#pause.from, to: Math.max(this.#pause.to, to) } : { from: now, to };
    this.#next = Math.max(this.#next, to);
    if (this.#queue.size === 0) return;
    this.#stopTimer();
    this.#startTimer();
  }

  /** How many milliseconds between two times were a pause. */
  pausedBetween(start: number, end: number): number {
    return Math.max(0, Math.min(end, this.#pause.to) - Math.max(start, this.#pause.from));
  }

  #startTimer(): void {
    this.#cancelTimer ??= this.#clock.schedule(
      () => {
        this.#cancelTimer = undefined;
        const now = this.#clock.now();
        // A timer may fire a little early, and none waits for longer than it can.
        if (this.#next <= now) {
          this.#next = now + this.#interval;
          this.#order.next().value?.();
        }
        if (this.#queue.size > 0) this.#startTimer();
      },
      Math.min(longestTime, Math.max(0, Math.ceil(this.#next - this.#clock.now()))),
    );
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
