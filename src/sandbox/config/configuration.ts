import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { registerClients, type ClientSystem } from "../client-systems.ts";
import type { Faults } from "../faults/faults.ts";
import type { SandboxSettings } from "../options.ts";
import type { CertificateSource } from "../state-folder.ts";
import type { RegistryControl } from "../registry/sandbox-registry.ts";

/** The parts of a running sandbox that a configuration changes. Lists are changed in place, so that every service sees them. */
export interface Configured {
  readonly source: CertificateSource;
  readonly clients: [ClientSystem, ...ClientSystem[]];
  readonly users: InventedUser[];
  readonly automatic: { user: InventedUser | undefined; byHint: boolean };
  readonly registry: RegistryControl;
  readonly faults: Faults;
}

/** Options that the services are made with. */
const fixed = ["additionalSubjects", "identityBehaviour"] as const;

/**
 * Changes a sandbox into what new settings say. Client systems that stay the same keep their certificates.
 *
 * @throws InvalidInputError when a setting can change at a start only; then nothing changes.
 */
export async function applySettings(
  { source, clients, users, automatic, registry, faults }: Configured,
  before: SandboxSettings,
  next: SandboxSettings,
): Promise<void> {
  const changed = fixed.find((name) => before[name] !== next[name]);
  if (changed !== undefined) {
    const issue = {
      field: `behaviour.${changed}`,
      rule: "can change at a start only",
      advice: "start the sandbox anew",
    };
    throw new InvalidInputError("config", [issue]);
  }
  clients.splice(0, clients.length, ...(await registerClients(next.clients, source, clients)));
  users.splice(0, users.length, ...next.users);
  Object.assign(automatic, next.automatic);
  registry.replace(before.own, next.own);
  faults.clear();
  for (const fault of next.faults) faults.set(fault);
}
