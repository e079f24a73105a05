import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { legacyRequests } from "../../generated/legacy-requests.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Answer } from "../transport/answer.ts";
import { startCall, type CallPromise } from "../transport/calls.ts";
import { readCallOptions } from "../transport/common-options.ts";
import type { Exchange } from "../transport/exchange.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import { loginAgain, type LegacyOperationName } from "./legacy-error.ts";
import type { LegacyCallOptions, LegacySettings } from "./options.ts";
import type { Confirmed, Reading } from "./read-answer.ts";

/**
 * Returns the function that calls an operation of any version. It fills the values of the call into the request that the code
 * generator made with soap.
 */
export function createCall(settings: LegacySettings) {
  const { version, addresses, transport, connections, maxAnswerBytes: maxBytes } = settings;
  // The reader is most of the client. Addresses and session ids do not need it.
  let reader: typeof import("./read-answer.ts") | undefined;
  const loadReader = async (): Promise<void> => {
    reader ??= await import("./read-answer.ts");
  };
  return <Result>(
    operation: LegacyOperationName,
    options: LegacyCallOptions | undefined,
    readInput: () => Readonly<Record<string, string>>,
    resultOf: (confirmed: Confirmed) => Result,
  ): CallPromise<Result> =>
    startCall(transport, operation, options, async (record) => {
      const { signal, timeout, deadline, headers: more, retry } = readCallOptions(operation, options, settings);
      const input = readInput();
      const end = transport.clock.now() + deadline;
      signal?.throwIfAborted();
      const { headers, body } = legacyRequests[version][operation];
      // The service answers a session id once, so the reader must be loaded before the request.
      if (operation === "authConfirmation") await loadReader();
      const { exchange: own } = await connections.credential({ signal, deadline: end - transport.clock.now() });
      // Loading the reader takes about as long as a TLS handshake, so both run at the same time. The reader is first, because its
      // file is read while the request is prepared.
      const loading: Exchange = async (request) => (await Promise.all([loadReader(), own(request)]))[1];
      const exchange = reader === undefined ? loading : own;
      let reading: Reading | undefined;
      const asksAgain = (answer: Answer): boolean => {
        reading = reader?.readAnswer(answer, { version, operation, secrets: Object.values(input) });
        return reading !== undefined && "error" in reading && reading.resend;
      };
      const call: TransportCall = {
        operation,
        url: addresses.legacyMutualTls + legacyEndpointPath,
        method: "POST",
        // Node 20 takes a microsecond for each member that a spread adds to another one.
        headers: Object.assign({}, settings.headers, more, headers),
        // Every second part is the name of a value. The caller has checked that no value needs escaping in XML.
        body: body.map((part, index) => (index % 2 === 0 ? part : (input[part] ?? ""))).join(""),
        // The first request uses the session id up, so a second one would only get SESSION_NOT_FOUND.
        repeatable: operation === "heartBeat",
        asksAgain,
        timeout,
        deadline,
        end,
        maxBytes,
        record,
        signal,
        retry,
      };
      record.answer = await send({ exchange, ...transport }, call).catch((error: unknown) => {
        throw operation === "authConfirmation" ? explained(error) : error;
      });
      if (reading === undefined) throw new Error("the answer was not read");
      if ("error" in reading) throw reading.error;
      return resultOf(reading);
    });
}

/** Adds advice to a failure after the request was sent, because the session id may be used up. */
function explained(error: unknown): unknown {
  if (!(error instanceof TransportError) || !error.requestSent) return error;
  const { operation, phase, message, cause } = error;
  const reason = message.slice(`${operation}: `.length);
  return new TransportError(operation, phase, `${reason}; ${loginAgain}`, cause === undefined ? {} : { cause });
}
