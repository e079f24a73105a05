import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { documentedAnswer } from "../../registry/documented-answer.ts";
import { halfOf, json } from "../../services/messages.ts";
import { prilisMnohoVysledku, unknownPath } from "../../services/registry/chyba.ts";
import { answerHttpFault, isHttpFault } from "../http-fault.ts";
import { responseOf } from "../messages.ts";
import { defaultAnswer, exampleAnswer, successStatus } from "./default-answer.ts";
import type { ReadRequest } from "./read-request.ts";
import type { RegistryFault } from "./registry-answer.ts";

/** What is to be answered, of whatever operation. */
interface AnyAnswer {
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly fault?: RegistryFault | undefined;
}

/** Turns an answer of an operation into the response. */
export function respond(
  id: RegistryOperationId,
  read: Pick<ReadRequest, "parameters" | "body">,
  request: Request,
  { status = successStatus(id), body, fault }: AnyAnswer,
): Response | Promise<Response> {
  if (fault !== undefined) return answerFault(fault, id, read, request);
  const { success = false } = documentedAnswer(id, status) ?? {};
  const shown = success ? defaultAnswer(id, status, read) : exampleAnswer(id, status);
  return dataOf(body ?? shown, status, request);
}

/** An answer without data has no body, and an answer to HEAD never has one. */
function dataOf(data: unknown, status: number, request: Request): Response {
  if (data === undefined || request.method === "HEAD") return new Response(null, { status });
  return Response.json(data, { status });
}

function answerFault(
  fault: RegistryFault,
  id: RegistryOperationId,
  read: Pick<ReadRequest, "parameters" | "body">,
  request: Request,
): Response | Promise<Response> {
  if (isHttpFault(fault)) return answerHttpFault(fault);
  switch (fault) {
    case "unknown-path":
      return responseOf(json(404, unknownPath(404, new URL(request.url).pathname).body));
    case "too-many-matches":
      return responseOf(json(400, prilisMnohoVysledku(585_478).body));
    case "broken-json": {
      const text = JSON.stringify(defaultAnswer(id, successStatus(id), read) ?? {});
      return new Response(halfOf(text), { headers: { "content-type": "application/json" } });
    }
  }
}
