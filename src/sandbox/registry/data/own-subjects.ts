import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Validate } from "../../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../../generated/registry-response-validators.gen.ts";
import { InvalidInputError, type InputIssue } from "../../../errors/invalid-input-error.ts";
import { documentedAnswer } from "../../../registry/call/documented-answer.ts";
import { detailOf } from "../../../services/registry/route.ts";
import { isJsonObject, type JsonObject } from "../../../transport/json-object.ts";
import type { SubjectRecords } from "./built-in.ts";

/** Subjects of one's own: records by source, each as the detail of the source answers it. */
export type SandboxData = { readonly [Source in RegistrySource]?: readonly RegistryRecords[Source][] };

/** The records of checked subjects of one's own by icoId, ascending. */
export type OwnSubjects = ReadonlyMap<string, SubjectRecords>;

/** Most broken rules that an error lists. */
const mostIssues = 100;

/**
 * Checks subjects against the contract. They are copied: what becomes of the given ones changes nothing.
 *
 * @param subject the function whose option `data` it is
 * @throws InvalidInputError that names record and field when one breaks the contract, has no `icoId`, or comes twice in a
 * source.
 */
export function readOwnSubjects(subject: string, data: unknown): OwnSubjects {
  const issues: InputIssue[] = [];
  const subjects = new Map<string, Record<string, unknown>>();
  for (const [source, values] of Object.entries(readJson(subject, data))) {
    const known = registrySources.find((name) => name === source);
    if (known === undefined) issues.push({ field: `data.${source}`, rule: "is no source of the registry" });
    else if (!Array.isArray(values)) issues.push({ field: `data.${source}`, rule: "must be an array of records" });
    else readRecords(known, values, subjects, issues);
  }
  const [first, ...more] = issues.slice(0, mostIssues);
  if (first !== undefined) throw new InvalidInputError(subject, [first, ...more]);
  // Each record has been checked as one of its source.
  return new Map([...subjects].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A copy of the data as JSON makes it, so that it can be sent later. */
function readJson(subject: string, data: unknown): JsonObject {
  let copy: unknown;
  try {
    // For a value without JSON, such as undefined, `stringify` returns undefined and `parse` throws.
    copy = JSON.parse(JSON.stringify(data));
  } catch (error) {
    // A cyclic value or a bigint, too.
    throw new InvalidInputError(subject, [{ field: "data", rule: "must be JSON" }], { cause: error });
  }
  if (isJsonObject(copy)) return copy;
  throw new InvalidInputError(subject, [{ field: "data", rule: "must be an object with an array for each source" }]);
}

function readRecords(
  source: RegistrySource,
  values: readonly unknown[],
  subjects: Map<string, Record<string, unknown>>,
  issues: InputIssue[],
): void {
  const validate = validatorOf(source);
  for (const [index, value] of values.entries()) {
    // 100,000 wrong records need no 100,000 explanations.
    if (issues.length > mostIssues) return;
    const field = `data.${source}[${index}]`;
    if (!validate(value) || !isJsonObject(value)) {
      issues.push(...issuesOf(validate, field));
      continue;
    }
    const { icoId, ico = icoId } = value;
    const records = subjects.get(String(icoId)) ?? {};
    if (typeof icoId !== "string") issues.push({ field: `${field}.icoId`, rule: "is missing" });
    else if (ico !== icoId) issues.push({ field: `${field}.icoId`, rule: "must be the ico" });
    else if (source in records) issues.push({ field: `${field}.icoId`, rule: "must not be that of another record" });
    else subjects.set(icoId, { ...records, [source]: value });
  }
}

/** The rules that the last value broke, with where it broke them. */
function issuesOf({ errors }: Validate, record: string): InputIssue[] {
  return (errors ?? []).map(({ instancePath, message = "is not valid" }) => ({
    field: record + instancePath.replace(/\/(\d+)(?=\/|$)/g, "[$1]").replaceAll("/", "."),
    rule: message,
  }));
}

/** Checks the detail of a source. */
function validatorOf(source: RegistrySource): Validate {
  const { schema } = documentedAnswer(detailOf(source), 200) ?? {};
  if (schema === undefined || schema === null) throw new Error(`the detail of ${source} has no body`);
  return responseValidators[schema];
}
