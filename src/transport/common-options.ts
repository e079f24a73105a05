import { userAgent } from "../../generated/package.gen.ts";
import { MemoryBudget } from "./budget.ts";
import type { Fetch } from "./fetch-exchange.ts";
import type { OnEvent } from "./events.ts";
import { checkOptions, other, time, type OptionTable, type OptionValues } from "./option-table.ts";
import type { ProxyOption } from "./connection-options.ts";
import { readHeaders, type HeadersOption } from "./read-headers.ts";
import { readRetryOptions, type RetryOptions, type RetryPolicy } from "./retry.ts";
import { systemClock, type Clock } from "./time.ts";
import type { Transport } from "./transport.ts";

/** Options that every client has. */
export interface CommonClientOptions {
  /**
   * Sends all requests instead of the package's own transport. For the identity service it has to present the client
   * certificate itself.
   *
   * @default connections of the package's own on Node; elsewhere the global `fetch`, looked up at every call, for the registry alone
   */
  readonly fetch?: Fetch | undefined;
  /**
   * Proxy of the package's own connections; `false` for none. A client certificate is presented to the service, not to the proxy.
   * It cannot be combined with `fetch`. Without it Node's own switch decides: NODE_USE_ENV_PROXY with HTTPS_PROXY, HTTP_PROXY and
   * NO_PROXY.
   */
  readonly proxy?: ProxyOption | undefined;
  /**
   * Most connections that the client uses at the same time, on Node. It cannot be combined with `fetch`. Further requests wait for
   * a free connection within the time of their call. One-time requests, such as the exchange of an authorization code, go first.
   *
   * @default 50
   */
  readonly maxSockets?: number | undefined;
  /**
   * Time for one attempt in milliseconds, from sending the request to the last byte of the answer.
   *
   * @default 30_000
   */
  readonly timeout?: number | undefined;
  /**
   * Time for a whole call in milliseconds, with all its requests, attempts and waiting.
   *
   * @default 60_000; of the registry 120_000
   */
  readonly deadline?: number | undefined;
  /**
   * Headers added to every request. Headers that the protocol requires cannot be changed. Outside browsers the package sends
   * `User-Agent: ares-caais/` with its version, unless this option has that header.
   */
  readonly headers?: HeadersOption | undefined;
  /**
   * Repeats requests after a failed connection and after 408, 429, 500, 502, 503 and 504, and calls of the SOAP API after ERROR and
   * SYSTEM_ERROR. A request that hands over a one-time value, such as an authorization code or a session id, is repeated only when
   * it certainly was not sent, or the service asks for it. With `false` each request is sent once, also when the service closed an
   * idle connection or refused a bearer token.
   *
   * @default { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Most bytes of an answer.
   *
   * @default 1_048_576; of the registry 67_108_864
   */
  readonly maxAnswerBytes?: number | undefined;
  /**
   * Called for every event of a call, for logs, metrics and traces; `event.type` is the kind of the event. When it throws, the call
   * fails. No call waits for a promise that it returns. A rejected promise becomes a process warning
   * (`HOOK_REJECTED`; in a browser `console.error`).
   */
  readonly onEvent?: OnEvent | undefined;
  /**
   * Time and random numbers, for tests. It does not decide the secrets of a login, which are always random.
   *
   * @default the system's clock
   */
  readonly clock?: Clock | undefined;
}

export interface CommonClientSettings {
  readonly transport: Omit<Transport, "exchange">;
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxAnswerBytes: number;
  /** Defaults of a call. */
  readonly ofCalls: CommonCallSettings;
  /** Names, in lower case, of the headers that the client sets itself. */
  readonly ownHeaders: readonly string[];
}

export const commonClientTable = {
  clock: { kind: "object", methods: ["now", "date", "random", "schedule"], default: systemClock },
  deadline: { ...time, default: 60_000 },
  fetch: { kind: "function" },
  headers: { kind: "other", default: {} },
  maxAnswerBytes: { kind: "number", above: 0, default: 1_048_576 },
  maxSockets: { kind: "number", atLeast: 1, whole: true, default: 50 },
  onEvent: { kind: "function" },
  proxy: other,
  retry: other,
  timeout: { ...time, default: 30_000 },
} satisfies OptionTable<CommonClientOptions>;

/** Reads options that their table has checked, and checks headers and retry. */
export function readCommonClientOptions(
  subject: string,
  options: OptionValues<CommonClientOptions, typeof commonClientTable>,
  ownHeaders: readonly string[],
): CommonClientSettings {
  const { clock, deadline, headers, maxAnswerBytes, onEvent, timeout } = options;
  const retry = readRetryOptions(subject, options.retry);
  return {
    transport: { clock, onEvent, retry, budget: new MemoryBudget(Infinity, clock) },
    timeout,
    deadline,
    ofCalls: { signal: undefined, timeout, deadline, retry, headers: {} },
    headers: { ...agentHeader(), ...readHeaders(subject, headers, ownHeaders) },
    maxAnswerBytes,
    ownHeaders,
  };
}

/** No header in a browser: it sends its own, and would need a CORS preflight for another one. */
function agentHeader(): Readonly<Record<string, string>> {
  const host: { readonly navigator?: { readonly userAgent?: unknown }; readonly URL: unknown } = globalThis;
  return String(host.navigator?.userAgent).startsWith("Mozilla/") ? {} : { "user-agent": userAgent };
}

/** Options of every call of every client. They win over those of the client. */
export interface CommonCallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one attempt in milliseconds, from sending the request to the last byte of the answer. */
  readonly timeout?: number | undefined;
  /** Time for the whole call in milliseconds, with all its requests, attempts and waiting. */
  readonly deadline?: number | undefined;
  /** Headers added to the request, such as `traceparent`; those that the protocol asks for cannot be changed. */
  readonly headers?: HeadersOption | undefined;
  /** Replaces members of the client's option `retry` for this call; `false` for no retry. */
  readonly retry?: RetryOptions | false | undefined;
}

export interface CommonCallSettings {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly retry: RetryPolicy;
}

export const commonCallTable = {
  deadline: commonClientTable.deadline,
  headers: commonClientTable.headers,
  retry: other,
  signal: {
    kind: "other",
    broken: (value) => (value instanceof AbortSignal ? undefined : "must be an AbortSignal"),
  },
  timeout: commonClientTable.timeout,
} satisfies OptionTable<CommonCallOptions>;

/** Defaults of the options of a call. */
type CallDefaults = Pick<CommonClientSettings, "ofCalls" | "ownHeaders">;

export function readCallOptions(
  method: string,
  options: CommonCallOptions | undefined,
  client: CallDefaults,
): CommonCallSettings {
  if (options === undefined) return client.ofCalls;
  return readCommonCallOptions(
    method,
    checkOptions(method, options, commonCallTable, { defaults: client.ofCalls }),
    client,
  );
}

/** Reads options that their table has checked, and checks headers and retry. */
export function readCommonCallOptions<Values extends OptionValues<CommonCallOptions, typeof commonCallTable>>(
  method: string,
  options: Values,
  { ofCalls, ownHeaders }: CallDefaults,
): Values & Pick<CommonCallSettings, "headers" | "retry"> {
  return {
    ...options,
    headers: readHeaders(method, options.headers, ownHeaders),
    retry: readRetryOptions(method, options.retry, ofCalls.retry),
  };
}
