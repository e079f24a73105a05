import { X509Certificate } from "node:crypto";
import type { ClientSystem } from "../client-systems.ts";

/** Finds the client system that a certificate, as DER, belongs to. */
export type IdentifyClient = (certificate: Uint8Array | undefined) => ClientSystem | undefined;

/**
 * The certificate identifies the client system: it must equal a registered one. One that is registered for two client
 * systems identifies neither.
 *
 * Source: specification, Identity service: client (AIS) authentication, 1 and 4.
 */
export function clientIdentification(clients: readonly ClientSystem[]): IdentifyClient {
  const owners = new Map<string, Set<ClientSystem>>();
  for (const client of clients) {
    for (const { cert } of client.certificates) {
      const key = keyOf(new X509Certificate(cert).raw);
      owners.set(key, (owners.get(key) ?? new Set()).add(client));
    }
  }
  return (certificate) => {
    if (certificate === undefined) return undefined;
    const [owner, ...more] = owners.get(keyOf(certificate)) ?? [];
    return more.length === 0 ? owner : undefined;
  };
}

function keyOf(certificate: Uint8Array): string {
  return Buffer.from(certificate).toString("base64");
}
