import { registryLimits } from "../../generated/registry-operations.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../environment/addresses.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { GivenBudget, MemoryBudget, type Budget, type BudgetLine, type RequestBudget } from "../transport/budget.ts";
import { checkAuthorities } from "../transport/authorities.ts";
import {
  commonCallOptionKinds,
  commonClientOptionKinds,
  readCommonCallOptions,
  readCommonClientOptions,
  type CommonCallOptions,
  type CommonCallSettings,
  type CommonClientOptions,
  type CommonClientSettings,
} from "../transport/common-options.ts";
import {
  checkFunctions,
  checkNumber,
  checkObject,
  checkOptions,
  checkTime,
  type OptionKinds,
} from "../transport/option-checks.ts";
import { lazyExchange, type LazyExchange } from "../transport/lazy-exchange.ts";
import { readConnectionOptions } from "../transport/connection-options.ts";
import type { Clock } from "../transport/time.ts";
import type { Transport } from "../transport/transport.ts";
import { readCacheOptions, type CacheOptions, type CacheSettings } from "./call/cache.ts";
import { createAuthorizer, type Authorizer, type Credentials } from "./credentials.ts";
import type { AnswerChecks, ValidateMode, ViolationEvent } from "./call/check-answer.ts";

/** Options of every call. They win over those of the client. */
export interface RegistryCallOptions extends CommonCallOptions {
  /** `false` neither reads nor writes the cache of the client. */
  readonly cache?: boolean | undefined;
  /**
   * Who waits for the requests, when there are more than the budget lets start: `call` for a person; `bulk` for a job, whose
   * requests let every call go first. Where it is not said, `lookup` of 100 subjects or more, `paginate` after its first page
   * and `changes` are bulk, and all else are calls.
   */
  readonly line?: BudgetLine | undefined;
}

/** Options of {@link createRegistry}. */
export interface RegistryOptions extends EnvironmentOptions<"registry">, CommonClientOptions {
  /**
   * Trust of this client's own connections, on Node; the service's certificate is verified whatever it says. Not beside
   * `fetch`.
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
   * Decides when requests start, instead of a budget in memory that is this client's alone. Not beside `requestsPerMinute`: it
   * has its own limit.
   */
  readonly budget?: RequestBudget | undefined;
  /**
   * For how long calls wait after the service blocked the client, in milliseconds.
   *
   * @default 60_000
   */
  readonly blockPause?: number | undefined;
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
}

export interface RegistrySettings extends CommonClientSettings, AnswerChecks {
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
const validateModes: readonly ValidateMode[] = ["off", "report", "strict"];

const optionKinds: OptionKinds<RegistryOptions> = {
  ...commonClientOptionKinds,
  blockPause: true,
  budget: "object",
  cache: "object",
  credentials: "object",
  environment: true,
  network: true,
  onViolation: "function",
  requestsPerMinute: true,
  tls: "object",
  validate: true,
};
const callOptionKinds: OptionKinds<RegistryCallOptions> = {
  ...commonCallOptionKinds,
  cache: "boolean",
  line: true,
};

export function readOptions(options: RegistryOptions): RegistrySettings {
  checkOptions(subject, options, optionKinds);
  const { credentials, cache, validate = "off", blockPause = 60_000 } = options;
  const defaults = { deadline: 120_000, maxAnswerBytes: 64 * 1024 * 1024 };
  const common = readCommonClientOptions(subject, options, defaults, ownHeaders(credentials));
  const { clock } = common.transport;
  if (!validateModes.includes(validate)) refuse(subject, "validate", `must be ${validateModes.join(", ")}`);
  return {
    ...common,
    baseUrl: resolveAddress(subject, "registry", options),
    transport: { ...common.transport, exchange: readExchange(options), budget: readBudget(options, clock) },
    authorizer: credentials === undefined ? undefined : createAuthorizer(subject, credentials, clock),
    validate,
    onViolation: options.onViolation,
    cache: cache && readCacheOptions(subject, cache),
    blockPause: checkTime(subject, "blockPause", blockPause),
  };
}

function readBudget({ budget, requestsPerMinute }: RegistryOptions, clock: Clock): Budget {
  if (budget === undefined) {
    const perMinute = requestsPerMinute ?? registryLimits.requestsPerMinute;
    checkNumber(subject, "requestsPerMinute", perMinute, { above: 0, unlimited: true });
    return new MemoryBudget(perMinute, clock);
  }
  if (requestsPerMinute !== undefined)
    refuse(subject, "requestsPerMinute", "does not go with budget, which has its own");
  checkFunctions(subject, "budget", budget, ["turn", "pause"], false);
  checkObject(subject, "budget.delay", budget.delay);
  return new GivenBudget(budget, clock);
}

function readExchange(options: RegistryOptions): LazyExchange {
  const { fetch, tls } = options;
  const connections = readConnectionOptions(subject, options);
  if (fetch !== undefined && tls !== undefined)
    refuse(subject, "tls", "does not go with fetch, which verifies the service itself");
  if (tls !== undefined) checkObject(subject, "tls", tls);
  const { ca, ...others } = tls ?? {};
  for (const name of Object.keys(others)) refuse(subject, `tls.${name}`, "is no option of the registry");
  return lazyExchange(fetch, {
    ...connections,
    subject,
    ca: ca === undefined ? undefined : checkAuthorities(subject, ca),
  });
}

/** What the requests of the contract are made of; credentials have a header of their own. */
function ownHeaders(credentials: object | undefined): readonly string[] {
  return credentials === undefined ? ["content-type"] : ["authorization", "content-type"];
}

export function readCallOptions(
  operation: string,
  options: RegistryCallOptions,
  settings: RegistrySettings,
): CallSettings {
  checkOptions(operation, options, callOptionKinds);
  const common = readCommonCallOptions(operation, options, settings, ownHeaders(settings.authorizer));
  const { cache = true, line = "call" } = options;
  // From JavaScript anything may come.
  if (!["call", "bulk"].includes(line)) refuse(operation, "line", "must be call or bulk");
  return { ...common, cache, line };
}
