import { legacyEndpointPath } from "../../../../generated/environments.gen.ts";
import type { HttpReply, HttpRequest } from "../../http/message.ts";
import type { LegacyState } from "../legacy-state.ts";
import { answerCall } from "./answer-call.ts";
import { errorBody } from "./error-body.ts";
import { arrivalFaults } from "./faults.ts";
import { send } from "./send.ts";

/** One character set, so that nothing has to be guessed. */
const mediaType = /^text\/xml\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/**
 * Answers on the address with client certificates: by the certificate first, then by HTTP, then by SOAP. What is wrong
 * with the HTTP request is answered in JSON, what is wrong with the SOAP message by a fault.
 */
export async function answerSoap(state: LegacyState, request: HttpRequest): Promise<HttpReply> {
  const { method, path, headers, body, clientCertificate } = request;
  const refuse = (status: number, more = {}): HttpReply => {
    const answer = errorBody(status, path, state.context.now());
    return { ...answer, headers: { ...answer.headers, ...more } };
  };
  const fault = state.faults.take(arrivalFaults);
  if (fault === "dead-before-request") return "hang-up";
  const client = fault === "unauthorized" ? undefined : state.identify(clientCertificate);
  if (client === undefined) return refuse(401);
  if (path !== legacyEndpointPath) return refuse(404);
  if (method !== "POST") return refuse(405, { Allow: "POST" });
  if (!mediaType.test(headers["content-type"] ?? "")) return refuse(415);
  const soapAction = headers["soapaction"];
  return send(answerCall(state, client, body, Array.isArray(soapAction) ? soapAction.join() : soapAction));
}
