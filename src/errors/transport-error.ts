import { ContractError } from "./contract-error.ts";

/**
 * The phase in which a call failed below HTTP:
 * - `connection`: there was no connection, or it broke before the response began,
 * - `proxy`: the proxy could not be reached, refused to pass the request on, or did not answer in time,
 * - `tls`: the server's certificate or the TLS handshake was refused, or there is no client certificate for it,
 * - `timeout`: the time of the attempt or the call ran out,
 * - `answer`: the connection broke while the response was read, or a compressed response is incomplete,
 * - `size`: the response is larger than `maxAnswerBytes`.
 */
export type TransportPhase = "connection" | "proxy" | "tls" | "timeout" | "answer" | "size";

/** Length of a stack that includes the caller of any method. */
const stackFrames = 40;

/**
 * No complete response came. If there is a `cause`, it is a copy of the underlying error with message, stack and codes, but without
 * data of the request.
 *
 * @example
 *
 * ```ts
 * if (error instanceof TransportError && error.requestSent) {
 *   // A one-time value, such as an authorization code, may be used up.
 * }
 * ```
 */
export class TransportError extends ContractError {
  override readonly name = "TransportError";
  /** Stable code of the class. */
  static readonly code = "ERR_TRANSPORT";
  readonly code = "ERR_TRANSPORT";
  /** The operationId; `lookup` or `changes` when the deadline of the whole iteration has passed. */
  readonly operation: string;
  /** The phase in which the call failed. */
  readonly phase: TransportPhase;
  /** `false` only when the service certainly has not received the request. */
  readonly requestSent: boolean;

  constructor(
    operation: string,
    phase: TransportPhase,
    reason: string,
    { requestSent = true, ...options }: ErrorOptions & { readonly requestSent?: boolean } = {},
  ) {
    // By default V8 writes ten lines, which the package would fill before the line of the caller.
    const limit: unknown = Reflect.get(Error, "stackTraceLimit");
    if (typeof limit === "number" && limit > 0) Reflect.set(Error, "stackTraceLimit", Math.max(limit, stackFrames));
    super(`${operation}: ${reason}`, options);
    if (typeof limit === "number") Reflect.set(Error, "stackTraceLimit", limit);
    this.operation = operation;
    this.phase = phase;
    this.requestSent = requestSent;
  }
}
