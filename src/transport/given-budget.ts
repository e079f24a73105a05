import { Pause, type Budget, type BudgetDelay, type RequestBudget, type TurnRequest } from "./budget.ts";
import { reportRejection } from "./events.ts";
import { abortSignalOf, withTimeout, type Clock } from "./time.ts";

/** A budget of the caller's. A wait ends in time whatever it does; its pauses are known as far as it tells of them. */
export class GivenBudget implements Budget {
  readonly #given: RequestBudget;
  readonly #clock: Clock;
  readonly #pause = new Pause();
  #waiting = 0;

  constructor(given: RequestBudget, clock: Clock) {
    this.#given = given;
    this.#clock = clock;
  }

  /** Others may share the budget, so nothing is known of how long a turn takes. */
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
    // The call fails with the block, also when this fails.
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
      // A delay that cannot be read counts as none.
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
