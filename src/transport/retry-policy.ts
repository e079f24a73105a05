import type { Clock } from "./clock.ts";
import { checkNumber, checkOptions } from "./option-checks.ts";

/** When and how often a call is repeated. */
export interface RetryOptions {
  /**
   * Most attempts after the first one; 0 never repeats.
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

/** Statuses that another attempt may heal. */
const transientStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

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
export function retryAfter(headers: Headers, { date }: Clock): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  // Only the fixed form of HTTP: Date.parse would read much more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - date());
}
