import type {
  Ciselnik,
  EkonomickeSubjektyRegistraceFiltr,
  EkonomickySubjekt,
  NotifikacniDavka,
  Seznam,
  StandardizovaneAdresySeznam,
} from "../../../generated/registry-types.gen.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../../transport/json-object.ts";
import { renumber, subjectNumber } from "./numbers.ts";

const number = "ico" satisfies keyof EkonomickySubjekt;
const id = "icoId" satisfies keyof EkonomickySubjekt;
const count = "pocetCelkem" satisfies keyof Seznam;
/** The member in which the answer repeats the filter. */
const echo = "request" satisfies keyof StandardizovaneAdresySeznam;
/** Codes of a filter that the items of its answer repeat. */
const repeated: readonly (keyof NotifikacniDavka | keyof Ciselnik)[] = [
  "datovyZdroj",
  "kodCiselniku",
  "zdrojCiselniku",
];

/** The request of an operation, and the property of its answer that holds the items of a search. */
interface AnsweredRequest {
  readonly items: string | undefined;
  readonly parameters: JsonObject;
  readonly body: unknown;
}

/**
 * Makes the data of a success fit the request. A detail has the number of the path. A search has one item for each `ico` of the
 * filter, otherwise its own items, and respects `start` and `pocet`.
 */
export function fitRequest(data: unknown, { items, parameters, body }: AnsweredRequest): unknown {
  if (!isJsonObject(data)) return data;
  // Another success has no items.
  if (items !== undefined) return items in data ? fitSearch(data, items, isJsonObject(body) ? body : {}) : data;
  return body === undefined ? fitDetail(data, parameters) : data;
}

function fitDetail(data: JsonObject, parameters: JsonObject): JsonObject {
  const { ico } = parameters;
  // The response repeats the other parameters of the path, such as the number of a batch.
  const others = Object.fromEntries(Object.entries(parameters).filter(([name]) => name in data && name !== number));
  return typeof ico === "string" ? ofSubject(data, ico) : { ...data, ...others };
}

function fitSearch(data: JsonObject, property: string, filter: JsonObject): JsonObject {
  const { ico, start, pocet }: Unchecked<EkonomickeSubjektyRegistraceFiltr> = filter;
  const given = data[property];
  const shown = Array.isArray(given) ? given.filter(isJsonObject) : [];
  // Subjects without an ico, which the combined registry has too, never match an ico.
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
    ...data,
    ...(count in data ? { [count]: found.length } : {}),
    ...(echo in data ? { [echo]: filter } : {}),
    [property]: items,
  };
}

/** A record with the number of another subject; the number may be an internal one, with its prefix. */
function ofSubject(record: JsonObject, ico: string): JsonObject {
  const from = subjectNumber(record);
  const changed = from === undefined ? record : renumber(record, from, ico.slice(-8));
  return { ...(isJsonObject(changed) ? changed : record), ...(id in record ? { [id]: ico } : {}) };
}
