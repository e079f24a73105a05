import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { bytesOf, identifierOf, innerElement, innerElements, readBer } from "../node/certificate/ber.ts";
import { bytes, type Der } from "../services/der.ts";
import {
  authorityKeyIdentifier,
  extendedKeyUsage,
  subjectAlternativeName,
  subjectKeyIdentifier,
  usage,
  writeCertificate,
  type KeyAndCertificate,
  type Signer,
  type Validity,
} from "../services/write-certificate.ts";

export type { KeyAndCertificate } from "../services/write-certificate.ts";

const aDay = 24 * 3_600_000;
/** Valid from a little before now, for clocks that differ. */
const clockDifference = 5 * 60_000;

/** Validity periods of certificates, in milliseconds. */
export interface Lifetimes {
  readonly authority: number;
  readonly server: number;
  readonly client: number;
}

/**
 * Lifetimes for an authority that ends with its process. Client certificates live longer, because an identity client warns before
 * the end of one.
 */
const passing: Lifetimes = { authority: 7 * aDay, server: 7 * aDay, client: 90 * aDay };
/** Lifetimes for a stored authority. Its certificates have the longest lifetime that browsers accept. */
export const lasting: Lifetimes = { authority: 3650 * aDay, server: 398 * aDay, client: 398 * aDay };

interface Request extends Partial<Validity> {
  /** Private key as PEM; without it a new one is made. */
  readonly key?: string | undefined;
}

/** A certificate authority. Its certificates are valid from a little before now. */
export interface CertificateAuthority {
  /** Its own certificate as PEM, which clients must trust. */
  readonly cert: string;
  issueServerCertificate(
    request: Request & Readonly<Record<"dns" | "ip", readonly string[]>>,
  ): Promise<KeyAndCertificate>;
  /** Issues a client certificate; it may also be expired or not yet valid, for tests. */
  issueClientCertificate(request: Request & { readonly commonName: string }): Promise<KeyAndCertificate>;
}

/** Makes a key (ECDSA P-256) and a certificate for a certificate authority. */
export async function createAuthority({ authority }: Lifetimes = passing): Promise<KeyAndCertificate> {
  const issuer = "ares-caais sandbox certificate authority";
  const key = createKey();
  const publicKey = publicKeyOf(key);
  // The last 65 bytes are the point of the curve.
  const identifier = createHash("sha1")
    .update(Uint8Array.from(publicKey.slice(-65)))
    .digest();
  const cert = await writeCertificate({
    ...{ notBefore: new Date(Date.now() - clockDifference), notAfter: new Date(Date.now() + authority) },
    ...{ subject: issuer, issuer, publicKey, signer: signerOf(createPrivateKey(key)) },
    extensions: [...usage(true), subjectKeyIdentifier(identifier)],
  });
  return { key, cert };
}

function createKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
}

function publicKeyOf(privateKey: string): Der {
  return bytes(createPublicKey(privateKey).export({ type: "spki", format: "der" }));
}

function signerOf(key: KeyObject): Signer {
  const algorithm = key.asymmetricKeyType === "rsa" ? "rsa" : "ecdsa";
  return { algorithm, sign: (data) => sign("sha256", data, key) };
}

/** Least length of an RSA key that OpenSSL takes at its security level 2, the default of Debian and others. */
const leastBits = 2048;
const curves = ["prime256v1", "secp384r1", "secp521r1"];

interface BrokenAuthority {
  readonly member: keyof KeyAndCertificate;
  readonly rule: string;
}

