import {
  authorityKeyIdentifier,
  basicConstraints,
  createCertificateKeys,
  extendedKeyUsage,
  keyUsage,
  subjectAlternativeName,
  subjectKeyIdentifier,
  writeCertificate,
  writePrivateKey,
  type Extension,
  type KeyAndCertificate,
  type Validity,
} from "../services/write-certificate.ts";

export type { KeyAndCertificate } from "../services/write-certificate.ts";

/** Valid from a little before now, for clocks that differ. */
const clockDifference = 5 * 60_000;
const lifetime = 7 * 24 * 3_600_000;
/** Longer than the authority lives: an identity client would tell its user of a certificate that expires soon. */
const clientLifetime = 90 * 24 * 3_600_000;

/**
 * A certificate authority that lives as long as the process. What it issues is valid from a little before now, and ends
 * by default a week from now for a server, 90 days for a client.
 */
export interface CertificateAuthority {
  /** Its own certificate as PEM: what a client has to trust. */
  readonly cert: string;
  issueServerCertificate(
    request: Partial<Validity> & Readonly<Record<"dns" | "ip", readonly string[]>>,
  ): Promise<KeyAndCertificate>;
  /** Issues a client certificate; one of the past or of the future is good for tests. */
  issueClientCertificate(request: Partial<Validity> & { readonly commonName: string }): Promise<KeyAndCertificate>;
}

/** Makes a certificate authority with a key of its own (ECDSA P-256), valid for a week. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  const validity = { notBefore: new Date(Date.now() - clockDifference), notAfter: new Date(Date.now() + lifetime) };
  const issuer = "ares-caais sandbox certificate authority";
  const { publicKey, privateKey: signingKey } = await createCertificateKeys();
  const cert = await writeCertificate({
    ...validity,
    subject: issuer,
    issuer,
    publicKey,
    signingKey,
    extensions: [basicConstraints(true), keyUsage(true), await subjectKeyIdentifier(publicKey)],
  });
  const signer = await authorityKeyIdentifier(publicKey);

  const issue = async (
    commonName: string,
    { notBefore, notAfter }: Validity,
    more: readonly Extension[],
  ): Promise<KeyAndCertificate> => {
    const owner = await createCertificateKeys();
    const extensions = [basicConstraints(false), keyUsage(false), ...more, signer];
    // The standard allows 64 characters (RFC 5280, appendix A.1).
    const subject = commonName.slice(0, 64);
    const contents = { subject, issuer, publicKey: owner.publicKey, signingKey, notBefore, notAfter, extensions };
    return { key: await writePrivateKey(owner.privateKey), cert: await writeCertificate(contents) };
  };

  return {
    cert,
    issueServerCertificate: ({ dns, ip, notBefore = validity.notBefore, notAfter = validity.notAfter }) =>
      issue(dns[0] ?? ip[0] ?? "localhost", { notBefore, notAfter }, [
        extendedKeyUsage("serverAuth"),
        subjectAlternativeName(dns, ip),
      ]),
    issueClientCertificate: ({
      commonName,
      notBefore = validity.notBefore,
      notAfter = new Date(Date.now() + clientLifetime),
    }) => issue(commonName, { notBefore, notAfter }, [extendedKeyUsage("clientAuth")]),
  };
}
