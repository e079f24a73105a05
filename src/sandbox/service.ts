import type { RequestListener } from "node:http";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { ClientSystem } from "./client-systems.ts";
import type { Sessions } from "./sessions.ts";
import type { InventedUser } from "../services/invented-user.ts";

/** Unfinished logins and logouts that a service keeps, and for how many milliseconds. */
export const unfinished = { capacity: 1000, lifetime: 10 * 60_000 };

export interface SandboxService<Control, Faults> {
  /** Answers on the address without a client certificate. */
  readonly browser: RequestListener;
  /** Answers on the address that asks for one. */
  readonly mutualTls: RequestListener;
  readonly control: Control;
  readonly faults: Faults;
}

/** What the services share. */
export interface ServiceContext {
  readonly addresses: Required<Addresses>;
  readonly clients: readonly ClientSystem[];
  readonly users: readonly InventedUser[];
  /** The single sign-on: one session for both identity interfaces. */
  readonly sessions: Sessions;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}
