import type { RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { loadResponseValidator } from "../../generated/registry-response-validators-on-demand.gen.ts";
import { UnexpectedResponseError, type BrokenRule } from "../errors/unexpected-response-error.ts";
import { reportRejection } from "../transport/events.ts";
import { documentedSchema } from "./call/documented-answer.ts";

/** Most broken rules in an event, because a hostile response may break a million. */
const mostIssues = 1000;

/** A response breaks the contract. */
export interface ViolationEvent {
  /** The operationId. */
  readonly operation: RegistryOperationId;
  /** Name of the schema. */
  readonly schema: string;
  /** The broken rules, at most 1,000; they hold no value of the response. */
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
 * Checks the data of responses against the contract, as `validate` of {@link createRegistry}. Fields and values that the contract
 * does not know pass. If a response breaks the contract, `onViolation` is called and the call fails.
 *
 * It is a function and not a name, because it adds the validators of all schemas to a bundle of one file (60 kB compressed). In a
 * bundle of several files the validators of a data source load with the first check of its responses.
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
 * Checks the data of responses like {@link strictValidation}, but only calls `onViolation`. The call goes on, because real
 * responses sometimes break bounds.
 */
export const reportingValidation: ResponseValidation = async (response) => {
  await findViolation(response);
};

/** Finds the broken rules of a response and calls `onViolation`. */
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
