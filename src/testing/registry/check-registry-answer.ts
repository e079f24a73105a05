import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { documentedAnswer } from "../../registry/documented-answer.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { httpFaults } from "../http-fault.ts";
import type { RegistryAnswer, RegistryFault } from "./registry-answer.ts";

const own: readonly RegistryFault[] = ["unknown-path", "too-many-matches", "broken-json"];

/** @throws InvalidInputError for a status or fault that there is not: it may come from JavaScript. */
export function checkRegistryAnswer<Id extends RegistryOperationId>(
  subject: string,
  id: Id,
  answer: RegistryAnswer<Id>,
): void {
  checkOptions(subject, answer, { status: true, body: true, fault: true }, {});
  const { status, body, fault }: { status?: unknown; body?: unknown; fault?: unknown } = answer;
  if (status !== undefined && !(isStatus(status) && documentedAnswer(id, status) !== undefined)) {
    const known = Object.keys(registryOperations[id].responses).join(", ");
    throw new InvalidInputError(subject, [{ field: "status", rule: `must be ${known}` }]);
  }
  // A body is what JSON can say.
  if (typeof body === "function" || typeof body === "symbol" || typeof body === "bigint") {
    throw new InvalidInputError(subject, [{ field: "body", rule: "must be JSON" }]);
  }
  const faults: readonly unknown[] = [...httpFaults, ...own];
  if (fault !== undefined && !faults.includes(fault)) {
    throw new InvalidInputError(subject, [{ field: "fault", rule: `must be ${faults.join(", ")}` }]);
  }
}

function isStatus(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 200 && value <= 599;
}
