import type { CryptoKey } from "jose";
import { bytes, element, integer, sequence, type Der } from "./der.ts";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

/** A key with its certificate, as PEM. */
export interface KeyAndCertificate {
  readonly key: string;
  readonly cert: string;
}

/** When a certificate is valid, in years 1 to 9999 and to the second. */
export interface Validity {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** Keys of who signs or owns a certificate (ECDSA P-256). */
export interface CertificateKeys {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

export interface CertificateContents extends Validity {
  /** Common names of its subject and of its issuer, up to 64 characters (RFC 5280, appendix A.1), or the issuer's whole name. */
  readonly subject: string;
  readonly issuer: string | Der;
  readonly publicKey: CryptoKey;
  /** The issuer's key: ECDSA, or RSA (RSASSA-PKCS1-v1_5 with SHA-256). */
  readonly signingKey: CryptoKey;
  readonly extensions?: readonly Extension[];
}

/** An extension of a certificate, encoded. */
export type Extension = readonly number[];

export function createCertificateKeys(): Promise<CertificateKeys> {
  return crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
}

/** Writes a certificate (X.509 version 3, RFC 5280) as PEM. */
export async function writeCertificate(contents: CertificateContents): Promise<string> {
  const { subject, issuer, publicKey, signingKey, notBefore, notAfter, extensions = [] } = contents;
  const isEcdsa = signingKey.algorithm.name === algorithm.name;
  const signatureAlgorithm = isEcdsa
    ? sequence(identifiers.ecdsaWithSha256)
    : sequence(identifiers.sha256WithRsa, element(0x05));
  const serial = crypto.getRandomValues(new Uint8Array(16));
  const toBeSigned = sequence(
    // The version, counted from 0.
    element(0xa0, integer([2])),
    integer(serial),
    signatureAlgorithm,
    typeof issuer === "string" ? commonName(issuer) : issuer,
    sequence(time(notBefore), time(notAfter)),
    commonName(subject),
    bytes(await crypto.subtle.exportKey("spki", publicKey)),
    ...(extensions.length === 0 ? [] : [element(0xa3, sequence(...extensions))]),
  );
  const signer = { name: signingKey.algorithm.name, hash: algorithm.hash };
  const signed = bytes(await crypto.subtle.sign(signer, signingKey, Uint8Array.from(toBeSigned)));
  // WebCrypto puts both numbers of ECDSA side by side.
  const half = signed.length / 2;
  const signature = isEcdsa ? sequence(integer(signed.slice(0, half)), integer(signed.slice(half))) : signed;
  return pem("CERTIFICATE", sequence(toBeSigned, signatureAlgorithm, element(0x03, [0], signature)));
}

/** Writes a private key (PKCS#8) as PEM. */
export async function writePrivateKey(key: CryptoKey): Promise<string> {
  return pem("PRIVATE KEY", bytes(await crypto.subtle.exportKey("pkcs8", key)));
}

/** Whether the owner is an authority, which then may have none below it (RFC 5280, section 4.2.1.9). */
export function basicConstraints(isAuthority: boolean): Extension {
  const contents = isAuthority ? sequence([0x01, 0x01, 0xff], integer([0])) : sequence();
  return extension(identifiers.basicConstraints, contents, true);
}

/** The use of the key: an authority signs certificates and revocation lists, others sign (RFC 5280, section 4.2.1.3). */
export function keyUsage(isAuthority: boolean): Extension {
  // Bits from the left, after the number of those that are left over.
  const bits = isAuthority ? [1, 0b0000_0110] : [7, 0b1000_0000];
  return extension(identifiers.keyUsage, element(0x03, bits), true);
}

/** Which side of a connection the owner is (RFC 5280, section 4.2.1.12). */
export function extendedKeyUsage(side: "clientAuth" | "serverAuth"): Extension {
  return extension(identifiers.extendedKeyUsage, sequence(identifiers[side]));
}

/** The hosts that a server is (RFC 5280, section 4.2.1.6). */
export function subjectAlternativeName(dns: readonly string[], ip: readonly string[]): Extension {
  const names = [
    ...dns.map((name) => element(0x82, bytes(new TextEncoder().encode(name)))),
    ...ip.map((address) => element(0x87, addressBytes(address))),
  ];
  return extension(identifiers.subjectAlternativeName, sequence(...names));
}

/** Which key it is that the certificate is about (RFC 5280, section 4.2.1.2). */
export async function subjectKeyIdentifier(publicKey: CryptoKey): Promise<Extension> {
  return extension(identifiers.subjectKeyIdentifier, element(0x04, await keyIdentifier(publicKey)));
}

/** Which key it is that signed the certificate (RFC 5280, section 4.2.1.1). */
export function authorityKeyIdentifier(keyIdentifier: Der): Extension {
  return extension(identifiers.authorityKeyIdentifier, sequence(element(0x80, keyIdentifier)));
}

/** Object identifiers as they are encoded. */
const identifiers = {
  // 2.5.4.3
  commonName: element(0x06, [0x55, 0x04, 0x03]),
  // 2.5.29.14 and others
  subjectKeyIdentifier: element(0x06, [0x55, 0x1d, 0x0e]),
  keyUsage: element(0x06, [0x55, 0x1d, 0x0f]),
  subjectAlternativeName: element(0x06, [0x55, 0x1d, 0x11]),
  basicConstraints: element(0x06, [0x55, 0x1d, 0x13]),
  authorityKeyIdentifier: element(0x06, [0x55, 0x1d, 0x23]),
  extendedKeyUsage: element(0x06, [0x55, 0x1d, 0x25]),
  // 1.3.6.1.5.5.7.3.1 and .2
  serverAuth: element(0x06, [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x01]),
  clientAuth: element(0x06, [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x02]),
  // 1.2.840.10045.4.3.2
  ecdsaWithSha256: element(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]),
  // 1.2.840.113549.1.1.11
  sha256WithRsa: element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]),
};

function extension(identifier: readonly number[], contents: readonly number[], isCritical = false): Extension {
  return sequence(identifier, isCritical ? [0x01, 0x01, 0xff] : [], element(0x04, contents));
}

function commonName(name: string): readonly number[] {
  const text = element(0x0c, bytes(new TextEncoder().encode(name)));
  return sequence(element(0x31, sequence(identifiers.commonName, text)));
}

/** With two digits of the year from 1950 to 2049, otherwise with four (RFC 5280, section 4.1.2.5). */
function time(date: Date): readonly number[] {
  const digits = `${date.toISOString().slice(0, 19).replaceAll(/\D/g, "")}Z`;
  const year = date.getUTCFullYear();
  const [tag, text] = year >= 1950 && year < 2050 ? [0x17, digits.slice(2)] : [0x18, digits];
  return element(tag, bytes(new TextEncoder().encode(text)));
}

async function keyIdentifier(publicKey: CryptoKey): Promise<readonly number[]> {
  return bytes(await crypto.subtle.digest("SHA-1", await crypto.subtle.exportKey("raw", publicKey)));
}

/** The bytes of an IP address, of version 4 or 6. */
function addressBytes(address: string): readonly number[] {
  if (!address.includes(":")) return address.split(".").map(Number);
  const [before = [], after = []] = address
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))));
  const groups = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

/** Lines of 64 characters between two that name the content (RFC 7468). */
function pem(label: string, der: readonly number[]): string {
  const lines = btoa(der.map((byte) => String.fromCharCode(byte)).join("")).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join("\n");
}
