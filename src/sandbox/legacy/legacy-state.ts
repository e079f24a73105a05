import type { LegacyOperationName } from "../../services/legacy/contract.ts";
import type { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { ServiceContext } from "../service.ts";
import type { LegacyVariant } from "./answers/variant.ts";
import type { LegacyFaults } from "./endpoint/faults.ts";
import type { SessionIds } from "./session-ids.ts";

/** What the parts of one legacy service share. */
export interface LegacyState {
  readonly context: ServiceContext;
  /** The client systems of unfinished logins. */
  readonly logins: Store<ClientSystem>;
  readonly sessionIds: SessionIds;
  readonly faults: LegacyFaults;
  /** Differs every answer; overrides the variants of users. */
  variant: LegacyVariant | undefined;
  /** How many calls of each operation were understood. */
  readonly requests: Record<LegacyOperationName, number>;
}
