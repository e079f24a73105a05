import { refuse, refusePromise, shown } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "./json-object.ts";

export interface NumberRule {
  readonly above?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly whole?: boolean;
  readonly unlimited?: boolean;
}

/** @throws InvalidInputError when a value is no object, or is a list or a promise. */
export function checkObject(subject: string, field: string, value: unknown): void {
  refusePromise(subject, field, value);
  if (isJsonObject(value)) return;
  refuse(subject, field, "must be an object");
}

/** @throws InvalidInputError when a member of an option, which is called later, is no function. */
export function checkFunctions(subject: string, field: string, holder: object, names: readonly string[]): void {
  for (const name of names) {
    if (typeof Reflect.get(holder, name) !== "function") refuse(subject, `${field}.${name}`, "must be a function");
  }
}

/** @throws InvalidInputError when the value is no number that fits the rule. */
export function checkNumber(subject: string, field: string, value: unknown, rule: NumberRule): number {
  const { above, atLeast, atMost, whole = false, unlimited = false } = rule;
  const fits =
    typeof value === "number" &&
    (Number.isFinite(value) || (unlimited && value === Infinity)) &&
    value > (above ?? -Infinity) &&
    value >= (atLeast ?? -Infinity) &&
    value <= (atMost ?? Infinity) &&
    (!whole || Number.isInteger(value));
  if (fits) return value;
  const bounds = Object.entries({ above, "at least": atLeast, "at most": atMost })
    .flatMap(([words, bound]) => (bound === undefined ? [] : [`${words} ${bound}`]))
    .join(" and ");
  return refuse(subject, field, `must be a ${whole ? "whole " : ""}number ${bounds}`, shown(value));
}

/** Longest time of a timer in milliseconds; a longer one would fire at once. */
export const longestTime = 2 ** 31 - 1;
