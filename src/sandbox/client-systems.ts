import type { CertificateAuthority, KeyAndCertificate } from "./certificate-authority.ts";

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

/** A checked client system that has no certificates yet. */
export interface ClientRegistration extends Omit<ClientSystem, "certificates"> {
  readonly certificates: number;
}

/** Issues the certificates of client systems, each of them for one client only. */
export async function registerClients(
  registrations: readonly [ClientRegistration, ...ClientRegistration[]],
  authority: CertificateAuthority,
): Promise<readonly [ClientSystem, ...ClientSystem[]]> {
  const register = async (registration: ClientRegistration): Promise<ClientSystem> => {
    const issue = (): Promise<KeyAndCertificate> =>
      authority.issueClientCertificate({ commonName: registration.clientId });
    const more = Array.from({ length: registration.certificates - 1 }, issue);
    return { ...registration, certificates: [await issue(), ...(await Promise.all(more))] };
  };
  const [first, ...more] = registrations;
  return [await register(first), ...(await Promise.all(more.map(register)))];
}
