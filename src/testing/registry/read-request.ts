import type { ParameterRules, RegistryOperation } from "../../../generated/registry-operations.gen.ts";
import type { JsonObject } from "../../transport/json-object.ts";

export interface ReadRequest {
  /** What the method of the client was given: parameters, body, or both. */
  readonly input: unknown;
  /** The parameters by the names that the method has for them. */
  readonly parameters: JsonObject;
  readonly body: unknown;
}

/**
 * Reads what an operation was sent. Nothing has checked it; what is no value of its type stays text.
 *
 * @param segments text of each path parameter, in the order of the path
 * @returns `undefined` when the body is no JSON, to which the service answers 500.
 */
export async function readRequest(
  { path, parameters: rules, requestSchema, items }: RegistryOperation,
  request: Request,
  segments: readonly string[],
): Promise<ReadRequest | undefined> {
  const query = new URL(request.url).searchParams;
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
  const found = Object.entries(rules).map(([argument, rule]) => {
    const { in: place, name = argument } = rule;
    if (place === "header") return [argument, readText(rule, request.headers.get(name) ?? undefined)];
    if (place === "query") return [argument, readQuery(rule, name, query)];
    return [argument, readText(rule, segments[names.indexOf(name)])];
  });
  const parameters = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as JsonObject;
  if (requestSchema === undefined) return { input: parameters, parameters, body: undefined };
  const body = await readBody(request);
  // A search is sent an object.
  if (body === broken || (items !== undefined && (typeof body !== "object" || body === null || Array.isArray(body)))) {
    return undefined;
  }
  return { input: Object.keys(rules).length === 0 ? body : { ...parameters, body }, parameters, body };
}

const broken = Symbol("a body that is no JSON");

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
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
  if (type === "integer" || type === "number")
    return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
