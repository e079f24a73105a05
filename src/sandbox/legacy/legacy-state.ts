import type { InventedUser } from "../../services/invented-user.ts";
import type { LegacyOperationName } from "../../services/legacy/contract.ts";
import { newSessionId } from "../../services/legacy/pages-service.ts";
import { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { ServiceContext } from "../sessions.ts";
import type { Faults } from "../faults/faults.ts";
import type { LegacyFaultSetting } from "./faults.ts";
import type { LegacyVariant } from "./variants.ts";

export interface LegacyState extends ServiceContext {
  /** The client systems of unfinished logins. */
  readonly logins: Store<ClientSystem>;
  readonly sessionIds: SessionIds;
  /** One at a time. */
  readonly faults: Faults<LegacyFaultSetting>;
  /** Differs every answer; overrides the variants of users. */
  variant: LegacyVariant | undefined;
  readonly requests: Record<LegacyOperationName, number>;
}

/** The real service's is not published. */
const lifetime = 5 * 60_000;
const capacity = 10_000;

/**
 * Session identifiers of logins, each good for one confirmation within five minutes. Keeps at most 10,000 session identifiers;
 * the oldest makes room.
 */
export class SessionIds {
  readonly #store: Store<{ readonly client: ClientSystem; readonly user: InventedUser }>;

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#store = new Store({ lifetime, capacity, now, newReference: newSessionId });
  }

  /** Makes one for a login of a user to a client system. */
  issue(client: ClientSystem, user: InventedUser): string {
    return this.#store.add({ client, user });
  }

  /**
   * Uses one up.
   *
   * @returns the user, or `undefined` when it is unknown, used, expired, or another client system's, which keeps it.
   */
  take(client: ClientSystem, sessionId: string): InventedUser | undefined {
    return this.#store.get(sessionId)?.client === client ? this.#store.take(sessionId)?.user : undefined;
  }
}
