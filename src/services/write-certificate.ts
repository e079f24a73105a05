import { bytes, element, identifier, integer, sequence, type Der } from "./der.ts";

/** A certificate with its key. */
export interface KeyAndCertificate {
  /** The certificate as PEM. */
  readonly cert: string;
  /** Its private key as PEM, not encrypted. */
  readonly key: string;
}

/** When a certificate is valid, in years 1 to 9999 and to the second. */
export interface Validity {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** The issuer's key. */
export interface Signer {
  readonly algorithm: "ecdsa" | "rsa";
  /** Signs with SHA-256: by ECDSA as DER, or by RSASSA-PKCS1-v1_5. */
  readonly sign: (data: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;
}

export interface CertificateContents extends Validity {
  /** Common names of its subject and of its issuer, up to 64 characters (RFC 5280, appendix A.1), or the issuer's whole name. */
  readonly subject: string;
  readonly issuer: string | Der;
  /** As SubjectPublicKeyInfo. */
  readonly publicKey: Der;
  readonly signer: Signer;
  readonly extensions?: readonly Der[];
}

/** Writes a certificate (X.509 version 3, RFC 5280) as PEM. */
export async function writeCertificate(contents: CertificateContents): Promise<string> {
  const { subject, issuer, publicKey, signer, notBefore, notAfter, extensions = [] } = contents;
  const signatureAlgorithm =
    signer.algorithm === "ecdsa"
      ? sequence(identifier("1.2.840.10045.4.3.2"))
      : sequence(identifier("1.2.840.113549.1.1.11"), element(0x05));
  const serial = crypto.getRandomValues(new Uint8Array(16));
  const toBeSigned = sequence(
    // The version, counted from 0.
    element(0xa0, integer([2])),
    integer(serial),
    signatureAlgorithm,
    typeof issuer === "string" ? commonName(issuer) : issuer,
    sequence(time(notBefore), time(notAfter)),
    commonName(subject),
    publicKey,
    ...(extensions.length === 0 ? [] : [element(0xa3, sequence(...extensions))]),
  );
  const signature = bytes(await signer.sign(Uint8Array.from(toBeSigned)));
  return pem("CERTIFICATE", sequence(toBeSigned, signatureAlgorithm, element(0x03, [0], signature)));
}

/**
 * Whether the owner is an authority, which then may have none below it (RFC 5280, section 4.2.1.9), and the use of the key: an
 * authority signs certificates and revocation lists, others sign (section 4.2.1.3).
 */
export function usage(isAuthority: boolean): readonly Der[] {
  const constraints = isAuthority ? sequence([0x01, 0x01, 0xff], integer([0])) : sequence();
  // Bits from the left, after the number of those that are left over.
  const bits = isAuthority ? [1, 0b0000_0110] : [7, 0b1000_0000];
  return [extension("2.5.29.19", constraints, true), extension("2.5.29.15", element(0x03, bits), true)];
}

/** Which side of a connection the owner is (RFC 5280, section 4.2.1.12). */
export function extendedKeyUsage(side: "clientAuth" | "serverAuth"): Der {
  return extension("2.5.29.37", sequence(identifier(`1.3.6.1.5.5.7.3.${side === "serverAuth" ? 1 : 2}`)));
}

/** The hosts that a server is (RFC 5280, section 4.2.1.6). */
export function subjectAlternativeName(dns: readonly string[], ip: readonly string[]): Der {
  const names = [
    ...dns.map((name) => element(0x82, bytes(new TextEncoder().encode(name)))),
    ...ip.map((address) => element(0x87, addressBytes(address))),
  ];
  return extension("2.5.29.17", sequence(...names));
}

/** The identifier of the certificate's own key (RFC 5280, section 4.2.1.2). */
export function subjectKeyIdentifier(keyIdentifier: Uint8Array): Der {
  return extension("2.5.29.14", element(0x04, bytes(keyIdentifier)));
}

/** The identifier of the key that signed the certificate (RFC 5280, section 4.2.1.1). */
export function authorityKeyIdentifier(keyIdentifier: Uint8Array): Der {
  return extension("2.5.29.35", sequence(element(0x80, bytes(keyIdentifier))));
}

function extension(type: string, contents: Der, isCritical = false): Der {
  return sequence(identifier(type), isCritical ? [0x01, 0x01, 0xff] : [], element(0x04, contents));
}

function commonName(name: string): Der {
  const text = element(0x0c, bytes(new TextEncoder().encode(name)));
  return sequence(element(0x31, sequence(identifier("2.5.4.3"), text)));
}

/** With two digits of the year from 1950 to 2049, otherwise with four (RFC 5280, section 4.1.2.5). */
function time(date: Date): Der {
  const digits = `${date.toISOString().slice(0, 19).replaceAll(/\D/g, "")}Z`;
  const year = date.getUTCFullYear();
  const [tag, text] = year >= 1950 && year < 2050 ? [0x17, digits.slice(2)] : [0x18, digits];
  return element(tag, bytes(new TextEncoder().encode(text)));
}

/** The bytes of an IP address, of version 4 or 6. */
function addressBytes(address: string): Der {
  if (!address.includes(":")) return address.split(".").map(Number);
  const [before = [], after = []] = address
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))));
  const groups = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

/** Lines of 64 characters between two that name the content (RFC 7468). */
export function pem(label: string, der: Der): string {
  const lines = btoa(der.map((byte) => String.fromCharCode(byte)).join("")).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join("\n");
}
