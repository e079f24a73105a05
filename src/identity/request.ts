import type { Answer } from "../transport/answer.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { Signal } from "../transport/signal.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { IdentitySettings } from "./options.ts";

/** Time, signal and further headers of one request. */
export interface RequestLimits {
  readonly signal: Signal | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** Time for all attempts in milliseconds. */
  readonly deadline: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request of an identity client. */
export interface IdentityRequest extends Omit<TransportCall, keyof RequestLimits | "maxBytes"> {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends one request of an identity client.
 *
 * @param exchange with or without the client certificate
 * @throws TransportError when no complete answer came, or the reason of the signal.
 */
export function request(
  { transport, maxAnswerBytes }: Pick<IdentitySettings, "transport" | "maxAnswerBytes">,
  exchange: Exchange,
  call: IdentityRequest,
  { signal, timeout, deadline, headers: more }: RequestLimits,
): Promise<Answer> {
  return send(
    { ...transport, exchange },
    {
      ...call,
      headers: { ...call.headers, ...more },
      timeout,
      deadline,
      maxBytes: maxAnswerBytes,
      ...(signal === undefined ? {} : { signal }),
    },
  );
}
