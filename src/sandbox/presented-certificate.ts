import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { PresentedCertificate } from "../services/service.ts";

/** The certificate that the client of a connection presented; `undefined` when there is none. */
export function presentedOn(socket: Socket): PresentedCertificate | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const certificate = socket.getPeerX509Certificate();
  if (certificate === undefined) return undefined;
  if (socket.authorized) return { certificate, fault: undefined };
  // A code, which the types call an error, or nothing where the sandbox was told to count the certificate as expired.
  const reason: unknown = socket.authorizationError;
  const isExpired = typeof reason !== "string" || reason === "CERT_HAS_EXPIRED";
  return { certificate, fault: isExpired ? "expired" : "untrusted" };
}
