import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { loadResponseValidator } from "../../../generated/registry-response-validators-on-demand.gen.ts";
import { UnexpectedResponseError, type BrokenRule } from "../../errors/unexpected-response-error.ts";
import { reportRejection } from "../../transport/events.ts";
import { documentedAnswer } from "./documented-answer.ts";

/** Most broken rules that are told of one answer: a hostile one may break a million. */
const mostIssues = 1000;

/** An answer breaks the contract. */
export interface ViolationEvent {
  /** The operationId. */
  readonly operation: RegistryOperationId;
  /** Name of the schema. */
  readonly schema: string;
  /** The rules that it breaks, a thousand of them at most; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];
}

/** Whether answers are checked against the contract. */
export type ValidateMode = "off" | "report" | "strict";

export interface AnswerChecks {
  readonly validate: ValidateMode;
  readonly onViolation: ((event: ViolationEvent) => unknown) | undefined;
}

/**
 * Checks the data of a success against the contract, where the option `validate` asks for it. What the contract does not know is let
 * through. The validators of a data source load with the first check of its answers.
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
  const issues = (validator.errors ?? [])
    .slice(0, mostIssues)
    .map(({ instancePath, schemaPath, keyword, message }) => ({
      pointer: instancePath,
      schemaPath,
      keyword,
      rule: message ?? "is not valid",
    }));
  reportRejection("onViolation", onViolation?.({ operation, schema, issues }));
  if (validate !== "strict") return;
  throw new UnexpectedResponseError({
    operation,
    status,
    reason: "schema",
    mediaType: "application/json",
    issues,
  });
}
