import type { CertificateAuthority, KeyAndCertificate } from "./certificate-authority.ts";
import type { ClientRegistration } from "./client-options.ts";
import type { ClientSystem } from "./client-systems.ts";

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
