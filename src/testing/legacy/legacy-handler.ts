import { http, type HttpHandler } from "msw";
import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../../environment/addresses.ts";
import { nodeOf, operationNames, operationOf, otherVersion } from "../../services/legacy/contract.ts";
import {
  faultAnswer,
  SoapFault,
  answerMessage,
  frameworkAnswer,
  messageEnvelope,
  xmlAnswer,
} from "../../services/legacy/soap-answer.ts";
import { halfOf } from "../../services/messages.ts";
import { checkOptions, other } from "../../transport/option-table.ts";
import { answerHttpFault, checkOneOf, httpFaults, isHttpFault, isResolver, responseOf } from "../handlers.ts";
import { ownLegacyFaults, type LegacyAnswers, type LegacyResolver, type LegacyTestOperation } from "./legacy-answer.ts";
import { sampleAttributes } from "./sample-attributes.ts";

/** Which legacy API the handlers answer for. */
export interface LegacyHandlersOptions<
  Version extends LegacyVersion = LegacyVersion,
> extends EnvironmentOptions<"legacyMutualTls"> {
  /** Version of the SOAP API. Requests of other versions go to the handlers behind. */
  readonly version: Version;
}

/** Options of {@link legacyHandler}. */
export interface LegacyHandlerOptions<
  Version extends LegacyVersion = LegacyVersion,
> extends LegacyHandlersOptions<Version> {
  /**
   * Whether it answers one request only; the next one goes to the handlers behind it.
   *
   * @default false
   */
  readonly once?: boolean | undefined;
}

const table = { ...environmentTable, version: { kind: "choice", of: legacyVersions, required: true } } as const;

const answerNames = {
  heartBeat: { status: other, code: other, message: other, fault: other },
  authConfirmation: { status: other, attributes: { kind: "object" }, fault: other },
} as const;

/**
 * Handlers of msw for both operations of a version of the legacy API: `heartBeat` answers `OK`, `authConfirmation` an
 * invented user for any session id.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const server = setupServer(...legacyHandlers({ environment: "test", version: "4.2" }));
 * ```
 */
export function legacyHandlers(options: LegacyHandlersOptions): HttpHandler[] {
  checkOptions("legacyHandlers", options, table);
  return operationNames.map((operation) => legacyHandler(operation, {}, options));
}

/**
 * A handler of msw for one operation of the legacy API, typed by operation and version. The client asks again after
 * `ERROR` and `SYSTEM_ERROR`: give it `retry: false` where that is not what is tested.
 *
 * @param answer what is answered, or a function of the request that decides it; `{}` is a good answer
 * @throws InvalidInputError for an unknown operation, status or fault, or a wrong option.
 *
 * @example
 *
 * ```ts
 * server.use(legacyHandler("authConfirmation", { status: "SESSION_NOT_FOUND" }, { environment: "test", version: "4.2" }));
 * ```
 */
export function legacyHandler<Operation extends LegacyTestOperation, const Version extends LegacyVersion>(
  operation: Operation,
  answer: LegacyAnswers<NoInfer<Version>>[Operation] | LegacyResolver<Operation, NoInfer<Version>>,
  options: LegacyHandlerOptions<Version>,
): HttpHandler {
  const subject = "legacyHandler";
  const { version, once } = checkOptions(subject, options, { ...table, once: { kind: "boolean", default: false } });
  checkOneOf(subject, "operation", operation, operationNames);
  if (!isResolver(answer)) checkLegacyAnswer(subject, operation, answer);
  const resolve: LegacyResolver<Operation, Version> = isResolver(answer) ? answer : () => answer;
  let used = false;
  return http.post(resolveAddress(subject, "legacyMutualTls", options) + legacyEndpointPath, async ({ request }) => {
    const call = readCall(version, operation, await request.clone().text(), request.headers);
    // Not msw's own `once`, which would count the requests of the other operation: both have one address.
    if (call === undefined || (once && used)) return undefined;
    used = true;
    const { sessionId, soapActionFits } = call;
    if (!soapActionFits) {
      return responseOf(faultAnswer(new SoapFault("Client", `The SOAPAction of ${operation} is another one`)));
    }
    const given = await resolve({ sessionId, request });
    if (given !== undefined) checkLegacyAnswer(subject, operation, given);
    return respond(version, operation, given ?? {});
  });
}

/** @throws InvalidInputError for a status or fault that there is not: it may come from JavaScript. */
function checkLegacyAnswer(
  subject: string,
  operation: LegacyTestOperation,
  answer: { readonly status?: string | undefined; readonly fault?: string | undefined },
): void {
  checkOptions(subject, answer, answerNames[operation]);
  const { status, fault } = answer;
  // Every version has the same.
  const type = nodeOf(operationOf(legacyVersions[0], operation).response[1].type).elements["status"]?.type;
  if (status !== undefined) checkOneOf(subject, "status", status, type?.kind === "text" ? (type.values ?? []) : []);
  if (fault !== undefined) checkOneOf(subject, "fault", fault, [...httpFaults, ...ownLegacyFaults]);
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * Reads a request that a client of this package writes.
 *
 * @returns its session id, empty when it has none, and whether its header `SOAPAction` is that of the operation; or
 *   `undefined` when it is of another version or operation.
 */
function readCall(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  body: string,
  headers: Headers,
): { readonly sessionId: string; readonly soapActionFits: boolean } | undefined {
  const { request, soapAction } = operationOf(version, operation);
  const [element] = request;
  const isCall =
    new RegExp(`<(?:[\\w.-]+:)?${element}[\\s/>]`).test(body) &&
    body.includes(`"${legacyContracts[version].namespace}"`);
  if (!isCall) return undefined;
  const [, text = ""] = /<(?:[\w.-]+:)?sessionId[^<>]*>([^<]*)</.exec(body) ?? [];
  const sent = headers.get("soapaction");
  return {
    sessionId: text.replaceAll(/&(\w+);/g, (reference, name: string) => entities[name] ?? reference),
    soapActionFits: sent === soapAction || sent === `"${soapAction}"`,
  };
}

function respond(
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
