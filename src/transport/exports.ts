/** Exports of the entry of every client. */

export type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
export { BlockedError } from "../errors/blocked-error.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export {
  UnexpectedResponseError,
  type BrokenRule,
  type ReceivedConfirmation,
  type UnexpectedResponseReason,
} from "../errors/unexpected-response-error.ts";
export type { CommonCallOptions } from "./common-options.ts";
export type { CallPromise, CallResponse } from "./calls.ts";
export type { Closable } from "./closable.ts";
export type { CommonClientOptions } from "./common-options.ts";
export type { Clock } from "./time.ts";
export type { Fetch, FetchInit } from "./fetch-exchange.ts";
export type {
  CacheEvent,
  CallEvent,
  CallNotice,
  ClientEvent,
  FailureEvent,
  OnEvent,
  PauseEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  SharedEvent,
  StaleEvent,
  WaitEvent,
} from "./events.ts";
export type { HeadersOption } from "./read-headers.ts";
export type { ProxyOption } from "./connection-options.ts";
export type { RetryOptions } from "./retry.ts";
