import type { Identity, LegacyIdentity, Registry } from "ares-caais";

/** What the application is made of. */
export interface Services {
  readonly registry: Registry;
  readonly identity: Identity;
  readonly legacy: LegacyIdentity<"4.2">;
  /** Where the legacy logout returns to. */
  readonly legacyReturnUrl: string;
  /** Origins of the pages of the identity service. */
  readonly identityOrigins: readonly string[];
  /** Encrypts the cookie of a login: 32 random bytes, the same on every server of the application. */
  readonly cookieSecret: Uint8Array;
}
