import { encode } from "jose/base64url";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";

/**
 * SHA-256 of the first certificate of a PEM text in base64url, as in the claim `client_cert_sha256`.
 *
 * @throws InvalidInputError when there is none.
 */
export async function thumbprintOf(subject: string, cert: unknown): Promise<string> {
  const pem = typeof cert === "string" ? cert : "";
  const [, base64] = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem) ?? [];
  if (base64 === undefined) throw new InvalidInputError(subject, [{ field: "tls.cert", rule: "must be PEM" }]);
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (character) => character.charCodeAt(0));
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
