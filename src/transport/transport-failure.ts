import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { AnswerCut, AnswerTooLarge } from "./answer.ts";
import { isError, tellingCause } from "./telling-cause.ts";
import { describeTlsFailure, openSslCode } from "./tls-failure.ts";
import { TimeoutReached } from "./with-timeout.ts";

const descriptions: Readonly<Record<Exclude<TransportPhase, "size" | "tls">, string>> = {
  connection: "the service could not be reached or closed the connection",
  timeout: "the service took too long",
  answer: "the connection broke while the answer was read",
};

/** Codes of Node and undici that say that the network failed. */
const networkCode =
  /^(E(CONN|HOST|NET|PIPE|AI_|TIMEDOUT|ADDRNOTAVAIL)|ENOTFOUND|UND_ERR_(SOCKET|CONNECT|HEADERS_|BODY_|CLOSED|DESTROYED|RES)|HPE_|ERR_STREAM_PREMATURE)/;
/** Codes of Node and OpenSSL that say that TLS failed. */
const tlsCode =
  /^(EPROTO|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH|UNSPECIFIED$)/;
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
  if (error instanceof AnswerCut) return new TransportError(operation, "answer", error.message);
  if (!isError(error)) return error;
  const code = networkCodeOf(error) ?? networkCodeOf(error.cause);
  if (code === undefined && !(error.name === "TypeError" && networkMessages.has(error.message))) return error;
  const phase = phaseOf(error, code);
  const description = phase === "tls" ? describeTlsFailure(code, isOfOwnConnection(error.cause)) : descriptions[phase];
  const reason = `${description}${code === undefined ? "" : ` (${code})`}`;
  const failure = new TransportError(operation, phase, reason, {
    cause: tellingCause(error),
    requestSent: mayBeSent(error, code),
  });
  if (phase === "connection" && isOfUsedConnection(error.cause)) stale.add(failure);
  return failure;
}

/** Codes of failures before there is a connection that a request could be sent over. */
const unconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)/;

/** Whether the request may have reached the service; our own transport knows, others show it by the code. */
function mayBeSent({ cause }: Error, code: string | undefined): boolean {
  if (isOfOwnConnection(cause)) return cause.requestSent !== false;
  return code === undefined || !unconnected.test(code);
}

/** Whether our own connections failed, which the option `tls` is about, and not those of a `fetch`. */
function isOfOwnConnection(failure: unknown): failure is { readonly requestSent: unknown } {
  return typeof failure === "object" && failure !== null && "requestSent" in failure;
}

/** Failures of a connection that was kept alive and turned out to be closed. */
const stale = new WeakSet<TransportError>();

/** Whether a connection that was kept alive turned out to be closed before the request was answered. */
export function isStaleConnection(error: TransportError): boolean {
  return stale.has(error);
}

function isOfUsedConnection(failure: unknown): boolean {
  if (typeof failure !== "object" || failure === null) return false;
  // Ours says so; undici's tells how much the connection had read before.
  if ("reusedSocket" in failure) return failure.reusedSocket === true;
  if (!("socket" in failure) || typeof failure.socket !== "object" || failure.socket === null) return false;
  return "bytesRead" in failure.socket && typeof failure.socket.bytesRead === "number" && failure.socket.bytesRead > 0;
}

function phaseOf(error: Error, code: string | undefined): Exclude<TransportPhase, "size"> {
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
