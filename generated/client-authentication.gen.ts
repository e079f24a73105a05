// Generated from spec/identity.yaml. Do not edit: change the source, then run "npm run generate".

/** How the client system authenticates itself, and over which versions of TLS. */
export const clientAuthentication = {
  "method": "tls_client_auth",
  "tlsVersions": [
    "TLSv1.2",
    "TLSv1.3"
  ]
} as const;
