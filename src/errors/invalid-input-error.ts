import { ContractError } from "./contract-error.ts";

/** One value that breaks a rule. */
export interface InputIssue {
  /** Path of the value in the input, for example `ico`, `sidlo.kodObce` or `ico[3]`. */
  readonly field: string;
  /** The rule it breaks, for example `must match ^\d{8}$`. */
  readonly rule: string;
  /** The value as JSON, cut to a safe length; absent when there is none. */
  readonly value?: string;
  /** Advice for the caller, if there is any. */
  readonly advice?: string;
}

/**
 * The caller's input breaks the contract; nothing was sent.
 *
 * @example
 *
 * ```ts
 * try {
 *   await registry.vratEkonomickySubjekt({ ico: "123" });
 * } catch (error) {
 *   if (error instanceof InvalidInputError) console.error(error.field, error.rule); // ico, must match ^\d{8}$
 * }
 * ```
 */
export class InvalidInputError extends ContractError {
  override readonly name = "InvalidInputError";
  /** Stable code of the class. */
  static readonly code = "ERR_INVALID_INPUT";
  readonly code = "ERR_INVALID_INPUT";
  /** Path of the first wrong value. */
  readonly field: string;
  /** The rule that the first wrong value breaks. */
  readonly rule: string;
  /** All wrong values, including the first one. */
  readonly issues: readonly InputIssue[];

  /** @param subject the operationId, or the name of the function */
  constructor(subject: string, issues: readonly [InputIssue, ...InputIssue[]], options?: ErrorOptions) {
    const [{ field, rule, value, advice }, ...more] = issues;
    const found = value === undefined ? "" : `, got ${value}`;
    const rest = more.length === 0 ? "" : ` (and ${more.length} more)`;
    const todo = advice === undefined ? "" : `; ${advice}`;
    super(`${subject}: ${field} ${rule}${found}${rest}${todo}`, options);
    this.field = field;
    this.rule = rule;
    this.issues = issues;
  }
}

/** @throws InvalidInputError for one value. @param found the value in the message; without it the message has none */
export function refuse(subject: string, field: string, rule: string, found?: string): never {
  throw new InvalidInputError(subject, [{ field, rule, ...(found === undefined ? {} : { value: found }) }]);
}

/** @throws InvalidInputError when there is a broken rule. */
export function refuseBroken(subject: string, field: string, rule: string | undefined): void {
  if (rule !== undefined) refuse(subject, field, rule);
}

/** @throws InvalidInputError of a promise, which a caller forgot to await. */
export function refusePromise(subject: string, field: string, value: unknown): void {
  if (typeof Reflect.get(Object(value) as object, "then") === "function")
    refuse(subject, field, "must not be a promise; await the call that gives it");
}

/** Longest value that a message repeats, in characters. */
const longestValue = 60;

/** Describes a wrong value for a message: a number, a text as JSON with a safe length, or the type of any other value. */
export function shown(value: unknown): string {
  if (typeof value === "number" || value === null) return String(value);
  if (typeof value === "string") return shownJson(value);
  return Array.isArray(value) ? "an array" : typeof value;
}

/** Describes a wrong value for a message: its JSON with a safe length, or the type of a value without JSON. */
export function shownJson(value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    // A cyclic value or a bigint has no JSON, so its type is used.
  }
  const text = json ?? typeof value;
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}…`;
}

/** Text without white space, controls and lone surrogates. `\p{Cc}` would make every import slower than these ranges. */
export const visible = /^(?:(?!\s)[!-~¡-\ud7ff\ue000-\u{10ffff}])+$/u;
