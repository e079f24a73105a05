import { X509Certificate } from "node:crypto";
import type { ClientSystem } from "../client-systems.ts";
import type { PresentedCertificate } from "../../services/service.ts";
import type { Details } from "./error-page.ts";
import { fill, html, type HtmlValue } from "./html.ts";
import { words } from "./words.ts";

/** Owner of a certificate, its end and its fingerprint. */
export function describeCertificate(presented: PresentedCertificate | undefined): HtmlValue {
  if (presented === undefined) return words.noCertificate;
  const { certificate, fault } = presented;
  const { subject, validTo, fingerprint256 } = certificate;
  const until = new Date(validTo).toISOString().slice(0, 10);
  const description = `${subject.replaceAll("\n", ", ")}, ${until}, SHA-256 ${fingerprint256}`;
  if (fault === undefined) return description;
  return html`${description} – ${fault === "expired" ? words.certificateExpired : words.certificateUntrusted}`;
}

/** The fingerprints of the certificates of client systems. */
export function certificatesOf(clients: readonly ClientSystem[]): Details {
  return clients.map(({ clientId, certificates }) => [
    fill(words.registeredCertificates, { client: clientId }),
    certificates.map(({ cert }) => new X509Certificate(cert).fingerprint256),
  ]);
}
