import { TransportError, type TransportPhase } from "../errors/transport-error.ts";

/**
 * Wraps what a `fetch` throws for a failed connection. Anything else, such as a bug in a fetch of the caller's own, is
 * returned as it is.
 */
export function transportError(operation: string, error: unknown): unknown {
  // The Fetch standard makes every network failure a TypeError; the failure itself is its cause (Node) or absent.
  if (!(error instanceof TypeError)) return error;
  const code = errorCode(error.cause) ?? errorCode(error);
  // A TypeError without a cause whose message names no network failure is a programming error.
  if (error.cause === undefined && !/fetch|network|load failed|terminated/i.test(error.message)) return error;
  const phase = phaseOf(error, code);
  return new TransportError(operation, phase, `${descriptions[phase]}${code === undefined ? "" : ` (${code})`}`, {
    cause: error,
  });
}

const descriptions: Readonly<Record<TransportPhase, string>> = {
  connection: "the service could not be reached or closed the connection",
  tls: "the certificate or the TLS handshake of the service was refused",
  timeout: "the service took too long",
  answer: "the connection broke while the answer was read",
};

function phaseOf(error: TypeError, code: string | undefined): TransportPhase {
  if (code !== undefined) {
    if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/.test(code)) return "tls";
    if (/TIMEOUT|ETIMEDOUT/.test(code)) return "timeout";
  }
  return error.message === "terminated" ? "answer" : "connection";
}

function errorCode(error: unknown): string | undefined {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
