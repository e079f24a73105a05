import { registryExamples } from "../../../../generated/registry-examples.gen.ts";
import type { RegistryOperationId } from "../../../../generated/registry-operations.gen.ts";
import { documentedKey } from "../../../registry/documented-answer.ts";
import { json } from "../../../services/messages.ts";
import type { HttpAnswer, HttpOutcome } from "../../http/message.ts";
import type { RegistryFate } from "./registry-faults.ts";

/** What a firewall in front of the service answers: no JSON (published facts). */
const blockPage: HttpAnswer = {
  status: 403,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: '<!doctype html><html lang="en"><title>Request rejected</title><p>The requested URL was rejected.</p></html>',
};

/**
 * Answers as a fault says.
 *
 * @param operation `undefined` for a path that no operation has
 * @param answer gives the ordinary answer
 */
export function answerFault(
  fault: NonNullable<RegistryFate["fault"]>,
  operation: RegistryOperationId | undefined,
  answer: () => HttpAnswer,
): HttpOutcome {
  switch (fault.kind) {
    case "reset":
      return fault.when === "before" ? "hang-up" : broken(answer(), fault.when);
    case "status": {
      // The fault is meant for operations alone, and for those that document the status.
      const key = operation === undefined ? undefined : documentedKey(operation, fault.status);
      if (operation === undefined || key === undefined) return answer();
      return json(fault.status, new Map(Object.entries<unknown>(registryExamples[operation].responses)).get(key));
    }
    case "block-page":
    case "budget-exceeded":
      return blockPage;
  }
}

/** The answer with the end of its connection in the middle of the body or right after it. */
function broken(answer: HttpAnswer, when: "during" | "after"): HttpAnswer {
  if (when === "after") return { ...answer, hangUp: true };
  const body = Buffer.from(answer.body ?? "");
  return {
    ...answer,
    headers: { ...answer.headers, "Content-Length": body.length },
    body: body.subarray(0, body.length / 2),
    hangUp: true,
  };
}
