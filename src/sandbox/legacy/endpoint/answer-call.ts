import { legacyContracts } from "../../../../generated/legacy-decoders.gen.ts";
import { legacyVersions } from "../../../../generated/legacy-types.gen.ts";
import type { ClientSystem } from "../../client-systems.ts";
import { confirmation, heartBeatAnswer, refusal } from "../answers/answer.ts";
import { variantOf } from "../answers/variant-users.ts";
import type { LegacyState } from "../legacy-state.ts";
import { faultEnvelope, messageEnvelope } from "../../../legacy/writer/envelope.ts";
import { readRequest, type LegacyRequest } from "../soap/read-request.ts";
import { SoapFault } from "../../../legacy/writer/soap-fault.ts";
import type { XmlNode } from "../../../legacy/writer/write-xml.ts";
import { deliveryFaults, type DeliveryFault } from "./faults.ts";

/** The answer to a call, and how it goes wrong on its way. */
export interface Reply {
  /** 500 with a SOAP fault (SOAP 1.1, section 6.2). */
  readonly status: 200 | 500;
  readonly text: string;
  readonly fault?: DeliveryFault | undefined;
  /** How late it is for the fault `slow`, in milliseconds. */
  readonly delay?: number;
}

/**
 * Answers a call of a client system. A session identifier is used up by being answered, whether or not the answer
 * arrives.
 *
 * @param soapAction the header as sent
 */
export function answerCall(
  state: LegacyState,
  client: ClientSystem,
  body: Uint8Array,
  soapAction: string | undefined,
): Reply {
  try {
    const call = readRequest(decode(body), soapAction);
    state.requests[call.operation] += 1;
    const message = processCall(state, client, call);
    const fault = state.faults.take(deliveryFaults);
    const version =
      fault === "wrong-namespace"
        ? (legacyVersions.find((other) => other !== call.version) ?? call.version)
        : call.version;
    const messages = fault === "two-bodies" ? [message, message] : [message];
    const text = messageEnvelope(legacyContracts[version].namespace, ...messages);
    return { status: 200, text, fault, delay: state.faults.delay };
  } catch (error) {
    if (error instanceof SoapFault) return { status: 500, text: faultEnvelope(error) };
    throw error;
  }
}

function processCall(
  state: LegacyState,
  client: ClientSystem,
  { version, operation, parameters }: LegacyRequest,
): XmlNode {
  if (state.faults.take(["soap-fault"]) !== undefined) {
    throw new SoapFault("Server", "The sandbox was told to answer a fault");
  }
  if (operation === "heartBeat") {
    return heartBeatAnswer(version, state.faults.take(["heartbeat-error"]) === undefined ? "OK" : "ERROR");
  }
  if (state.faults.take(["system-error"]) !== undefined) return refusal(version, "SYSTEM_ERROR");
  const user = state.sessionIds.take(client, parameters["sessionId"] ?? "");
  if (user === undefined) return refusal(version, "SESSION_NOT_FOUND");
  return confirmation(version, user, state.variant ?? variantOf(user));
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new SoapFault("Client", "The request must be UTF-8");
  }
}
