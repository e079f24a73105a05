import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { AnswerCut, AnswerTooLarge } from "./body-bytes.ts";
import { ExchangeFailure } from "./exchange.ts";
import { isError, tellingCause } from "./telling-cause.ts";
import { describeTlsFailure, openSslCode } from "./tls-failure.ts";
import { TimeoutReached } from "./with-timeout.ts";

const descriptions: Readonly<Partial<Record<TransportPhase, string>>> & { readonly connection: string } = {
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
 *
 * @param url where the request was sent; `undefined` for a step of several requests
 */
export function transportError(operation: string, error: unknown, url?: string): unknown {
  const host = url === undefined ? "the service" : hostOf(url);
  if (error instanceof TimeoutReached) {
    const { failure } = error;
    if (failure?.phase === "proxy") return ofOwnRoad(operation, failure, host);
    return new TransportError(operation, "timeout", `${error.message} from ${host}${adviceOf(failure)}`);
  }
  if (error instanceof AnswerTooLarge) return new TransportError(operation, "size", `${error.message}, from ${host}`);
  if (error instanceof AnswerCut) return new TransportError(operation, "answer", `${error.message}, from ${host}`);
  if (!isError(error)) return error;
  if (error instanceof ExchangeFailure) return ofOwnRoad(operation, error, host);
  // What a `fetch` of the package's own throws.
  if (error.cause instanceof ExchangeFailure) return ofOwnRoad(operation, error.cause, host);
  const code = networkCodeOf(error) ?? networkCodeOf(error.cause);
  if (code === undefined && !(error.name === "TypeError" && networkMessages.has(error.message))) return error;
  const phase = phaseOf(error, code);
  const reason = describe(phase, code, host, false);
  const requestSent = mayBeSent(error.cause) ?? (code === undefined || !unconnected.test(code));
  const failure = new TransportError(operation, phase, reason, { cause: tellingCause(error), requestSent });
  if (phase === "connection" && isOfUsedConnection(error.cause)) stale.add(failure);
  return failure;
}

/** The road knows what was sent, and has the option `tls`. */
function ofOwnRoad(operation: string, failure: ExchangeFailure, host: string): TransportError {
  const { cause, message, requestSent, reusedSocket, isFinal } = failure;
  const code = networkCodeOf(cause);
  const phase = failure.phase ?? phaseOf(failure, code);
  const reason = phase === "proxy" ? message : describe(phase, code, host, true) + adviceOf(failure);
  const error = new TransportError(operation, phase, reason, { cause: tellingCause(cause), requestSent });
  if (phase === "connection" && reusedSocket) stale.add(error);
  if (isFinal) final.add(error);
  return error;
}

function describe(phase: TransportPhase, code: string | undefined, host: string, takesAuthorities: boolean): string {
  const described =
    phase === "tls" ? describeTlsFailure(code, takesAuthorities) : (descriptions[phase] ?? descriptions.connection);
  return `${described}${code === undefined ? "" : ` (${code})`} at ${host}`;
}

function adviceOf(failure: ExchangeFailure | undefined): string {
  return failure?.advice === undefined ? "" : `; ${failure.advice}`;
}

/** Host and port of an address. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return "an unknown host";
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port === "" ? (protocol === "http:" ? "80" : "443") : port}`;
}

/** Codes of failures before there is a connection that a request could be sent over. */
const unconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)/;

/** Failures of a connection that was kept alive and turned out to be closed. */
const stale = new WeakSet<TransportError>();

/** Whether a connection that was kept alive turned out to be closed before the request was answered. */
export function isStaleConnection(error: TransportError): boolean {
  return stale.has(error);
}

/** Failures that another attempt would not heal, whatever their phase. */
const final = new WeakSet<TransportError>();

/** Whether another attempt may heal a failure. */
export function mayHeal(error: TransportError): boolean {
  return error.phase !== "tls" && error.phase !== "size" && !final.has(error);
}

/** What a `fetch` of the caller's own says of it. */
function mayBeSent(cause: unknown): boolean | undefined {
  const says = typeof cause === "object" && cause !== null && "requestSent" in cause;
  return says ? cause.requestSent !== false : undefined;
}

/** undici tells how much the connection had read before. */
function isOfUsedConnection(failure: unknown): boolean {
  if (typeof failure !== "object" || failure === null) return false;
  if ("reusedSocket" in failure) return failure.reusedSocket === true;
  if (!("socket" in failure) || typeof failure.socket !== "object" || failure.socket === null) return false;
  return "bytesRead" in failure.socket && typeof failure.socket.bytesRead === "number" && failure.socket.bytesRead > 0;
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
