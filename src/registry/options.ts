import { registryLimits } from "../../generated/registry-operations.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../environment/resolve-address.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { Budget } from "../transport/budget.ts";
import {
  commonCallOptionNames,
  readCommonCallOptions,
  type CommonCallOptions,
  type CommonCallSettings,
} from "../transport/call-options.ts";
import { readClock, type Clock } from "../transport/clock.ts";
import type { Fetch } from "../transport/fetch.ts";
import { readRegistryHooks, type RegistryHooks } from "../transport/hooks.ts";
import { checkNumber, checkObject, checkOptions, checkTime } from "../transport/option-checks.ts";
import { proxyBesideFetch, readProxyOption, type ProxyOption } from "../transport/proxy-option.ts";
import { readHeaders, type HeadersOption } from "../transport/read-headers.ts";
import { readRetryOptions, type RetryOptions } from "../transport/retry-options.ts";
import { checkAuthorities, createRoad, type Road } from "../transport/road.ts";
import type { Transport } from "../transport/transport.ts";
import { readCacheOptions, type CacheOptions, type CacheSettings } from "./cache-options.ts";
import type { ViolationEvent } from "./check-answer.ts";
import { createAuthorizer, type Authorizer, type Credentials } from "./credentials.ts";

/** Options of every call. They win over those of the client. */
export interface RegistryCallOptions extends CommonCallOptions {
  /** `false` neither reads nor writes the cache of the client. */
  readonly cache?: boolean | undefined;
}

/** What the registry client is told of TLS; the service's certificate is verified whatever it says. */
export interface RegistryTlsOptions {
  /** Certificates of the authorities to trust instead of the system's, as PEM. */
  readonly ca?: string | readonly string[] | undefined;
}

/** Whether answers are checked against the contract. */
export type ValidateMode = "off" | "report" | "strict";

/** Options of {@link createRegistry}. */
export interface RegistryOptions extends EnvironmentOptions<"registry"> {
  /**
   * Sends all requests of this client.
   *
   * @default on Node connections of the package's own; elsewhere the global `fetch`, looked up at every call
   */
  readonly fetch?: Fetch | undefined;
  /** Trust of this client's own connections, on Node. Not beside `fetch`. */
  readonly tls?: RegistryTlsOptions | undefined;
  /**
   * The proxy that this client's own connections go through, on Node; `false` for none. Not beside `fetch`. Without it Node's
   * own switch decides: NODE_USE_ENV_PROXY and the variables that it is about.
   */
  readonly proxy?: ProxyOption | undefined;
  /**
   * Time for one attempt in milliseconds, from sending the request to the last byte of the answer.
   *
   * @default 30_000
   */
  readonly timeout?: number | undefined;
  /**
   * Time for a whole call in milliseconds, with all attempts and all waiting.
   *
   * @default 120_000
   */
  readonly deadline?: number | undefined;
  /** Headers added to every request. */
  readonly headers?: HeadersOption | undefined;
  /**
   * Repeats reads after a failed connection and after 429, 500, 502, 503 and 504. `false` never does: a call sends one
   * request, also where a kept connection turns out to be closed or a bearer token was refused.
   *
   * @default { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Most requests in any minute, evenly spread over it and shared by all calls of the client; `Infinity` for no limit.
   * The terms of use of the live service allow 500.
   *
   * @default 500
   */
  readonly requestsPerMinute?: number | undefined;
  /**
   * For how long calls wait after the service blocked the client, in milliseconds.
   *
   * @default 60_000
   */
  readonly blockPause?: number | undefined;
  /**
   * Most bytes of an answer.
   *
   * @default 67_108_864
   */
  readonly maxAnswerBytes?: number | undefined;
  /** HTTP basic or HTTP bearer credentials; the live service asks for none. */
  readonly credentials?: Credentials | undefined;
  /**
   * Whether the data of an answer is checked against the contract: `report` tells `onViolation` and goes on, `strict`
   * throws as well. Real answers break bounds now and then. Unknown fields and values are kept in any case.
   *
   * @default "off"
   */
  readonly validate?: ValidateMode | undefined;
  /**
   * Told of every answer that breaks the contract, with `validate` on. One that throws fails the call; a promise is not
   * waited for, and one that is rejected is reported as that of a hook is.
   */
  readonly onViolation?: ((event: ViolationEvent) => unknown) | undefined;
  /** Keeps answers for a time; the terms of use of the live service forbid to repeat the same query. */
  readonly cache?: CacheOptions | undefined;
  /** Functions that watch the calls and their requests. */
  readonly hooks?: RegistryHooks | undefined;
  /**
   * Time and chance, for tests.
   *
   * @default the machine's own
   */
  readonly clock?: Clock | undefined;
}

