import { registryLimits } from "../../generated/registry-service.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../environment/addresses.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { MemoryBudget, type Budget, type BudgetLine, type RequestBudget } from "../transport/budget.ts";
import { GivenBudget } from "../transport/given-budget.ts";
import { checkAuthorities } from "../transport/authorities.ts";
import {
  commonCallTable,
  commonClientTable,
  readCommonCallOptions,
  readCommonClientOptions,
  type CommonCallOptions,
  type CommonCallSettings,
  type CommonClientOptions,
  type CommonClientSettings,
} from "../transport/common-options.ts";
import { checkObject } from "../transport/option-checks.ts";
import { checkOptions, time, type OptionTable } from "../transport/option-table.ts";
import { lazyExchange, type LazyExchange } from "../transport/lazy-exchange.ts";
import { readConnectionOptions } from "../transport/connection-options.ts";
import type { Clock } from "../transport/time.ts";
import type { Transport } from "../transport/transport.ts";
import { readCacheOptions, type CacheOptions, type CacheSettings } from "./call/cache.ts";
import { createAuthorizer, type Authorizer, type Credentials } from "./credentials.ts";
import type { ResponseValidation, ViolationEvent } from "./validation.ts";

/** Options of every call. They win over those of the client. */
export interface RegistryCallOptions extends CommonCallOptions {
  /** With `false` the call neither reads nor writes the cache of the client. */
  readonly cache?: boolean | undefined;
  /**
   * The line in which requests wait for the budget: `call` if a person waits, `bulk` for a job. All waiting calls go before bulk.
   * Default: `bulk` for `lookup` of 100 subjects or more, `paginate` after its first page and `changes`; `call` for all others.
   */
  readonly line?: BudgetLine | undefined;
}

/** Options of {@link createRegistry}. */
export interface RegistryOptions extends EnvironmentOptions<"registry">, CommonClientOptions {
  /**
   * Authorities that this client's own connections trust, on Node. The service's certificate is always verified. It cannot be
   * combined with `fetch`.
   */
  readonly tls?:
    | {
        /** Certificates of the authorities to trust instead of the system's, as PEM. */
        readonly ca?: string | readonly string[] | undefined;
      }
    | undefined;
  /**
   * Most requests in any minute, evenly spread over it and shared by all calls of the client; `Infinity` for no limit.
   * The terms of use of the live service allow 500.
   *
   * @default 500
   */
  readonly requestsPerMinute?: number | undefined;
  /**
   * Decides when requests start, for example a budget that several processes share. By default each client has a budget in memory.
   * It cannot be combined with `requestsPerMinute`, because it has its own limit.
   */
  readonly budget?: RequestBudget | undefined;
  /**
   * Milliseconds that calls wait after the service blocked the client.
   *
   * @default 60_000
   */
  readonly blockPause?: number | undefined;
  /** HTTP basic or HTTP bearer credentials, or an API key; the live service requires none. */
  readonly credentials?: Credentials | undefined;
  /**
   * Checks the data of responses against the contract: {@link strictValidation} or {@link reportingValidation}. By default nothing
   * is checked. Unknown fields and values are always kept.
   */
  readonly validate?: ResponseValidation | undefined;
  /**
   * Called for every response that breaks the contract, if `validate` is given. When it throws, the call fails. No call waits for a
   * promise that it returns; a rejected one is reported like that of `onEvent`.
   */
  readonly onViolation?: ((event: ViolationEvent) => unknown) | undefined;
  /** Caches responses for a time. The terms of use of the live service forbid repeating the same query. */
  readonly cache?: CacheOptions | undefined;
}

export interface RegistrySettings extends CommonClientSettings, Pick<RegistryOptions, "validate" | "onViolation"> {
  readonly baseUrl: string;
  readonly transport: Transport & { readonly budget: Budget; readonly exchange: LazyExchange };
  readonly blockPause: number;
  readonly authorizer: Authorizer | undefined;
  readonly cache: CacheSettings | undefined;
}

export interface CallSettings extends CommonCallSettings {
  readonly cache: boolean;
  readonly line: BudgetLine;
}

const subject = "createRegistry";

export const registryTable = {
  ...commonClientTable,
  ...environmentTable,
  blockPause: { ...time, default: 60_000 },
  budget: { kind: "object", methods: ["turn", "pause"] },
  cache: { kind: "object" },
  credentials: { kind: "object" },
  deadline: { ...time, default: 120_000 },
  maxAnswerBytes: { kind: "number", above: 0, default: 64 * 1024 * 1024 },
  onViolation: { kind: "function" },
  requestsPerMinute: { kind: "number", above: 0, unlimited: true, default: registryLimits.requestsPerMinute },
  tls: { kind: "object" },
  validate: { kind: "function", rule: "must be strictValidation or reportingValidation, imported from ares-caais" },
} satisfies OptionTable<RegistryOptions>;

const callTable = {
  ...commonCallTable,
  cache: { kind: "boolean", default: true },
  line: { kind: "choice", of: ["call", "bulk"], default: "call" },
} satisfies OptionTable<RegistryCallOptions>;

export function readOptions(options: RegistryOptions): RegistrySettings {
  const values = checkOptions(subject, options, registryTable);
  // The settings must hold neither credentials nor the password of a proxy.
  const { credentials, cache, proxy, ...kept } = values;
  const { clock } = values;
  const authorizer = credentials && createAuthorizer(subject, credentials, clock);
  const ownHeaders = authorizer?.in === "header" ? [authorizer.name, "content-type"] : ["content-type"];
  const common = readCommonClientOptions(subject, values, ownHeaders);
  const budget = readBudget(options, values.requestsPerMinute, clock);
  return {
    ...kept,
    ...common,
    baseUrl: resolveAddress(subject, "registry", options),
    transport: { ...common.transport, exchange: readExchange(options), budget },
    authorizer,
    cache: cache && readCacheOptions(subject, cache),
  };
}

function readBudget({ budget, requestsPerMinute: given }: RegistryOptions, perMinute: number, clock: Clock): Budget {
  if (budget === undefined) return new MemoryBudget(perMinute, clock);
  if (given !== undefined) refuse(subject, "requestsPerMinute", "does not go with budget, which has its own");
  checkObject(subject, "budget.delay", budget.delay);
  return new GivenBudget(budget, clock);
}

function readExchange(options: RegistryOptions): LazyExchange {
  const { fetch, tls } = options;
  const connections = readConnectionOptions(subject, options);
  if (fetch !== undefined && tls !== undefined)
    refuse(subject, "tls", "does not go with fetch, which verifies the service itself");
  const { ca, ...others } = tls ?? {};
  for (const name of Object.keys(others)) refuse(subject, `tls.${name}`, "is no option of the registry");
  return lazyExchange(fetch, {
    ...connections,
    subject,
    ca: ca === undefined ? undefined : checkAuthorities(subject, ca),
  });
}

export function readCallOptions(
  operation: string,
  options: RegistryCallOptions,
  settings: RegistrySettings,
): CallSettings {
  const values = checkOptions(operation, options, callTable, { defaults: settings.ofCalls });
  return readCommonCallOptions(operation, values, settings);
}
