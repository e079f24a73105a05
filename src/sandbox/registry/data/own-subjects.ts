import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Validate } from "../../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../../generated/registry-response-validators.gen.ts";
import { documentedSchema } from "../../../registry/call/documented-answer.ts";
import { detailOf } from "../../../services/registry/route.ts";
import { isJsonObject, type JsonObject } from "../../../transport/json-object.ts";
import { Findings, mostIssues } from "../../config/findings.ts";
import type { SubjectRecords } from "./built-in.ts";

/** The records of checked subjects of one's own by icoId, ascending. */
export type OwnSubjects = ReadonlyMap<string, SubjectRecords>;

/**
 * Checks subjects against the contract; the findings have the record and the field where one breaks it, has no `icoId`, or comes twice
 * in a source. The subjects are copied: what becomes of the given ones changes nothing.
 */
export function collectSubjects(found: Findings, at: string, data: unknown): OwnSubjects {
  const subjects = new Map<string, Record<string, unknown>>();
  for (const [source, values] of Object.entries(copyOf(found, at, data))) {
    const known = registrySources.find((name) => name === source);
    if (known === undefined) found.add(`${at}.${source}`, "is no source of the registry");
    else if (!Array.isArray(values)) found.add(`${at}.${source}`, "must be an array of records");
    else readRecords(found, `${at}.${source}`, known, values, subjects);
  }
  // Each record has been checked as one of its source.
  return new Map([...subjects].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A copy of the data as JSON makes it, so that it can be sent later. */
function copyOf(found: Findings, at: string, data: unknown): JsonObject {
  try {
    // For a value without JSON, such as undefined, `stringify` returns undefined and `parse` throws.
    const copy: unknown = JSON.parse(JSON.stringify(data));
    if (isJsonObject(copy)) return copy;
    found.add(at, "must be an object with an array for each source");
  } catch {
    // A cyclic value or a bigint, too.
    found.add(at, "must be JSON");
  }
  return {};
}

function readRecords(
  found: Findings,
  at: string,
  source: RegistrySource,
  values: readonly unknown[],
  subjects: Map<string, Record<string, unknown>>,
): void {
  const validate = validatorOf(source);
  for (const [index, value] of values.entries()) {
    // 100,000 wrong records need no 100,000 explanations.
    if (found.issues.length >= mostIssues) return;
    const field = `${at}[${index}]`;
    if (!validate(value) || !isJsonObject(value)) {
      for (const { instancePath, message = "is not valid" } of validate.errors ?? []) {
        found.add(field + instancePath.replace(/\/(\d+)(?=\/|$)/g, "[$1]").replaceAll("/", "."), message);
      }
      continue;
    }
    const { icoId, ico = icoId } = value;
    const records = subjects.get(String(icoId)) ?? {};
    if (typeof icoId !== "string") found.add(`${field}.icoId`, "is missing");
    else if (ico !== icoId) found.add(`${field}.icoId`, "must be the ico");
    else if (source in records) found.add(`${field}.icoId`, "must not be that of another record");
    else subjects.set(icoId, { ...records, [source]: value });
  }
}

/** Checks the detail of a source. */
function validatorOf(source: RegistrySource): Validate {
  const schema = documentedSchema(detailOf(source), 200);
  if (schema === undefined || schema === null) throw new Error(`the detail of ${source} has no body`);
  return responseValidators[schema];
}
