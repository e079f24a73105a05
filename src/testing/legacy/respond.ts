import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { legacyNamespace, operationOf } from "../../legacy/contract.ts";
import { buildElements } from "../../legacy/writer/build-elements.ts";
import { faultEnvelope, messageEnvelope } from "../../legacy/writer/envelope.ts";
import { SoapFault } from "../../legacy/writer/soap-fault.ts";
import { answerHttpFault, isHttpFault } from "../http-fault.ts";
import type { LegacyAnswers, LegacyTestFault, LegacyTestOperation } from "./legacy-answer.ts";
import { sampleAttributes } from "./sample-attributes.ts";

/** "In this service always 0.0.0.0" (specification, Identity service: legacy SOAP API, 5). */
const userRequestIp = "0.0.0.0";

/** Turns an answer of an operation into the response. */
export function respond(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  { fault, ...answer }: LegacyAnswers<LegacyVersion>[LegacyTestOperation],
): Response | Promise<Response> {
  const write = (namespace: string): string =>
    messageEnvelope(
      namespace,
      ...buildElements(...responseElement(version, operation), messageOf(version, operation, answer)),
    );
  if (fault === undefined) return xml(write(legacyNamespace(version)));
  return answerFault(fault, version, write);
}

/** What the message holds: for `authConfirmation` an address and attributes come with `OK` only. */
function messageOf(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  { status = "OK", ...more }: { readonly status?: string | undefined; readonly attributes?: object | undefined },
): object {
  if (operation === "heartBeat" || status !== "OK") return { status, ...more };
  return { status, userRequestIp, attributes: sampleAttributes(version, more.attributes) };
}

function responseElement(
  version: LegacyVersion,
  operation: LegacyTestOperation,
): ReturnType<typeof operationOf>["response"] {
  return operationOf(version, operation).response;
}

function answerFault(
  fault: LegacyTestFault,
  version: LegacyVersion,
  write: (namespace: string) => string,
): Response | Promise<Response> {
  if (isHttpFault(fault)) return answerHttpFault(fault);
  switch (fault) {
    case "unknown-certificate": {
      const error = {
        timestamp: new Date().toISOString(),
        status: 401,
        error: "Unauthorized",
        path: legacyEndpointPath,
      };
      return Response.json(error, { status: 401 });
    }
    case "soap-fault":
      return soapFault(new SoapFault("Server", "The test asked for a fault"));
    case "wrong-version":
      return xml(write(legacyNamespace(legacyVersions.find((other) => other !== version) ?? version)));
    case "broken-xml": {
      const text = write(legacyNamespace(version));
      return xml(text.slice(0, text.length / 2));
    }
  }
}

/** A SOAP fault; its status is 500 (SOAP 1.1, section 6.2). */
export function soapFault(fault: SoapFault): Response {
  return xml(faultEnvelope(fault), 500);
}

function xml(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "content-type": "text/xml; charset=utf-8" } });
}
