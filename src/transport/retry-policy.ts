import type { Clock } from "./clock.ts";
import type { AnswerHeaders } from "./exchange.ts";
import type { RetryPolicy } from "./retry-options.ts";

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
export function retryAfter(headers: AnswerHeaders, { date }: Clock): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  // Only the fixed form of HTTP: Date.parse would read much more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - date());
}
