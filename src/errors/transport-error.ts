import { ContractError } from "./contract-error.ts";

/**
 * The phase in which a call failed below HTTP:
 * - `connection`: no connection, or one that broke before the answer began,
 * - `proxy`: the proxy could not be reached, refused to pass the request on, or did not answer in time,
 * - `tls`: the server's certificate or the TLS handshake was refused, or there is no client certificate for it,
 * - `timeout`: the time given to the call ran out,
 * - `answer`: the connection broke while the answer was read, or a compressed answer breaks off,
 * - `size`: the answer is larger than allowed.
 */
export type TransportPhase = "connection" | "proxy" | "tls" | "timeout" | "answer" | "size";

/** Lines of a stack that reach the caller of any method. */
const stackFrames = 40;

/**
 * No complete answer came. The `cause` is a copy of the failure below, if there is one: its message, stack and codes, and
 * nothing of the request.
 *
 * @example
 *
 * ```ts
 * if (error instanceof TransportError && error.requestSent) {
 *   // A value that is good once, such as an authorization code, may be used up.
 * }
 * ```
 */
export class TransportError extends ContractError {
  override readonly name = "TransportError";
  /** Stable code of the class. */
  static readonly code = "ERR_TRANSPORT";
  readonly code = "ERR_TRANSPORT";
  /** The operationId; `lookup` or `changes` when the time of all of it ran out. */
  readonly operation: string;
  /** The phase in which the call failed. */
  readonly phase: TransportPhase;
  /** Whether the service may have received the request; `false` only when it certainly has not. */
  readonly requestSent: boolean;

  constructor(
    operation: string,
    phase: TransportPhase,
    reason: string,
    { requestSent = true, ...options }: ErrorOptions & { readonly requestSent?: boolean } = {},
  ) {
    // V8 writes ten lines, which the frames of the package would fill before the caller's.
    const limit: unknown = Reflect.get(Error, "stackTraceLimit");
    if (typeof limit === "number" && limit > 0) Reflect.set(Error, "stackTraceLimit", Math.max(limit, stackFrames));
    super(`${operation}: ${reason}`, options);
    if (typeof limit === "number") Reflect.set(Error, "stackTraceLimit", limit);
    this.operation = operation;
    this.phase = phase;
    this.requestSent = requestSent;
  }
}
