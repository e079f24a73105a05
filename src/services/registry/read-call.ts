import {
  registryOperations,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** A call of an operation. */
export interface RegistryCall {
  readonly id: RegistryOperationId;
  /** The argument of the client's method: parameters, body, or both. */
  readonly input: unknown;
  /** The parameters by the names that the method has for them. */
  readonly parameters: JsonObject;
  readonly body: unknown;
}

/**
 * Reads what an operation was sent; what is no value of its type stays text.
 *
 * @param segments text of each path parameter, by its name in the path
 * @returns `undefined` when the body is no JSON, or when that of a search is no object
 */
export function readCall(
  id: RegistryOperationId,
  request: Request,
  segments: Readonly<Record<string, string>>,
  bytes: Uint8Array,
): RegistryCall | undefined {
  const { parameters: rules, requestSchema, items }: RegistryOperation = registryOperations[id];
  const query = new URL(request.url).searchParams;
  const found = Object.entries(rules).map(([argument, rule]) => {
    const { in: place, name = argument } = rule;
    if (place === "header") return [argument, readText(rule, request.headers.get(name) ?? undefined)];
    if (place === "query") return [argument, readQuery(rule, name, query)];
    return [argument, readText(rule, segments[name])];
  });
  const parameters = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as JsonObject;
  if (requestSchema === undefined) return { id, input: parameters, parameters, body: undefined };
  const isSearch = items !== undefined;
  const body = readBody(bytes, isSearch);
  if (body === broken || (isSearch && !isJsonObject(body))) return undefined;
  // If no parameter is required, the method takes the body as its first argument.
  const isBodyFirst = Object.values(rules).every(({ in: place, required }) => place !== undefined && required !== true);
  return { id, input: isBodyFirst ? body : { ...parameters, body }, parameters, body };
}

const broken = Symbol("a body that is no JSON");

/** The JSON of a body; a search without one has an empty filter. */
function readBody(bytes: Uint8Array, isSearch: boolean): unknown {
  if (bytes.length === 0) return isSearch ? {} : undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return broken;
  }
}

function readQuery(rule: ParameterRules, name: string, query: URLSearchParams): unknown {
  const { type, explode, style } = rule;
  const isExploded = explode ?? style === undefined;
  if (type === "array" && isExploded) {
    const all = query.getAll(name);
    return all.length === 0 ? undefined : all.map((text) => readScalar(rule.items?.type, text));
  }
  if (type !== "object") return readText(rule, query.get(name) ?? undefined);
  const entries = Object.entries(rule.properties ?? {}).flatMap(([key, { type: kind }]) => {
    const text = query.get(style === "deepObject" ? `${name}[${key}]` : key);
    return text === null ? [] : [[key, readScalar(kind, text)]];
  });
  if (style === "deepObject" || isExploded)
    return entries.length === 0 ? undefined : (Object.fromEntries(entries) as object);
  return readText(rule, query.get(name) ?? undefined);
}

/** The value of a text that holds all of it. */
function readText(rule: ParameterRules, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const { type, style } = rule;
  const separator = style === "pipeDelimited" ? "|" : style === "spaceDelimited" ? " " : ",";
  if (type === "array") return text.split(separator).map((item) => readScalar(rule.items?.type, item.trim()));
  return readScalar(type, text);
}

function readScalar(type: string | undefined, text: string): unknown {
  if (type === "integer") return /^-?\d+$/.test(text) ? Number(text) : text;
  if (type === "number") return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
