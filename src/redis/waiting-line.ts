import { waitForStart, type BudgetLine } from "../transport/budget.ts";
import type { Clock } from "../transport/time.ts";

/** A start that the process was given, by its own clock. */
interface Slot {
  readonly from: number;
  /** From then on it is too late: others count on a minute that it is no part of. */
  readonly to: number;
}

/** A place that was promised: when to come for it, where it is in the time of the line, and of how many slots. */
interface Ticket {
  readonly at: number;
  readonly place: number;
  readonly held: number;
}

/** Those of one process that wait in one line, in their order, and what the process has been given for them. */
export class WaitingLine {
  readonly name: BudgetLine;
  readonly #clock: Clock;
  readonly #onLeave: () => void;
  /** What starts each, and since when it waits; a map, because who leaves need not be looked for. */
  readonly #queue = new Map<() => void, number>();
  #slots: readonly Slot[] = [];
  /** How many of the last batch were used, or may be yet. */
  #used = 0;
  /** When the last batch would have had one slot more; before all time when not all were used. */
  #inTime = -Infinity;
  ticket: Ticket | undefined;
  isAsking = false;

  /** @param onLeave is told when one has left, whether it started or not */
  constructor(name: BudgetLine, clock: Clock, onLeave: () => void) {
    this.name = name;
    this.#onLeave = onLeave;
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** When the first slot is; `Infinity` when there is none. */
  get next(): number {
    return this.#slots[0]?.from ?? Infinity;
  }

  /** When the last slot is; `-Infinity` when there is none. */
  get end(): number {
    return this.#slots.at(-1)?.from ?? -Infinity;
  }

  /** When to ask for slots; `Infinity` when none are wanted, or asked for already. */
  get askAt(): number {
    return this.isAsking || this.waiting <= this.#slots.length ? Infinity : (this.ticket?.at ?? -Infinity);
  }

  /**
   * How many slots in a row the process uses: as many as wait, or as it used of the last batch, and more when somebody came in
   * time for another one. So a process whose requests come one after the other gets batches as well.
   */
  get demand(): number {
    const wanted = this.waiting - this.#slots.length;
    if (this.name === "call") return wanted;
    const since = [...this.#queue.values()][this.#slots.length] ?? Infinity;
    return Math.max(wanted, since <= this.#inTime ? 2 * this.#used : this.#used);
  }

  /** Waits for its start. */
  wait(signal: AbortSignal | undefined, milliseconds: number): Promise<boolean> {
    return waitForStart(this.#clock, signal, milliseconds, {
      enter: (start) => {
        this.#queue.set(start, this.#clock.now());
      },
      leave: (start) => {
        this.#queue.delete(start);
        this.#onLeave();
      },
    });
  }

  /** Lets the first one start. */
  start(): void {
    const [first] = this.#queue.keys();
    first?.();
  }

  /**
   * Takes slots that were given.
   *
   * @param interval milliseconds between two of them
   */
  give(slots: readonly Slot[], interval: number): void {
    const last = slots.at(-1);
    if (last === undefined) return;
    this.#slots = [...this.#slots, ...slots];
    this.#used = slots.length;
    this.#inTime = last.from + interval;
  }

  /**
   * Lets start who has a slot now; slots that are too late, or fall into a pause, are thrown away.
   *
   * @param pauseEnd when the pause ends that is known
   * @param isKnown whether it is known for now: else slots wait
   */
  useSlots(now: number, pauseEnd: number, isKnown: boolean): void {
    const usable = this.#slots.filter(({ from, to }) => to >= now && from >= pauseEnd);
    const lost = this.#slots.length - usable.length;
    this.#slots = usable;
    if (lost > 0) {
      this.#used = Math.max(0, this.#used - lost);
      this.#inTime = -Infinity;
    }
    while (isKnown && this.#queue.size > 0 && this.next <= now) {
      this.#slots = this.#slots.slice(1);
      this.start();
    }
  }
}
