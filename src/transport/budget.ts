import { longestTime } from "./option-checks.ts";
import { onAbort, type Clock, type Signal } from "./time.ts";

/** Line of a request: `call` if a person waits for it, `bulk` for a part of a job. Calls go before all bulk. */
export type BudgetLine = "call" | "bulk";

/** Reason why the next request would wait. */
export interface BudgetDelay {
  /** Whether it waits for the budget of requests, or because the service has blocked the client. */
  readonly reason: "budget" | "pause";
  /** Milliseconds until its turn, unless others leave or a pause begins; 0 when it would not wait. */
  readonly delay: number;
}

/**
 * Decides when requests start: the option `budget` of `createRegistry`, for a limit that several clients or processes share. When a
 * method throws or its promise is rejected, the call fails. A late promise does not hold a call beyond its deadline.
 */
export interface RequestBudget {
  /**
   * Asks for a turn. Every attempt takes one before it is sent. A caller that aborts or runs out of time takes none.
   *
   * @param request its line, the longest wait in milliseconds, and the signal of a caller who may leave
   * @returns `true` when the request may start now; otherwise a promise. It resolves to `true` when the turn came, and to `false`
   * when the timeout came first. It is rejected with the reason of the signal.
   */
  turn(request: {
    /** Line of the waiting request: `call` or `bulk`. */
    readonly line: BudgetLine;
    /** Ends the wait. */
    readonly signal?: AbortSignal | undefined;
    /** Longest wait in milliseconds. */
    readonly timeout: number;
  }): true | Promise<boolean>;
  /**
   * Lets no attempt start for some milliseconds, because the service has blocked the client.
   *
   * @param milliseconds from now; a pause that ends later is kept
   * @returns a promise or nothing. No call waits for it, and its failure is reported like that of a hook
   */
  pause(milliseconds: number): unknown;
  /** Reason why the next request would wait, if it is known. */
  readonly delay: BudgetDelay;
}

/** A budget as a client uses it: it takes the package's own signals and knows the pauses. */
export interface Budget {
  turn(request: TurnRequest): true | Promise<boolean>;
  pause(milliseconds: number): void;
  /** Whether a job should start another request, because too few wait to keep the budget busy. */
  readonly hasRoom: boolean;
  /** Reason why the next request of a line would wait. */
  delayOf(line: BudgetLine): BudgetDelay;
  /** Milliseconds until the end of the pause; 0 when there is none. */
  pauseLeft(): number;
  /** Milliseconds of pause between two times of the clock. */
  pausedBetween(start: number, end: number): number;
}

export interface TurnRequest {
  readonly line: BudgetLine;
  readonly signal?: Signal | undefined;
  readonly timeout: number;
}

/** The current pause, or the last one. */
export class Pause {
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
 * Waits in a line. Returns `true` when the request was started, and `false` when its time was up or it gave up. `enter` gets the
 * functions that start it and end its wait; `leave` is called when it leaves the line for any reason.
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
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    const leave = (): void => {
      forget();
      cancel();
      line.leave(start);
    };
    const start = (): void => {
      leave();
      resolve(true);
    };
    const giveUp = (): void => {
      leave();
      resolve(false);
    };
    const forget = onAbort(signal, () => {
      leave();
      reject(signal?.reason as Error);
    });
    const cancel = clock.schedule(giveUp, Math.min(longestTime, Math.max(0, milliseconds)));
    line.enter(start, giveUp);
  });
}

/** The requests that wait in one line, in their order. The key is the function that starts the request. */
type Queue = Map<() => void, { readonly end: number; readonly giveUp: () => void }>;

/** A minute and a little, so that no minute has more starts than allowed, also when both its ends count. */
const minute = 60_001;

/** Milliseconds for which waiting requests should fill the budget, because a slow answer may delay the next ones. */
const busyTime = 3000;

/** The default: spreads the starts of the requests of one client evenly over time. */
export class MemoryBudget implements Budget {
  readonly #clock: Clock;
  /** Milliseconds between two starts. */
  readonly #interval: number;
  readonly #queues: Readonly<Record<BudgetLine, Queue>> = { call: new Map(), bulk: new Map() };
  readonly #pause = new Pause();
  /** When the next request may start, by the clock. */
  #next = -Infinity;
  #cancelTimer: (() => void) | undefined;

  /** @param perMinute most starts in any minute; `Infinity` for no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock;
    this.#interval = minute / perMinute;
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
    const queue = this.#queues[line];
    return waitForStart(this.#clock, signal, timeout, {
      enter: (start, giveUp) => {
        queue.set(start, { end: now + timeout, giveUp });
        this.#startTimer();
      },
      leave: (start) => {
        queue.delete(start);
        if (this.#ahead("bulk") === 0) this.#stopTimer();
      },
    });
  }

  pause(milliseconds: number): void {
    this.#pause.begin(this.#clock.now(), milliseconds);
    this.#next = Math.max(this.#next, this.#pause.to);
    // A call whose deadline comes before the end of the pause fails now.
    for (const { end, giveUp } of [...this.#queues.call.values(), ...this.#queues.bulk.values()]) {
      if (end <= this.#pause.to) giveUp();
    }
    if (this.#ahead("bulk") === 0) return;
    this.#stopTimer();
    this.#startTimer();
  }

  pauseLeft(): number {
    return this.#pause.left(this.#clock.now());
  }

  pausedBetween(start: number, end: number): number {
    return this.#pause.between(start, end);
  }

  /** How many waiting requests start before a new one of this line. */
  #ahead(line: BudgetLine): number {
    const { call, bulk } = this.#queues;
    return call.size + (line === "bulk" ? bulk.size : 0);
  }

  #startTimer(): void {
    this.#cancelTimer ??= this.#clock.schedule(
      () => {
        this.#cancelTimer = undefined;
        const now = this.#clock.now();
        // A timer may fire a little early, or at `longestTime` before the wait is over.
        if (this.#next <= now) {
          this.#next = now + this.#interval;
          const { call, bulk } = this.#queues;
          const [start] = (call.size > 0 ? call : bulk).keys();
          start?.();
        }
        if (this.#ahead("bulk") > 0) this.#startTimer();
      },
      Math.min(longestTime, Math.max(0, Math.ceil(this.#next - this.#clock.now()))),
    );
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
