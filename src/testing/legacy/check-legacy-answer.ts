import { legacyVersions } from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { responseOf } from "../../legacy/contract.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { httpFaults } from "../http-fault.ts";
import { ownLegacyFaults, type LegacyTestOperation } from "./legacy-answer.ts";

const names = {
  heartBeat: { status: true, code: true, message: true, fault: true },
  authConfirmation: { status: true, attributes: true, fault: true },
} as const;

/** @throws InvalidInputError for a status or fault that there is not: it may come from JavaScript. */
export function checkLegacyAnswer(
  subject: string,
  operation: LegacyTestOperation,
  answer: { readonly status?: string | undefined; readonly fault?: string | undefined },
): void {
  checkOptions(subject, answer, names[operation], { attributes: "object" });
  const { status, fault } = answer;
  // Every version has the same.
  const type = responseOf(legacyVersions[0], operation).elements["status"]?.type;
  const statuses = (type?.kind === "text" ? type.values : undefined) ?? [];
  const faults: readonly string[] = [...httpFaults, ...ownLegacyFaults];
  const refuse = (field: string, allowed: readonly string[]): never => {
    throw new InvalidInputError(subject, [{ field, rule: `must be ${allowed.join(", ")}` }]);
  };
  if (status !== undefined && !statuses.includes(status)) refuse("status", statuses);
  if (fault !== undefined && !faults.includes(fault)) refuse("fault", faults);
}
