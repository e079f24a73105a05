import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber, checkOptions } from "./option-checks.ts";

/** When and how often a call is repeated. */
export interface RetryOptions {
  /**
   * Most attempts after the first one; with 0 a request is sent once whatever happens, as with `retry: false`.
   *
   * @default 3
   */
  readonly retries?: number | undefined;
  /**
   * Upper bound of the first delay in milliseconds; it doubles with each attempt. The delay itself is drawn evenly from
   * 0 to the bound (full jitter).
   *
   * @default 500
   */
  readonly minDelay?: number | undefined;
  /**
   * Upper bound of every drawn delay in milliseconds.
   *
   * @default 20_000
   */
  readonly maxDelay?: number | undefined;
  /**
   * Longest `Retry-After` that is waited for, in milliseconds. When a service asks for more, its answer is final.
   *
   * @default 60_000
   */
  readonly maxRetryAfter?: number | undefined;
}

/** {@link RetryOptions} with their defaults. */
export type RetryPolicy = Readonly<Record<keyof RetryOptions, number>>;

const names: Readonly<Record<keyof RetryOptions, true>> = {
  maxDelay: true,
  maxRetryAfter: true,
  minDelay: true,
  retries: true,
};

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readRetryOptions(subject: string, options: RetryOptions | false = {}): RetryPolicy {
  if (options === false) return { retries: 0, minDelay: 0, maxDelay: 0, maxRetryAfter: 0 };
  // From JavaScript anything may come.
  if (typeof options !== "object" || (options as object | null) === null) {
    throw new InvalidInputError(subject, [{ field: "retry", rule: "must be an object or false" }]);
  }
  checkOptions(`${subject}: retry`, options, names, {});
  const check = (name: keyof RetryOptions, fallback: number, whole = false): number =>
    checkNumber(subject, `retry.${name}`, options[name] ?? fallback, { atLeast: 0, atMost: 2 ** 31 - 1, whole });
  return {
    retries: check("retries", 3, true),
    minDelay: check("minDelay", 500),
    maxDelay: check("maxDelay", 20_000),
    maxRetryAfter: check("maxRetryAfter", 60_000),
  };
}
