import { setTimeout as sleep } from "node:timers/promises";
import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import { declaredEncoding } from "../../legacy/decode-document.ts";
import { isCertificateOf } from "../../services/certificates.ts";
import { otherVersion } from "../../services/legacy/contract.ts";
import {
  answerMessage,
  faultAnswer,
  frameworkAnswer,
  messageEnvelope,
  SoapFault,
  xmlAnswer,
} from "../../services/legacy/soap-answer.ts";
import type { XmlNode } from "../../services/legacy/write-xml.ts";
import { halfOf } from "../../services/messages.ts";
import { Store } from "../../services/store.ts";
import { answerListener, type HttpOutcome, type HttpRequest } from "../answer-listener.ts";
import type { ClientSystem } from "../client-systems.ts";
import { isNavigation } from "../pages/language.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../sessions.ts";
import { LegacyFaults, arrivalFaults, deliveryFaults, type DeliveryFault } from "./faults.ts";
import { SessionIds, type LegacyState } from "./legacy-state.ts";
import { answerPages } from "./pages.ts";
import { readRequest, type LegacyRequest } from "./read-request.ts";
import { soapRefusalPage } from "./refusal-page.ts";
import { checkVariant, confirmation, heartBeatAnswer, variantOf, type LegacyVariant } from "./variants.ts";

/** The legacy identity service from behind. */
export interface SandboxLegacy {
  /**
   * Changes the form of every answer with attributes, or with `undefined` leaves that to the users again.
   *
   * @throws InvalidInputError when an attribute or option is unknown.
   */
  setVariant(variant: LegacyVariant | undefined): void;
  /** How many calls of each operation were understood since the start. */
  readonly requests: Readonly<Record<"heartBeat" | "authConfirmation", number>>;
}

/** The legacy identity service: login and logout pages, and the SOAP endpoint in four versions. */
export function createLegacyService(context: ServiceContext): SandboxService<SandboxLegacy, LegacyFaults> {
  const { now } = context;
  const state: LegacyState = {
    ...context,
    logins: new Store({ ...unfinished, now }),
    sessionIds: new SessionIds(now),
    faults: new LegacyFaults(),
    variant: undefined,
    requests: { heartBeat: 0, authConfirmation: 0 },
  };
  return {
    browser: answerListener((request) => answerPages(state, request), { observe: context.observe("legacyPages") }),
    mutualTls: answerListener((request) => answerSoap(state, request), { observe: context.observe("legacyMutualTls") }),
    control: {
      setVariant(variant) {
        state.variant = variant === undefined ? undefined : checkVariant(variant);
      },
      requests: state.requests,
    },
    faults: state.faults,
  };
}

/** One character set, so that nothing has to be guessed. */
const mediaType = /^text\/xml\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;
const page = '<!doctype html><html lang="en"><title>Maintenance</title><p>The service is being maintained.</p></html>';
const spaceAround = " ".repeat(2 * 1024 * 1024);

/**
 * Answers on the address with client certificates: by the certificate first, then by HTTP, then by SOAP. What is wrong
 * with the HTTP request is answered in JSON, what is wrong with the SOAP message by a fault.
 */
async function answerSoap(state: LegacyState, request: HttpRequest): Promise<HttpOutcome> {
  const { method, path, headers, clientCertificate } = request;
  const refuse = (status: 401 | 404 | 405 | 415, more?: Readonly<Record<string, string>>): HttpOutcome =>
    isNavigation(request) && status !== 415
      ? soapRefusalPage(state.clients, request, status)
      : frameworkAnswer(status, path, state.now(), more);
  const fault = state.faults.take(arrivalFaults);
  if (fault === "dead-before-request") return "hang-up";
  const client = fault === "unauthorized" ? undefined : ownerOf(state, clientCertificate);
  if (client === undefined) return refuse(401);
  if (path !== legacyEndpointPath) return refuse(404);
  if (method !== "POST") return refuse(405, { Allow: "POST" });
  if (!mediaType.test(headers["content-type"] ?? "")) return refuse(415);
  try {
    return await answerCall(state, client, request);
  } catch (error) {
    if (error instanceof SoapFault) return faultAnswer(error);
    throw error;
  }
}

