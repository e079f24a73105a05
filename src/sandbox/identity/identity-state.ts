import type { IdentityProvider } from "../../services/identity/identity-provider.ts";
import type { PendingLogin } from "../../services/identity/browser-requests.ts";
import type { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { ServiceContext, Session } from "../sessions.ts";
import type { IdentityFaults } from "./faults.ts";

export interface PendingLogout {
  readonly client: ClientSystem;
  readonly session: Session;
  /** Where the browser goes in any case, `state` included. */
  readonly returnAddress: string;
}

/** What the endpoints share. */
export interface IdentityState extends ServiceContext, Pick<IdentityProvider, "keys" | "grants"> {
  readonly faults: IdentityFaults;
  readonly logins: Store<PendingLogin>;
  readonly logouts: Store<PendingLogout>;
}
