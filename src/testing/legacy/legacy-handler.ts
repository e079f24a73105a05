import { http, type HttpHandler } from "msw";
import { legacyEndpointPath } from "../../../generated/environments.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../../environment/resolve-address.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { SoapFault } from "../../legacy/writer/soap-fault.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { checkLegacyAnswer } from "./check-legacy-answer.ts";
import type { LegacyAnswers, LegacyResolver, LegacyTestOperation } from "./legacy-answer.ts";
import { readCall } from "./read-call.ts";
import { respond, soapFault } from "./respond.ts";

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

/** The operations of the legacy API. */
export const legacyOperations: readonly LegacyTestOperation[] = ["heartBeat", "authConfirmation"];

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
  checkOptions(subject, options, { environment: true, network: true, once: true, version: true }, {});
  const { version, once = false } = options;
  const refuse = (field: string, names: readonly string[]): never => {
    throw new InvalidInputError(subject, [{ field, rule: `must be ${names.join(", ")}` }]);
  };
  if (!legacyOperations.includes(operation)) refuse("operation", legacyOperations);
  if (!legacyVersions.includes(version)) refuse("version", legacyVersions);
  if (!isResolver(answer)) checkLegacyAnswer(subject, operation, answer);
  const resolve: LegacyResolver<Operation, Version> = isResolver(answer) ? answer : () => answer;
  let used = false;
  return http.post(resolveAddress(subject, "legacyMutualTls", options) + legacyEndpointPath, async ({ request }) => {
    const call = readCall(version, operation, await request.clone().text(), request.headers);
    // Not msw's own `once`, which would count the requests of the other operation: both have one address.
    if (call === undefined || (once && used)) return undefined;
    used = true;
    const { sessionId, soapActionFits } = call;
    if (!soapActionFits) return soapFault(new SoapFault("Client", `The SOAPAction of ${operation} is another one`));
    const given = await resolve({ sessionId, request });
    if (given !== undefined) checkLegacyAnswer(subject, operation, given);
    return respond(version, operation, given ?? {});
  });
}

function isResolver<Operation extends LegacyTestOperation, Version extends LegacyVersion>(
  answer: LegacyAnswers<Version>[Operation] | LegacyResolver<Operation, Version>,
): answer is LegacyResolver<Operation, Version> {
  return typeof answer === "function";
}
