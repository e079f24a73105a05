import { X509Certificate } from "node:crypto";
import type { ClientSystem } from "./client-systems.ts";

/** Whether a certificate (DER) equals one of those that are registered for a client system. */
export function isCertificateOf({ certificates }: Pick<ClientSystem, "certificates">, certificate: Buffer): boolean {
  return certificates.some(({ cert }) => new X509Certificate(cert).raw.equals(certificate));
}
