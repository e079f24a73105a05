import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { AnswerTooLarge } from "./answer.ts";
import { TimeoutReached } from "./with-timeout.ts";

const descriptions: Readonly<Record<Exclude<TransportPhase, "timeout" | "size">, string>> = {
  connection: "the service could not be reached or closed the connection",
  tls: "the certificate or the TLS handshake of the service was refused",
  answer: "the connection broke while the answer was read",
};

/**
 * Wraps a failure of the network. Anything else, such as a bug in a fetch of the caller's own, is returned as it is.
 */
export function transportError(operation: string, error: unknown): unknown {
  if (error instanceof TimeoutReached) return new TransportError(operation, "timeout", error.message);
  if (error instanceof AnswerTooLarge) return new TransportError(operation, "size", error.message);
  // The Fetch standard makes every network failure a TypeError; the failure itself is its cause (Node) or absent.
  if (!(error instanceof TypeError)) return error;
  const code = errorCode(error.cause) ?? errorCode(error);
  // A TypeError without a cause whose message names no network failure is a programming error.
  if (error.cause === undefined && !/fetch|network|load failed|terminated/i.test(error.message)) return error;
  if (code !== undefined && /TIMEOUT|ETIMEDOUT/.test(code)) {
    return new TransportError(operation, "timeout", `the service took too long (${code})`, { cause: error });
  }
  const phase = phaseOf(error, code);
  const reason = `${descriptions[phase]}${code === undefined ? "" : ` (${code})`}`;
  return new TransportError(operation, phase, reason, { cause: error });
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

function phaseOf(error: TypeError, code: string | undefined): keyof typeof descriptions {
  if (
    code !== undefined &&
    /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/.test(code)
  ) {
    return "tls";
  }
  return error.message === "terminated" ? "answer" : "connection";
}

function errorCode(error: unknown): string | undefined {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
