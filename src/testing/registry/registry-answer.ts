import type { RegistryMethods } from "../../../generated/registry-client.gen.ts";
import type { RegistryExamples } from "../../../generated/registry-examples.gen.ts";
import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { HttpFault } from "../../services/http-faults.ts";

/**
 * A response of the registry that is not documented: a fault that every service may have, or
 * - `unknown-path`: the 404 of the service's framework, without `kod`,
 * - `too-many-matches`: the 400 of a search that is too broad,
 * - `broken-json`: 200 with JSON that ends in the middle.
 */
export type RegistryFault = HttpFault | "unknown-path" | "too-many-matches" | "broken-json";

/** The bodies of an operation by status, range of statuses or `default`. */
type Documented<Id extends RegistryOperationId> = RegistryExamples[Id]["responses"];

/** The single statuses that an operation documents. */
type Listed<Id extends RegistryOperationId> = Extract<keyof Documented<Id>, number>;

/** The ranges of statuses that it documents. */
type Ranges<Id extends RegistryOperationId> = Extract<keyof Documented<Id>, string>;

/** A status that an operation documents. */
export type RegistryStatus<Id extends RegistryOperationId> = [Ranges<Id>] extends [never] ? Listed<Id> : number;

/** Data of the answer with a status of an operation. */
export type RegistryBody<Id extends RegistryOperationId, Status extends RegistryStatus<Id>> =
  Status extends Listed<Id> ? Documented<Id>[Status] : Documented<Id>[Ranges<Id>];

/** The statuses of success that an operation documents. */
type Success<Id extends RegistryOperationId> = {
  [Status in Listed<Id>]: `${Status}` extends `2${string}` ? Status : never;
}[Listed<Id>];

/** The bodies that are answered when no status is given. */
type SuccessBody<Id extends RegistryOperationId> = [Success<Id>] extends [never]
  ? Documented<Id>[Ranges<Id>]
  : Documented<Id>[Success<Id>];

/** A response of an operation: a documented status with a body, by default a success with a valid body; or a fault. */
export type RegistryAnswer<Id extends RegistryOperationId> =
  | {
      /** Success. */
      readonly status?: undefined;
      /** Data of the answer; valid data by default. */
      readonly body?: SuccessBody<Id> | undefined;
      /** None. */
      readonly fault?: undefined;
    }
  | {
      [Status in Listed<Id>]: {
        /** A status of the contract. */
        readonly status: Status;
        /** The body of this status in the contract; by default a valid one. */
        readonly body?: Documented<Id>[Status] | undefined;
        /** None. */
        readonly fault?: undefined;
      };
    }[Listed<Id>]
  | ([Ranges<Id>] extends [never]
      ? never
      : {
          /** A status of a range that the contract documents. */
          readonly status: number;
          /** The body of this status in the contract; by default a valid one. */
          readonly body?: Documented<Id>[Ranges<Id>] | undefined;
          /** None. */
          readonly fault?: undefined;
        })
  | {
      /** The fault. */
      readonly fault: RegistryFault;
      /** None. */
      readonly status?: undefined;
      /** None. */
      readonly body?: undefined;
    };

/** A request of an operation. */
export interface RegistryRequest<Id extends RegistryOperationId> {
  /** Path parameters, or the filter: the input of the method, unchecked. */
  readonly input: Parameters<RegistryMethods<never>[Id]>[0];
  /** The unchanged request; its body can be read. */
  readonly request: Request;
}

/** Returns the response to a request; `undefined` for the default response. */
export type RegistryResolver<Id extends RegistryOperationId> = (
  call: RegistryRequest<Id>,
) => RegistryAnswer<Id> | undefined | Promise<RegistryAnswer<Id> | undefined>;
