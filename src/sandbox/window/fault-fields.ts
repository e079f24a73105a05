import { longestDelay } from "../faults/fault-switch.ts";
import { faultServices, type SandboxFault } from "../faults/sandbox-faults.ts";
import { gatewayStatuses } from "../../services/http-faults.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import { identityEndpointNames, identityFaultMembers } from "../identity/faults.ts";
import { legacyFaultMembers } from "../legacy/faults.ts";
import { errorStatuses, operationIds, registryFaultMembers } from "../registry/faults.ts";
import { faultWords } from "../pages/words.ts";

/** A member of a fault that can be set: one of some values, or a number. */
export interface FaultField {
  readonly name: "delay" | "when" | "status" | "retryAfter" | "operation" | "endpoint" | "requestsPerMinute" | "times";
  readonly takes:
    { readonly values: readonly (string | number)[] } | { readonly least: number; readonly most?: number };
  /** What stands there at first; empty for what may be left out. */
  readonly initial: string;
}

/** A kind of fault of a service, as a switch of its own. */
export interface FaultKind {
  readonly service: SandboxFault["service"];
  readonly kind: SandboxFault["kind"];
  readonly fields: readonly FaultField[];
}

const fields: Readonly<Record<FaultField["name"], FaultField>> = {
  delay: { name: "delay", takes: { least: 0, most: longestDelay }, initial: "2000" },
  when: { name: "when", takes: { values: ["before", "during", "after"] }, initial: "before" },
  status: { name: "status", takes: { values: errorStatuses }, initial: "500" },
  retryAfter: { name: "retryAfter", takes: { least: 0, most: 86_400 }, initial: "" },
  operation: { name: "operation", takes: { values: operationIds }, initial: "" },
  endpoint: { name: "endpoint", takes: { values: identityEndpointNames }, initial: "" },
  requestsPerMinute: { name: "requestsPerMinute", takes: { least: 0 }, initial: "" },
  times: { name: "times", takes: { least: 1 }, initial: "" },
};

const gatewayStatus: FaultField = { name: "status", takes: { values: gatewayStatuses }, initial: "503" };

/** Every kind of fault, service by service. */
export const faultKinds: readonly FaultKind[] = faultServices.flatMap((service) =>
  // The table has every kind and nothing else.
  (Object.keys(faultWords[service]) as SandboxFault["kind"][]).map((kind) => ({
    service,
    kind,
    fields: fieldNames(service, kind).map((name) =>
      kind === "gateway-error" && name === "status" ? gatewayStatus : fields[name],
    ),
  })),
);

function fieldNames(service: SandboxFault["service"], kind: SandboxFault["kind"]): readonly FaultField["name"][] {
  if (service === "tls") return [];
  if (service === "registry") return Object.entries(registryFaultMembers).find(([known]) => known === kind)?.[1] ?? [];
  const members = service === "identity" ? identityFaultMembers(kind) : legacyFaultMembers(kind);
  return members.filter((name) => name !== "delay" || kind === "slow");
}

/** The fault of a form, as far as it says one; what it leaves empty is left out. The sandbox checks it. */
export function faultOf(form: Form): Readonly<Record<string, string | number>> {
  const text = (name: string): string => onlyValue(form, name)?.trim() ?? "";
  const members = Object.values(fields).flatMap(({ name, takes }) => {
    const value = text(name);
    const isNumber = "least" in takes || name === "status";
    return value === "" ? [] : [[name, isNumber && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value] as const];
  });
  return { service: text("service"), kind: text("kind"), ...Object.fromEntries(members) };
}

/** The members of a fault that its kind has a use for. */
export function membersOf(fault: SandboxFault): Readonly<Record<string, unknown>> {
  const known = faultKinds.find(({ service, kind }) => service === fault.service && kind === fault.kind);
  const names: readonly string[] = ["service", "kind", ...(known?.fields ?? []).map(({ name }) => name)];
  return Object.fromEntries(Object.entries(fault).filter(([name]) => names.includes(name)));
}
