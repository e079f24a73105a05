import { X509Certificate } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import type { PresentedCertificate } from "../services/service.ts";

/** The same, with all that Node knows of the certificate. */
interface Presented extends PresentedCertificate {
  readonly certificate: X509Certificate;
}

/** The certificates that a proxy has sent along. */
const forwarded = new WeakMap<IncomingMessage, Presented | undefined>();

/** The certificate that the client of a request presented; `undefined` when there is none. */
export function presentedBy(request: IncomingMessage): Presented | undefined {
  if (forwarded.has(request)) return forwarded.get(request);
  const { socket } = request;
  if (!(socket instanceof TLSSocket)) return undefined;
  const certificate = socket.getPeerX509Certificate();
  if (certificate === undefined) return undefined;
  if (socket.authorized) return { certificate, fault: undefined };
  // A code, although its type is an error; nothing when a fault makes the certificate count as expired.
  const reason: unknown = socket.authorizationError;
  const isExpired = typeof reason !== "string" || reason === "CERT_HAS_EXPIRED";
  return { certificate, fault: isExpired ? "expired" : "untrusted" };
}

/** Carries the certificate of the client as nginx escapes it (`$ssl_client_escaped_cert`). */
const certificateHeader = "x-ssl-client-cert";

/**
 * Stores the certificate in the header of a request from a trusted proxy. A header without a valid certificate counts as none.
 *
 * @param authority certificate (PEM) of the authority whose client certificates are good
 */
export function readForwarded(request: IncomingMessage, authority: string, countAsExpired: boolean): void {
  const escaped = request.headers[certificateHeader];
  if (typeof escaped !== "string") return;
  forwarded.set(request, undefined);
  try {
    const certificate = new X509Certificate(decodeURIComponent(escaped));
    const issuer = new X509Certificate(authority);
    const isOurs = certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
    const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
    const isExpired = countAsExpired || Date.now() > to;
    const fault = !isOurs || Date.now() < from ? "untrusted" : isExpired ? "expired" : undefined;
    forwarded.set(request, { certificate, fault });
  } catch {
    // No certificate.
  }
}
