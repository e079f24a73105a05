import type { RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { loadResponseValidator } from "../../generated/registry-response-validators-on-demand.gen.ts";
import { UnexpectedResponseError, type BrokenRule } from "../errors/unexpected-response-error.ts";
import { reportRejection } from "../transport/events.ts";
import { documentedSchema } from "./call/documented-answer.ts";

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

/** Argument of a {@link ResponseValidation}. */
export interface ValidatedResponse {
  /** The operationId. */
  readonly operation: RegistryOperationId;
  /** HTTP status. */
  readonly status: number;
  /** The parsed JSON; `undefined` for a success without a body. */
  readonly data: unknown;
  /** `onViolation` of the client. */
  readonly onViolation: ((event: ViolationEvent) => unknown) | undefined;
}

/** Checks the data of a success: {@link strictValidation} or {@link reportingValidation}. */
export type ResponseValidation = (response: ValidatedResponse) => Promise<void>;

/**
 * Compares the data of answers with the contract, as `validate` of {@link createRegistry}. Fields and values that the contract
 * does not know pass. An answer that breaks the contract is told to `onViolation`, and the call fails.
 *
 * It is imported, not named, because it brings the validators of all schemas (60 kB compressed) into a bundle of one file. In a
 * bundle of several files, those of a data source load with the first check of its answers.
 *
 * @throws UnexpectedResponseError for data that breaks its schema.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry({ validate: strictValidation });
 * ```
 */
export const strictValidation: ResponseValidation = async (response) => {
  const violation = await findViolation(response);
  if (violation === undefined) return;
  const { operation, issues } = violation;
  const { status } = response;
  throw new UnexpectedResponseError({ operation, status, reason: "schema", mediaType: "application/json", issues });
};

/**
 * Compares the data of answers with the contract, as {@link strictValidation} does, and only tells `onViolation`. The call goes on:
 * real answers break bounds now and then.
 */
export const reportingValidation: ResponseValidation = async (response) => {
  await findViolation(response);
};

/** Finds what an answer breaks, and tells `onViolation`. */
async function findViolation(response: ValidatedResponse): Promise<ViolationEvent | undefined> {
  const { operation, status, data, onViolation } = response;
  if (data === undefined) return undefined;
  const schema = documentedSchema(operation, status) ?? null;
  if (schema === null) return undefined;
  const validator = await loadResponseValidator[schema]();
  if (validator(data)) return undefined;
  const broken = (validator.errors ?? []).slice(0, mostIssues);
  const issues = broken.map(({ instancePath, schemaPath, keyword, message }) => {
    return { pointer: instancePath, schemaPath, keyword, rule: message ?? "is not valid" };
  });
  const violation: ViolationEvent = { operation, schema, issues };
  reportRejection("onViolation", onViolation?.(violation));
  return violation;
}
