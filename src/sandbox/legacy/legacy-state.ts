import type { LegacyVariant } from "../../../generated/sandbox-types.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { LegacyOperationName } from "../../services/legacy/contract.ts";
import type { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { Login } from "../pages/login-page.ts";
import type { ServiceContext } from "../sessions.ts";

export interface LegacyState extends ServiceContext {
  readonly logins: Store<Login>;
  /** Session identifiers of logins, each good for one confirmation. */
  readonly sessionIds: Store<{ readonly client: ClientSystem; readonly user: InventedUser }>;
  /** Differs every answer; overrides the variants of users. */
  variant: LegacyVariant | undefined;
  readonly requests: Record<LegacyOperationName, number>;
}
