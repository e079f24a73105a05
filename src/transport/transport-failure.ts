import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { copiedCause, isError } from "./copied-cause.ts";
import { ExchangeFailure, type FailureDetails } from "./exchange.ts";
import failures from "./failure-codes.json" with { type: "json" };
import { isJsonObject, type Unchecked } from "./json-object.ts";
import { TimeoutReached } from "./time.ts";

const descriptions: Readonly<Partial<Record<TransportPhase, string>>> & { readonly connection: string } = {
  connection: "the service could not be reached or closed the connection",
  timeout: "the service took too long",
  answer: "the connection broke while the answer was read",
};

/** A failure of the network, by its code. */
type KnownFailure = (typeof failures.codes)[number] & { readonly code: string };

/** Finds the failure by a code of Node, undici or OpenSSL; `undefined` for any other error. */
function knownFailure(error: unknown): KnownFailure | undefined {
  const given = codeOf(error);
  const code = given === "EPROTO" && isError(error) ? (openSslCode(error.message) ?? given) : given;
  // The version of TLS stands before the name of an alert.
  const name = code?.replace(/^ERR_SSL_.*_ALERT_/, "ERR_SSL_ALERT_");
  const row = failures.codes.find(({ begin }) => begin.split(" ").some((beginning) => name?.startsWith(beginning)));
  return row === undefined || code === undefined ? undefined : { ...row, code };
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Wraps a failure of the network. Anything else, such as a bug in a fetch of the caller's own, is returned as it is. */
export function transportError(operation: string, error: unknown, url: string): unknown {
  const host = hostOf(url);
  if (!isError(error)) return error;
  // A `fetch`, also the package's own, throws a TypeError whose cause is the failure.
  const own = error instanceof TypeError ? error.cause : error;
  if (own instanceof ExchangeFailure) return ofExchange(operation, own, host);
  const known = knownFailure(error) ?? knownFailure(error.cause);
  // The Fetch standard has no code for a failed request.
  if (known === undefined && !(error.name === "TypeError" && failures.messages.includes(error.message))) return error;
  const phase = phaseOf(error, known);
  const requestSent = known?.unsent !== true;
  return failed(operation, describe(phase, known, host, false), { phase, requestSent, ...saidOf(error.cause) }, error);
}

/**
 * The error of a call that did not end in time.
 *
 * @param url `undefined` where several addresses are called
 */
export function timeoutError(
  operation: string,
  milliseconds: number,
  url: string | undefined,
  reached?: TimeoutReached,
): TransportError {
  const host = url === undefined ? "the service" : hostOf(url);
  const failure = reached?.cause instanceof ExchangeFailure ? reached.cause : undefined;
  if (failure?.details.phase === "proxy") return ofExchange(operation, failure, host);
  const { requestSent = true, advice } = failure?.details ?? {};
  const reason = `no complete answer within ${milliseconds} ms from ${host}${afterSemicolon(advice)}`;
  return new TransportError(operation, "timeout", reason, { requestSent });
}

/** Makes the error for a failure of the package's own connections, which have the option `tls`. */
function ofExchange(operation: string, failure: ExchangeFailure, host: string): TransportError {
  const { cause, message, details } = failure;
  const known = knownFailure(cause);
  const phase = details.phase ?? phaseOf(failure, known);
  const said = cause === undefined ? `${message}, from ${host}` : describe(phase, known, host, true);
  const reason = phase === "proxy" ? message : said + afterSemicolon(details.advice);
  return failed(operation, reason, { ...details, phase }, cause);
}

function failed(
  operation: string,
  reason: string,
  { phase, requestSent, reusedSocket, isFinal }: FailureDetails & { readonly phase: TransportPhase },
  cause: unknown,
): TransportError {
  const options = { requestSent, ...(cause === undefined ? {} : { cause: copiedCause(cause) }) };
  const error = new TransportError(operation, phase, reason, options);
  if (phase === "connection" && reusedSocket === true) remedies.set(error, "reconnect");
  if (isFinal === true) remedies.set(error, "none");
  return error;
}

function describe(
  phase: TransportPhase,
  known: KnownFailure | undefined,
  host: string,
  takesAuthorities: boolean,
): string {
  if (known?.advice !== undefined) return describeOwnFault(known, host);
  const described =
    phase === "tls" && known !== undefined
      ? describeTlsFailure(known, "the service", takesAuthorities)
      : (known?.meaning ?? descriptions[phase] ?? descriptions.connection);
  return `${described}${known === undefined ? "" : ` (${known.code})`} at ${host}`;
}

/** Describes a failure on this machine, before the network is reached. */
function describeOwnFault({ code, meaning, advice }: KnownFailure, host: string): string {
  return `${meaning} (${code}), so there is no connection to ${host}; ${advice}`;
}

/** Describes the failure of a request to a proxy. An untrusted proxy is not asked again. */
export function describeProxyFailure(
  cause: Error,
  proxy: string,
): { readonly reason: string; readonly isFinal: boolean } {
  const known = knownFailure(cause);
  if (known?.phase === "tls")
    return { reason: `${describeTlsFailure(known, proxy, true)} (${known.code})`, isFinal: true };
  if (known?.advice !== undefined) return { reason: describeOwnFault(known, proxy), isFinal: false };
  const code = codeOf(cause);
  const reason = `${proxy} could not be reached or closed the connection${code === undefined ? "" : ` (${code})`}`;
  return { reason, isFinal: false };
}

function afterSemicolon(advice: string | undefined): string {
  return advice === undefined ? "" : `; ${advice}`;
}

/** Host and port of an address. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return "an unknown host";
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port === "" ? (protocol === "http:" ? "80" : "443") : port}`;
}

/** Remedy of a failure: a new connection if an idle one was closed, a later attempt, or none. */
type Remedy = "reconnect" | "wait" | "none";

/** Remedies of failures that do not follow from the phase. */
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

function phaseOf(error: Error, known: KnownFailure | undefined): Exclude<TransportPhase, "size" | "proxy"> {
  if (known?.phase === "timeout") return "timeout";
  if (error.message === "terminated") return "answer";
  return known?.phase === "tls" ? "tls" : "connection";
}

/** Describes a failure of TLS. A client with the caller's `fetch` has no option `tls.ca`. */
function describeTlsFailure({ untrusted, meaning }: KnownFailure, other: string, takesAuthorities: boolean): string {
  if (untrusted === true) {
    const advice = `give the authority's certificate ${takesAuthorities ? "as tls.ca, or " : ""}to Node as NODE_EXTRA_CA_CERTS`;
    // Deno has one code for all certificates that it refuses.
    return "Deno" in globalThis
      ? `${other}'s certificate cannot be accepted, and Deno does not say why; if it has not expired, ${advice}`
      : `${other}'s certificate is from an unknown authority; ${advice}`;
  }
  return (meaning ?? "the TLS handshake with the service failed").replaceAll("the service", other);
}

/** Reads the code of OpenSSL from the message of an error whose code is `EPROTO`. */
function openSslCode(message: string): string | undefined {
  const [, reason] = /SSL routines:[^:]*:([^:]+):/.exec(message) ?? [];
  return reason === undefined ? undefined : `ERR_SSL_${reason.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}`;
}
