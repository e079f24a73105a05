import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { copiedCause, isError } from "./copied-cause.ts";
import { ExchangeFailure, type FailureDetails } from "./exchange.ts";
import { isJsonObject, type Unchecked } from "./json-object.ts";
import { TimeoutReached } from "./time.ts";

const descriptions: Readonly<Partial<Record<TransportPhase, string>>> & { readonly connection: string } = {
  connection: "the service could not be reached or closed the connection",
  timeout: "the service took too long",
  answer: "the connection broke while the answer was read",
};

/** Codes of Node and undici that say that the network failed. */
const networkCode =
  /^(E(MFILE|NFILE|NOBUFS|NOMEM|CONN|HOST|NET|PIPE|AI_|TIMEDOUT|ADDRNOTAVAIL)|ENOTFOUND|UND_ERR_(SOCKET|CONNECT|HEADERS_|BODY_|CLOSED|DESTROYED|RES)|HPE_|ERR_STREAM_PREMATURE)/;
/** Codes of Node and OpenSSL that say that TLS failed. */
const tlsCode =
  /^(EPROTO|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH|UNSPECIFIED$)/;
/** Messages of browsers and undici for a failed request: the Fetch standard has no code for it. */
const networkMessages: ReadonlySet<string> = new Set([
  "fetch failed",
  "terminated",
  "Failed to fetch",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "network error",
]);

/** Wraps a failure of the network. Anything else, such as a bug in a fetch of the caller's own, is returned as it is. */
export function transportError(operation: string, error: unknown, url: string): unknown {
  const host = hostOf(url);
  if (!isError(error)) return error;
  // A `fetch` throws a TypeError with the failure as its cause, that of the package's own connections too.
  const own = error instanceof TypeError ? error.cause : error;
  if (own instanceof ExchangeFailure) return ofExchange(operation, own, host);
  const code = networkCodeOf(error) ?? networkCodeOf(error.cause);
  if (code === undefined && !(error.name === "TypeError" && networkMessages.has(error.message))) return error;
  const phase = phaseOf(error, code);
  const reason = describe(phase, code, host, false);
  const { requestSent = code === undefined || !unconnected.test(code), reusedSocket } = saidOf(error.cause);
  const failure = new TransportError(operation, phase, reason, { cause: copiedCause(error), requestSent });
  if (phase === "connection" && reusedSocket === true) remedies.set(failure, "reconnect");
  return failure;
}

/**
 * The error of a call that did not end in time.
 *
 * @param url `undefined` where several addresses are called
 * @param requestSent whether the service may have received a request; the failure says it where the exchange knows it
 */
export function timeoutError(
  operation: string,
  milliseconds: number,
  url: string | undefined,
  requestSent: boolean,
  reached?: TimeoutReached,
): TransportError {
  const host = url === undefined ? "the service" : hostOf(url);
  const failure = reached?.cause instanceof ExchangeFailure ? reached.cause : undefined;
  if (failure?.details.phase === "proxy") return ofExchange(operation, failure, host);
  const { requestSent: isSent = requestSent, advice } = failure?.details ?? {};
  const reason = `no complete answer within ${milliseconds} ms from ${host}${afterSemicolon(advice)}`;
  return new TransportError(operation, "timeout", reason, { requestSent: isSent });
}

/** The error for a failure that says what was sent. The package's own connections have the option `tls`. */
function ofExchange(operation: string, failure: ExchangeFailure, host: string): TransportError {
  const { cause, message, details } = failure;
  const { requestSent, reusedSocket, isFinal, advice } = details;
  const code = networkCodeOf(cause);
  const phase = details.phase ?? phaseOf(failure, code);
  const said = cause === undefined ? `${message}, from ${host}` : describe(phase, code, host, true);
  const reason = phase === "proxy" ? message : said + afterSemicolon(advice);
  const options = { requestSent, ...(cause === undefined ? {} : { cause: copiedCause(cause) }) };
  const error = new TransportError(operation, phase, reason, options);
  if (phase === "connection" && reusedSocket === true) remedies.set(error, "reconnect");
  if (isFinal === true) remedies.set(error, "none");
  return error;
}

/** Failures of this machine before the network is reached: codes, meaning and advice. */
const ownFaults: readonly (readonly [RegExp, meaning: string, advice: string])[] = [
  [
    /^EMFILE$/,
    "this process has too many files and connections open",
    "raise its limit (ulimit -n), or make fewer calls at the same time (maxSockets)",
  ],
  [/^ENFILE$/, "this machine has too many open files", "raise the limit of the machine, or close what is not needed"],
  [
    /^(EADDRNOTAVAIL|ENOBUFS|ENOMEM)$/,
    "this machine has no port or memory left for a connection",
    "make fewer calls at the same time (maxSockets)",
  ],
  [
    /^EAI_(AGAIN|FAIL|SYSTEM|MEMORY)$/,
    "the name server of this machine did not answer",
    "check its network and its name server, such as /etc/resolv.conf",
  ],
];

