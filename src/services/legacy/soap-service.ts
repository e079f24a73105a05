import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { readServiceRequest, responseOf, type Service, type ServiceAnswer, type ServiceRequest } from "../service.ts";
import { readRequest, type LegacyRequest } from "./read-request.ts";
import { faultAnswer, frameworkAnswer, messageEnvelope, SoapFault, xmlAnswer } from "./soap-answer.ts";
import type { XmlNode } from "./write-xml.ts";

/** The state of the SOAP service. */
export interface SoapState<Client extends object> {
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** The client system that a certificate (DER) is registered for. */
  readonly clientOf: (certificate: Uint8Array | undefined) => Client | undefined;
  /**
   * Answers a call: with the message of the answer, or with a whole response.
   *
   * @throws SoapFault which is answered as one
   */
  readonly answer: (
    call: LegacyRequest,
    client: Client,
    request: Request,
  ) => XmlNode | Response | Promise<XmlNode | Response>;
  /** A page for people, in place of the JSON that refuses a request. */
  readonly refusalPage?: (request: ServiceRequest, status: 401 | 404 | 405) => Promise<ServiceAnswer | undefined>;
}

/** One character set, so that nothing has to be guessed. */
const mediaType = /^text\/xml\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/**
 * The SOAP service in all versions. It checks the certificate, then HTTP, then SOAP. It answers a wrong HTTP request with JSON, and
 * a wrong SOAP message with a fault.
 */
export function createSoapService<Client extends object>(state: SoapState<Client>): Service {
  return async (given, connection) => {
    const request = await readServiceRequest(given, connection);
    const { method, path, headers, body } = request;
    const refuse = async (
      status: 401 | 404 | 405 | 415,
      more?: Readonly<Record<string, string>>,
    ): Promise<Response> => {
      const page = status === 415 ? undefined : await state.refusalPage?.(request, status);
      return responseOf(page ?? frameworkAnswer(status, path, state.now(), more));
    };
    const client = state.clientOf(request.clientCertificate);
    if (client === undefined) return refuse(401);
    if (path !== legacyEndpointPath) return refuse(404);
    if (method !== "POST") return refuse(405, { Allow: "POST" });
    if (!mediaType.test(headers["content-type"] ?? "")) return refuse(415);
    try {
      const call = readRequest(body, headers["soapaction"]);
      const answer = await state.answer(call, client, given);
      return answer instanceof Response ? answer : envelopeResponse(call.version, answer);
    } catch (error) {
      if (error instanceof SoapFault) return responseOf(faultAnswer(error));
      throw error;
    }
  };
}

/** The message in its envelope. */
export function envelopeResponse(version: LegacyVersion, ...messages: readonly XmlNode[]): Response {
  return responseOf(xmlAnswer(messageEnvelope(version, ...messages)));
}
