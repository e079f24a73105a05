import { refuse } from "../../errors/invalid-input-error.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { checkNumber, type NumberRule } from "../../transport/option-checks.ts";

const subject = "faults";

/** Longest delay of an answer in milliseconds. */
export const longestDelay = 600_000;

export interface FaultSwitch<Fault> {
  /**
   * Switches a fault on.
   *
   * @param members of the fault; they may come from JavaScript or from JSON
   * @throws InvalidInputError when a member breaks its rule or is unknown; then nothing changes.
   */
  set(members: JsonObject): void;
  clear(fits: (fault: Fault) => boolean): void;
  /** The faults that are on, in the order they came; `times` is how often each is still to come. */
  list(): readonly Fault[];
}

/** @throws InvalidInputError when there is a member of another name. */
export function checkNames(members: JsonObject, names: readonly string[]): void {
  const unknown = Object.keys(members).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(subject, unknown, "is no option");
}

/** @throws InvalidInputError when the member is none of the values. */
export function oneOf<const Value extends string | number>(
  members: JsonObject,
  name: string,
  values: readonly Value[],
): Value {
  const found = values.find((value) => value === members[name]);
  return found ?? refuse(subject, name, `must be one of ${values.join(", ")}`);
}

/** @throws InvalidInputError when the member is no number that fits the rule. */
export function numberOf(members: JsonObject, name: string, rule: NumberRule): number {
  return checkNumber(subject, name, members[name], rule);
}

/**
 * How late an answer is, in milliseconds.
 *
 * @param byDefault when the member `delay` is missing; without it the member is required
 * @throws InvalidInputError when the member breaks its rule.
 */
export function delayOf(members: JsonObject, byDefault?: number): number {
  if (members["delay"] === undefined && byDefault !== undefined) return byDefault;
  return numberOf(members, "delay", { atLeast: 0, atMost: longestDelay });
}

/** How many requests a fault meets. @throws InvalidInputError when the member `times` breaks its rule. */
function timesOf(members: JsonObject): number {
  if (members["times"] === undefined) return Infinity;
  return numberOf(members, "times", { atLeast: 1, unlimited: true });
}

/** The faults of one service, and which requests they have met. */
export class Faults<Fault extends object> implements FaultSwitch<Fault> {
  readonly #read: (members: JsonObject) => Fault;
  readonly #slotOf: (fault: Fault) => string;
  #entries: readonly { readonly fault: Fault; left: number }[] = [];

  /**
   * @param read a fault without its number of `times`
   * @param slotOf where a fault stands: it takes the place of one with the same slot; by default there is one fault at most
   */
  constructor(read: (members: JsonObject) => Fault, slotOf: (fault: Fault) => string = () => "") {
    this.#read = read;
    this.#slotOf = slotOf;
  }

  /** Those that are on, the oldest first; `times` is in none. */
  get on(): readonly Fault[] {
    return this.#entries.map(({ fault }) => fault);
  }

  set(members: JsonObject): void {
    const fault = this.#read(members);
    const left = timesOf(members);
    const others = this.#entries.filter((entry) => this.#slotOf(entry.fault) !== this.#slotOf(fault));
    this.#entries = [...others, { fault, left }];
  }

  clear(fits: (fault: Fault) => boolean): void {
    this.#entries = this.#entries.filter(({ fault }) => !fits(fault));
  }

  list(): readonly Fault[] {
    // What is unlimited is left out, as JSON knows no other way.
    return this.#entries.map(({ fault, left }) => ({ ...fault, ...(left === Infinity ? {} : { times: left }) }));
  }

  /** Counts a request that a fault has met: the last one ends it. */
  use(met: Fault): void {
    for (const entry of this.#entries) if (entry.fault === met) entry.left -= 1;
    this.#entries = this.#entries.filter(({ left }) => left >= 1);
  }
}
