import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { CommonCallSettings } from "../transport/call-options.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { LegacyOperationName } from "./contract.ts";
import type { DecodedNode } from "./decode.ts";
import { loginAgain } from "./legacy-error.ts";
import type { LegacySettings } from "./options.ts";
import { readReply, type Reply } from "./read-reply.ts";
import type { SetAside } from "./set-aside.ts";
import { loadSoapClient, type SoapClient } from "./soap-client.ts";

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
) => Promise<CallResult>;

/** Makes the function that calls the service. soap and the WSDL load with the first call. */
export function createCall(settings: LegacySettings): LegacyCall {
  const { version, addresses, transport, maxAnswerBytes } = settings;
  let loaded: Promise<SoapClient> | undefined;
  const load = (): Promise<SoapClient> => {
    loaded ??= loadSoapClient(version, addresses.legacyMutualTls).catch((error: unknown) => {
      // The next call tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return async (operation, input, { signal, timeout, deadline, headers: more }) => {
    const end = transport.clock.now() + deadline;
    signal?.throwIfAborted();
    const { prepare } = await load();
    const { headers, body } = await prepare(operation, input);
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
      headers: { ...headers, ...more },
      body,
      // Confirming uses the session id up: a second request would only hear that there is none.
      repeatable: operation === "heartBeat",
      asksAgain,
      timeout,
      deadline,
      end,
      maxBytes: maxAnswerBytes,
      ...(signal === undefined ? {} : { signal }),
    };
    const answer = await send({ ...transport, exchange }, call).catch((error: unknown) => {
      throw operation === "authConfirmation" ? explained(error) : error;
    });
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
