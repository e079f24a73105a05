import { createQuerySerializer, defaultPathSerializer, type QuerySerializerOptions } from "openapi-fetch";
import type { RegistryAnswers, RegistryInput } from "../../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import { InvalidInputError, refuse, refusePromise, shownJson } from "../../errors/invalid-input-error.ts";
import type { Answer } from "../../transport/answer.ts";
import { readCallOptions, type CallSettings, type RegistrySettings } from "../options.ts";
import type { Execute, Next, RegistryCall } from "./layer.ts";
import { explainInput, memberOf } from "./explain-input.ts";
import { isBlockPage } from "./read-response.ts";

/** Checks the input and the options of a call, and makes its request. @throws InvalidInputError before anything is sent. */
export function prepareCall(settings: RegistrySettings, next: Next): Execute {
  const { baseUrl, headers: common, blockPause, maxAnswerBytes: maxBytes, transport } = settings;
  const byDefault: CallSettings = { ...settings.ofCalls, cache: true, line: "call" };
  const blockOf = (answer: Answer): number | undefined => (isBlockPage(answer) ? blockPause : undefined);
  const usual = variantOf(byDefault, undefined);
  return async (operation, input, options, record) => {
    const call = options === undefined ? byDefault : readCallOptions(operation, options, settings);
    const { signal, timeout, deadline, retry, line } = call;
    checkInput(operation, input);
    const row: RegistryOperation = registryOperations[operation];
    const { url, method, headers, body } = prepareRequest(operation, input, baseUrl, common, call.headers);
    // Members are named one by one, because a spread took a sixth of the processor time of a call.
    const { data } = await next({
      url,
      method,
      headers,
      body,
      operation,
      row,
      // Calls that differ only in their deadline are equal.
      variant: call === byDefault && input.header === undefined ? usual : variantOf(call, input.header),
      headerInput: input.header,
      // Requests that change state are not repeated.
      repeatable: row.readOnly,
      signal,
      timeout,
      deadline,
      end: transport.clock.now() + deadline,
      retry,
      line,
      maxBytes,
      record,
      cache: call.cache ? "use" : "off",
      blockOf,
    });
    // The contract gives the type of the data; only `validate` checks it.
    return data as RegistryAnswers[typeof operation];
  };
}

/** Writes the options and header parameters that change a request as text. Calls with the same text may share it. */
function variantOf({ headers, timeout, line, retry }: CallSettings, header: RegistryInput["header"]): string {
  return JSON.stringify([headers, header ?? {}, timeout, line, retry]);
}

/** Checks the input of an operation against the contract and against the known refusals of the service. */
export function checkInput(id: RegistryOperationId, input: RegistryInput): void {
  const validators = requestValidators[id];
  for (const place of ["path", "query", "header"] as const) {
    const validate = validators[place];
    if (validate === undefined) continue;
    const given = input[place];
    check(id, validate, place === "path" ? given : (given ?? {}), "parameters");
    checkParameters(id, place, given ?? {});
  }
  const { body } = input;
  if (validators.body === undefined || (body === undefined && validators.optionalBody === true)) return;
  check(id, validators.body, body, "items" in registryOperations[id] ? "filter" : "body");
  checkConditions(id, body);
}

/** Refuses a search without a condition, because the service answers it with an error, and the terms of use forbid repeating it. */
function checkConditions(id: RegistryOperationId, filter: unknown): void {
  const { conditions }: RegistryOperation = registryOperations[id];
  if (conditions === undefined || conditions.some((name) => isCondition(memberOf(filter, name)))) return;
  refuse(id, "filter", `must have a condition: ${conditions.join(", ")}`, shownJson(filter));
}

/** Whether a value is a condition. Blank text and empty lists or objects are not: the service ignores them. */
function isCondition(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "object") return Object.values(value).some(isCondition);
  return typeof value !== "string" || value.trim() !== "";
}

function check(id: string, validate: Validate, value: unknown, name: string): void {
  // Without its own members it would pass for an empty filter.
  if (value instanceof Promise) refusePromise(id, name, value);
  if (!validate(value)) throw new InvalidInputError(id, explainInput(validate.errors ?? [], value, name));
}

type Place = "path" | "query" | "header";

/** Checks rules of parameters that the contract cannot express. It goes through the table, because inherited values are sent too. */
function checkParameters(id: RegistryOperationId, place: Place, values: Readonly<Record<string, unknown>>): void {
  for (const [field, { in: own = "path", name = field }] of parametersOf(registryOperations[id])) {
    const value = values[name];
    const rule = own === place ? brokenRule(place, value) : undefined;
    // A header may be secret.
    if (rule !== undefined) refuse(id, field, rule, place === "header" ? undefined : shownJson(value));
  }
}

