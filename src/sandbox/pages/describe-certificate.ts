import { X509Certificate } from "node:crypto";
import type { ClientSystem } from "../client-systems.ts";
import type { PresentedCertificate } from "../../services/service.ts";
import { about, type Details } from "./error-page.ts";
import type { Language } from "./language.ts";
import { words } from "./words.ts";

/** Owner of a certificate, its end and its fingerprint. */
export function describeCertificate(presented: PresentedCertificate | undefined, language: Language): string {
  if (presented === undefined) return words.noCertificate[language];
  const { certificate, fault } = presented;
  const { subject, validTo, fingerprint256 } = certificate;
  const until = new Date(validTo).toISOString().slice(0, 10);
  const description = `${subject.replaceAll("\n", ", ")}, ${until}, SHA-256 ${fingerprint256}`;
  if (fault === undefined) return description;
  const wrong = fault === "expired" ? words.certificateExpired : words.certificateUntrusted;
  return `${description} – ${wrong[language]}`;
}

/** The fingerprints of the certificates of client systems. */
export function certificatesOf(clients: readonly ClientSystem[], language: Language): Details {
  return clients.map(({ clientId, certificates }) => [
    about(words.registeredCertificates, { client: clientId })[language],
    certificates.map(({ cert }) => new X509Certificate(cert).fingerprint256),
  ]);
}
