import type { KeyAndCertificate } from "./certificate-authority.ts";

/** A client system as it is registered in the sandbox's identity service. */
export interface ClientSystem {
  /** Its shortcut: `client_id` of OpenID Connect, `atsId` of the legacy API. */
  readonly clientId: string;
  /** Addresses that a login by OpenID Connect may return to; compared as text. */
  readonly redirectUris: readonly [string, ...string[]];
  /** Addresses that a logout by OpenID Connect may return to; compared as text. */
  readonly postLogoutRedirectUris: readonly [string, ...string[]];
  /** Where a legacy login returns to; `sessionId` is added. */
  readonly legacyLoginUrl: string;
  /** What the return address of a legacy logout must begin with. */
  readonly legacyLogoutUrl: string;
  /** Its certificates; the sandbox made them and knows their keys. The first one is the client's own default. */
  readonly certificates: readonly [KeyAndCertificate, ...KeyAndCertificate[]];
}
