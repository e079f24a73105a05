import "reflect-metadata";
import { webcrypto } from "node:crypto";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
/** Valid from a little before now, for clocks that differ. */
const clockDifference = 5 * 60_000;
const lifetime = 7 * 24 * 3_600_000;

/** A key with its certificate, as PEM. */
export interface KeyAndCertificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate authority that lives as long as the process. */
export interface CertificateAuthority {
  /** Its own certificate as PEM: what a client has to trust. */
  readonly cert: string;
  /** Issues a server certificate for host names and IP addresses. */
  issueServerCertificate(hosts: { dns: readonly string[]; ip: readonly string[] }): Promise<KeyAndCertificate>;
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

  return {
    cert: authority.toString("pem"),
    async issueServerCertificate({ dns, ip }) {
      const server = await generateKeys();
      const certificate = await X509CertificateGenerator.create(
        {
          subject: `CN=${dns[0] ?? ip[0] ?? "localhost"}`,
          issuer: name,
          publicKey: server.publicKey,
          signingKey: keys.privateKey,
          signingAlgorithm: algorithm,
          ...validity,
          extensions: [
            new BasicConstraintsExtension(false, undefined, true),
            new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
            new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
            new SubjectAlternativeNameExtension([
              ...dns.map((value) => ({ type: "dns" as const, value })),
              ...ip.map((value) => ({ type: "ip" as const, value })),
            ]),
            await AuthorityKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
          ],
        },
        webcrypto,
      );
      const key = await subtle.exportKey("pkcs8", server.privateKey);
      return { key: PemConverter.encode(key, PemConverter.PrivateKeyTag), cert: certificate.toString("pem") };
    },
  };
}
