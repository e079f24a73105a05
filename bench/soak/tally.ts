/** What became of the calls. */
export interface Tally {
  /** Calls by kind and by how they ended. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Broken rules with how often, and where first. */
  readonly broken: readonly BrokenSoakRule[];
}

/** A rule of the soak that did not hold. */
export interface BrokenSoakRule {
  readonly rule: string;
  readonly times: number;
  readonly first: string;
}

/** Counts, in little memory however many calls there are. */
export class Tallying {
  readonly #kinds = new Map<string, Map<string, number>>();
  readonly #broken = new Map<string, { times: number; readonly first: string }>();

  count(kind: string, outcome: string): void {
    const outcomes = this.#kinds.get(kind) ?? new Map<string, number>();
    this.#kinds.set(kind, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
  }

  /** Notes that a rule is broken. */
  accuse(rule: string, where: string): void {
    const known = this.#broken.get(rule);
    if (known === undefined) this.#broken.set(rule, { times: 1, first: where });
    else known.times += 1;
  }

  /** Plain values, for another process. */
  get tally(): Tally {
    const kinds = [...this.#kinds].map(([kind, outcomes]) => [kind, Object.fromEntries(outcomes)] as const);
    return {
      kinds: Object.fromEntries(kinds),
      broken: [...this.#broken].map(([rule, { times, first }]) => ({ rule, times, first })),
    };
  }
}
