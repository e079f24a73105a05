import { Pause, type Budget, type BudgetDelay, type RequestBudget, type TurnRequest } from "./budget.ts";
import { reportRejection } from "./events.ts";
import { abortSignalOf, withTimeout, type Clock } from "./time.ts";

/** Uses the caller's budget. A wait ends at its timeout even if the budget does not answer. Pauses are read from its `delay`. */
export class GivenBudget implements Budget {
  readonly #given: RequestBudget;
  readonly #clock: Clock;
  readonly #pause = new Pause();
  #waiting = 0;

  constructor(given: RequestBudget, clock: Clock) {
    this.#given = given;
    this.#clock = clock;
  }

  /** At most two wait, because others may share the budget, so the time until a turn is unknown. */
  get hasRoom(): boolean {
    return this.#waiting < 2;
  }

  turn({ line, signal, timeout }: TurnRequest): true | Promise<boolean> {
    const { abortSignal, forget } = abortSignalOf(signal);
    const turn: unknown = this.#given.turn({ line, signal: abortSignal, timeout });
    if (turn === true) {
      forget();
      return true;
    }
    this.delayOf();
    this.#waiting += 1;
    const wait = async (): Promise<boolean> => (await turn) === true;
    return withTimeout(this.#clock, timeout, signal, wait, () => false).finally(() => {
      this.#waiting -= 1;
      forget();
    });
  }

  pause(milliseconds: number): void {
    this.#pause.begin(this.#clock.now(), milliseconds);
    // A failure of `pause` must not replace the error of the call, which is the block.
    const told = new Promise((resolve) => {
      resolve(this.#given.pause(milliseconds));
    });
    reportRejection("budget.pause", told);
  }

  delayOf(): BudgetDelay {
    let known: BudgetDelay = { reason: "budget", delay: 0 };
    try {
      const { reason, delay } = this.#given.delay;
      known = { reason, delay: delay >= 0 ? delay : 0 };
    } catch {
      // A `delay` that throws counts as 0.
    }
    // Another client that shares the budget may have been blocked.
    if (known.reason === "pause") this.#pause.begin(this.#clock.now(), known.delay);
    return known;
  }

  pauseLeft(): number {
    this.delayOf();
    return this.#pause.left(this.#clock.now());
  }

  pausedBetween(start: number, end: number): number {
    return this.#pause.between(start, end);
  }
}
