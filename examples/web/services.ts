import type { LegacyIdentity, Registry } from "ares-caais";
import type { Login } from "ares-caais/login";
import type { User } from "./sessions.ts";

/** The services of the application. */
export interface Services {
  readonly registry: Registry;
  /** By OpenID Connect: it has its own pages, beside the return address. */
  readonly login: Login<User>;
  readonly legacy: LegacyIdentity<"4.2">;
  /** The address that the legacy logout returns to. */
  readonly legacyReturnUrl: string;
  /** Origins of the pages of the identity service. */
  readonly identityOrigins: readonly string[];
}
