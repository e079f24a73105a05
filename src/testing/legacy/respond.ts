import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { otherVersion } from "../../services/legacy/contract.ts";
import {
  answerMessage,
  faultAnswer,
  frameworkAnswer,
  messageEnvelope,
  SoapFault,
  xmlAnswer,
} from "../../services/legacy/soap-answer.ts";
import { halfOf } from "../../services/messages.ts";
import { answerHttpFault, isHttpFault } from "../http-fault.ts";
import { responseOf } from "../messages.ts";
import type { LegacyAnswers, LegacyTestOperation } from "./legacy-answer.ts";
import { sampleAttributes } from "./sample-attributes.ts";

/** Turns an answer of an operation into the response. */
export function respond(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  { fault, ...answer }: LegacyAnswers<LegacyVersion>[LegacyTestOperation],
): Response | Promise<Response> {
  if (fault !== undefined && isHttpFault(fault)) return answerHttpFault(fault);
  const message = answerMessage(version, operation, valueOf(version, operation, answer));
  const text = messageEnvelope(version, message);
  switch (fault) {
    case undefined:
      return responseOf(xmlAnswer(text));
    case "unknown-certificate":
      return responseOf(frameworkAnswer(401, legacyEndpointPath, Date.now()));
    case "soap-fault":
      return responseOf(faultAnswer(new SoapFault("Server", "The test asked for a fault")));
    case "wrong-version":
      return responseOf(xmlAnswer(messageEnvelope(otherVersion(version), message)));
    case "broken-xml":
      return responseOf(xmlAnswer(halfOf(text)));
  }
}

/** What the message holds: for `authConfirmation` attributes come with `OK` only. */
function valueOf(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  { status = "OK", ...more }: { readonly status?: string | undefined; readonly attributes?: object | undefined },
): Parameters<typeof answerMessage>[2] {
  if (operation === "heartBeat" || status !== "OK") return { status, ...more };
  return { status, attributes: sampleAttributes(version, more.attributes) };
}
