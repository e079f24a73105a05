/**
 * The client of the registry of economic subjects (specification, part A): its methods, helpers, options and errors. It
 * runs in a browser too.
 *
 * @module ares-caais/registry
 */

export type * from "../../generated/registry-types.gen.ts";
export type {
  RegistryAnswers,
  RegistryClient,
  RegistryMethods,
  RegistryRecords,
  RegistryResponse,
} from "../../generated/registry-client.gen.ts";
export type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
export {
  registryLimits,
  registryOperations,
  registryVersion,
  type DocumentedStatus,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
  type RegistrySource,
} from "../../generated/registry-operations.gen.ts";
export { BlockedError } from "../errors/blocked-error.ts";
export type { RegistryErrorBody } from "../errors/chyba.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { GapError } from "../errors/gap-error.ts";
export { IncompleteError } from "../errors/incomplete-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export {
  UnexpectedResponseError,
  type BrokenRule,
  type UnexpectedResponseReason,
} from "../errors/unexpected-response-error.ts";
export type { EnvironmentOptions } from "../environment/resolve-address.ts";
export type { CommonCallOptions } from "../transport/call-options.ts";
export type { Clock } from "../transport/clock.ts";
export type { Fetch, FetchInit } from "../transport/fetch.ts";
export type { ProxyOption } from "../transport/proxy-option.ts";
export type {
  CallEvent,
  FailureEvent,
  Hooks,
  RegistryHooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "../transport/hooks.ts";
export type { HeadersOption } from "../transport/read-headers.ts";
export type { RetryOptions } from "../transport/retry-options.ts";
export { createRegistry, type Registry } from "./create-registry.ts";
export type { CacheOptions, CacheStore } from "./cache-options.ts";
export type { ViolationEvent } from "./check-answer.ts";
export type { Credentials, TokenSupplier } from "./credentials.ts";
export type { RegistryCallOptions, RegistryOptions, ValidateMode } from "./options.ts";
export type { ChangesOptions } from "./changes.ts";
export type { CodeListReader } from "./code-list.ts";
export type { DetailInput, DetailOperationId } from "./detail.ts";
export { parseAmount, type Amount } from "./helpers/amount.ts";
export { currentEntries, currentMembers } from "./helpers/current.ts";
export { hasValidCheckDigit, normalizeIco } from "./helpers/ico.ts";
export type { LookupOptions, LookupResult } from "./lookup.ts";
export type { PaginateOptions } from "./paginate.ts";
export type { SearchFilter, SearchItem, SearchOperationId } from "./search-operations.ts";
export { TooManyMatchesError } from "./too-many-matches-error.ts";
export { RegistryError, type RegistryErrorStatus } from "./registry-error.ts";
