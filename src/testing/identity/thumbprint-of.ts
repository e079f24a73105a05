import { encode } from "jose/base64url";

/** SHA-256 of the first certificate of a PEM text in base64url, as in the claim `client_cert_sha256`. */
export async function thumbprintOf(cert: string): Promise<string> {
  const [, base64 = ""] = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/.exec(cert) ?? [];
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (character) => character.charCodeAt(0));
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
