import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { loadResponseValidator } from "../../../generated/registry-response-validators-on-demand.gen.ts";
import { UnexpectedResponseError, type BrokenRule } from "../../errors/unexpected-response-error.ts";
import { reportRejection } from "../../transport/events.ts";
import { documentedAnswer } from "./documented-answer.ts";

/** Most broken rules that an event holds: a hostile answer may break a million. */
const mostIssues = 1000;

/** An answer breaks the contract. */
export interface ViolationEvent {
  /** The operationId. */
  readonly operation: RegistryOperationId;
  /** Name of the schema. */
  readonly schema: string;
  /** The broken rules, at most 1,000; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];
}

/** Whether answers are checked against the contract. */
export type ValidateMode = "off" | "report" | "strict";

export interface AnswerChecks {
  readonly validate: ValidateMode;
  readonly onViolation: ((event: ViolationEvent) => unknown) | undefined;
}

/**
 * Checks the data of a success against the contract. Fields and values that the contract does not know pass. The validators of a
 * data source load with the first check of its answers.
 *
 * @throws UnexpectedResponseError in strict mode.
 */
export async function checkAnswer(
  { validate, onViolation }: AnswerChecks,
  operation: RegistryOperationId,
  status: number,
  data: unknown,
): Promise<void> {
  if (data === undefined) return;
  const { schema = null } = documentedAnswer(operation, status) ?? {};
  if (schema === null) return;
  const validator = await loadResponseValidator[schema]();
  if (validator(data)) return;
  const broken = (validator.errors ?? []).slice(0, mostIssues);
  const issues = broken.map(({ instancePath, schemaPath, keyword, message }) => {
    return { pointer: instancePath, schemaPath, keyword, rule: message ?? "is not valid" };
  });
  reportRejection("onViolation", onViolation?.({ operation, schema, issues }));
  if (validate !== "strict") return;
  throw new UnexpectedResponseError({ operation, status, reason: "schema", mediaType: "application/json", issues });
}
