import type { RegistryAnswers, RegistryInput } from "../../../generated/registry-client.gen.ts";
import type { RegistryOperation, RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { Answer } from "../../transport/answer.ts";
import type { CallPromise, CallRecord } from "../../transport/calls.ts";
import type { RetryPolicy } from "../../transport/retry.ts";
import type { TransportCall } from "../../transport/transport.ts";
import type { RegistryCallOptions, RegistrySettings } from "../options.ts";

/** The result of each operation's method. */
export type RegistryCalls = { readonly [Id in RegistryOperationId]: CallPromise<RegistryAnswers[Id]> };

/** Runs one operation and notes in the record what happens. */
export type Execute = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: RegistryCallOptions | undefined,
  record: CallRecord,
) => Promise<RegistryAnswers[Id]>;

/** One call in the layers. */
export interface RegistryCall extends Required<Omit<TransportCall, "asksAgain">> {
  readonly operation: RegistryOperationId;
  /** The operation in the contract. */
  readonly row: RegistryOperation;
  /** Headers, retries, line and timeout of an attempt, as text. Calls with different variants are not shared. */
  readonly variant: string;
  /** Header parameters of the operation: the response depends on them. */
  readonly headerInput: Readonly<Record<string, unknown>> | undefined;
  readonly retry: RetryPolicy;
  /** Whether the cache is read and written (`use`), written only, or neither. */
  readonly cache: "use" | "write" | "off";
}

/** A response and its origin. */
export interface Received extends Answer {
  /** Whether it came from the cache. */
  readonly fromCache?: boolean;
  /** Age of a stale response, in milliseconds. */
  readonly age?: number;
  /** Credentials that were sent for it. */
  readonly secrets?: readonly string[];
  /** The parsed data, absent before it is read. */
  readonly data?: unknown;
}

/** Gets the response to a call. */
export type Next = (call: RegistryCall) => Promise<Received>;

/** One step of a call: does its part and hands the call to the next one. */
export type Layer = (settings: RegistrySettings, next: Next) => Next;
