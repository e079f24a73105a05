import { randomUUID } from "node:crypto";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { InventedUser } from "../services/invented-user.ts";
import { cookieValue } from "../services/messages.ts";
import type { Service } from "../services/service.ts";
import { Store } from "../services/store.ts";
import type { ClientSystem } from "./client-systems.ts";
import type { Faults } from "./faults/faults.ts";

// Secure, of this host alone and for all its paths: browsers insist on it for a name with this prefix.
const cookieName = "__Host-sandbox-session";
const cookieAttributes = "Path=/; Secure; HttpOnly; SameSite=";
const lifetime = 8 * 3_600_000;
const capacity = 1000;

/** Value of the header `Set-Cookie` that takes the browser out of its session. */
export const forgetSession = `${cookieName}=; Max-Age=0; ${cookieAttributes}Lax`;

export interface Session {
  /** The claim `sid`; knowing it is not enough to use the session. */
  readonly id: string;
  readonly user: InventedUser;
  /** Time of the login in milliseconds since 1970. */
  readonly began: number;
  ended: boolean;
}

export class Sessions {
  readonly #now: () => number;
  readonly #sameSite: "Lax" | "None";
  readonly #bySecret: Store<Session>;
  readonly #byId: Store<Session>;

  /**
   * @param now the time in milliseconds since 1970
   * @param sameSite `None` where a form of another site has to come with the cookie
   */
  constructor(now: () => number, sameSite: "Lax" | "None" = "Lax") {
    this.#now = now;
    this.#sameSite = sameSite;
    this.#bySecret = new Store({ lifetime, capacity, now });
    this.#byId = new Store({ lifetime, capacity, now });
  }

  /** Begins a session. `cookie` is the value of the header `Set-Cookie` that puts the browser into it. */
  begin(user: InventedUser): { readonly session: Session; readonly cookie: string } {
    const session: Session = { id: randomUUID(), user, began: this.#now(), ended: false };
    this.#byId.add(session, session.id);
    return { session, cookie: `${cookieName}=${this.#bySecret.add(session)}; ${cookieAttributes}${this.#sameSite}` };
  }

  /** The session that a browser is in, by its header `Cookie`. */
  find(cookieHeader: string | undefined): Session | undefined {
    return unlessEnded(this.#bySecret.get(cookieValue(cookieHeader, cookieName) ?? ""));
  }

  /** A session that is not over, by its identifier. */
  byId(id: string): Session | undefined {
    return unlessEnded(this.#byId.get(id));
  }
}

function unlessEnded(session: Session | undefined): Session | undefined {
  return session?.ended === true ? undefined : session;
}

/** Unfinished logins and logouts that a service keeps, and for how many milliseconds. */
export const unfinished = { capacity: 1000, lifetime: 10 * 60_000 };

export interface SandboxService<Control> {
  /** Answers on the address without a client certificate. */
  readonly browser: Service;
  /** Answers on the address that asks for one. */
  readonly mutualTls: Service;
  readonly control: Control;
}

/** The user who is logged in without the login page. */
export interface AutomaticLogin {
  /** The user for every browser without a session. */
  readonly user: InventedUser | undefined;
  /** Whether the parameter `login_hint` of an authorization request names the user. */
  readonly byHint: boolean;
}

/** The state that the services share. */
export interface ServiceContext {
  readonly addresses: Required<Addresses>;
  readonly clients: readonly ClientSystem[];
  readonly users: readonly InventedUser[];
  readonly automatic: AutomaticLogin;
  /** The single sign-on: one session for both identity interfaces. */
  readonly sessions: Sessions;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  readonly faults: Faults;
}
