import type { RegistryInput } from "../../../generated/registry-client.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { responseValidators, type ResponseSchema } from "../../../generated/registry-response-validators.gen.ts";
import type { Chyba, EkonomickySubjekt, NotifikacniDavka, Seznam } from "../../../generated/registry-types.gen.ts";
import { BlockedError } from "../../errors/blocked-error.ts";
import { documentedSchema } from "../../registry/call/documented-answer.ts";
import { isBlockPage, readData } from "../../registry/call/read-response.ts";
import { prepareRequest } from "../../registry/call/prepare-request.ts";
import { RegistryError, TooManyMatchesError } from "../../registry/registry-error.ts";
import { mediaTypeOf, parseJson, type Answer } from "../../transport/answer.ts";
import { CallRecord } from "../../transport/calls.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { send } from "../../transport/transport.ts";
import { Findings, readContractError, type FindingKind, type Sighting } from "../findings.ts";
import { attempt, type Verification } from "../report.ts";
import { locateRule, schemaPointer, schemaProperties } from "./schema-properties.ts";
import { CodeListUses, patternOf, walkAnswer } from "./walk-answer.ts";

/** Number of consecutive calls without a response after which the service counts as unreachable and no more calls are made. */
const mostFailures = 3;

/** Calls operations, one at a time, and checks what they answer. */
export class RegistryCalls {
  /** The values of code lists that answers held. */
  readonly uses = new CodeListUses();
  readonly #verification: Verification;
  #failures = 0;
  #stopped: string | undefined;

  constructor(verification: Verification) {
    this.#verification = verification;
  }

  /** Why no further call is made; `undefined` while calls are made. */
  get stopped(): string | undefined {
    return this.#stopped;
  }

  /**
   * Makes one call, whose input may be wrong on purpose, and returns the data of a 200. Findings about an operation that is not to be
   * verified are dropped, unless the call fails. `statuses` are what the contract allows for this very request.
   */
  async ask(
    operation: RegistryOperationId,
    input: RegistryInput,
    statuses: readonly number[],
  ): Promise<JsonObject | undefined> {
    const { settings, signal, tally, findings } = this.#verification;
    signal?.throwIfAborted();
    if (this.#stopped !== undefined) return undefined;
    const { baseUrl, headers, transport, timeout, deadline, maxAnswerBytes, blockPause } = settings;
    // Until there is an answer.
    this.#failures += 1;
    const data = await attempt(this.#verification, "registry", operation, async () => {
      const request = prepareRequest(operation, input, baseUrl, headers);
      const { readOnly: repeatable } = registryOperations[operation];
      const limits = { timeout, deadline, maxBytes: maxAnswerBytes, signal, record: new CallRecord() };
      const answer = await send(transport, { operation, repeatable, ...limits, ...request });
      this.#failures = 0;
      tally.answered(operation, answer.status);
      if (isBlockPage(answer)) {
        // Going on would only prolong the block.
        this.#stopped = "the service blocks this client";
        throw new BlockedError(operation, { pause: blockPause, date: transport.clock.date(), status: answer.status });
      }
      const wanted = tally.expects(operation);
      const inspection = wanted
        ? { findings, uses: this.uses }
        : { findings: new Findings(), uses: new CodeListUses() };
      const found = inspectAnswer(operation, statuses, answer, inspection);
      if (found !== undefined) tally.verified(operation);
      return found;
    });
    if (this.#failures === mostFailures) this.#stopped ??= "the service cannot be reached";
    return data;
  }
}

/** Receivers of the findings in an answer. */
interface Inspection {
  readonly findings: Findings;
  readonly uses: CodeListUses;
}

/** Field that distinguishes an error of the service from one of its framework. */
const errorCode = "kod" satisfies keyof Chyba;

/** Checks one answer against the contract; returns the data of a 200 that is a JSON object, whatever rules it breaks. */
function inspectAnswer(
  operation: RegistryOperationId,
  statuses: readonly number[],
  answer: Answer,
  inspection: Inspection,
): JsonObject | undefined {
  const { findings } = inspection;
  const { status, headers, text } = answer;
  const body = parseJson(text);
  try {
    readData(operation, answer, () => []);
  } catch (error) {
    if (!(error instanceof RegistryError)) {
      const sighting = readContractError(operation, error);
      // The body of an error is JSON all the same, and says at least what kind of error it is.
      const isError = status !== 200 && documentedSchema(operation, status) !== undefined && isJsonObject(body);
      const isUnnamed = isError && !Object.hasOwn(body, errorCode);
      findings.add(isUnnamed ? missingField(operation, status, errorCode) : sighting);
      if (isError) inspectData(operation, status, body, inspection);
      return undefined;
    }
    const kind = error instanceof TooManyMatchesError ? undefined : judgeStatus(status, statuses);
    if (kind !== undefined) findings.add({ kind, operation, status, rule: statusRule(statuses) });
    if (error.kod === undefined) findings.add(missingField(operation, status, errorCode));
    if (mediaTypeOf(headers) !== "application/json") {
      findings.add({ kind: "body", operation, status, rule: "must be declared as application/json" });
    }
    inspectData(operation, status, body, inspection);
    return undefined;
  }
  if (!statuses.includes(status)) findings.add({ kind: "status", operation, status, rule: statusRule(statuses) });
  inspectData(operation, status, body, inspection);
  return isJsonObject(body) ? body : undefined;
}

/** The finding for a documented error of a request that the contract allows or forbids. */
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
  const schema = documentedSchema(operation, status) ?? null;
  if (schema === null) return;
  const validate = responseValidators[schema];
  // A base and what extends it may both say the same of one value.
  const seen = new Set<string>();
  for (const issue of validate(data) ? [] : (validate.errors ?? [])) {
    const { instancePath, schemaPath, keyword, message = "is not valid" } = issue;
    const once = JSON.stringify([instancePath, keyword, message]);
    if (seen.has(once)) continue;
    seen.add(once);
    // A newer service may have more values, which a client accepts.
    const kind = keyword === "enum" ? "unknown-value" : "schema";
    const pointer = patternOf(instancePath);
    const rule = { keyword, rule: message, schemaPath: locateRule(schema, instancePath, schemaPath) };
    findings.add({ kind, operation, status, pointer, ...rule, example: instancePath });
  }
  walkAnswer(schema, data, {
    onUnknownField: (example, name) => {
      const rule = { rule: `is not known to ${name}`, schemaPath: schemaPointer(name) };
      findings.add({ kind: "unknown-field", operation, status, pointer: patternOf(example), ...rule, example });
    },
    onListValue: (pointer, list, value) => {
      uses.add(list, value, { operation, status, pointer });
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
 * Fields that an answer needs although no schema requires them: a list its number and, unless that is 0, its items; a
 * record its subject (specification, Endpoints, A).
 */
function neededFields(operation: RegistryOperationId, schema: ResponseSchema, data: JsonObject): string[] {
  const row = registryOperations[operation];
  const items = "items" in row && data[count] !== 0 ? [row.items] : [];
  return [...items, ...[count, icoId, cisloDavky].filter((name) => schemaProperties(schema).has(name))];
}

function missingField(operation: string, status: number, field: string): Sighting {
  return { kind: "missing", operation, status, pointer: `/${field}`, rule: "is missing" };
}
