import type { CryptoKey } from "jose";
import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import { bytesOf, identifierOf, innerElement, innerElements, readBer } from "../node/certificate/ber.ts";
import type { Der } from "../services/der.ts";
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

const aDay = 24 * 3_600_000;
/** Valid from a little before now, for clocks that differ. */
const clockDifference = 5 * 60_000;

/** For how many milliseconds certificates are valid. */
export interface Lifetimes {
  readonly authority: number;
  readonly server: number;
  readonly client: number;
}

/**
 * Lifetimes for an authority that ends with its process. Client certificates last longer, because an identity client warns of one
 * that expires soon.
 */
const passing: Lifetimes = { authority: 7 * aDay, server: 7 * aDay, client: 90 * aDay };
/** Lifetimes for an authority that is kept; those of its certificates are the longest that browsers accept. */
export const lasting: Lifetimes = { authority: 3650 * aDay, server: 398 * aDay, client: 398 * aDay };

interface Request extends Partial<Validity> {
  /** Private key as PEM; without it a new one is made. */
  readonly key?: string | undefined;
}

/** A certificate authority. Its certificates are valid from a little before now. */
export interface CertificateAuthority {
  /** Its own certificate as PEM: what a client has to trust. */
  readonly cert: string;
  issueServerCertificate(
    request: Request & Readonly<Record<"dns" | "ip", readonly string[]>>,
  ): Promise<KeyAndCertificate>;
  /** Issues a client certificate; one of the past or of the future is good for tests. */
  issueClientCertificate(request: Request & { readonly commonName: string }): Promise<KeyAndCertificate>;
}

/** Makes a key (ECDSA P-256) and a certificate for a certificate authority. */
export async function createAuthority({ authority }: Lifetimes = passing): Promise<KeyAndCertificate> {
  const issuer = "ares-caais sandbox certificate authority";
  const { publicKey, privateKey: signingKey } = await createCertificateKeys();
  const cert = await writeCertificate({
    ...{ notBefore: new Date(Date.now() - clockDifference), notAfter: new Date(Date.now() + authority) },
    ...{ subject: issuer, issuer, publicKey, signingKey },
    extensions: [basicConstraints(true), keyUsage(true), await subjectKeyIdentifier(publicKey)],
  });
  return { key: await writePrivateKey(signingKey), cert };
}

interface BrokenAuthority {
  readonly member: keyof KeyAndCertificate;
  readonly rule: string;
}

/** The rule that the certificate or the key of an authority breaks, and which of them; `undefined` when they are good. */
export function brokenAuthority({ key, cert }: KeyAndCertificate): BrokenAuthority | undefined {
  const certificate = read(() => new X509Certificate(cert));
  if (certificate === undefined) return { member: "cert", rule: "must be a certificate as PEM" };
  const signingKey = read(() => createPrivateKey(key));
  if (signingKey === undefined) return { member: "key", rule: "must be a private key as PEM, not encrypted" };
  if (keyAlgorithm(signingKey) === undefined)
    return { member: "key", rule: "must be an RSA key, or an EC key on P-256, P-384 or P-521" };
  if (!certificate.checkPrivateKey(signingKey)) return { member: "key", rule: "must belong to the certificate" };
  const isRoot = certificate.ca && certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey);
  if (!isRoot) return { member: "cert", rule: "must be of a certificate authority that has signed itself" };
  return Date.parse(certificate.validTo) < Date.now() ? { member: "cert", rule: "must not have expired" } : undefined;
}

function read<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** Makes a certificate authority of its key and its certificate, which are good. */
export async function createCertificateAuthority(
  own: KeyAndCertificate,
  lifetimes: Lifetimes = passing,
): Promise<CertificateAuthority> {
  const certificate = new X509Certificate(own.cert);
  const { issuer, identifier } = signerOf(certificate);
  const signingKey = await importKey(createPrivateKey(own.key));
  const ends = Date.parse(certificate.validTo);
  const endOf = (lifetime: number): Date => new Date(Math.min(Date.now() + lifetime, ends));

  const issue = async (
    commonName: string,
    { key, notBefore = new Date(Date.now() - clockDifference), notAfter }: Request & Pick<Validity, "notAfter">,
    more: readonly Extension[],
  ): Promise<KeyAndCertificate> => {
    const privateKey = key ?? (await writePrivateKey((await createCertificateKeys()).privateKey));
    const publicKey = await importKey(createPublicKey(privateKey));
    const extensions = [basicConstraints(false), keyUsage(false), ...more, ...identifier];
    // The standard allows 64 characters (RFC 5280, appendix A.1).
    const subject = commonName.slice(0, 64);
    const contents = { subject, issuer, publicKey, signingKey, notBefore, notAfter, extensions };
    return { key: privateKey, cert: await writeCertificate(contents) };
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
function signerOf(certificate: X509Certificate): { readonly issuer: Der; readonly identifier: readonly Extension[] } {
  const contents = innerElement(readBer(certificate.raw), 0);
  // The version may be left out, and the optional last members have tags of their own.
  const subject = innerElement(contents, innerElement(contents, 0).tag === 0xa0 ? 5 : 4);
  const extensions = innerElements(contents).find(({ tag }) => tag === 0xa3);
  const known = extensions === undefined ? [] : innerElements(innerElement(extensions, 0));
  const found = known.find((extension) => identifierOf(innerElement(extension, 0)) === "551d0e");
  const value = found === undefined ? undefined : innerElements(found).at(-1);
  const identifier = value === undefined ? [] : [authorityKeyIdentifier([...bytesOf(readBer(bytesOf(value)))])];
  return { issuer: [...subject.raw], identifier };
}

const curves: Readonly<Record<string, string>> = { prime256v1: "P-256", secp384r1: "P-384", secp521r1: "P-521" };

function keyAlgorithm({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  const hash = "SHA-256";
  if (asymmetricKeyType === "rsa") return { name: "RSASSA-PKCS1-v1_5", hash };
  const namedCurve = curves[asymmetricKeyDetails?.namedCurve ?? ""];
  return namedCurve === undefined ? undefined : { name: "ECDSA", hash, namedCurve };
}

function importKey(key: KeyObject): Promise<CryptoKey> {
  const algorithm = keyAlgorithm(key);
  if (algorithm === undefined) throw new Error("the key is neither RSA nor ECDSA");
  return key.type === "private"
    ? crypto.subtle.importKey("pkcs8", key.export({ type: "pkcs8", format: "der" }), algorithm, false, ["sign"])
    : crypto.subtle.importKey("spki", key.export({ type: "spki", format: "der" }), algorithm, true, ["verify"]);
}
