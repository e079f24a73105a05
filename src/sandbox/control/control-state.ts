import type { Addresses } from "../../../generated/environments.gen.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { UncheckedFaults } from "../faults/sandbox-faults.ts";
import type { SandboxIdentity } from "../identity/create-identity-service.ts";
import type { RunningServer } from "../https-server.ts";
import type { SandboxLegacy } from "../legacy/legacy-service.ts";
import type { ServerKind } from "../start-servers.ts";

/** What the control interface shows and changes. */
export interface ControlState {
  readonly environment: Required<Addresses>;
  readonly clients: readonly ClientSystem[];
  /** Certificate of the authority as PEM. */
  readonly certificateAuthority: string;
  readonly faults: UncheckedFaults;
  readonly identity: Pick<SandboxIdentity, "requests" | "rotateKeys">;
  readonly legacy: Pick<SandboxLegacy, "requests" | "setVariant">;
  /** Number of subjects in the combined registry. */
  readonly subjects: number;
  /** The servers of the services, and the interface's own. */
  readonly servers: Readonly<Record<ServerKind, Pick<RunningServer, "port" | "handshakes">>>;
}
