import { endpoints } from "../../../generated/identity.gen.ts";
import {
  documentedStatuses,
  registryOperations,
  type DocumentedErrorStatus,
  type DocumentedStatus,
} from "../../../generated/registry-operations.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { gatewayStatuses } from "../../services/http-faults.ts";
import { identityFaultKinds } from "../../services/identity/faults.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { checkNumber, type NumberRule } from "../../transport/option-checks.ts";
import type { IdentityFaultSetting } from "../identity/faults.ts";
import { legacyFaultKinds, type LegacyFaultSetting } from "../legacy/faults.ts";
import type { RegistryFault } from "../registry/faults.ts";
import { tlsFaultKinds, type TlsFault } from "./tls-faults.ts";

/** A fault of the sandbox; `service` and `kind` tell which. */
export type SandboxFault = RegistryFault | IdentityFaultSetting | LegacyFaultSetting | TlsFault;

type Service = SandboxFault["service"];

/** A member of a fault: one of some values, or a number. */
export interface FaultMember {
  readonly name: "delay" | "when" | "status" | "retryAfter" | "operation" | "endpoint" | "requestsPerMinute" | "times";
  readonly of?: readonly (string | number)[];
  readonly number?: NumberRule;
  /** The value when it is missing. Without a default it is required, unless it is `optional`. */
  readonly byDefault?: number;
  readonly optional?: true;
  /** The first value in a form, which is empty without it. */
  readonly initial?: string | number;
}

const statuses: readonly DocumentedStatus[] = documentedStatuses;
const errorStatuses = statuses.filter((status): status is DocumentedErrorStatus => status >= 300);
export const operationIds = Object.values(registryOperations).map(({ id }) => id);

const delay: FaultMember = { name: "delay", number: { atLeast: 0, atMost: 600_000 }, initial: 2000 };
const slowness: FaultMember = { ...delay, byDefault: 2000 };
const when: FaultMember = { name: "when", of: ["before", "during", "after"], initial: "before" };
const status: FaultMember = { name: "status", of: errorStatuses, initial: 500 };
const retryAfter: FaultMember = {
  ...{ name: "retryAfter", optional: true },
  number: { atLeast: 0, atMost: 86_400, whole: true },
};
const operation: FaultMember = { name: "operation", of: operationIds, optional: true };
const endpoint: FaultMember = { name: "endpoint", of: [...Object.keys(endpoints), "userinfo"], optional: true };
const budget: FaultMember = { name: "requestsPerMinute", number: { atLeast: 0 }, optional: true };
const times: FaultMember = { name: "times", number: { atLeast: 1, unlimited: true }, optional: true };
const gatewayError: readonly FaultMember[] = [{ name: "status", of: gatewayStatuses, initial: 503 }, retryAfter];

/** The members of every kind of fault besides `service` and `kind`. */
export const faultTable: {
  readonly [S in Service]: Readonly<
    Record<Extract<SandboxFault, { readonly service: S }>["kind"], readonly FaultMember[]>
  >;
} = {
  registry: {
    latency: [delay, operation, times],
    reset: [when, operation, times],
    status: [status, operation, times],
    "gateway-error": [...gatewayError, operation, times],
    "block-page": [operation, times],
    "budget-exceeded": [budget],
  },
  identity: {
    ...each(identityFaultKinds, []),
    "gateway-error": [...gatewayError, endpoint, times],
    "block-page": [endpoint, times],
    slow: [slowness],
  },
  legacy: {
    ...each(legacyFaultKinds, [times]),
    "gateway-error": [...gatewayError, times],
    slow: [slowness, times],
  },
  tls: each(tlsFaultKinds, []),
};

// The table has every service and nothing else.
export const faultServices = Object.keys(faultTable) as readonly Service[];

function each<Kind extends string>(kinds: readonly Kind[], members: readonly FaultMember[]) {
  // Every kind is there.
  return Object.fromEntries(kinds.map((kind) => [kind, members])) as Record<Kind, readonly FaultMember[]>;
}

const subject = "faults";

/**
 * Reads a fault, with what holds where it is silent.
 *
 * @throws InvalidInputError when there is no such fault, or a member breaks its rule or is unknown.
 */
export function readFault(given: unknown): SandboxFault {
  const members = readMembers(given);
  const service = oneOf(members, "service", faultServices);
  const kinds: Readonly<Record<string, readonly FaultMember[]>> = faultTable[service];
  const kind = oneOf(members, "kind", Object.keys(kinds));
  const known = kinds[kind] ?? [];
  checkNames(members, ["service", "kind", ...known.map(({ name }) => name)]);
  const values = known.flatMap((member) => {
    const { name, of, number = {}, byDefault, optional } = member;
    const value = members[name] ?? byDefault;
    if (value === undefined && optional === true) return [];
    return [[name, of === undefined ? checkNumber(subject, name, value, number) : oneOf(members, name, of)]];
  });
  // The table has the members of the kind.
  return { service, kind, ...Object.fromEntries(values) } as SandboxFault;
}

/** @throws InvalidInputError when there is a member of another name. */
export function checkNames(members: JsonObject, names: readonly string[]): void {
  const unknown = Object.keys(members).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(subject, unknown, "is no option");
}

/** @throws InvalidInputError when the member is none of the values. */
export function oneOf<const Value extends string | number>(
  members: JsonObject,
  name: string,
  values: readonly Value[],
): Value {
  const found = values.find((value) => value === members[name]);
  return found ?? refuse(subject, name, `must be one of ${values.join(", ")}`);
}

/** @throws InvalidInputError when the value is no object. */
export function readMembers(value: unknown): JsonObject {
  return isJsonObject(value) ? value : refuse(subject, "fault", "must be an object");
}
