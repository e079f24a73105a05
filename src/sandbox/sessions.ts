import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { InventedUser } from "../services/invented-user.ts";
import { createStore } from "../services/store.ts";
import type { ClientSystem } from "./client-systems.ts";

// Secure, of this host alone and for all its paths: browsers insist on it for a name with this prefix.
const cookieName = "__Host-sandbox-session";
const cookieAttributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
const lifetime = 8 * 3_600_000;
const capacity = 1000;

/** Value of the header `Set-Cookie` that takes the browser out of its session. */
export const forgetSession = `${cookieName}=; Max-Age=0; ${cookieAttributes}`;

export interface Session {
  /** The claim `sid`; whoever knows it is not in the session. */
  readonly id: string;
  readonly user: InventedUser;
  /** Time of the login in milliseconds since 1970. */
  readonly began: number;
  readonly ended: boolean;
}

export interface Sessions {
  /** Begins a session. `cookie` is the value of the header `Set-Cookie` that puts the browser into it. */
  begin(user: InventedUser): { readonly session: Session; readonly cookie: string };
  /** The session that a browser is in, by its header `Cookie`. */
  find(cookieHeader: string | undefined): Session | undefined;
  /** A session that is not over, by its identifier. */
  byId(id: string): Session | undefined;
  end(session: Session): void;
}

/** @param now the time in milliseconds since 1970 */
export function createSessions(now: () => number): Sessions {
  const bySecret = createStore<Session>({ lifetime, capacity, now });
  const byId = createStore<Session>({ lifetime, capacity, now });
  const ended = new WeakSet<Session>();
  const unlessEnded = (session: Session | undefined): Session | undefined =>
    session?.ended === true ? undefined : session;
  return {
    begin(user) {
      const session: Session = {
        id: randomUUID(),
        user,
        began: now(),
        get ended() {
          return ended.has(session);
        },
      };
      byId.add(session, session.id);
      return { session, cookie: `${cookieName}=${bySecret.add(session)}; ${cookieAttributes}` };
    },
    find(cookieHeader = "") {
      const pair = cookieHeader.split(/; */).find((text) => text.startsWith(`${cookieName}=`));
      return unlessEnded(pair === undefined ? undefined : bySecret.get(pair.slice(cookieName.length + 1)));
    },
    byId: (id) => unlessEnded(byId.get(id)),
    end(session) {
      ended.add(session);
    },
  };
}

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