/** Returns the rule that the certificate or the key of an authority breaks; `undefined` for a valid pair. */
export function brokenAuthority({ key, cert }: KeyAndCertificate): BrokenAuthority | undefined {
  const certificate = read(() => new X509Certificate(cert));
  if (certificate === undefined) return { member: "cert", rule: "must be a certificate as PEM" };
  const signingKey = read(() => createPrivateKey(key));
  if (signingKey === undefined) return { member: "key", rule: "must be a private key as PEM, not encrypted" };
  const { asymmetricKeyType, asymmetricKeyDetails } = signingKey;
  if (asymmetricKeyType !== "rsa" && !curves.includes(asymmetricKeyDetails?.namedCurve ?? ""))
    return { member: "key", rule: "must be an RSA key, or an EC key on P-256, P-384 or P-521" };
  if ((asymmetricKeyDetails?.modulusLength ?? leastBits) < leastBits)
    return { member: "key", rule: `must have at least ${leastBits} bits: clients refuse shorter RSA keys` };
  if (!certificate.checkPrivateKey(signingKey)) return { member: "key", rule: "must belong to the certificate" };
  const isRoot = certificate.ca && certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey);
  if (!isRoot) return { member: "cert", rule: "must be of a certificate authority that has signed itself" };
  const { validFrom, validTo } = certificate;
  if (Date.parse(validFrom) > Date.now())
    return { member: "cert", rule: `must be valid already: it is valid from ${validFrom}` };
  if (Date.parse(validTo) < Date.now())
    return { member: "cert", rule: `must not have expired: it was valid to ${validTo}` };
  return undefined;
}

function read<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** Makes a certificate authority of its key and its certificate, which are good. */
export function createCertificateAuthority(
  own: KeyAndCertificate,
  lifetimes: Lifetimes = passing,
): CertificateAuthority {
  const certificate = new X509Certificate(own.cert);
  const { issuer, identifier } = issuerOf(certificate);
  const signer = signerOf(createPrivateKey(own.key));
  const ends = Date.parse(certificate.validTo);
  const endOf = (lifetime: number): Date => new Date(Math.min(Date.now() + lifetime, ends));

  const issue = async (
    commonName: string,
    {
      key = createKey(),
      notBefore = new Date(Date.now() - clockDifference),
      notAfter,
    }: Request & Pick<Validity, "notAfter">,
    more: readonly Der[],
  ): Promise<KeyAndCertificate> => {
    const extensions = [...usage(false), ...more, ...identifier];
    // The standard allows 64 characters (RFC 5280, appendix A.1).
    const subject = commonName.slice(0, 64);
    const contents = { subject, issuer, publicKey: publicKeyOf(key), signer, notBefore, notAfter, extensions };
    return { key, cert: await writeCertificate(contents) };
  };

  return {
    cert: own.cert,
    issueServerCertificate: ({ dns, ip, notAfter = endOf(lifetimes.server), ...request }) =>
      issue(dns[0] ?? ip[0] ?? "localhost", { ...request, notAfter }, [
        extendedKeyUsage("serverAuth"),
        subjectAlternativeName(dns, ip),
      ]),
    issueClientCertificate: ({ commonName, notAfter = new Date(Date.now() + lifetimes.client), ...request }) =>
      issue(commonName, { ...request, notAfter }, [extendedKeyUsage("clientAuth")]),
  };
}

/**
 * The issuer's name and key identifier, by which certificates name it; an old authority may have no identifier (RFC 5280, sections
 * 4.1 and 4.2.1.2).
 */
function issuerOf(certificate: X509Certificate): { readonly issuer: Der; readonly identifier: readonly Der[] } {
  const contents = innerElement(readBer(certificate.raw), 0);
  // The version may be left out, and the optional last members have tags of their own.
  const subject = innerElement(contents, innerElement(contents, 0).tag === 0xa0 ? 5 : 4);
  const extensions = innerElements(contents).find(({ tag }) => tag === 0xa3);
  const known = extensions === undefined ? [] : innerElements(innerElement(extensions, 0));
  const found = known.find((extension) => identifierOf(innerElement(extension, 0)) === "551d0e");
  const value = found === undefined ? undefined : innerElements(found).at(-1);
  const identifier = value === undefined ? [] : [authorityKeyIdentifier(bytesOf(readBer(bytesOf(value))))];
  return { issuer: [...subject.raw], identifier };
}