/**
 * The client system that a certificate (DER) is registered for. One that is registered for two identifies neither.
 *
 * Source: specification, Identity service: client (AIS) authentication, 1 and 4.
 */
function ownerOf({ clients }: LegacyState, certificate: Uint8Array | undefined): ClientSystem | undefined {
  if (certificate === undefined) return undefined;
  const [owner, ...more] = clients.filter((client) => isCertificateOf(client, certificate));
  return more.length === 0 ? owner : undefined;
}

/** A session identifier is used up by being answered, whether or not the answer arrives. */
function answerCall(
  state: LegacyState,
  client: ClientSystem,
  { headers, body }: HttpRequest,
): HttpOutcome | Promise<HttpOutcome> {
  const soapAction = headers["soapaction"];
  const call = readRequest(decode(body), Array.isArray(soapAction) ? soapAction.join() : soapAction);
  state.requests[call.operation] += 1;
  const message = processCall(state, client, call);
  const fault = state.faults.take(deliveryFaults);
  const version = fault === "wrong-namespace" ? otherVersion(call.version) : call.version;
  const text = messageEnvelope(version, ...(fault === "two-bodies" ? [message, message] : [message]));
  return deliver(text, fault, state.faults.delay);
}

function processCall(
  state: LegacyState,
  client: ClientSystem,
  { version, operation, parameters }: LegacyRequest,
): XmlNode {
  const { faults } = state;
  if (faults.take(["soap-fault"]) !== undefined) {
    throw new SoapFault("Server", "The sandbox was told to answer a fault");
  }
  if (operation === "heartBeat") {
    return heartBeatAnswer(version, faults.take(["heartbeat-error"]) === undefined ? "OK" : "ERROR");
  }
  if (faults.take(["system-error"]) !== undefined) return answerMessage(version, operation, { status: "SYSTEM_ERROR" });
  const user = state.sessionIds.take(client, parameters["sessionId"] ?? "");
  if (user === undefined) return answerMessage(version, operation, { status: "SESSION_NOT_FOUND" });
  return confirmation(version, user, state.variant ?? variantOf(user));
}

/** Sends an envelope as its fault says. Without a stated length it goes in chunks, as from the real service. */
async function deliver(text: string, fault: DeliveryFault | undefined, delay: number): Promise<HttpOutcome> {
  switch (fault) {
    case undefined:
    // These two are in the text.
    case "wrong-namespace":
    case "two-bodies":
      return xmlAnswer(text);
    case "dead-after-request":
      return "hang-up";
    case "dead-in-answer": {
      const { headers, ...answer } = xmlAnswer(halfOf(text));
      return { ...answer, headers: { ...headers, "Content-Length": Buffer.byteLength(text), Connection: "close" } };
    }
    case "slow":
      // Keeps the process running no longer.
      await sleep(delay, undefined, { ref: false });
      return xmlAnswer(text);
    case "html":
    case "unavailable":
      return {
        status: fault === "html" ? 200 : 503,
        headers: { "Content-Type": "text/html; charset=utf-8" },
        body: page,
      };
    case "empty":
      return xmlAnswer("");
    case "truncated":
      return xmlAnswer(halfOf(text));
    case "wrong-encoding":
      return { ...xmlAnswer(text), body: Buffer.from(text, "utf16le") };
    case "doctype":
      return xmlAnswer(`<!DOCTYPE x [<!ENTITY status "OK">]>${text.replace(/(?<=:status>)\w+/, "&status;")}`);
    case "too-large":
      return xmlAnswer(`${spaceAround}${text}${spaceAround}`);
  }
}

function decode(body: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (/^(?:utf-?8|us-ascii)$/.test(declaredEncoding(text) ?? "utf-8")) return text;
  } catch {
    // Bytes of another encoding.
  }
  throw new SoapFault("Client", "The request must be UTF-8");
}
