import "reflect-metadata";
import { webcrypto } from "node:crypto";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
/** Valid from a little before now, for clocks that differ. */
const clockDifference = 5 * 60_000;
const lifetime = 7 * 24 * 3_600_000;
/** Longer than the authority lives: an identity client would tell its user of a certificate that expires soon. */
const clientLifetime = 90 * 24 * 3_600_000;

/** A key with its certificate, as PEM. */
export interface KeyAndCertificate {
  readonly key: string;
  readonly cert: string;
}

/** When a certificate is valid. */
interface Validity {
  /** Begin of its validity; by default a little before now. */
  readonly notBefore?: Date;
  /** End of its validity; by default a week from now for a server, 90 days for a client. */
  readonly notAfter?: Date;
}

/** What a server certificate says. */
export interface ServerCertificateRequest extends Validity {
  readonly dns: readonly string[];
  readonly ip: readonly string[];
}

/** What a client certificate says. */
export interface ClientCertificateRequest extends Validity {
  /** Common name of its subject. */
  readonly commonName: string;
}

/** A certificate authority that lives as long as the process. */
export interface CertificateAuthority {
  /** Its own certificate as PEM: what a client has to trust. */
  readonly cert: string;
  /** Issues a server certificate for host names and IP addresses. */
  issueServerCertificate(request: ServerCertificateRequest): Promise<KeyAndCertificate>;
  /** Issues a client certificate; one with a validity in the past or in the future is good for tests. */
  issueClientCertificate(request: ClientCertificateRequest): Promise<KeyAndCertificate>;
}

/** Makes a certificate authority with a key of its own (ECDSA P-256), valid for a week. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  const { subtle } = webcrypto;
  const generateKeys = (): Promise<webcrypto.CryptoKeyPair> => subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const validity = { notBefore: new Date(Date.now() - clockDifference), notAfter: new Date(Date.now() + lifetime) };
  const keys = await generateKeys();
  const name = "CN=ares-caais sandbox certificate authority";
  const authority = await X509CertificateGenerator.createSelfSigned(
    {
      name,
      keys,
      signingAlgorithm: algorithm,
      ...validity,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  );

  const issue = async (
    commonName: string,
    usage: ExtendedKeyUsage,
    more: readonly Extension[],
    { notBefore, notAfter }: Required<Validity>,
  ): Promise<KeyAndCertificate> => {
    const owner = await generateKeys();
    const certificate = await X509CertificateGenerator.create(
      {
        // An object: a name as text would be parsed. The standard allows 64 characters (RFC 5280, appendix A.1).
        subject: new Name([{ CN: [{ utf8String: commonName.slice(0, 64) }] }]),
        issuer: name,
        publicKey: owner.publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: algorithm,
        notBefore,
        notAfter,
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
          new ExtendedKeyUsageExtension([usage]),
          ...more,
          await AuthorityKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        ],
      },
      webcrypto,
    );
    const key = await subtle.exportKey("pkcs8", owner.privateKey);
    return { key: PemConverter.encode(key, PemConverter.PrivateKeyTag), cert: certificate.toString("pem") };
  };

  return {
    cert: authority.toString("pem"),
    issueServerCertificate: ({ dns, ip, notBefore = validity.notBefore, notAfter = validity.notAfter }) => {
      const names = new SubjectAlternativeNameExtension([
        ...dns.map((value) => ({ type: "dns" as const, value })),
        ...ip.map((value) => ({ type: "ip" as const, value })),
      ]);
      const commonName = dns[0] ?? ip[0] ?? "localhost";
      return issue(commonName, ExtendedKeyUsage.serverAuth, [names], { notBefore, notAfter });
    },
    issueClientCertificate: ({
      commonName,
      notBefore = validity.notBefore,
      notAfter = new Date(Date.now() + clientLifetime),
    }) => issue(commonName, ExtendedKeyUsage.clientAuth, [], { notBefore, notAfter }),
  };
}
