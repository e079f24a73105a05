import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "./json-object.ts";

export interface NumberRule {
  readonly above?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly whole?: boolean;
  readonly unlimited?: boolean;
}

/** @throws InvalidInputError when a value is no object, or is a list. */
export function checkObject(subject: string, field: string, value: unknown): void {
  if (isJsonObject(value)) return;
  refuse(subject, field, "must be an object");
}

const kindRules = {
  boolean: "must be true or false",
  function: "must be a function",
  object: "must be an object",
} as const;

/** What an option has to be; `true` where something else checks it. */
type Kind = keyof typeof kindRules | true;

/** What each option has to be, by its name. */
export type OptionKinds<Options> = Readonly<Record<keyof Options & string, Kind>>;

/** @throws InvalidInputError when options are no object, hold an unknown name, or a value of another kind. */
export function checkOptions(
  subject: string,
  options: object,
  names: Readonly<Record<string, Kind>>,
  kinds: Readonly<Record<string, Kind>> = {},
): void {
  checkObject(subject, "options", options);
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(names, name)) refuse(subject, name, "is no option");
  }
  // An option may also be inherited.
  for (const [name, kind] of Object.entries({ ...names, ...kinds })) {
    const value: unknown = kind === true ? undefined : Reflect.get(options, name);
    if (kind === true || value === undefined || (value !== null && typeof value === kind)) continue;
    refuse(subject, name, kindRules[kind]);
  }
}

/**
 * Checks members of an option that are called later.
 *
 * @param optional whether they may be absent
 * @throws InvalidInputError when one is no function, with its name.
 */
export function checkFunctions(
  subject: string,
  field: string,
  holder: object,
  names: readonly string[],
  optional: boolean,
): void {
  for (const name of names) {
    const value: unknown = Reflect.get(holder, name);
    if (typeof value === "function" || (optional && value === undefined)) continue;
    refuse(subject, `${field}.${name}`, "must be a function");
  }
}

/** @throws InvalidInputError when the value is no number that fits the rule. */
export function checkNumber(subject: string, field: string, value: number, rule: NumberRule): number {
  const { above, atLeast, atMost, whole = false, unlimited = false } = rule;
  const fits =
    typeof value === "number" &&
    !Number.isNaN(value) &&
    (Number.isFinite(value) || (unlimited && value > 0)) &&
    (above === undefined || value > above) &&
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (!whole || Number.isInteger(value));
  if (fits) return value;
  const bounds = [
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ];
  throw new InvalidInputError(subject, [
    {
      field,
      rule: `must be a ${whole ? "whole " : ""}number ${bounds.join(" and ")}`,
      value: shown(value),
    },
  ]);
}

/** Longest time that a timer can wait for, in milliseconds: one that is to wait longer fires at once. */
export const longestTime = 2 ** 31 - 1;

/** @throws InvalidInputError when the value is no time in milliseconds that a timer can wait for. */
export function checkTime(subject: string, field: string, value: number): number {
  return checkNumber(subject, field, value, { above: 0, atMost: longestTime });
}
