import type { RegistryMethods } from "../../../generated/registry-client.gen.ts";
import type { RegistryExamples } from "../../../generated/registry-examples.gen.ts";
import type { DocumentedStatus, RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { HttpFault } from "../http-fault.ts";

/**
 * What the registry answers beside its documented answers: a fault that every service may have, or
 * - `unknown-path`: the 404 of the service's framework, without `kod`,
 * - `too-many-matches`: the 400 of a search that is too broad,
 * - `broken-json`: 200 with JSON that ends in the middle.
 */
export type RegistryFault = HttpFault | "unknown-path" | "too-many-matches" | "broken-json";

/** Data of the answer with a status of an operation. */
export type RegistryBody<
  Id extends RegistryOperationId,
  Status extends DocumentedStatus,
> = RegistryExamples[Id]["responses"][Status];

/** An answer of an operation: a documented status, 200 by default, with a body, by default a valid one; or a fault. */
export type RegistryAnswer<Id extends RegistryOperationId> =
  | {
      /** Success. */
      readonly status?: 200 | undefined;
      /** Data of the answer; valid data by default. */
      readonly body?: RegistryBody<Id, 200> | undefined;
      /** None. */
      readonly fault?: undefined;
    }
  | {
      [Status in Exclude<DocumentedStatus, 200>]: {
        /** An error of the contract. */
        readonly status: Status;
        /** The `Chyba`; a valid one by default. */
        readonly body?: RegistryBody<Id, Status> | undefined;
        /** None. */
        readonly fault?: undefined;
      };
    }[Exclude<DocumentedStatus, 200>]
  | {
      /** What is answered beside the contract. */
      readonly fault: RegistryFault;
      /** None. */
      readonly status?: undefined;
      /** None. */
      readonly body?: undefined;
    };

/** A request of an operation. */
export interface RegistryRequest<Id extends RegistryOperationId> {
  /** Path parameters, or the filter: what the method of the client was given. Nothing has checked it. */
  readonly input: Parameters<RegistryMethods<never>[Id]>[0];
  /** The request as it came; its body can be read. */
  readonly request: Request;
}

/** Decides by the request what is answered; `undefined` is the default answer. */
export type RegistryResolver<Id extends RegistryOperationId> = (
  call: RegistryRequest<Id>,
) => RegistryAnswer<Id> | undefined | Promise<RegistryAnswer<Id> | undefined>;
