import { IncompleteError } from "../../src/errors/incomplete-error.ts";
import type { LookupResult, Registry } from "../../src/registry/index.ts";
import type { CallContext } from "./kind.ts";
import { holds } from "./outcome.ts";
import { between, pick } from "./random.ts";

/** Most inputs of one look-up: several requests. */
const mostInputs = 250;

/**
 * A look-up of known, unknown, repeated and malformed numbers. Every input is answered once, in order, by its own record,
 * and one that stops on its way says how far it got.
 *
 * @throws WrongAnswer when one of that does not hold; whatever the look-up throws.
 */
export async function lookUpMany(
  registry: Registry,
  icos: readonly string[],
  { random, limits }: CallContext,
): Promise<void> {
  const inputs = Array.from({ length: between(random, 1, mostInputs) }, (_, index) => {
    if (index === 0 || random() < 0.9) return pick(random, icos);
    return pick(random, ["99999999", "no number", "ARES_00000001", 7]);
  });
  const source = pick(random, ["ares", "res", "ros", "vr", "rzp"] as const);
  const concurrency = between(random, 1, 4);
  let done = 0;
  try {
    for await (const result of registry.lookup(inputs, { ...limits, source, concurrency })) {
      holds(result.input === inputs[done], "a look-up changed the order of its input");
      holds(fits(result), "a look-up answered with the record of another subject");
      done += 1;
    }
  } catch (error) {
    if (error instanceof IncompleteError) {
      holds(error.received === done && error.next === done, "a look-up told a wrong progress");
    }
    throw error;
  }
  holds(done === inputs.length, "a look-up lost inputs");
}

/** Whether the result is about its input. */
function fits({ status, input, ico, record }: LookupResult<object>): boolean {
  const known = typeof input === "string" && /^91[0-9]{6}$/.test(input);
  if (status !== "found") return !known;
  const ids = new Map<string, unknown>(Object.entries(record));
  return known && ico === input && (ids.get("icoId") ?? ids.get("ico")) === input;
}
