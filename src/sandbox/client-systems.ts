import { X509Certificate } from "node:crypto";
import type { OwnCertificate, SandboxClientOptions } from "../../generated/sandbox-types.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { RegisteredCertificates } from "../services/certificates.ts";
import type { CertificateAuthority, KeyAndCertificate } from "./certificate-authority.ts";
import type { DefaultsOf } from "./config/schemas.ts";
import type { CertificateSource, KeepCertificate } from "./state-folder.ts";

/** A checked client system that has no certificates yet. */
export interface ClientRegistration extends DefaultsOf<Omit<SandboxClientOptions, "certificate">> {
  readonly certificate?: OwnCertificate | undefined;
  readonly redirectUris: readonly [string, ...string[]];
  readonly postLogoutRedirectUris: readonly [string, ...string[]];
}

/** The client systems to register, at least one. */
export type Registrations = readonly [ClientRegistration, ...ClientRegistration[]];

/** A client system as it is registered in the sandbox's identity service. */
export interface ClientSystem extends Omit<ClientRegistration, "certificates">, RegisteredCertificates {
  /** Its certificates; the sandbox made them and knows their keys. The first one is the client's own default. */
  readonly certificates: readonly [KeyAndCertificate, ...KeyAndCertificate[]];
  /** One more of its certificates, which expired yesterday. */
  readonly expired: KeyAndCertificate;
}

const aDay = 24 * 3_600_000;

/**
 * Issues the certificates of client systems, each for one client only. Stored certificates that are valid are used again.
 *
 * @param former the previous client systems: one with the same shortcut and number of certificates keeps these
 */
export async function registerClients(
  registrations: Registrations,
  { authority, keep }: CertificateSource,
  former: readonly ClientSystem[] = [],
): Promise<[ClientSystem, ...ClientSystem[]]> {
  const [first, ...more] = registrations;
  const register = (registration: ClientRegistration): Promise<ClientSystem> => {
    const before = former.find(({ clientId }) => clientId === registration.clientId);
    return registerClient(registration, authority, keep, before);
  };
  return [await register(first), ...(await Promise.all(more.map(register)))];
}

async function registerClient(
  registration: ClientRegistration,
  authority: CertificateAuthority,
  keep: KeepCertificate,
  former: ClientSystem | undefined,
): Promise<ClientSystem> {
  const { clientId, certificates: count, certificate } = registration;
  const accepts = certificate === undefined ? {} : { accepts: (der: Uint8Array) => isOwn(certificate, der) };
  if (former?.certificates.length === count) {
    return { ...registration, ...accepts, certificates: former.certificates, expired: former.expired };
  }
  const issue = (number: number): Promise<KeyAndCertificate> =>
    keep(`client-${clientId}${number === 1 ? "" : ` ${number}`}`, (key) =>
      authority.issueClientCertificate({ commonName: clientId, key }),
    );
  const more = Array.from({ length: count - 1 }, (_, index) => issue(index + 2));
  const expired = await authority.issueClientCertificate({
    commonName: clientId,
    notBefore: new Date(Date.now() - 91 * aDay),
    notAfter: new Date(Date.now() - aDay),
  });
  return { ...registration, ...accepts, certificates: [await issue(1), ...(await Promise.all(more))], expired };
}

function isOwn(certificate: OwnCertificate, der: Uint8Array): boolean {
  if ("fingerprint" in certificate) return isFingerprintOf(certificate, new X509Certificate(der));
  return nameOf(new X509Certificate(der).subject) === nameOf(certificate.subject);
}

function isFingerprintOf(
  { fingerprint }: { readonly fingerprint: string },
  { fingerprint256 }: X509Certificate,
): boolean {
  return digits(fingerprint) === digits(fingerprint256);
}

function digits(fingerprint: string): string {
  return fingerprint.replaceAll(":", "").toLowerCase();
}

/** Returns a name with its parts in one order, because programs write them in both directions. */
function nameOf(subject: string): string {
  return subject
    .split(/[,\n]/)
    .map((part) => part.trim())
    .sort()
    .join("\n");
}

/** Whether a certificate is registered by its fingerprint and valid now. Any authority may have issued it. */
export function isRegistered(clients: readonly ClientSystem[], presented: X509Certificate): boolean {
  const [begin, end] = [presented.validFrom, presented.validTo].map((date) => Date.parse(date));
  const isValid = Number(begin) <= Date.now() && Date.now() < Number(end);
  return (
    isValid &&
    clients.some(
      ({ certificate }) =>
        certificate !== undefined && "fingerprint" in certificate && isFingerprintOf(certificate, presented),
    )
  );
}

/** A client system of the sandbox, with the options that its program needs: spread it into the options of an identity client. */
export interface SandboxClient {
  /** Its shortcut: `client_id` of OpenID Connect, `atsId` of the legacy API. */
  readonly clientId: string;
  /** The first registered return address of a login. */
  readonly redirectUri: string;
  /** The first registered return address of a logout. */
  readonly postLogoutRedirectUri: string;
  /** The return address of a legacy login. */
  readonly legacyLoginUrl: string;
  /** The required beginning of the return address of a legacy logout. */
  readonly legacyLogoutUrl: string;
  /** Its first certificate, and the sandbox's authority to trust. */
  readonly tls: KeyAndCertificate & {
    /** Certificate of the sandbox's authority as PEM. */
    readonly ca: string;
  };
  /** All its certificates that are valid. */
  readonly certificates: readonly KeyAndCertificate[];
  /** One more of its certificates, which expired the day before the start: the services refuse it. */
  readonly expired: KeyAndCertificate;
}

/** @param ca certificate of the sandbox's authority as PEM */
export function sandboxClient(
  { clientId, redirectUris, postLogoutRedirectUris, certificates, expired, ...legacy }: ClientSystem,
  ca: string,
): SandboxClient {
  return {
    clientId,
    redirectUri: redirectUris[0],
    postLogoutRedirectUri: postLogoutRedirectUris[0],
    legacyLoginUrl: legacy.legacyLoginUrl,
    legacyLogoutUrl: legacy.legacyLogoutUrl,
    tls: hideSecrets({ cert: certificates[0].cert, key: certificates[0].key, ca }, ["key"]),
    certificates: certificates.map(({ cert, key }) => hideSecrets({ cert, key }, ["key"])),
    expired: hideSecrets({ cert: expired.cert, key: expired.key }, ["key"]),
  };
}
