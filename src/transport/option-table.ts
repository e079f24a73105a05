import { InvalidInputError, refuseBroken } from "../errors/invalid-input-error.ts";
import { checkFunctions, checkNumber, checkObject, longestTime, type NumberRule } from "./option-checks.ts";

/** Rule for the value of an option. */
type Rule =
  | { readonly kind: "boolean" }
  | { readonly kind: "function"; readonly rule?: string }
  | ({ readonly kind: "number" } & NumberRule)
  | { readonly kind: "choice"; readonly of: readonly unknown[] }
  | { readonly kind: "text"; readonly pattern: RegExp; readonly rule: string }
  | { readonly kind: "object"; readonly methods?: readonly string[] }
  /** `broken` returns the rule that a value breaks. Without it, the function that uses the value checks it. */
  | { readonly kind: "other"; readonly broken?: (value: unknown) => string | undefined };

/** Rule of an option, whether it is required, and its default. */
type OptionRow = Rule & { readonly required?: true; readonly default?: unknown };

/** A table of any options. */
export type OptionRows = Readonly<Record<string, OptionRow>>;

/** The kinds that fit the type of an option. */
type KindOf<Value> = [Value] extends [boolean]
  ? "boolean"
  : [Value] extends [number]
    ? "number"
    : [Value] extends [(...inputs: never[]) => unknown]
      ? "function"
      : "other" | ([Value] extends [string] ? "text" | "choice" : [Value] extends [object] ? "object" : never);

/** A row that fits the type of its option. */
type RowOf<Value, Given = Exclude<Value, undefined>> = OptionRow & {
  readonly kind: KindOf<Given>;
  readonly of?: readonly Given[];
  readonly default?: Given;
} & (undefined extends Value
    ? { readonly required?: never }
    : { readonly kind: "other" } | { readonly required: true; readonly default?: never });

/** Describes every option of an interface. The compiler refuses a missing name, a wrong kind and a wrong default. */
export type OptionTable<Options> = { readonly [Name in keyof Required<Options>]: RowOf<Options[Name]> };

/** The options of a table with their defaults. */
export type OptionValues<Options, Table> = {
  readonly [Name in keyof Table & keyof Options]: Table[Name] extends { readonly default: unknown }
    ? Exclude<Options[Name], undefined>
    : Options[Name];
};

/** Row of a time in milliseconds that a timer can wait for. */
export const time = { kind: "number", above: 0, atMost: longestTime } as const;

/** Row of an option that the function which uses it checks. */
export const other = { kind: "other" } as const;

/** The place of options in other options, and their defaults. */
interface Place<Options> {
  /** The option that holds these options. */
  readonly at?: string;
  /** Defaults that replace those of the table. */
  readonly defaults?: Partial<Options>;
}

/** Checks options by their table and fills in defaults. For a number `null` means the same as `undefined`, which JSON lacks. */
export function checkOptions<Options extends object, Table extends OptionRows>(
  subject: string,
  options: Options,
  table: Table,
  place: Place<Options> = {},
): OptionValues<Options, Table> {
  const owner = place.at === undefined ? subject : `${subject}: ${place.at}`;
  checkObject(owner, "options", options);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(table, name)) continue;
    const advice = `the options are ${Object.keys(table).join(", ")}`;
    throw new InvalidInputError(owner, [{ field: name, rule: "is no option", advice }]);
  }
  const values: Record<string, unknown> = {};
  readRows(subject, options, table, place, values);
  return values;
}

/**
 * Checks the options that a table has. The calls that a job makes check the others.
 *
 * @returns all options, those of the table with their defaults.
 * @throws InvalidInputError when the options are no object, or hold a value that breaks its rule.
 */
export function checkOwnOptions<Options extends object, Table extends OptionRows>(
  subject: string,
  options: Options,
  table: Table,
): Options & OptionValues<Options, Table> {
  checkObject(subject, "options", options);
  const values: Record<string, unknown> = {};
  readRows(subject, options, table, {}, values);
  return { ...options, ...values };
}

/** Fills in the values of the options by their rows, and checks them. */
function readRows<Options extends object, Table extends OptionRows>(
  subject: string,
  options: Options,
  table: Table,
  { at, defaults = {} }: Place<Options>,
  values: Record<string, unknown>,
): asserts values is Record<string, unknown> & OptionValues<Options, Table> {
  for (const [name, row] of Object.entries(table)) {
    // An option may also be inherited.
    const given: unknown = Reflect.get(options, name);
    const isLeftOut = given === undefined || (given === null && row.kind === "number");
    const value: unknown = isLeftOut ? (Reflect.get(defaults, name) ?? row.default) : given;
    const field = at === undefined ? name : `${at}.${name}`;
    values[name] = value;
    if (value === undefined && row.required !== true) continue;
    if (row.kind === "number") checkNumber(subject, field, value, row);
    else if (row.kind === "object" && typeof value === "object" && value !== null)
      checkFunctions(subject, field, value, row.methods ?? []);
    else refuseBroken(subject, field, brokenRule(value, row));
  }
}

/** The rule that a value breaks; `undefined` for a correct value. */
function brokenRule(value: unknown, row: Exclude<Rule, { readonly kind: "number" }>): string | undefined {
  switch (row.kind) {
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    case "choice":
      return row.of.includes(value) ? undefined : `must be ${row.of.join(", ").replace(/, ([^,]*)$/, " or $1")}`;
    case "function":
      if (typeof value === "function") return undefined;
      return value === undefined ? "is missing" : (row.rule ?? "must be a function");
    case "object":
      return value === undefined ? "is missing" : "must be an object";
    case "text":
      if (value === undefined) return `is missing; it ${row.rule}`;
      return typeof value === "string" && row.pattern.test(value) ? undefined : row.rule;
    case "other":
      return row.broken?.(value);
  }
}
