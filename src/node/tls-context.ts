import type { SecureContext } from "node:tls";
import { clientAuthentication } from "../../generated/client-authentication.gen.ts";

/** Certificates and key of one side of a TLS connection, as PEM. */
export interface TlsMaterial {
  /** Certificates of the authorities to trust instead of the system's. */
  readonly ca?: string | readonly string[] | undefined;
  /** Client certificate, certificates of intermediate authorities after it. */
  readonly cert?: string | undefined;
  /** Private key of the client certificate, not encrypted. */
  readonly key?: string | undefined;
}

/**
 * Makes the context of all connections with the same authorities and client certificate. Its TLS versions are always those of the
 * specification (Authentication, client authentication); options of Node do not change them.
 */
export function createTlsContext({ ca, cert, key }: TlsMaterial): SecureContext {
  const { tlsVersions } = clientAuthentication;
  return process.getBuiltinModule("node:tls").createSecureContext({
    minVersion: tlsVersions[0],
    maxVersion: tlsVersions.at(-1),
    ...(ca === undefined ? {} : { ca: typeof ca === "string" ? ca : [...ca] }),
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
  });
}
