interface TimedFault {
  readonly times?: number;
}

/** The faults of one service, and which requests they have met. */
export class Faults<Fault extends object> {
  readonly #slotOf: (fault: Fault) => string;
  #entries: readonly { readonly fault: Fault; left: number }[] = [];

  /** @param slotOf a fault takes the place of one with the same slot; by default there is one fault at most */
  constructor(slotOf: (fault: Fault) => string = () => "") {
    this.#slotOf = slotOf;
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
  }

  clear(fits: (fault: Fault) => boolean): void {
    this.#entries = this.#entries.filter(({ fault }) => !fits(fault));
  }

  /** The faults that are on, in the order they came; `times` is how often each is still to come. */
  list(): readonly Fault[] {
    // JSON has no Infinity.
    return this.#entries.map(({ fault, left }) => ({ ...fault, ...(left === Infinity ? {} : { times: left }) }));
  }

  /** Counts a request that a fault has met: the last one ends it. */
  use(met: Fault): void {
    for (const entry of this.#entries) if (entry.fault === met) entry.left -= 1;
    this.#entries = this.#entries.filter(({ left }) => left >= 1);
  }
}
