import type { Answer } from "../transport/answer.ts";
import type { Fetch } from "../transport/fetch.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { IdentitySettings } from "./options.ts";

/** Time and signal of one request. */
export interface RequestLimits {
  readonly signal: AbortSignal | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** Time for all attempts in milliseconds. */
  readonly deadline: number;
}

/**
 * Sends one request of an identity client.
 *
 * @param fetch with or without the client certificate
 * @throws TransportError when no complete answer came, or the reason of the signal.
 */
export function request(
  { transport, maxAnswerBytes }: Pick<IdentitySettings, "transport" | "maxAnswerBytes">,
  fetch: Fetch,
  call: Omit<TransportCall, keyof RequestLimits | "maxBytes">,
  { signal, timeout, deadline }: RequestLimits,
): Promise<Answer> {
  return send(
    { ...transport, fetch },
    { ...call, timeout, deadline, maxBytes: maxAnswerBytes, ...(signal === undefined ? {} : { signal }) },
  );
}
