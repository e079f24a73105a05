import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { CommonCallSettings } from "../transport/call-options.ts";
import type { CallRecord } from "../transport/call-record.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { LegacyOperationName } from "./contract.ts";
import type { DecodedNode } from "./decode.ts";
import { loginAgain } from "./legacy-error.ts";
import type { LegacySettings } from "./options.ts";
import { readReply, type Reply } from "./read-reply.ts";
import type { SetAside } from "./set-aside.ts";
import { writeRequest } from "./write-request.ts";

/** The values of a response with the status OK. */
export interface CallResult {
  readonly values: DecodedNode;
  readonly aside: SetAside;
}

/** Calls an operation; the same for every version. */
export type LegacyCall = (
  operation: LegacyOperationName,
  input: Readonly<Record<string, string>>,
  options: CommonCallSettings,
  record: CallRecord,
) => Promise<CallResult>;

/** Makes the function that calls the service. */
export function createCall(settings: LegacySettings): LegacyCall {
  const { version, addresses, transport, maxAnswerBytes } = settings;
  return async (operation, input, { signal, timeout, deadline, headers: more, retry }, record) => {
    const end = transport.clock.now() + deadline;
    signal?.throwIfAborted();
    const { headers, body } = writeRequest(version, operation, input);
    const context = { version, operation, secrets: Object.values(input) };
    let last: { readonly answer: Answer; readonly reply: Reply } | undefined;
    const read = (answer: Answer): Reply => {
      if (last?.answer !== answer) last = { answer, reply: readReply(answer, context) };
      return last.reply;
    };
    const asksAgain = (answer: Answer): boolean => {
      const reply = read(answer);
      return reply.kind === "error" && reply.resend;
    };
    const exchange = await settings.sender({ signal, deadline: end - transport.clock.now() });
    const call: TransportCall = {
      operation,
      url: addresses.legacyMutualTls + legacyEndpointPath,
      method: "POST",
      headers: { ...settings.headers, ...more, ...headers },
      body,
      // Confirming uses the session id up: a second request would only hear that there is none.
      repeatable: operation === "heartBeat",
      asksAgain,
      timeout,
      deadline,
      end,
      maxBytes: maxAnswerBytes,
      record,
      ...(signal === undefined ? {} : { signal }),
    };
    const answer = await send({ ...transport, exchange, retry }, call).catch((error: unknown) => {
      throw operation === "authConfirmation" ? explained(error) : error;
    });
    record.answer = answer;
    const reply = read(answer);
    if (reply.kind === "error") throw reply.error;
    return reply;
  };
}

/** A failure after which nobody knows whether the service handed the user over says what to do. */
function explained(error: unknown): unknown {
  if (!(error instanceof TransportError) || !error.requestSent) return error;
  const { operation, phase, message, cause } = error;
  const reason = message.slice(`${operation}: `.length);
  return new TransportError(operation, phase, `${reason}; ${loginAgain}`, cause === undefined ? {} : { cause });
}
