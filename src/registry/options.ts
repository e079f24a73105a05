import { registryLimits } from "../../generated/registry-operations.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../environment/resolve-address.ts";
import { Budget } from "../transport/budget.ts";
import { systemClock, type Clock } from "../transport/clock.ts";
import { globalFetch, type Fetch } from "../transport/fetch.ts";
import type { Hooks } from "../transport/hooks.ts";
import { checkHeaders, checkNumber, checkOptions } from "../transport/option-checks.ts";
import { readRetryOptions, type RetryOptions } from "../transport/retry-policy.ts";
import type { Transport } from "../transport/transport.ts";

/** Options of every call. They win over those of the client. */
export interface CallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Time for one attempt in milliseconds, from sending the request to the last byte of the answer. */
  readonly timeout?: number;
  /** Time for the whole call in milliseconds, with all attempts and all waiting. */
  readonly deadline?: number;
  /** Headers added to the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of {@link createRegistry}. */
export interface RegistryOptions extends EnvironmentOptions {
  /**
   * Sends the requests.
   *
   * @default the global `fetch`, looked up at every call
   */
  readonly fetch?: Fetch;
  /**
   * Time for one attempt in milliseconds, from sending the request to the last byte of the answer.
   *
   * @default 30_000
   */
  readonly timeout?: number;
  /**
   * Time for a whole call in milliseconds, with all attempts and all waiting.
   *
   * @default 120_000
   */
  readonly deadline?: number;
  /** Headers added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Repeats reads after a failed connection and after 429, 500, 502, 503 and 504; `false` never does.
   *
   * @default { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 }
   */
  readonly retry?: RetryOptions | false;
  /**
   * Most requests in any minute, evenly spread over it and shared by all calls of the client; `Infinity` for no limit.
   * The terms of use of the live service allow 500.
   *
   * @default 500
   */
  readonly requestsPerMinute?: number;
  /**
   * For how long calls wait after the service blocked the client, in milliseconds.
   *
   * @default 60_000
   */
  readonly blockPause?: number;
  /**
   * Most bytes of an answer.
   *
   * @default 67_108_864
   */
  readonly maxAnswerBytes?: number;
  /** Functions that watch the requests. */
  readonly hooks?: Hooks;
  /**
   * Time and chance, for tests.
   *
   * @default the machine's own
   */
  readonly clock?: Clock;
}

/** The options of a client with their defaults, checked. */
export interface RegistrySettings {
  readonly baseUrl: string;
  readonly transport: Transport & { readonly budget: Budget };
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly blockPause: number;
  readonly maxAnswerBytes: number;
}

const subject = "createRegistry";

/** The names of {@link RegistryOptions}, each once. */
const optionNames: Readonly<Record<keyof RegistryOptions, true>> = {
  blockPause: true,
  clock: true,
  deadline: true,
  environment: true,
  fetch: true,
  headers: true,
  hooks: true,
  maxAnswerBytes: true,
  network: true,
  requestsPerMinute: true,
  retry: true,
  timeout: true,
};
const callOptionNames: Readonly<Record<keyof CallOptions, true>> = {
  deadline: true,
  headers: true,
  signal: true,
  timeout: true,
};

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readOptions(options: RegistryOptions): RegistrySettings {
  checkOptions(subject, options, optionNames, { fetch: "function" });
  const { fetch = globalFetch, headers = {}, retry, hooks = {}, clock = systemClock } = options;
  const { requestsPerMinute = registryLimits.requestsPerMinute } = options;
  checkHeaders(subject, headers);
  const budget = new Budget(
    checkNumber(subject, "requestsPerMinute", requestsPerMinute, { above: 0, unlimited: true }),
    clock,
  );
  return {
    baseUrl: resolveAddress(subject, "registry", options),
    transport: { fetch, clock, budget, hooks, retry: readRetryOptions(subject, retry) },
    timeout: checkTime(subject, "timeout", options.timeout ?? 30_000),
    deadline: checkTime(subject, "deadline", options.deadline ?? 120_000),
    headers,
    blockPause: checkTime(subject, "blockPause", options.blockPause ?? 60_000),
    maxAnswerBytes: checkNumber(subject, "maxAnswerBytes", options.maxAnswerBytes ?? 64 * 1024 * 1024, { above: 0 }),
  };
}

/** @throws InvalidInputError at the first wrong option of a call, with its name. */
export function checkCallOptions(operation: string, options: CallOptions): void {
  checkOptions(operation, options, callOptionNames, {});
  if (options.timeout !== undefined) checkTime(operation, "timeout", options.timeout);
  if (options.deadline !== undefined) checkTime(operation, "deadline", options.deadline);
  if (options.headers !== undefined) checkHeaders(operation, options.headers);
}

/** Longest time that a timer can wait for, in milliseconds. */
const longestTime = 2 ** 31 - 1;

function checkTime(who: string, name: string, value: number): number {
  return checkNumber(who, name, value, { above: 0, atMost: longestTime });
}
