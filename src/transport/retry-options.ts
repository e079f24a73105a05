import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber, checkOptions, type OptionKinds } from "./option-checks.ts";

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

const kinds: OptionKinds<RetryOptions> = { maxDelay: true, maxRetryAfter: true, minDelay: true, retries: true };

const defaults: RetryPolicy = { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 };

/**
 * @param policy what holds where the options are silent
 * @throws InvalidInputError at the first wrong option, with its name.
 */
export function readRetryOptions(
  subject: string,
  options: RetryOptions | false = {},
  policy: RetryPolicy = defaults,
): RetryPolicy {
  if (options === false) return { ...policy, retries: 0 };
  // From JavaScript anything may come.
  if (typeof options !== "object" || (options as object | null) === null) {
    throw new InvalidInputError(subject, [{ field: "retry", rule: "must be an object or false" }]);
  }
  checkOptions(`${subject}: retry`, options, kinds);
  const check = (name: keyof RetryOptions, whole = false): number => {
    const value = options[name] ?? policy[name];
    return checkNumber(subject, `retry.${name}`, value, { atLeast: 0, atMost: 2 ** 31 - 1, whole });
  };
  return {
    retries: check("retries", true),
    minDelay: check("minDelay"),
    maxDelay: check("maxDelay"),
    maxRetryAfter: check("maxRetryAfter"),
  };
}
