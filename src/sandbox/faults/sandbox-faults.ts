import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { identityFaultKinds } from "../../services/identity/faults.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { IdentityFaultSetting } from "../identity/faults.ts";
import { legacyFaultKinds, type LegacyFaultSetting } from "../legacy/faults.ts";
import { registryFaultKinds, type RegistryFault } from "../registry/faults.ts";
import { checkNames, oneOf, type FaultSwitch } from "./fault-switch.ts";
import { tlsFaultKinds, type TlsFault } from "./tls-faults.ts";

/** A fault of the sandbox; `service` and `kind` tell which. */
export type SandboxFault = RegistryFault | IdentityFaultSetting | LegacyFaultSetting | TlsFault;

/** Faults that have all of these in common; nothing given is every fault. */
export interface FaultSelection {
  /** Faults of this service. */
  readonly service?: SandboxFault["service"];
  /** Faults of this kind. */
  readonly kind?: SandboxFault["kind"];
  /** Faults of the registry that are meant for this operation alone. */
  readonly operation?: RegistryOperationId;
}

/** What goes wrong in a sandbox; it can be changed at any time. */
export interface SandboxFaults {
  /**
   * Switches a fault on, from the next request on. Of the identity service and of the legacy service it takes the place of
   * the one before, of the registry it takes the place of one of the same kind for the same operation.
   *
   * @throws InvalidInputError when there is no such fault, or a member breaks its rule; then nothing changes.
   */
  set(fault: SandboxFault): void;
  /**
   * Switches faults off.
   *
   * @throws InvalidInputError when there is no such service, kind or operation; then nothing changes.
   */
  clear(selection?: FaultSelection): void;
  /** The faults that are on. */
  list(): readonly SandboxFault[];
}

export type FaultSwitches = {
  readonly [Service in SandboxFault["service"]]: FaultSwitch<Extract<SandboxFault, { readonly service: Service }>>;
};

/** A {@link SandboxFaults} whose values may come from JSON. */
export interface UncheckedFaults extends SandboxFaults {
  set(fault: unknown): void;
  clear(selection?: unknown): void;
}

export const faultServices = ["registry", "identity", "legacy", "tls"] as const;
const selectable = {
  service: faultServices,
  kind: [...registryFaultKinds, ...identityFaultKinds, ...legacyFaultKinds, ...tlsFaultKinds],
  operation: Object.values(registryOperations).map(({ id }) => id),
} as const satisfies { readonly [Name in keyof FaultSelection]-?: readonly FaultSelection[Name][] };

export function createSandboxFaults(switches: FaultSwitches): UncheckedFaults {
  return {
    set(fault) {
      const members = readMembers(fault);
      switches[oneOf(members, "service", faultServices)].set(members);
    },
    clear(selection = {}) {
      const members = readMembers(selection);
      checkNames(members, Object.keys(selectable));
      for (const name of ["service", "kind", "operation"] as const) {
        if (members[name] !== undefined) oneOf<string>(members, name, selectable[name]);
      }
      const wanted = Object.entries(members).filter(([, value]) => value !== undefined);
      const fits = (fault: object): boolean =>
        wanted.every(([name, value]) => new Map<string, unknown>(Object.entries(fault)).get(name) === value);
      for (const service of faultServices) switches[service].clear(fits);
    },
    list: () => faultServices.flatMap((service): readonly SandboxFault[] => switches[service].list()),
  };
}

function readMembers(value: unknown): JsonObject {
  return isJsonObject(value) ? value : refuse("faults", "fault", "must be an object");
}
