import type { ClientSystem } from "../client-systems.ts";
import type { ServiceContext } from "../service.ts";
import type { Session } from "../sessions.ts";
import type { Store } from "../store.ts";
import type { IdentityFaults } from "./faults.ts";
import type { Grant, Grants } from "./grants.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** A checked authorization request. */
export interface PendingLogin extends Omit<Grant, "session"> {
  readonly state: string | undefined;
}

/** A checked logout request. */
export interface PendingLogout {
  readonly client: ClientSystem;
  readonly session: Session;
  /** Where the browser goes in any case, `state` included. */
  readonly returnAddress: string;
}

/** What the endpoints share. */
export interface IdentityState {
  readonly context: ServiceContext;
  /** Issuer of every token: the address with a slash at its end (published facts). */
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly faults: IdentityFaults;
  readonly grants: Grants;
  readonly logins: Store<PendingLogin>;
  readonly logouts: Store<PendingLogout>;
}
