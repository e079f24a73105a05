import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Validate } from "../../../../generated/registry-request-validators.gen.ts";
import { responseValidators } from "../../../../generated/registry-response-validators.gen.ts";
import { InvalidInputError, type InputIssue } from "../../../errors/invalid-input-error.ts";
import { documentedAnswer } from "../../../registry/call/documented-answer.ts";
import { detailOf } from "../../../services/registry/route.ts";

/** Subjects of one's own: records by source, each as the detail of the source answers it. */
export type SandboxData = { readonly [Source in RegistrySource]?: readonly RegistryRecords[Source][] };

/** Records by source and icoId. */
type Records = { readonly [Source in RegistrySource]: ReadonlyMap<string, RegistryRecords[Source]> };

/** Checked subjects of one's own. */
export interface OwnSubjects {
  /** Identifiers of all subjects, ascending. */
  readonly icoIds: ReadonlySet<string>;
  readonly records: Records;
}

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
  const bySource = readJson(subject, data);
  const issues: InputIssue[] = [];
  for (const name of bySource.keys()) {
    if (!registrySources.some((source) => source === name))
      issues.push({ field: `data.${name}`, rule: "is no source of the registry" });
  }
  const read = <Source extends RegistrySource>(source: Source): ReadonlyMap<string, RegistryRecords[Source]> =>
    readRecords(source, bySource.get(source), issues);
  // The list has every source, and each is read as its own.
  const records = Object.fromEntries(registrySources.map((source) => [source, read(source)])) as Records;
  const [first, ...more] = issues.slice(0, mostIssues);
  if (first !== undefined) throw new InvalidInputError(subject, [first, ...more]);
  return {
    records,
    icoIds: new Set(
      Object.values(records)
        .flatMap((ofSource) => [...ofSource.keys()])
        .sort(),
    ),
  };
}

/** A copy of the data as JSON makes it, so that it can be sent later. */
function readJson(subject: string, data: unknown): ReadonlyMap<string, unknown> {
  let copy: unknown;
  try {
    // What has no JSON, such as undefined, becomes a text that is none.
    copy = JSON.parse(JSON.stringify(data));
  } catch (error) {
    // A cyclic value or a bigint, too.
    throw new InvalidInputError(subject, [{ field: "data", rule: "must be JSON" }], { cause: error });
  }
  if (typeof copy === "object" && copy !== null && !Array.isArray(copy)) return new Map(Object.entries(copy));
  throw new InvalidInputError(subject, [{ field: "data", rule: "must be an object with an array for each source" }]);
}

function readRecords<Source extends RegistrySource>(
  source: Source,
  values: unknown,
  issues: InputIssue[],
): ReadonlyMap<string, RegistryRecords[Source]> {
  const records = new Map<string, RegistryRecords[Source]>();
  if (values === undefined) return records;
  if (!Array.isArray(values)) {
    issues.push({ field: `data.${source}`, rule: "must be an array of records" });
    return records;
  }
  for (const [index, value] of values.entries()) {
    // 100,000 wrong records need no 100,000 explanations.
    if (issues.length > mostIssues) return records;
    const field = `data.${source}[${index}]`;
    if (!isRecordOf(source, value)) {
      issues.push(...issuesOf(source, field));
      continue;
    }
    const { icoId } = value;
    const ico = "ico" in value ? value.ico : undefined;
    if (icoId === undefined) issues.push({ field: `${field}.icoId`, rule: "is missing" });
    else if (ico !== undefined && ico !== icoId) issues.push({ field: `${field}.icoId`, rule: "must be the ico" });
    else if (records.has(icoId)) issues.push({ field: `${field}.icoId`, rule: "must not be that of another record" });
    else records.set(icoId, value);
  }
  return records;
}

function isRecordOf<Source extends RegistrySource>(source: Source, value: unknown): value is RegistryRecords[Source] {
  return validatorOf(source)(value);
}

/** The rules that the last value broke, with where it broke them. */
function issuesOf(source: RegistrySource, record: string): InputIssue[] {
  return (validatorOf(source).errors ?? []).map(({ instancePath, message = "is not valid" }) => ({
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