/** Meaning of a failure on this machine; `undefined` for any other. */
export function describeOwnFault(code: string | undefined, host: string): string | undefined {
  const [, meaning, advice] = ownFaults.find(([pattern]) => code !== undefined && pattern.test(code)) ?? [];
  return meaning === undefined ? undefined : `${meaning} (${code}), so there is no connection to ${host}; ${advice}`;
}

function describe(phase: TransportPhase, code: string | undefined, host: string, takesAuthorities: boolean): string {
  const ownFault = describeOwnFault(code, host);
  if (ownFault !== undefined) return ownFault;
  const described =
    phase === "tls"
      ? describeTlsFailure(code, "the service", takesAuthorities)
      : (descriptions[phase] ?? descriptions.connection);
  return `${described}${code === undefined ? "" : ` (${code})`} at ${host}`;
}

function afterSemicolon(advice: string | undefined): string {
  return advice === undefined ? "" : `; ${advice}`;
}

/** Host and port of an address. */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return "an unknown host";
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port === "" ? (protocol === "http:" ? "80" : "443") : port}`;
}

/** Codes of failures before there is a connection that a request could be sent over. */
const unconnected =
  /^(E(MFILE|NFILE|NOBUFS|NOMEM)|ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)/;

/** Remedy of a failure: a new connection where a kept one was closed, another attempt later, or none. */
type Remedy = "reconnect" | "wait" | "none";

/** Remedies of failures whose phase does not tell them. */
const remedies = new WeakMap<TransportError, Remedy>();

export function remedyOf(error: TransportError): Remedy {
  return remedies.get(error) ?? (error.phase === "tls" || error.phase === "size" ? "none" : "wait");
}

/** Details of a failed request from the caller's `fetch`. undici says how much the connection had read before. */
function saidOf(cause: unknown): Partial<Pick<FailureDetails, "requestSent" | "reusedSocket">> {
  if (!isJsonObject(cause)) return {};
  const { requestSent, reusedSocket, socket }: Unchecked<FailureDetails & { readonly socket: unknown }> = cause;
  const bytesRead = isJsonObject(socket) ? socket["bytesRead"] : undefined;
  return {
    ...(requestSent === undefined ? {} : { requestSent: requestSent !== false }),
    reusedSocket: reusedSocket === true || (typeof bytesRead === "number" && bytesRead > 0),
  };
}

function phaseOf(error: Error, code: string | undefined): Exclude<TransportPhase, "size" | "proxy"> {
  if (code !== undefined && /TIMEOUT|ETIMEDOUT/.test(code)) return "timeout";
  if (error.message === "terminated") return "answer";
  return code !== undefined && tlsCode.test(code) ? "tls" : "connection";
}

function networkCodeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  const { code } = error;
  if (typeof code !== "string" || !(networkCode.test(code) || tlsCode.test(code))) return undefined;
  return code === "EPROTO" && isError(error) ? (openSslCode(error.message) ?? code) : code;
}

/** Codes of a certificate that leads to no authority that is trusted. */
const untrusted = /^(UNABLE_TO_(GET|VERIFY|DECODE)|SELF_SIGNED|DEPTH_ZERO|CERT_UNTRUSTED|INVALID_CA)/;

/** Meanings of the other codes of Node and OpenSSL; the first one that fits counts. */
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

/** Says what a failure of TLS means. A client that sends by a `fetch` it was given has no option `tls.ca`. */
function describeTlsFailure(code: string | undefined, other: string, takesAuthorities: boolean): string {
  if (code !== undefined && untrusted.test(code)) {
    const advice = `give the authority's certificate ${takesAuthorities ? "as tls.ca, or " : ""}to Node as NODE_EXTRA_CA_CERTS`;
    // Deno has one code for all certificates that it refuses.
    return "Deno" in globalThis
      ? `${other}'s certificate cannot be accepted, and Deno does not say why; if it has not expired, ${advice}`
      : `${other}'s certificate is from an unknown authority; ${advice}`;
  }
  const [, meaning] = meanings.find(([pattern]) => code !== undefined && pattern.test(code)) ?? [];
  return (meaning ?? "the TLS handshake with the service failed").replaceAll("the service", other);
}

/** Meaning of a TLS failure towards a proxy; `undefined` for any other failure. */
export function describeProxyTlsFailure(cause: unknown, proxy: string): string | undefined {
  const code = networkCodeOf(cause);
  if (code === undefined || !tlsCode.test(code)) return undefined;
  return `${describeTlsFailure(code, proxy, true)} (${code})`;
}

/** The code in the message of an error that Node itself only calls `EPROTO`. */
function openSslCode(message: string): string | undefined {
  const [, reason] = /SSL routines:[^:]*:([^:]+):/.exec(message) ?? [];
  return reason === undefined ? undefined : `ERR_SSL_${reason.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}`;
}
