import { registryOperations, type RegistryOperation } from "../../../generated/registry-operations.gen.ts";
import { documentedKey, documentedSchema, isSuccess } from "../../registry/call/documented-answer.ts";
import { halfOf, json } from "../../services/messages.ts";
import { prilisMnohoVysledku, unknownPath, type Answer } from "../../services/registry/chyba.ts";
import { exampleAnswer, successStatus } from "../../services/registry/example.ts";
import type { RegistryCall } from "../../services/registry/read-call.ts";
import { answerHttpFault, isHttpFault } from "../../services/http-faults.ts";
import { responseOf } from "../../services/service.ts";
import { fitRequest } from "../sample/fit-request.ts";
import type { RegistryFault } from "./registry-answer.ts";

interface AnyAnswer {
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly fault?: RegistryFault | undefined;
}

/** Makes the response of a test; by default the data of a success. */
export function respond(
  call: RegistryCall,
  request: Request,
  { status = successStatus(call.id), body, fault }: AnyAnswer,
): Answer | Response | Promise<Response> {
  if (fault !== undefined) return answerFault(fault, call, request);
  const success = isSuccess(status) && documentedSchema(call.id, status) !== undefined;
  return {
    status,
    body: body ?? (success ? defaultAnswer(call, status) : exampleAnswer(call.id, documentedKey(call.id, status))),
  };
}

function answerFault(fault: RegistryFault, call: RegistryCall, request: Request): Response | Promise<Response> {
  if (isHttpFault(fault)) return answerHttpFault(fault);
  switch (fault) {
    case "unknown-path":
      return responseOf(json(404, unknownPath(404, new URL(request.url).pathname).body));
    case "too-many-matches":
      return responseOf(json(400, prilisMnohoVysledku(585_478).body));
    case "broken-json": {
      const text = JSON.stringify(defaultAnswer(call, successStatus(call.id)) ?? {});
      return new Response(halfOf(text), { headers: { "content-type": "application/json" } });
    }
  }
}

/** The data of a success: the example of the contract, made to fit the request. */
function defaultAnswer({ id, parameters, body }: RegistryCall, status: number): unknown {
  const { items }: RegistryOperation = registryOperations[id];
  return fitRequest(exampleAnswer(id, documentedKey(id, status)), { items, parameters, body });
}
