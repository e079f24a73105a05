/** Codes of a certificate that leads to no authority that is trusted. */
const untrusted = /^(UNABLE_TO_(GET|VERIFY|DECODE)|SELF_SIGNED|DEPTH_ZERO|CERT_UNTRUSTED|INVALID_CA)/;

/** What the other codes of Node and OpenSSL mean; of several that fit, the first one counts. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^(ERR_TLS_CERT_ALTNAME|HOSTNAME_MISMATCH)/, "the service's certificate is for another host name"],
  [/^CERT_HAS_EXPIRED/, "the service's certificate has expired"],
  [/^CERT_NOT_YET_VALID/, "the service's certificate is not valid yet"],
  // Node has no code for the other reasons of OpenSSL, such as a name that the authority may not vouch for.
  [/^(CERT_|INVALID_PURPOSE|PATH_LENGTH|UNSPECIFIED$)/, "the service's certificate cannot be accepted"],
  [/UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|NO_PROTOCOLS/, "the service offers neither TLS 1.2 nor TLS 1.3"],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/, "the other side does not speak TLS"],
  [/ALERT_UNKNOWN_CA/, "the service refused the client certificate: its authority is unknown there"],
  [/ALERT_CERTIFICATE_REQUIRED/, "the service refused the call without a client certificate"],
  [/ALERT_CERTIFICATE_EXPIRED/, "the service refused the client certificate as expired"],
  [/ALERT_CERTIFICATE_REVOKED/, "the service refused the client certificate as revoked"],
  [
    /ALERT_(BAD_CERTIFICATE|CERTIFICATE_UNKNOWN|UNSUPPORTED_CERTIFICATE|ACCESS_DENIED|NO_CERTIFICATE)/,
    "the service refused the client certificate",
  ],
  [
    /ALERT_HANDSHAKE_FAILURE/,
    "the service refused the handshake: it wants a client certificate, or there is no common cipher",
  ],
];

/**
 * Says what a failure of TLS means.
 *
 * @param code of Node, or of OpenSSL as Node spells it
 * @param takesAuthorities whether the client has the option `tls.ca`; one that sends by a `fetch` it was given has not
 */
export function describeTlsFailure(code: string | undefined, takesAuthorities: boolean): string {
  if (code !== undefined && untrusted.test(code)) {
    const advice = `give the authority's certificate ${takesAuthorities ? "as tls.ca, or " : ""}to Node as NODE_EXTRA_CA_CERTS`;
    // Deno has one code for all certificates that it refuses.
    return "Deno" in globalThis
      ? `the service's certificate cannot be accepted, and Deno does not say why; if it has not expired, ${advice}`
      : `the service's certificate is from an unknown authority; ${advice}`;
  }
  const [, meaning] = meanings.find(([pattern]) => code !== undefined && pattern.test(code)) ?? [];
  return meaning ?? "the TLS handshake with the service failed";
}

/** The code in the message of an error that Node itself only calls `EPROTO`. */
export function openSslCode(message: string): string | undefined {
  const [, reason] = /SSL routines:[^:]*:([^:]+):/.exec(message) ?? [];
  return reason === undefined ? undefined : `ERR_SSL_${reason.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}`;
}
