import { refuse } from "../errors/invalid-input-error.ts";
import type { AnswerHeaders } from "./exchange.ts";
import { checkNumber, checkOptions, type OptionKinds } from "./option-checks.ts";
import type { Clock } from "./time.ts";

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
  if (typeof options !== "object" || (options as object | null) === null)
    refuse(subject, "retry", "must be an object or false");
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

/** Statuses that another attempt may heal (RFC 9110, section 15; RFC 6585, section 4). */
const transientStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether another attempt may be answered better. */
export function isTransient(status: number): boolean {
  return transientStatuses.has(status);
}

/** The delay before an attempt in milliseconds: exponential with full jitter. */
export function backoff({ minDelay, maxDelay }: RetryPolicy, attempt: number, { random }: Clock): number {
  return random() * Math.min(maxDelay, minDelay * 2 ** (attempt - 1));
}

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3).
 *
 * @returns milliseconds from now; `undefined` when the header is missing or cannot be read.
 */
export function retryAfter(headers: AnswerHeaders, { date }: Clock): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  // Only the fixed form of HTTP: Date.parse would read much more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - date());
}