/** The options of a client with their defaults, checked. */
export interface RegistrySettings {
  readonly baseUrl: string;
  readonly transport: Transport & { readonly budget: Budget; readonly exchange: Road; readonly hooks: RegistryHooks };
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly blockPause: number;
  readonly maxAnswerBytes: number;
  readonly authorizer: Authorizer | undefined;
  readonly validate: ValidateMode;
  readonly onViolation: ((event: ViolationEvent) => unknown) | undefined;
  readonly cache: CacheSettings | undefined;
}

/** The options of a call with their defaults, checked. */
export interface CallSettings extends CommonCallSettings {
  readonly cache: boolean;
}

const subject = "createRegistry";
const validateModes: readonly ValidateMode[] = ["off", "report", "strict"];

/** The names of {@link RegistryOptions}, each once. */
const optionNames: Readonly<Record<keyof RegistryOptions, true>> = {
  blockPause: true,
  cache: true,
  clock: true,
  credentials: true,
  deadline: true,
  environment: true,
  fetch: true,
  headers: true,
  hooks: true,
  maxAnswerBytes: true,
  network: true,
  onViolation: true,
  proxy: true,
  requestsPerMinute: true,
  retry: true,
  timeout: true,
  tls: true,
  validate: true,
};
const callOptionNames: Readonly<Record<keyof RegistryCallOptions, true>> = {
  ...commonCallOptionNames,
  cache: true,
};

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readOptions(options: RegistryOptions): RegistrySettings {
  checkOptions(subject, options, optionNames, {
    cache: "object",
    clock: "object",
    credentials: "object",
    fetch: "function",
    headers: "object",
    hooks: "object",
    onViolation: "function",
    tls: "object",
  });
  const { headers = {}, retry } = options;
  const clock = readClock(subject, options.clock);
  const { credentials, cache, validate = "off" } = options;
  const { requestsPerMinute = registryLimits.requestsPerMinute } = options;
  if (!validateModes.includes(validate)) {
    throw new InvalidInputError(subject, [{ field: "validate", rule: `must be ${validateModes.join(", ")}` }]);
  }
  const budget = new Budget(
    checkNumber(subject, "requestsPerMinute", requestsPerMinute, { above: 0, unlimited: true }),
    clock,
  );
  return {
    baseUrl: resolveAddress(subject, "registry", options),
    transport: {
      exchange: readRoad(options),
      clock,
      budget,
      hooks: readRegistryHooks(subject, options.hooks),
      retry: readRetryOptions(subject, retry),
    },
    timeout: checkTime(subject, "timeout", options.timeout ?? 30_000),
    deadline: checkTime(subject, "deadline", options.deadline ?? 120_000),
    headers: readHeaders(subject, headers, ownHeaders(credentials)),
    authorizer: credentials === undefined ? undefined : createAuthorizer(subject, credentials, clock),
    validate,
    onViolation: options.onViolation,
    cache: cache && readCacheOptions(subject, cache),
    blockPause: checkTime(subject, "blockPause", options.blockPause ?? 60_000),
    maxAnswerBytes: checkNumber(subject, "maxAnswerBytes", options.maxAnswerBytes ?? 64 * 1024 * 1024, { above: 0 }),
  };
}

function readRoad({ fetch, proxy, tls }: RegistryOptions): Road {
  const refuse = (field: string, rule: string): never => {
    throw new InvalidInputError(subject, [{ field, rule }]);
  };
  if (fetch !== undefined && proxy !== undefined) refuse("proxy", proxyBesideFetch);
  if (fetch !== undefined && tls !== undefined)
    refuse("tls", "does not go with fetch, which verifies the service itself");
  if (tls !== undefined) checkObject(subject, "tls", tls);
  const { ca, ...others } = tls ?? {};
  for (const name of Object.keys(others)) refuse(`tls.${name}`, "is no option of the registry");
  return createRoad(fetch, {
    subject,
    ca: ca === undefined ? undefined : checkAuthorities(subject, ca),
    proxy: readProxyOption(subject, proxy),
  });
}

/** What the requests of the contract are made of; credentials have a header of their own. */
function ownHeaders(credentials: object | undefined): readonly string[] {
  return credentials === undefined ? ["content-type"] : ["authorization", "content-type"];
}

/** @throws InvalidInputError at the first wrong option of a call, with its name. */
export function readCallOptions(
  operation: string,
  options: RegistryCallOptions | undefined,
  settings: RegistrySettings,
): CallSettings {
  const { timeout, deadline } = settings;
  if (options === undefined) return { signal: undefined, timeout, deadline, headers: {}, cache: true };
  checkOptions(operation, options, callOptionNames, { cache: "boolean" });
  return {
    ...readCommonCallOptions(operation, options, settings, ownHeaders(settings.authorizer)),
    cache: options.cache ?? true,
  };
}
