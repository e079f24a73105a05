import { reportRejection } from "./events.ts";
import { longestTime } from "./option-checks.ts";
import { abortSignalOf, onAbort, TimeoutReached, withTimeout, type Clock, type Signal } from "./time.ts";

/** Who waits for a request: a person, for a `call`; nobody, for a part of a `bulk` job. A call goes before all bulk. */
export type BudgetLine = "call" | "bulk";

/** What the next request would wait for. */
export interface BudgetDelay {
  /** Whether it waits for the budget of requests, or because the service has blocked the client. */
  readonly reason: "budget" | "pause";
  /** Milliseconds until its turn if all goes on as it is; 0 when it would not wait. */
  readonly delay: number;
}

/**
 * Decides when requests start: the option `budget` of `createRegistry`, for what several clients or processes share. A function
 * that throws, or a promise that is rejected, fails the call; a promise that is late does not hold it beyond its deadline.
 */
export interface RequestBudget {
  /**
   * Asks for a turn: every attempt takes one before it is sent.
   *
   * @param request its line, the longest wait in milliseconds, and the signal of a caller who may leave; whoever leaves, or did
   * not get a turn in time, takes none
   * @returns `true` when it may start now; else a promise: `true` when its turn came, `false` when it did not in time, rejected
   * with the reason of the signal.
   */
  turn(request: {
    /** Who waits for it. */
    readonly line: BudgetLine;
    /** Ends the wait. */
    readonly signal?: AbortSignal | undefined;
    /** Longest wait in milliseconds. */
    readonly timeout: number;
  }): true | Promise<boolean>;
  /**
   * Lets nobody start for some milliseconds: the service has blocked the client.
   *
   * @param milliseconds from now; a longer pause that is there already stays
   * @returns what nobody waits for; a failure is reported as that of a hook is
   */
  pause(milliseconds: number): unknown;
  /** What the next request would wait for, as far as it is known. */
  readonly delay: BudgetDelay;
}

/** A budget as the requests of a client use it: with the package's own signals, and with what it knows of pauses. */
export interface Budget {
  turn(request: TurnRequest): true | Promise<boolean>;
  pause(milliseconds: number): void;
  /** Whether a job does well to have another request wait for its turn: those that wait may not keep the budget busy. */
  readonly hasRoom: boolean;
  /** What the next request of a line would wait for. */
  delayOf(line: BudgetLine): BudgetDelay;
  /** Milliseconds until the end of the pause; 0 when there is none. */
  pauseLeft(): number;
  /** How many milliseconds between two times, by the clock, were a pause. */
  pausedBetween(start: number, end: number): number;
}

interface TurnRequest {
  readonly line: BudgetLine;
  readonly signal?: Signal | undefined;
  readonly timeout: number;
}

/** The pause that is, or the last one. */
class Pause {
  #from = 0;
  to = -Infinity;

  /** @param now by the clock */
  begin(now: number, milliseconds: number): void {
    const to = now + milliseconds;
    if (now >= this.to) this.#from = now;
    this.to = now < this.to ? Math.max(this.to, to) : to;
  }

  left(now: number): number {
    return Math.max(0, this.to - now);
  }

  between(start: number, end: number): number {
    return Math.max(0, Math.min(end, this.to) - Math.max(start, this.#from));
  }
}

/**
 * Waits in a line.
 *
 * @param line its `enter` is given what starts this waiting one and what ends its wait at once; its `leave` is called when it
 * leaves, started or not
 * @returns `true` when it was started; `false` when it was not within the time, or gave up; rejected with the reason of the
 * signal.
 */
export function waitForStart(
  clock: Clock,
  signal: Signal | undefined,
  milliseconds: number,
  line: {
    readonly enter: (start: () => void, giveUp: () => void) => void;
    readonly leave: (start: () => void) => void;
  },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      forget();
      cancel();
      line.leave(start);
    };
    const start = (): void => {
      leave();
      resolve(true);
    };
    const forget = onAbort(signal, () => {
      leave();
      reject(signal?.reason as Error);
    });
    const giveUp = (): void => {
      leave();
      resolve(false);
    };
    const cancel = clock.schedule(giveUp, Math.min(longestTime, Math.max(0, milliseconds)));
    line.enter(start, giveUp);
  });
}

/** A call that waits in a line. */
interface Waiting {
  /** When its time ends, by the clock. */
  readonly end: number;
  readonly giveUp: () => void;
}

/** The calls that wait in one line. */
class Queue {
  /** By what starts them, in the order of the calls. */
  readonly starts = new Map<() => void, Waiting>();
  /** Kept, because a new iterator would pass by all entries that were deleted before. */
  readonly #order = this.starts.keys();

  /** Starts the first; there has to be one. */
  startFirst(): void {
    this.#order.next().value?.();
  }
}

/** A minute and a little: as many starts as allowed, and no more, fit into any minute however its edges are counted. */
const minute = 60_001;

/** For how many milliseconds those that wait should keep the budget busy: as long as some answer may hold up the others. */
const busyTime = 3000;

/** Spreads the starts of requests evenly over time, those of one client: the default. */
export class MemoryBudget implements RequestBudget, Budget {
  readonly #clock: Clock;
  /** Milliseconds between two starts. */
  readonly #interval: number;
  readonly #queues: Readonly<Record<BudgetLine, Queue>> = { call: new Queue(), bulk: new Queue() };
  readonly #pause = new Pause();
  /** When the next request may start, by the clock. */
  #next = -Infinity;
  #cancelTimer: (() => void) | undefined;

