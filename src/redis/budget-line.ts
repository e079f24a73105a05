import { onAbort, type Clock, type Signal } from "../transport/time.ts";
import { longestTime } from "../transport/option-checks.ts";

/** A start that the process was given, by its own clock. */
interface Slot {
  readonly from: number;
  /** From then on it is too late: others count on a minute that it is no part of. */
  readonly to: number;
}

/** Slots that were promised, and when to come for them. */
interface Promised {
  readonly at: number;
  readonly held: number;
}

/** Those of one process that wait in one line, in their order, and what the process has been given for them. */
export class BudgetLine {
  readonly name: "call" | "bulk";
  readonly #clock: Clock;
  readonly #onLeave: () => void;
  /** A set, because who leaves need not be looked for. */
  readonly #queue = new Set<() => void>();
  #slots: readonly Slot[] = [];
  promised: Promised | undefined;
  isAsking = false;

  /** @param onLeave is told when one has left, whether it started or not */
  constructor(name: "call" | "bulk", clock: Clock, onLeave: () => void) {
    this.name = name;
    this.#onLeave = onLeave;
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** How many wait that have no slot. */
  get wanted(): number {
    return Math.max(0, this.#queue.size - this.#slots.length);
  }

  /** When the first slot is; `Infinity` when there is none. */
  get next(): number {
    return this.#slots[0]?.from ?? Infinity;
  }

  /** Waits for {@link start}. */
  wait(signal: Signal | undefined, milliseconds: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        forget();
        cancel();
        this.#queue.delete(start);
        this.#onLeave();
      };
      const start = (): void => {
        leave();
        resolve(true);
      };
      const forget = onAbort(signal, () => {
        leave();
        reject(signal?.reason as Error);
      });
      const cancel = this.#clock.schedule(
        () => {
          leave();
          resolve(false);
        },
        Math.min(longestTime, Math.max(0, milliseconds)),
      );
      this.#queue.add(start);
    });
  }

  /** Lets the first one start. */
  start(): void {
    const [first] = this.#queue;
    first?.();
  }

  give(slots: readonly Slot[]): void {
    this.#slots = [...this.#slots, ...slots];
  }

  /** Lets start who has a slot now; slots that are too late, or fall into a pause, are thrown away. */
  useSlots(now: number, pauseEnd: number): void {
    this.#slots = this.#slots.filter(({ from, to }) => to >= now && from >= pauseEnd);
    while (this.#queue.size > 0 && this.next <= now) {
      this.#slots = this.#slots.slice(1);
      this.start();
    }
  }
}
