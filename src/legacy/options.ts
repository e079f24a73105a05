import { createMutualTls } from "#mutual-tls";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../environment/resolve-address.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import {
  commonCallOptionNames,
  readCommonCallOptions,
  type CommonCallOptions,
  type CommonCallSettings,
} from "../transport/call-options.ts";
import { readClock, type Clock } from "../transport/clock.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { Fetch } from "../transport/fetch.ts";
import { fetchExchange } from "../transport/fetch-exchange.ts";
import { readHooks, type Hooks } from "../transport/hooks.ts";
import { checkNumber, checkOptions, checkTime } from "../transport/option-checks.ts";
import { proxyBesideFetch, readProxyOption, type ProxyOption } from "../transport/proxy-option.ts";
import { readRetryOptions, type RetryOptions } from "../transport/retry-options.ts";
import type { TlsOptions } from "../transport/tls-options.ts";
import type { Transport } from "../transport/transport.ts";
import { brokenPageRule } from "./page-rule.ts";

/** Options of {@link createLegacyIdentity}. */
export interface LegacyIdentityOptions<Version extends LegacyVersion = LegacyVersion> extends EnvironmentOptions<
  "legacyPages" | "legacyMutualTls"
> {
  /** Version of the SOAP API; it decides which attributes of a user come. */
  readonly version: Version;
  /** Shortcut of the client system as configured in the identity service. */
  readonly atsId: string;
  /** Client certificate and trusted authorities. Required without `fetch`. */
  readonly tls?: TlsOptions | undefined;
  /** Logout address as registered in the configuration of the client system: where a logout returns to begins with it. */
  readonly logoutUrl?: string | undefined;
  /** Sends the requests instead of the package's own mutual TLS: it has to present the client certificate itself. */
  readonly fetch?: Fetch | undefined;
  /**
   * The proxy that requests go through, with the client certificate shown to the service itself; `false` for none. Not beside
   * `fetch`. Without it Node's own switch decides: NODE_USE_ENV_PROXY and the variables that it is about.
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
   * @default 60_000
   */
  readonly deadline?: number | undefined;
  /**
   * Repeats calls that the service answers with ERROR or SYSTEM_ERROR; heartBeat also after a failed connection and after
   * 429, 500, 502, 503 and 504; authConfirmation also when it certainly was not sent. `false` never does: a call sends one
   * request, also where a kept connection turns out to be closed.
   *
   * @default { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 }
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Most bytes of an answer.
   *
   * @default 1_048_576
   */
  readonly maxAnswerBytes?: number | undefined;
  /** Functions that watch the requests. */
  readonly hooks?: Hooks | undefined;
  /**
   * Time and chance, for tests.
   *
   * @default the machine's own
   */
  readonly clock?: Clock | undefined;
}

/** Options of every call. They win over those of the client. */
export type LegacyCallOptions = CommonCallOptions;

/** What a SOAP request is made of. */
const ownHeaders = ["content-type", "soapaction"];

/** The options of a client with their defaults, checked. */
export interface LegacySettings {
  readonly version: LegacyVersion;
  readonly addresses: Readonly<Record<"legacyPages" | "legacyMutualTls", string>>;
  readonly atsId: string;
  readonly logoutUrl: string | undefined;
  readonly transport: Omit<Transport, "exchange">;
  readonly timeout: number;
  readonly deadline: number;
  readonly maxAnswerBytes: number;
  /** What sends a request that starts now. @throws as {@link MutualTls.credential} */
  readonly sender: (limits: Pick<CommonCallSettings, "signal" | "deadline">) => Promise<Exchange>;
  /** Closes the idle connections. */
  readonly close: () => void;
}

const subject = "createLegacyIdentity";

/** The names of {@link LegacyIdentityOptions}, each once. */
const optionNames: Readonly<Record<keyof LegacyIdentityOptions, true>> = {
  atsId: true,
  clock: true,
  deadline: true,
  environment: true,
  fetch: true,
  hooks: true,
  logoutUrl: true,
  maxAnswerBytes: true,
  network: true,
  proxy: true,
  retry: true,
  timeout: true,
  tls: true,
  version: true,
};

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readOptions(options: LegacyIdentityOptions): LegacySettings {
  checkOptions(subject, options, optionNames, { clock: "object", fetch: "function", hooks: "object", tls: "object" });
  const { version, atsId, logoutUrl, retry } = options;
  const clock = readClock(subject, options.clock);
  const hooks = readHooks(subject, options.hooks);
  if (!legacyVersions.includes(version)) refuse("version", `must be ${legacyVersions.join(", ")}`);
  // From JavaScript anything may come.
  if (typeof atsId !== "string" || !/^[^\s\p{Cc}\p{Cs}]+$/u.test(atsId))
    refuse("atsId", "must be text without white space");
  if (logoutUrl !== undefined) refuse("logoutUrl", brokenPageRule(logoutUrl));
  const addresses = {
    legacyPages: resolveAddress(subject, "legacyPages", options),
    legacyMutualTls: resolveAddress(subject, "legacyMutualTls", options),
  };
  const numbers = {
    timeout: checkTime(subject, "timeout", options.timeout ?? 30_000),
    deadline: checkTime(subject, "deadline", options.deadline ?? 60_000),
    maxAnswerBytes: checkNumber(subject, "maxAnswerBytes", options.maxAnswerBytes ?? 1024 * 1024, { above: 0 }),
  };
  const policy = readRetryOptions(subject, retry);
  // Last, because it reads certificates.
  const sending = readSender(options, clock);
  return { version, addresses, atsId, logoutUrl, ...numbers, transport: { clock, hooks, retry: policy }, ...sending };
}

/** What sends the requests: the certificate of the moment, or the caller's own fetch. */
function readSender(
  { fetch, proxy, tls }: LegacyIdentityOptions,
  clock: Clock,
): Pick<LegacySettings, "sender" | "close"> {
  if (fetch !== undefined) {
    if (tls !== undefined) refuse("tls", "does not go with fetch, which has to present the certificate itself");
    if (proxy !== undefined) refuse("proxy", proxyBesideFetch);
    const exchange = fetchExchange(fetch);
    return { sender: () => Promise.resolve(exchange), close: () => undefined };
  }
  if (tls === undefined) throw new InvalidInputError(subject, [{ field: "tls", rule: "is missing" }]);
  const mutualTls = createMutualTls(subject, tls, clock, readProxyOption(subject, proxy));
  return {
    sender: async (limits) => (await mutualTls.credential(limits)).exchange,
    close: () => {
      mutualTls.close();
    },
  };
}

/** @throws InvalidInputError at the first wrong option of a call, with its name. */
export function readCallOptions(
  operation: string,
  options: LegacyCallOptions = {},
  settings: LegacySettings,
): CommonCallSettings {
  checkOptions(operation, options, commonCallOptionNames, {});
  return readCommonCallOptions(operation, options, settings, ownHeaders);
}

function refuse(field: string, rule: string | undefined): void {
  if (rule !== undefined) throw new InvalidInputError(subject, [{ field, rule }]);
}
