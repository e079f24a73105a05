import { refuse } from "../errors/invalid-input-error.ts";
import type { AnswerHeaders } from "./exchange.ts";
import { isJsonObject } from "./json-object.ts";
import { longestTime } from "./option-checks.ts";
import { checkOptions, type OptionTable } from "./option-table.ts";
import type { Clock } from "./time.ts";

/** When and how often a call is repeated. */
export interface RetryOptions {
  /**
   * Most attempts after the first one; with 0 a request is sent exactly once, as with `retry: false`.
   *
   * @default 3
   */
  readonly retries?: number | undefined;
  /**
   * Upper bound of the first delay in milliseconds; it doubles with each attempt. The delay is a random number from 0 to the bound
   * (full jitter).
   *
   * @default 500
   */
  readonly minDelay?: number | undefined;
  /**
   * Upper bound of every random delay in milliseconds.
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

const delay = { kind: "number", atLeast: 0, atMost: longestTime } as const;

export const retryTable = {
  retries: { ...delay, whole: true, default: 3 },
  minDelay: { ...delay, default: 500 },
  maxDelay: { ...delay, default: 20_000 },
  maxRetryAfter: { ...delay, default: 60_000 },
} satisfies OptionTable<RetryOptions>;

export function readRetryOptions(
  subject: string,
  options: RetryOptions | false = {},
  defaults: RetryOptions = {},
): RetryPolicy {
  const given: unknown = options;
  if (given !== false && !isJsonObject(given)) refuse(subject, "retry", "must be an object or false");
  const policy = checkOptions(subject, options === false ? {} : options, retryTable, { at: "retry", defaults });
  return options === false ? { ...policy, retries: 0 } : policy;
}

/** Whether a retry after this status may succeed (RFC 9110, section 15; RFC 6585, section 4). */
export function isTransient(status: number): boolean {
  return [408, 429, 500, 502, 503, 504].includes(status);
}

/** The delay before an attempt in milliseconds: exponential with full jitter. */
export function backoff({ minDelay, maxDelay }: RetryPolicy, attempt: number, { random }: Clock): number {
  return random() * Math.min(maxDelay, minDelay * 2 ** (attempt - 1));
}

/** Seconds, or a date in one of the three forms of HTTP (RFC 9110, section 5.6.7): Date.parse would read much more. */
const readable =
  /^(\d{1,40}|[A-Z][a-z]+(, \d\d[ -][A-Z][a-z]+[ -]\d+ [\d:]{8} GMT| [A-Z][a-z]+ [ \d]\d [\d:]{8} \d{4}))$/;

/** The text of `Retry-After` (RFC 9110, section 10.2.3); `undefined` when the header is missing or cannot be read. */
export function retryAfterText(headers: AnswerHeaders): string | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  return readable.test(value) ? value : undefined;
}

/** Milliseconds from now that `Retry-After` asks to wait; `undefined` when it cannot be read. */
export function retryAfter(headers: AnswerHeaders, { date }: Clock): number | undefined {
  const text = retryAfterText(headers);
  if (text === undefined) return undefined;
  if (/^\d/.test(text)) return Number(text) * 1000;
  // One of the forms leaves out the time zone.
  const moment = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - date());
}
