/**
 * The legacy SOAP API of the identity service in its four versions (specification, part C), for Node.
 *
 * @module ares-caais/legacy
 */

export type * from "../../generated/legacy-types.gen.ts";
export { legacyVersions } from "../../generated/legacy-types.gen.ts";
export type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export {
  UnexpectedResponseError,
  type BrokenRule,
  type UnexpectedResponseReason,
} from "../errors/unexpected-response-error.ts";
export type { EnvironmentOptions } from "../environment/resolve-address.ts";
export type { CommonCallOptions } from "../transport/call-options.ts";
export type { HeadersOption } from "../transport/read-headers.ts";
export type { Clock } from "../transport/clock.ts";
export type { Fetch, FetchInit } from "../transport/fetch.ts";
export type { ProxyOption } from "../transport/proxy-option.ts";
export type { FailureEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "../transport/hooks.ts";
export type {
  CertificateEvent,
  ClientCertificate,
  ClientCertificateSupplier,
  TlsOptions,
} from "../transport/tls-options.ts";
export type { RetryOptions } from "../transport/retry-options.ts";
export {
  createLegacyIdentity,
  type AuthConfirmation,
  type HeartBeat,
  type LegacyIdentity,
} from "./create-legacy-identity.ts";
export type { LegacyOperationName } from "./contract.ts";
export { LegacyError, type LegacyErrorReason } from "./legacy-error.ts";
export type { LegacyCallOptions, LegacyIdentityOptions } from "./options.ts";
export type { LegacyCallback } from "./session-id.ts";
export type { OtherAttribute, OtherElement } from "./set-aside.ts";
export type { XmlAttribute, XmlElement } from "./xml-element.ts";
