import { legacyEndpointPath } from "../../generated/environments.gen.ts";
import { legacyRequests } from "../../generated/legacy-requests.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { CallRecord } from "../transport/calls.ts";
import type { CommonCallSettings } from "../transport/common-options.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import { loginAgain, type LegacyOperationName } from "./legacy-error.ts";
import type { LegacySettings } from "./options.ts";
import { readAnswer, type Reading } from "./read-answer.ts";

/** Calls an operation; the same for every version. */
export type LegacyCall = (
  operation: LegacyOperationName,
  input: Readonly<Record<string, string>>,
  options: CommonCallSettings,
  record: CallRecord,
) => Promise<Extract<Reading, { kind: "values" }>>;

export function createCall(settings: LegacySettings): LegacyCall {
  const { version, addresses, transport, maxAnswerBytes } = settings;
  return async (operation, input, { signal, timeout, deadline, headers: more, retry }, record) => {
    const end = transport.clock.now() + deadline;
    signal?.throwIfAborted();
    const { headers, body } = writeRequest(version, operation, input);
    const context = { version, operation, secrets: Object.values(input) };
    let last: { readonly answer: Answer; readonly reading: Reading } | undefined;
    const read = (answer: Answer): Reading => {
      if (last?.answer !== answer) last = { answer, reading: readAnswer(answer, context) };
      return last.reading;
    };
    const asksAgain = (answer: Answer): boolean => {
      const reading = read(answer);
      return reading.kind === "error" && reading.resend;
    };
    const exchange = await settings.sender({ signal, deadline: end - transport.clock.now() });
    const call: TransportCall = {
      operation,
      url: addresses.legacyMutualTls + legacyEndpointPath,
      method: "POST",
      headers: { ...settings.headers, ...more, ...headers },
      body,
      // The first request uses the session id up, so a second one would only get SESSION_NOT_FOUND.
      repeatable: operation === "heartBeat",
      asksAgain,
      timeout,
      deadline,
      end,
      maxBytes: maxAnswerBytes,
      record,
      signal,
    };
    const answer = await send({ ...transport, exchange, retry }, call).catch((error: unknown) => {
      throw operation === "authConfirmation" ? explained(error) : error;
    });
    record.answer = answer;
    const reading = read(answer);
    if (reading.kind === "error") throw reading.error;
    return reading;
  };
}

/** A failure after the request was sent says what to do, because the service may have used the session id up. */
function explained(error: unknown): unknown {
  if (!(error instanceof TransportError) || !error.requestSent) return error;
  const { operation, phase, message, cause } = error;
  const reason = message.slice(`${operation}: `.length);
  return new TransportError(operation, phase, `${reason}; ${loginAgain}`, cause === undefined ? {} : { cause });
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  // Readers turn these into a line feed (XML 1.0, 2.11; XML 1.1, 2.11).
  "\r": "&#13;",
  "\u0085": "&#133;",
  "\u2028": "&#8232;",
  "\u2029": "&#8233;",
};

/**
 * Writes the request of an operation: that of soap, which the code generator kept, with the values of the call in it. Every
 * value means itself; soap would take one of the form `<![CDATA[…]]>` for XML.
 *
 * @throws InvalidInputError when a value holds a character that XML 1.0 cannot express.
 */
function writeRequest(
  version: LegacyVersion,
  operation: LegacyOperationName,
  input: Readonly<Record<string, string>>,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const { headers, body } = legacyRequests[version][operation];
  const value = (name: string): string => {
    const text = input[name] ?? "";
    // Characters of XML 1.0 (section 2.2).
    if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text))
      refuse(operation, name, "must be text that XML allows");
    return text.replaceAll(/[&<>\r\u0085\u2028\u2029]/g, (character) => references[character] ?? character);
  };
  return { headers, body: body.map((part, index) => (index % 2 === 0 ? part : value(part))).join("") };
}
