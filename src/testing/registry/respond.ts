import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import {
  registryOperations,
  type RegistryOperationId,
  type RegistryOperation,
} from "../../../generated/registry-operations.gen.ts";
import type {
  Ciselnik,
  EkonomickeSubjektyRegistraceFiltr,
  EkonomickySubjekt,
  NotifikacniDavka,
  Seznam,
  StandardizovaneAdresySeznam,
} from "../../../generated/registry-types.gen.ts";
import { documentedAnswer, documentedKey } from "../../registry/call/documented-answer.ts";
import { halfOf, json } from "../../services/messages.ts";
import { prilisMnohoVysledku, unknownPath, type Answer } from "../../services/registry/chyba.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { RegistryCall } from "../../services/registry/read-call.ts";
import { answerHttpFault, isHttpFault } from "../../services/http-faults.ts";
import { responseOf } from "../../services/service.ts";
import { renumber, subjectNumber } from "../sample/numbers.ts";
import type { RegistryFault } from "./registry-answer.ts";

interface AnyAnswer {
  readonly status?: number | undefined;
  readonly body?: unknown;
  readonly fault?: RegistryFault | undefined;
}

/** The answer that a test asked for: by default the data of a success. */
export function respond(
  call: RegistryCall,
  request: Request,
  { status = successStatus(call.id), body, fault }: AnyAnswer,
): Answer | Response | Promise<Response> {
  if (fault !== undefined) return answerFault(fault, call, request);
  const { success = false } = documentedAnswer(call.id, status) ?? {};
  return { status, body: body ?? (success ? defaultAnswer(call, status) : exampleAnswer(call.id, status)) };
}

function answerFault(fault: RegistryFault, call: RegistryCall, request: Request): Response | Promise<Response> {
  if (isHttpFault(fault)) return answerHttpFault(fault);
  switch (fault) {
    case "unknown-path":
      return responseOf(json(404, unknownPath(404, new URL(request.url).pathname).body));
    case "too-many-matches":
      return responseOf(json(400, prilisMnohoVysledku(585_478).body));
    case "broken-json": {
      const text = JSON.stringify(defaultAnswer(call, successStatus(call.id)) ?? {});
      return new Response(halfOf(text), { headers: { "content-type": "application/json" } });
    }
  }
}

const number = "ico" satisfies keyof EkonomickySubjekt;
const id = "icoId" satisfies keyof EkonomickySubjekt;
const count = "pocetCelkem" satisfies keyof Seznam;
/** Where the answer repeats the filter. */
const echo = "request" satisfies keyof StandardizovaneAdresySeznam;
/** Codes of a filter that the items of its answer repeat. */
const repeated: readonly (keyof NotifikacniDavka | keyof Ciselnik)[] = [
  "datovyZdroj",
  "kodCiselniku",
  "zdrojCiselniku",
];

/**
 * The data of a success: the example of the contract, made to fit the request. A detail has the number that the path
 * names; a search has one item for each `ico` of the filter, or else the items of the example, and respects `start` and `pocet`.
 */
function defaultAnswer({ id, parameters, body }: RegistryCall, status: number): unknown {
  const operation: RegistryOperation = registryOperations[id];
  const example = exampleAnswer(id, status);
  if (!isJsonObject(example)) return example;
  if (operation.items !== undefined) return search(example, operation.items, isJsonObject(body) ? body : {});
  return operation.requestSchema === undefined ? detail(example, parameters) : example;
}

/** The example of an answer that the contract documents, be it for a range of statuses. */
function exampleAnswer(id: RegistryOperationId, status: number): unknown {
  const key = documentedKey(id, status);
  return key === undefined ? undefined : new Map(Object.entries<unknown>(registryExamples[id].responses)).get(key);
}

/** The status of a success that an operation documents first; of a range its first one. */
function successStatus(id: RegistryOperationId): number {
  const first = Object.keys(registryOperations[id].responses).find((status) => status.startsWith("2"));
  return first === undefined ? 200 : Number(first.replaceAll("X", "0"));
}

function detail(example: JsonObject, parameters: JsonObject): JsonObject {
  const { ico } = parameters;
  // What else the path names the answer repeats, as a batch its number.
  const others = Object.fromEntries(Object.entries(parameters).filter(([name]) => name in example && name !== number));
  if (typeof ico !== "string") return { ...example, ...others };
  return ofSubject(example, ico);
}

function search(example: JsonObject, property: string, filter: JsonObject): JsonObject {
  const { ico, start, pocet }: Unchecked<EkonomickeSubjektyRegistraceFiltr> = filter;
  const given = example[property];
  const shown = Array.isArray(given) ? given.filter(isJsonObject) : [];
  // The combined registry has subjects without an ico too: none of those is found by one.
  const numbered = shown.some((item) => number in item) ? shown.filter((item) => number in item) : shown;
  const found = Array.isArray(ico)
    ? ico.map((one, index) => ofSubject(numbered[index % numbered.length] ?? {}, String(one)))
    : shown;
  const first = typeof start === "number" ? start : 0;
  const items = found.slice(first, typeof pocet === "number" ? first + pocet : undefined).map((item) => ({
    ...item,
    ...Object.fromEntries(
      repeated.filter((name) => name in item && name in filter).map((name) => [name, filter[name]]),
    ),
  }));
  return {
    ...example,
    ...(count in example ? { [count]: found.length } : {}),
    ...(echo in example ? { [echo]: filter } : {}),
    [property]: items,
  };
}

/** A record with the number of another subject; the number may be an internal one, with its prefix. */
function ofSubject(record: JsonObject, ico: string): JsonObject {
  const from = subjectNumber(record);
  const changed = from === undefined ? record : renumber(record, from, ico.slice(-8));
  return { ...(isJsonObject(changed) ? changed : record), ...(id in record ? { [id]: ico } : {}) };
}
