import type { FaultSelection, SandboxFault } from "../../../generated/sandbox-types.gen.ts";
import { readArgument } from "../config/check-schema.ts";
import type { Faults } from "./faults.ts";

type Service = SandboxFault["service"];

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

/** @param services the faults of each service */
export function createSandboxFaults(
  services: Readonly<Record<Service, Pick<Faults<SandboxFault>, "set" | "clear" | "list">>>,
): UncheckedFaults {
  const all = Object.values(services);
  return {
    set(fault) {
      const read = readArgument("faults", "fault", fault, "SandboxFault");
      services[read.service].set(read);
    },
    clear(selection = {}) {
      const wanted = Object.entries(readArgument("faults", "fault", selection, "FaultSelection"));
      const fits = (fault: object): boolean => wanted.every(([name, value]) => Reflect.get(fault, name) === value);
      for (const faults of all) faults.clear(fits);
    },
    list: () => all.flatMap((faults) => faults.list()),
  };
}
