import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { documentedAnswer } from "../../registry/documented-answer.ts";
import { answerHttpFault, isHttpFault } from "../http-fault.ts";
import { sample } from "../sample/sample.ts";
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
  return json(body ?? shown, status, request);
}

/** An answer without data has no body, and an answer to HEAD never has one. */
function json(data: unknown, status: number, request: Request): Response {
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
    case "unknown-path": {
      const { pathname: path } = new URL(request.url);
      return Response.json({ status: 404, error: "Not Found", path }, { status: 404 });
    }
    case "too-many-matches":
      return Response.json(tooManyMatches(), { status: 400 });
    case "broken-json": {
      const text = JSON.stringify(defaultAnswer(id, successStatus(id), read) ?? {});
      const headers = { "content-type": "application/json" };
      return new Response(text.slice(0, text.length / 2), { headers });
    }
  }
}

/** As the service says it: the number of matches is in the text alone. */
function tooManyMatches(): object {
  return sample("Chyba", {
    kod: "CHYBA_VSTUPU",
    subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU",
    popis: "Dotazu odpovídá příliš mnoho záznamů (585\u00a0478), nejvýše 1\u00a0000.|Chyba vstupu",
  });
}
