import type { SandboxCounts } from "./sandbox-link.ts";

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

  count(kind: string, outcome: string, times = 1): void {
    const outcomes = this.#kinds.get(kind) ?? new Map<string, number>();
    this.#kinds.set(kind, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times));
  }

  /** Notes that a rule is broken. */
  accuse(rule: string, where: string, times = 1): void {
    const known = this.#broken.get(rule);
    if (known === undefined) this.#broken.set(rule, { times, first: where });
    else known.times += times;
  }

  /** Adds what another process counted. */
  add({ kinds, broken }: Tally): void {
    for (const [kind, outcomes] of Object.entries(kinds)) {
      for (const [outcome, times] of Object.entries(outcomes)) this.count(kind, outcome, times);
    }
    for (const { rule, times, first } of broken) this.accuse(rule, first, times);
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

/** How much a soak does. */
export interface SoakSize {
  readonly calls: number;
  /** Decides what is called and what goes wrong. */
  readonly seed: number;
}

/** What the program of a soak found. */
export interface SoakReport extends Tally {
  readonly size: SoakSize;
  readonly phases: number;
  readonly seconds: number;
  /** Bytes of the heap after each phase, garbage not counted. */
  readonly heap: readonly number[];
  readonly sandbox: SandboxCounts;
}
