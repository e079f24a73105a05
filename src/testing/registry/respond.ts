import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { answerHttpFault, isHttpFault } from "../http-fault.ts";
import { sample } from "../sample/sample.ts";
import { defaultAnswer } from "./default-answer.ts";
import type { RegistryAnswer, RegistryFault } from "./registry-answer.ts";

/** Turns an answer of an operation into the response. */
export function respond(
  id: RegistryOperationId,
  input: JsonObject,
  request: Request,
  { status = 200, body, fault }: RegistryAnswer<RegistryOperationId>,
): Response | Promise<Response> {
  if (fault !== undefined) return answerFault(fault, id, input, request);
  const shown = status === 200 ? defaultAnswer(id, input) : registryExamples[id].responses[status];
  return Response.json(body ?? shown, { status });
}

function answerFault(
  fault: RegistryFault,
  id: RegistryOperationId,
  input: JsonObject,
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
      const text = JSON.stringify(defaultAnswer(id, input));
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
