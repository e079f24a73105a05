import { randomInt } from "node:crypto";
import { newestLegacyVersion, sessionIdLengths } from "../../../generated/legacy-types.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { LegacyOperationName } from "../../services/legacy/contract.ts";
import { createStore, type Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import type { ServiceContext } from "../sessions.ts";
import type { LegacyFaults } from "./faults.ts";
import type { LegacyVariant } from "./variants.ts";

export interface LegacyState extends ServiceContext {
  /** The client systems of unfinished logins. */
  readonly logins: Store<ClientSystem>;
  readonly sessionIds: SessionIds;
  readonly faults: LegacyFaults;
  /** Differs every answer; overrides the variants of users. */
  variant: LegacyVariant | undefined;
  readonly requests: Record<LegacyOperationName, number>;
}

/** Letters, digits and `-`, as published. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
/** The real service's is not published. */
const lifetime = 5 * 60_000;
const capacity = 10_000;

/** Session identifiers of logins, each good for one confirmation within five minutes. */
export interface SessionIds {
  /** Makes one for a login of a user to a client system. */
  issue(client: ClientSystem, user: InventedUser): string;
  /**
   * Uses one up.
   *
   * @returns the user, or `undefined` when it is unknown, used, expired, or another client system's, which keeps it.
   */
  take(client: ClientSystem, sessionId: string): InventedUser | undefined;
}

/**
 * Keeps at most 10,000 session identifiers; the oldest makes room.
 *
 * @param now the time in milliseconds since 1970
 */
export function createSessionIds(now: () => number): SessionIds {
  const { most: length } = sessionIdLengths[newestLegacyVersion];
  const store = createStore<{ readonly client: ClientSystem; readonly user: InventedUser }>({
    lifetime,
    capacity,
    now,
    newReference: () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(""),
  });
  return {
    issue: (client, user) => store.add({ client, user }),
    take: (client, sessionId) => (store.get(sessionId)?.client === client ? store.take(sessionId)?.user : undefined),
  };
}
