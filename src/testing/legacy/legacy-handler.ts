import { http, type HttpHandler } from "msw";
import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { environmentTable, resolveAddress, type EnvironmentOptions } from "../../environment/addresses.ts";
import { answerHttpFault, httpFaults, isHttpFault } from "../../services/http-faults.ts";
import { nodeOf, operationNames, operationOf } from "../../services/legacy/contract.ts";
import { calledIn, type LegacyRequest } from "../../services/legacy/read-request.ts";
import { answerMessage, frameworkAnswer, SoapFault } from "../../services/legacy/soap-answer.ts";
import { createSoapService } from "../../services/legacy/soap-service.ts";
import { spoil } from "../../services/legacy/spoil.ts";
import type { XmlNode } from "../../services/legacy/write-xml.ts";
import { responseOf } from "../../services/service.ts";
import { checkOptions, other } from "../../transport/option-table.ts";
import { checkOneOf, isResolver } from "../handlers.ts";
import { ownLegacyFaults, type LegacyAnswers, type LegacyResolver, type LegacyTestOperation } from "./legacy-answer.ts";
import { sampleAttributes } from "./sample-attributes.ts";

/** The legacy API of the handlers. */
export interface LegacyHandlersOptions<
  Version extends LegacyVersion = LegacyVersion,
> extends EnvironmentOptions<"legacyMutualTls"> {
  /** Version of the SOAP API. Requests of other versions go to the next handlers. */
  readonly version: Version;
}

/** Options of {@link legacyHandler}. */
export interface LegacyHandlerOptions<
  Version extends LegacyVersion = LegacyVersion,
> extends LegacyHandlersOptions<Version> {
  /**
   * Whether it answers only one request; later requests go to the next handlers.
   *
   * @default false
   */
  readonly once?: boolean | undefined;
}

const table = { ...environmentTable, version: { kind: "choice", of: legacyVersions, required: true } } as const;

const fault = { kind: "choice", of: [...httpFaults, ...ownLegacyFaults] } as const;
/** The members that a response of each operation may have. They are checked, because a caller may have no types. */
const answerTables = {
  heartBeat: { status: statusOf("heartBeat"), code: other, message: other, fault },
  authConfirmation: { status: statusOf("authConfirmation"), attributes: { kind: "object" }, fault },
} as const;

function statusOf(operation: LegacyTestOperation): { readonly kind: "choice"; readonly of: readonly unknown[] } {
  // Every version has the same.
  const type = nodeOf(operationOf(legacyVersions[0], operation).response[1].type).elements["status"]?.type;
  return { kind: "choice", of: type?.kind === "text" ? (type.values ?? []) : [] };
}

/**
 * Returns msw handlers for both operations of a version of the legacy API. `heartBeat` answers `OK`; `authConfirmation` answers an
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
 * Returns an msw handler for one operation of the legacy API, typed by operation and version. The client retries after
 * `ERROR` and `SYSTEM_ERROR`; give it `retry: false` unless you test retries.
 *
 * @param answer the response, or a function of the request that returns it; `{}` is a successful response
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
  if (!isResolver(answer)) checkOptions(subject, answer, answerTables[operation]);
  const resolve: LegacyResolver<Operation, Version> = isResolver(answer) ? answer : () => answer;
  const service = createSoapService({
    now: () => Date.now(),
    // Under msw no client presents a certificate.
    clientOf: () => ({}),
    answer: async (call, _client, request) => {
      const given = await resolve({ sessionId: call.parameters["sessionId"] ?? "", request });
      if (given !== undefined) checkOptions(subject, given, answerTables[operation]);
      return respond(call, given ?? {});
    },
  });
  let used = false;
  return http.all(resolveAddress(subject, "legacyMutualTls", options) + legacyEndpointPath, async ({ request }) => {
    const called = calledIn(new Uint8Array(await request.clone().arrayBuffer()));
    // The option `once` of msw is not used, because both operations have one address and it would count the requests of both.
    if (called !== undefined && (called.version !== version || called.operation !== operation || (once && used))) {
      return undefined;
    }
    used ||= called !== undefined;
    return service(request);
  });
}

function respond(
  call: LegacyRequest,
  { fault, ...answer }: LegacyAnswers<LegacyVersion>[LegacyTestOperation],
): XmlNode | Response | Promise<Response> {
  if (fault !== undefined && isHttpFault(fault)) return answerHttpFault(fault);
  const { version, operation } = call;
  const message = answerMessage(version, operation, valueOf(version, operation, answer));
  switch (fault) {
    case undefined:
      return message;
    case "unknown-certificate":
      return responseOf(frameworkAnswer(401, legacyEndpointPath, Date.now()));
    case "soap-fault":
      throw new SoapFault("Server", "The test asked for a fault");
    case "wrong-version":
      return spoil(call, message, "wrong-namespace");
    case "broken-xml":
      return spoil(call, message, "truncated");
  }
}

/** The content of the message: `authConfirmation` has attributes with `OK` only. */
function valueOf(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  { status = "OK", ...more }: { readonly status?: string | undefined; readonly attributes?: object | undefined },
): Parameters<typeof answerMessage>[2] {
  if (operation === "heartBeat" || status !== "OK") return { status, ...more };
  return { status, attributes: sampleAttributes(version, more.attributes) };
}