/** A constant, because bundlers would create this expression at each call. */
const halfCharacter = /\p{Surrogate}/u;

/** Returns the rule that the value of a parameter breaks: it would change the address, or cannot be encoded. */
function brokenRule(place: Place, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const texts: unknown[] = typeof value === "object" ? Object.entries(value).flat() : [value];
  if (place === "header") {
    // `fetch` refuses or changes any other text (RFC 9110, section 5.5; bytes beyond ASCII are refused too).
    const isPlain = texts.every((text) => typeof text !== "string" || /^[\t\x20-\x7e]*$/.test(text));
    return isPlain ? undefined : "must be printable ASCII, as the value of a header";
  }
  // A list or an object without members is encoded as an empty text.
  const segment = typeof value === "object" ? Object.values(value).join("") : value;
  if (place === "path" && ["", ".", ".."].some((other) => other === segment))
    return "must not be empty or a dot segment";
  // A lone surrogate cannot be encoded.
  const isCut = texts.some((text) => typeof text === "string" && halfCharacter.test(text));
  return isCut ? "must be well-formed text" : undefined;
}

function parametersOf({ parameters }: RegistryOperation): readonly (readonly [field: string, rules: ParameterRules])[] {
  return Object.entries(parameters);
}

/**
 * Makes the request of an operation with the functions of openapi-fetch, but without the cost of a `Request` object. Each parameter
 * has the style of the contract. Later headers replace earlier ones.
 */
export function prepareRequest(
  id: RegistryOperationId,
  { path, query, header, body }: RegistryInput,
  baseUrl: string,
  ...headers: readonly Readonly<Record<string, string>>[]
): Pick<RegistryCall, "url" | "method" | "headers" | "body"> {
  const operation: RegistryOperation = registryOperations[id];
  const { basePath, accept } = operation;
  const base = basePath === undefined ? baseUrl : new URL(baseUrl).origin + basePath;
  const sent: Record<string, string> = {};
  if (body !== undefined) sent["content-type"] = operation.requestType ?? "application/json";
  if (accept !== undefined) sent["accept"] = accept;
  for (const more of headers) Object.assign(sent, more);
  if (header !== undefined) Object.assign(sent, writeHeaders(header));
  return {
    url: base + writePath(operation, path) + writeQuery(operation, query),
    method: operation.method,
    headers: sent,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function writePath(operation: RegistryOperation, values: RegistryInput["path"]): string {
  if (values === undefined) return operation.path;
  // openapi-fetch reads the style of a parameter from the path.
  const template = parametersOf(operation).reduce((text, [field, { in: place, name = field, style, explode }]) => {
    if (place !== undefined || (style === undefined && explode === undefined)) return text;
    const mark = style === "label" ? "." : style === "matrix" ? ";" : "";
    return text.replace(`{${name}}`, `{${mark}${name}${explode === true ? "*" : ""}}`);
  }, operation.path);
  return defaultPathSerializer(template, values);
}

function writeQuery(operation: RegistryOperation, values: RegistryInput["query"]): string {
  if (values === undefined) return "";
  const rules = new Map(parametersOf(operation).map(([field, rule]) => [rule.name ?? field, rule]));
  const written = Object.entries(values).flatMap(([name, value]) => {
    const { style, explode, allowReserved = false } = rules.get(name) ?? {};
    const usual = style ?? "form";
    // The operation table has the styles that OpenAPI allows, as text.
    const options = {
      array: { style: usual, explode: explode ?? style === undefined },
      object: { style: usual, explode: explode ?? true },
      allowReserved,
    } as QuerySerializerOptions;
    const given = queryValue(value, allowReserved ? encodeUnreserved : (member) => member);
    return createQuerySerializer(options)({ [encodeURIComponent(name)]: given }) || [];
  });
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

/** Converts a value for openapi-fetch: it encodes the names of members and drops those without a value. */
function queryValue(value: unknown, write: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(write);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object") return write(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  if (members.length === 0) return undefined;
  return Object.fromEntries(members.map(([name, member]) => [encodeURIComponent(name), write(member)]));
}

/**
 * Encodes a value with `allowReserved`. Reserved characters stay, except those with a meaning in a query: `&`, `=`, `+` and `#`
 * (OpenAPI 3.0.4, appendix E). openapi-fetch would encode none of them.
 */
function encodeUnreserved(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll(/%(?:2C|2F|3A|3B|3F|40|24)/g, decodeURIComponent);
}

function writeHeaders(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), [value].flat().map(String).join(", ")]));
}