  /** @param perMinute most starts in any minute; `Infinity` for no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock;
    this.#interval = minute / perMinute;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#ahead("bulk");
  }

  get delay(): BudgetDelay {
    return this.delayOf("call");
  }

  get hasRoom(): boolean {
    return this.delayOf("bulk").delay < busyTime;
  }

  delayOf(line: BudgetLine): BudgetDelay {
    const now = this.#clock.now();
    const delay = Math.max(0, this.#next - now) + this.#ahead(line) * this.#interval;
    return { reason: now < this.#pause.to ? "pause" : "budget", delay };
  }

  turn({ line, signal, timeout }: TurnRequest): true | Promise<boolean> {
    const now = this.#clock.now();
    if (signal?.aborted !== true && this.#next <= now && this.#ahead(line) === 0) {
      this.#next = now + this.#interval;
      return true;
    }
    return this.#wait(this.#queues[line].starts, signal, timeout);
  }

  pause(milliseconds: number): void {
    this.#pause.begin(this.#clock.now(), milliseconds);
    this.#next = Math.max(this.#next, this.#pause.to);
    // A call that ends before the pause does need not wait for its end.
    for (const { starts } of Object.values(this.#queues)) {
      for (const { end, giveUp } of starts.values()) if (end <= this.#pause.to) giveUp();
    }
    if (this.waiting === 0) return;
    this.#stopTimer();
    this.#startTimer();
  }

  pauseLeft(): number {
    return this.#pause.left(this.#clock.now());
  }

  pausedBetween(start: number, end: number): number {
    return this.#pause.between(start, end);
  }

  /** How many start before one that comes to a line. */
  #ahead(line: BudgetLine): number {
    const { call, bulk } = this.#queues;
    return call.starts.size + (line === "bulk" ? bulk.starts.size : 0);
  }

  async #wait(starts: Queue["starts"], signal: Signal | undefined, milliseconds: number): Promise<boolean> {
    signal?.throwIfAborted();
    const end = this.#clock.now() + milliseconds;
    return waitForStart(this.#clock, signal, milliseconds, {
      enter: (start, giveUp) => {
        starts.set(start, { end, giveUp });
        this.#startTimer();
      },
      leave: (start) => {
        starts.delete(start);
        if (this.waiting === 0) this.#stopTimer();
      },
    });
  }

  #startTimer(): void {
    this.#cancelTimer ??= this.#clock.schedule(
      () => {
        this.#cancelTimer = undefined;
        const now = this.#clock.now();
        // A timer may fire a little early, and none waits for longer than it can.
        if (this.#next <= now) {
          this.#next = now + this.#interval;
          const { call, bulk } = this.#queues;
          (call.starts.size > 0 ? call : bulk).startFirst();
        }
        if (this.waiting > 0) this.#startTimer();
      },
      Math.min(longestTime, Math.max(0, Math.ceil(this.#next - this.#clock.now()))),
    );
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}

/** A budget of the caller's: a wait ends in time whatever it does, and its pauses are known as far as it tells of them. */
export class GivenBudget implements Budget {
  readonly #given: RequestBudget;
  readonly #clock: Clock;
  readonly #pause = new Pause();
  #waiting = 0;

  constructor(given: RequestBudget, clock: Clock) {
    this.#given = given;
    this.#clock = clock;
  }

  /** Others may share it: how long a turn takes is not known, and each that waits takes of the time of its call. */
  get hasRoom(): boolean {
    return this.#waiting < 2;
  }

  turn({ line, signal, timeout }: TurnRequest): true | Promise<boolean> {
    // A signal of the package's own is there for a call that may be left alone; most often there is none.
    const { abortSignal, forget } = abortSignalOf(signal);
    // From JavaScript anything may come.
    const turn: unknown = this.#given.turn({ line, signal: abortSignal, timeout });
    if (turn !== true) return this.#inTime(Promise.resolve(turn), signal, timeout).finally(forget);
    forget();
    return true;
  }

  pause(milliseconds: number): void {
    this.#pause.begin(this.#clock.now(), milliseconds);
    // The block is what the call fails with, whatever becomes of this.
    const told = new Promise((resolve) => {
      resolve(this.#given.pause(milliseconds));
    });
    reportRejection("budget.pause", told);
  }

  delayOf(): BudgetDelay {
    const { reason, delay } = this.#readDelay();
    // Somebody else who shares it may have been told of the block.
    if (reason === "pause") this.#pause.begin(this.#clock.now(), delay);
    return { reason, delay };
  }

  pauseLeft(): number {
    this.delayOf();
    return this.#pause.left(this.#clock.now());
  }

  pausedBetween(start: number, end: number): number {
    return this.#pause.between(start, end);
  }

  /** It is only told of: one that cannot be read is none. */
  #readDelay(): BudgetDelay {
    try {
      const { reason, delay } = this.#given.delay;
      return { reason, delay: delay >= 0 ? delay : 0 };
    } catch {
      return { reason: "budget", delay: 0 };
    }
  }

  async #inTime(turn: Promise<unknown>, signal: Signal | undefined, timeout: number): Promise<boolean> {
    this.delayOf();
    this.#waiting += 1;
    try {
      return (await withTimeout(this.#clock, timeout, signal, () => turn)) === true;
    } catch (error) {
      if (error instanceof TimeoutReached) return false;
      throw error;
    } finally {
      this.#waiting -= 1;
    }
  }
}
