import {
  documentedStatuses,
  registryOperations,
  type DocumentedErrorStatus,
  type DocumentedStatus,
} from "../../../../generated/registry-operations.gen.ts";
import type { JsonObject } from "../../../transport/json-object.ts";
import { checkNames, delayOf, numberOf, oneOf } from "../../faults/fault-switch.ts";
import type { RegistryFault } from "./fault.ts";

/** The members of each kind of fault, besides `service` and `kind`. */
const memberNames = {
  latency: ["delay", "operation", "times"],
  reset: ["when", "operation", "times"],
  status: ["status", "operation", "times"],
  "block-page": ["operation", "times"],
  "budget-exceeded": ["requestsPerMinute"],
} as const satisfies Record<RegistryFault["kind"], readonly string[]>;

/** The kinds of faults of the registry. */
export const registryFaultKinds = ["latency", "reset", "status", "block-page", "budget-exceeded"] as const;

const operationIds = Object.values(registryOperations).map(({ id }) => id);
const statuses: readonly DocumentedStatus[] = documentedStatuses;
const errorStatuses = statuses.filter((status): status is DocumentedErrorStatus => status >= 300);

/**
 * Reads a fault, its number of `times` left out.
 *
 * @throws InvalidInputError when a member breaks its rule or is unknown.
 */
export function readRegistryFault(members: JsonObject): RegistryFault {
  const kind = oneOf(members, "kind", registryFaultKinds);
  const service = "registry";
  checkNames(members, ["service", "kind", ...memberNames[kind]]);
  const operation = members["operation"] === undefined ? {} : { operation: oneOf(members, "operation", operationIds) };
  switch (kind) {
    case "latency":
      return { service, kind, delay: delayOf(members), ...operation };
    case "reset":
      return { service, kind, when: oneOf(members, "when", ["before", "during", "after"]), ...operation };
    case "status":
      return { service, kind, status: oneOf(members, "status", errorStatuses), ...operation };
    case "block-page":
      return { service, kind, ...operation };
    case "budget-exceeded":
      if (members["requestsPerMinute"] === undefined) return { service, kind };
      return { service, kind, requestsPerMinute: numberOf(members, "requestsPerMinute", { atLeast: 0 }) };
  }
}
