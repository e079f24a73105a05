interface TimedFault {
  readonly times?: number | undefined;
}

/** The faults of one service, and which requests they have met. */
export class Faults<Fault extends object> {
  readonly #slotOf: (fault: Fault) => string;
  readonly #onChange: (() => void) | undefined;
  #entries: readonly { readonly fault: Fault; left: number }[] = [];

  /**
   * @param slotOf a fault takes the place of one with the same slot; by default there is one fault at most
   * @param onChange called after faults were set or cleared
   */
  constructor(slotOf: (fault: Fault) => string = () => "", onChange?: () => void) {
    this.#slotOf = slotOf;
    this.#onChange = onChange;
  }

  /** Active faults without `times`, the oldest first. */
  get on(): readonly Fault[] {
    return this.#entries.map(({ fault }) => fault);
  }

  set({ times = Infinity, ...given }: Fault & TimedFault): void {
    // All but how often it is still to come.
    const fault = given as Fault;
    const others = this.#entries.filter((entry) => this.#slotOf(entry.fault) !== this.#slotOf(fault));
    this.#entries = [...others, { fault, left: times }];
    this.#onChange?.();
  }

  clear(fits: (fault: Fault) => boolean): void {
    this.#entries = this.#entries.filter(({ fault }) => !fits(fault));
    this.#onChange?.();
  }

  /** The faults that are on, in the order they came; `times` is how often each is still to come. */
  list(): readonly Fault[] {
    // JSON has no Infinity.
    return this.#entries.map(({ fault, left }) => ({ ...fault, ...(left === Infinity ? {} : { times: left }) }));
  }

  /** The newest fault that meets a request. The request counts as one time, and the last one ends the fault. */
  take(meets: (fault: Fault) => boolean): Fault | undefined {
    const met = this.#entries.findLast(({ fault }) => meets(fault));
    if (met === undefined) return undefined;
    met.left -= 1;
    this.#entries = this.#entries.filter(({ left }) => left >= 1);
    return met.fault;
  }
}
