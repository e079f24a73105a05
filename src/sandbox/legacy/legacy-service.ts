import type { LegacyFault, LegacyVariant } from "../../../generated/sandbox-types.gen.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { isCertificateOf } from "../../services/certificates.ts";
import { answerHttpFault } from "../../services/http-faults.ts";
import type { LegacyRequest } from "../../services/legacy/read-request.ts";
import { answerMessage, SoapFault } from "../../services/legacy/soap-answer.ts";
import { newSessionId } from "../../services/legacy/pages-service.ts";
import { createSoapService, envelopeResponse } from "../../services/legacy/soap-service.ts";
import { spoil, spoilers } from "../../services/legacy/spoil.ts";
import type { XmlNode } from "../../services/legacy/write-xml.ts";
import { cutOff, type Service } from "../../services/service.ts";
import { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import { readArgument } from "../config/check-schema.ts";
import type { Faults } from "../faults/faults.ts";
import { takeGateway } from "../faults/gateway-fault.ts";
import { isNavigation } from "../pages/language.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../sessions.ts";
import type { LegacyState } from "./legacy-state.ts";
import { legacyPagesService, soapRefusalPage } from "./pages.ts";
import { confirmation, heartBeatAnswer, variantOf } from "./variants.ts";

/** Controls the legacy identity service. */
export interface SandboxLegacy {
  /**
   * Changes the form of every response with attributes; with `undefined` the users decide it again.
   *
   * @throws InvalidInputError when an attribute or option is unknown.
   */
  setVariant(variant: LegacyVariant | undefined): void;
  /** Number of valid calls of each operation since the start. */
  readonly requests: Readonly<Record<"heartBeat" | "authConfirmation", number>>;
}

/** The legacy identity service: login and logout pages, and the SOAP endpoint in four versions. */
export function createLegacyService(context: ServiceContext): SandboxService<SandboxLegacy> {
  const { now } = context;
  const state: LegacyState = {
    ...context,
    logins: new Store({ ...unfinished, now }),
    // The lifetime of the real service is not published.
    sessionIds: new Store({ lifetime: 5 * 60_000, capacity: 10_000, now, newReference: newSessionId }),
    variant: undefined,
    requests: { heartBeat: 0, authConfirmation: 0 },
  };
  const soap = createSoapService<ClientSystem>({
    now,
    clientOf: (certificate) => ownerOf(state, certificate),
    answer: (call, client) => answerCall(state, call, client),
    refusalPage: async (request, status) =>
      isNavigation(request) ? soapRefusalPage(state.clients, request, status) : undefined,
  });
  return {
    browser: legacyPagesService(state),
    mutualTls: withArrivalFaults(state, soap),
    control: {
      setVariant(variant) {
        state.variant =
          variant === undefined ? undefined : readArgument("setVariant", "options", variant, "LegacyVariant");
      },
      requests: state.requests,
    },
  };
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

/** Answers a call. The answer uses up the session identifier, also if it does not arrive. */
function processCall(
  state: LegacyState,
  { version, operation, parameters }: LegacyRequest,
  client: ClientSystem,
): XmlNode {
  if (operation === "heartBeat") return heartBeatAnswer(version, "OK");
  const sessionId = parameters["sessionId"] ?? "";
  // The session id of another client system stays valid.
  const isOwn = state.sessionIds.get(sessionId)?.client.clientId === client.clientId;
  const user = isOwn ? state.sessionIds.take(sessionId)?.user : undefined;
  if (user === undefined) return answerMessage(version, operation, { status: "SESSION_NOT_FOUND" });
  return confirmation(version, user, state.variant ?? variantOf(user));
}

/** The service with the faults that come before it looks at a request; no session identifier is used up. */
function withArrivalFaults({ faults }: LegacyState, service: Service): Service {
  return async (request, connection) => {
    const gateway = takeGateway(faults, "legacy");
    if (gateway !== undefined) return gateway;
    const kind = take(faults, "dead-before-request", "unauthorized")?.kind;
    if (kind === "dead-before-request") return Response.error();
    return service(request, kind === "unauthorized" ? { ...connection, clientCertificate: undefined } : connection);
  };
}

/** Counts a call and answers it, with the faults that come in place of processing it, or after that: an identifier is used up then. */
async function answerCall(state: LegacyState, call: LegacyRequest, client: ClientSystem): Promise<XmlNode | Response> {
  const { faults, requests } = state;
  requests[call.operation] += 1;
  const message = messageInstead(faults, call) ?? processCall(state, call, client);
  const fault = take(faults, ...connectionFaults, ...spoilers);
  if (fault === undefined) return message;
  switch (fault.kind) {
    case "dead-after-request":
      return Response.error();
    case "dead-in-answer":
      return cutOff(envelopeResponse(call.version, message), "during");
    case "slow":
      // `ref: false` lets the process end meanwhile.
      await sleep(fault.delay, undefined, { ref: false });
      return message;
    case "html":
      return answerHttpFault("html-page");
    case "unavailable":
      return answerHttpFault("unavailable");
    default:
      return spoil(call, message, fault.kind);
  }
}

/** Faults of an answer besides those that spoil its text. */
const connectionFaults = ["dead-after-request", "dead-in-answer", "slow", "html", "unavailable"] as const;

/** The fault that is on when it is of one of some kinds; that counts as one time. */
function take<Kind extends LegacyFault>(faults: Faults, ...wanted: readonly Kind[]) {
  const fault = faults.take("legacy", ({ kind }) => wanted.some((one) => one === kind));
  const kind = wanted.find((one) => one === fault?.kind);
  return kind && { ...fault, kind };
}

/** The message of a fault that comes instead of processing a call. */
function messageInstead(faults: Faults, { version, operation }: LegacyRequest): XmlNode | undefined {
  const fault = take(faults, "soap-fault", operation === "heartBeat" ? "heartbeat-error" : "system-error");
  switch (fault?.kind) {
    case "soap-fault":
      throw new SoapFault("Server", "The sandbox was told to answer a fault");
    case "heartbeat-error":
      return heartBeatAnswer(version, "ERROR");
    case "system-error":
      return answerMessage(version, operation, { status: "SYSTEM_ERROR" });
    case undefined:
      return undefined;
  }
}
