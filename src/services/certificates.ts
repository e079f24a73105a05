import { encode } from "jose/base64url";

/** The first certificate of a PEM text (RFC 7468) as DER; `undefined` when there is none. */
export function certificateIn(pem: string): Uint8Array | undefined {
  const [, base64] = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem) ?? [];
  return base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The registered certificates of a client system. */
export interface RegisteredCertificates {
  /** Its certificates as PEM. */
  readonly certificates: readonly { readonly cert: string }[];
  /** Whether a trusted certificate (DER) also belongs to the client system. */
  readonly accepts?: ((certificate: Uint8Array) => boolean) | undefined;
}

/** Whether a certificate (DER) is one of those that are registered for a client system. */
export function isCertificateOf({ certificates, accepts }: RegisteredCertificates, certificate: Uint8Array): boolean {
  if (accepts?.(certificate) === true) return true;
  return certificates.some(({ cert }) => {
    const known = certificateIn(cert);
    return known?.length === certificate.length && known.every((byte, index) => byte === certificate[index]);
  });
}

/** SHA-256 in base64url, as of a certificate in the claim `client_cert_sha256`, and as of a code verifier (RFC 7636, 4.2). */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : Uint8Array.from(data);
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** SHA-256 of a certificate (DER) in hexadecimal digits with colons, as programs show it. */
export async function fingerprint(certificate: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(certificate)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
}
