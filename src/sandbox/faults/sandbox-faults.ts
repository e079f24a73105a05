import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import {
  checkNames,
  faultServices,
  faultTable,
  oneOf,
  operationIds,
  readFault,
  readMembers,
  type SandboxFault,
} from "./fault-table.ts";
import type { Faults } from "./faults.ts";

/** Faults that have all of these in common; nothing given is every fault. */
export interface FaultSelection {
  /** Faults of this service. */
  readonly service?: SandboxFault["service"];
  /** Faults of this kind. */
  readonly kind?: SandboxFault["kind"];
  /** Faults of the registry that are meant for this operation alone. */
  readonly operation?: RegistryOperationId;
}

/** The faults of a sandbox; they can be changed at any time. */
export interface SandboxFaults {
  /**
   * Switches a fault on, from the next request on. A fault of the identity service or of the legacy service replaces the one
   * before; a fault of the registry replaces one of the same kind for the same operation.
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

/** A {@link SandboxFaults} whose values may come from JSON. */
export interface UncheckedFaults extends SandboxFaults {
  set(fault: unknown): void;
  clear(selection?: unknown): void;
}

const selectable: { readonly [Name in keyof FaultSelection]-?: readonly string[] } = {
  service: faultServices,
  kind: Object.values(faultTable).flatMap((kinds) => Object.keys(kinds)),
  operation: operationIds,
};

/** @param services the faults of each service */
export function createSandboxFaults(
  services: Readonly<Record<SandboxFault["service"], Pick<Faults<SandboxFault>, "set" | "clear" | "list">>>,
): UncheckedFaults {
  return {
    set(fault) {
      const read = readFault(fault);
      services[read.service].set(read);
    },
    clear(selection = {}) {
      const members = readMembers(selection);
      checkNames(members, Object.keys(selectable));
      const wanted = Object.entries(members).filter(([, value]) => value !== undefined);
      for (const [name] of wanted) oneOf(members, name, selectable[name as keyof FaultSelection]);
      const fits = (fault: object): boolean => wanted.every(([name, value]) => Reflect.get(fault, name) === value);
      for (const service of faultServices) services[service].clear(fits);
    },
    list: () => faultServices.flatMap((service) => services[service].list()),
  };
}
