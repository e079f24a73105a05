import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { AnswerTooLarge } from "./answer.ts";
import { TimeoutReached } from "./with-timeout.ts";

const descriptions: Readonly<Record<Exclude<TransportPhase, "size">, string>> = {
  connection: "the service could not be reached or closed the connection",
  tls: "the certificate or the TLS handshake of the service was refused",
  timeout: "the service took too long",
  answer: "the connection broke while the answer was read",
};

/** Codes of Node, OpenSSL and undici that say that the network failed. */
const networkCode =
  /^(E(CONN|HOST|NET|PIPE|AI_|TIMEDOUT|ADDRNOTAVAIL|PROTO)|ENOTFOUND|UND_ERR_(SOCKET|CONNECT|HEADERS_|BODY_|CLOSED|DESTROYED|RES)|HPE_|ERR_(TLS|SSL|STREAM_PREMATURE)|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
/** What the browsers and undici call a failed request: the Fetch standard gives it no code. */
const networkMessages: ReadonlySet<string> = new Set([
  "fetch failed",
  "terminated",
  "Failed to fetch",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "network error",
]);

/**
 * Wraps a failure of the network. Anything else, such as a bug in a fetch of the caller's own, is returned as it is.
 */
export function transportError(operation: string, error: unknown): unknown {
  if (error instanceof TimeoutReached) return new TransportError(operation, "timeout", error.message);
  if (error instanceof AnswerTooLarge) return new TransportError(operation, "size", error.message);
  if (!(error instanceof Error)) return error;
  const code = networkCodeOf(error) ?? networkCodeOf(error.cause);
  if (code === undefined && !(error instanceof TypeError && networkMessages.has(error.message))) return error;
  const phase = phaseOf(error, code);
  const reason = `${descriptions[phase]}${code === undefined ? "" : ` (${code})`}`;
  return new TransportError(operation, phase, reason, { cause: error, requestSent: mayBeSent(error, code) });
}

/** Codes of failures before there is a connection that a request could be sent over. */
const unconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)/;

/** Whether the request may have reached the service; our own transport knows, others show it by the code. */
function mayBeSent({ cause }: Error, code: string | undefined): boolean {
  if (typeof cause === "object" && cause !== null && "requestSent" in cause) return cause.requestSent !== false;
  return code === undefined || !unconnected.test(code);
}

/** Whether a connection that was kept alive turned out to be closed before the request was answered. */
export function isStaleConnection({ phase, cause }: TransportError): boolean {
  if (phase !== "connection" || !(cause instanceof TypeError)) return false;
  const failure: unknown = cause.cause;
  if (typeof failure !== "object" || failure === null) return false;
  // Ours says so; undici's tells how much the connection had read before.
  if ("reusedSocket" in failure) return failure.reusedSocket === true;
  if (!("socket" in failure) || typeof failure.socket !== "object" || failure.socket === null) return false;
  return "bytesRead" in failure.socket && typeof failure.socket.bytesRead === "number" && failure.socket.bytesRead > 0;
}

function phaseOf(error: Error, code: string | undefined): keyof typeof descriptions {
  if (code !== undefined) {
    if (/TIMEOUT|ETIMEDOUT/.test(code)) return "timeout";
    if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/.test(code)) return "tls";
  }
  return error.message === "terminated" ? "answer" : "connection";
}

function networkCodeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" && networkCode.test(error.code) ? error.code : undefined;
}
