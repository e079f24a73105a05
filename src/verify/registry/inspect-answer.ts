import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { responseValidators, type ResponseSchema } from "../../../generated/registry-response-validators.gen.ts";
import type { Chyba, EkonomickySubjekt, NotifikacniDavka, Seznam } from "../../../generated/registry-types.gen.ts";
import { documentedAnswer, readData } from "../../registry/documented-answer.ts";
import { RegistryError } from "../../registry/registry-error.ts";
import { TooManyMatchesError } from "../../registry/too-many-matches-error.ts";
import type { Answer } from "../../transport/answer.ts";
import { mediaTypeOf, parseJson } from "../../transport/json-answer.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { FindingKind, Findings, Sighting } from "../findings.ts";
import { readContractError } from "../read-contract-error.ts";
import { walkAnswer, type CodeListUses } from "./walk-answer.ts";
import { locateRule, schemaPointer, schemaProperties } from "./schema-properties.ts";

export interface Expectation {
  readonly operation: RegistryOperationId;
  /** The statuses that the contract allows for this very request. */
  readonly statuses: readonly number[];
}

/** What becomes of what an answer shows. */
export interface Inspection {
  readonly findings: Findings;
  readonly uses: CodeListUses;
}

/** Field that tells an error of the service from one of its framework. */
const errorCode = "kod" satisfies keyof Chyba;

/**
 * Checks one answer against the contract.
 *
 * @returns the data of a 200 that is a JSON object, whatever rules it breaks; `undefined` for any other answer.
 */
export function inspectAnswer(
  { operation, statuses }: Expectation,
  answer: Answer,
  { findings, uses }: Inspection,
): JsonObject | undefined {
  const { status, headers, text } = answer;
  const body = parseJson(text);
  const inspectBody = (): void => {
    inspectData(operation, status, body, { findings, uses });
  };
  try {
    readData(operation, answer, []);
  } catch (error) {
    if (!(error instanceof RegistryError)) {
      const sighting = readContractError(operation, error);
      const documented = documentedAnswer(operation, status) !== undefined;
      // The body of an error is JSON all the same, and says at least what kind of error it is.
      const missing = documented && status !== 200 && isJsonObject(body) && !Object.hasOwn(body, errorCode);
      findings.add(missing ? missingField(operation, status, errorCode) : sighting);
      if (documented && status !== 200 && isJsonObject(body)) inspectBody();
      return undefined;
    }
    const kind = error instanceof TooManyMatchesError ? undefined : judgeStatus(status, statuses);
    if (kind !== undefined) findings.add({ kind, operation, status, rule: statusRule(statuses) });
    if (error.kod === undefined) findings.add(missingField(operation, status, errorCode));
    if (mediaTypeOf(headers) !== "application/json") {
      findings.add({ kind: "body", operation, status, rule: "must be declared as application/json" });
    }
    inspectBody();
    return undefined;
  }
  if (!statuses.includes(status)) findings.add({ kind: "status", operation, status, rule: statusRule(statuses) });
  inspectBody();
  return isJsonObject(body) ? body : undefined;
}

/** What a documented error means for a request that the contract allows or forbids. */
function judgeStatus(status: number, allowed: readonly number[]): FindingKind | undefined {
  if (allowed.includes(status)) return undefined;
  if (status === 401 || status === 403 || status === 500) return "failed";
  return status === 400 ? "refused" : "status";
}

function statusRule(statuses: readonly number[]): string {
  return `must be ${statuses.join(" or ")} for this request`;
}

function inspectData(
  operation: RegistryOperationId,
  status: number,
  data: unknown,
  { findings, uses }: Inspection,
): void {
  const { schema = null } = documentedAnswer(operation, status) ?? {};
  if (schema === null) return;
  const validate = responseValidators[schema];
  // A base and what extends it may both say the same of one value.
  const seen = new Set<string>();
  for (const issue of validate(data) ? [] : (validate.errors ?? [])) {
    const { instancePath, schemaPath, keyword, message = "is not valid" } = issue;
    const once = JSON.stringify([instancePath, keyword, message]);
    if (seen.has(once)) continue;
    seen.add(once);
    findings.add({
      // A newer service may know more values; a client keeps them.
      kind: keyword === "enum" ? "unknown-value" : "schema",
      operation,
      status,
      pointer: instancePath.replaceAll(/\/\d+(?=\/|$)/g, "/*"),
      keyword,
      rule: message,
      schemaPath: locateRule(schema, instancePath, schemaPath),
      example: instancePath,
    });
  }
  walkAnswer(schema, data, {
    onUnknownField: ({ pointer, pattern }, name) => {
      const kind = "unknown-field";
      const rule = `is not known to ${name}`;
      findings.add({
        kind,
        operation,
        status,
        pointer: pattern,
        rule,
        schemaPath: schemaPointer(name),
        example: pointer,
      });
    },
    onListValue: (place, list, value) => {
      uses.add(list, value, { operation, status, place });
    },
  });
  if (status !== 200 || !isJsonObject(data)) return;
  for (const field of neededFields(operation, schema, data)) {
    if (!Object.hasOwn(data, field)) findings.add(missingField(operation, status, field));
  }
}

const count = "pocetCelkem" satisfies keyof Seznam;
const icoId = "icoId" satisfies keyof EkonomickySubjekt;
const cisloDavky = "cisloDavky" satisfies keyof NotifikacniDavka;

/**
 * What the answer of an operation cannot do without, though no schema requires it: a list its number and, unless that is
 * 0, its items; a record its subject (specification, Endpoints, A).
 */
function neededFields(operation: RegistryOperationId, schema: ResponseSchema, data: JsonObject): string[] {
  const row = registryOperations[operation];
  const items = "items" in row && data[count] !== 0 ? [row.items] : [];
  return [...items, ...[count, icoId, cisloDavky].filter((name) => schemaProperties(schema).has(name))];
}

function missingField(operation: string, status: number, field: string): Sighting {
  return { kind: "missing", operation, status, pointer: `/${field}`, rule: "is missing" };
}
