import { documentedStatuses, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { httpFaults } from "../http-fault.ts";
import type { RegistryAnswer, RegistryFault } from "./registry-answer.ts";

const own: readonly RegistryFault[] = ["unknown-path", "too-many-matches", "broken-json"];

/** @throws InvalidInputError for a status or fault that there is not: it may come from JavaScript. */
export function checkRegistryAnswer<Id extends RegistryOperationId>(subject: string, answer: RegistryAnswer<Id>): void {
  checkOptions(subject, answer, { status: true, body: true, fault: true }, { body: "object" });
  const { status = 200, fault } = answer;
  if (!documentedStatuses.includes(status)) {
    throw new InvalidInputError(subject, [{ field: "status", rule: `must be ${documentedStatuses.join(", ")}` }]);
  }
  const faults: readonly RegistryFault[] = [...httpFaults, ...own];
  if (fault !== undefined && !faults.includes(fault)) {
    throw new InvalidInputError(subject, [{ field: "fault", rule: `must be ${faults.join(", ")}` }]);
  }
}
