import { createQuerySerializer, defaultPathSerializer, type QuerySerializerOptions } from "openapi-fetch";
import type { RegistryAnswers, RegistryInput } from "../../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import { requestValidators, type Validate } from "../../../generated/registry-request-validators.gen.ts";
import { InvalidInputError, refuse, shownJson } from "../../errors/invalid-input-error.ts";
import type { Answer } from "../../transport/answer.ts";
import { readCallOptions, type CallSettings, type RegistrySettings } from "../options.ts";
import type { Execute, Next, RegistryCall } from "./layer.ts";
import { explainInput, memberOf } from "./explain-input.ts";
import { isBlockPage } from "./read-response.ts";

/**
 * Checks the input and the options of a call, and makes its request.
 *
 * @throws InvalidInputError with every broken rule, before anything is sent.
 */
export function prepareCall(settings: RegistrySettings, next: Next): Execute {
  const { baseUrl, headers: common, blockPause, maxAnswerBytes: maxBytes, transport } = settings;
  const byDefault: CallSettings = { ...settings.ofCalls, cache: true, line: "call" };
  const blockOf = (answer: Answer): number | undefined => (isBlockPage(answer) ? blockPause : undefined);
  return async (operation, input, options, record) => {
    const call = options === undefined ? byDefault : readCallOptions(operation, options, settings);
    const { signal, timeout, deadline, retry, line } = call;
    checkInput(operation, input);
    const row: RegistryOperation = registryOperations[operation];
    const { url, method, headers, body } = prepareRequest(operation, input, baseUrl, common, call.headers);
    // By name, because a spread before so many members took a sixth of the processor time of a call.
    const { data } = await next({
      url,
      method,
      headers,
      body,
      operation,
      row,
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

type Values = Readonly<Record<string, unknown>>;

/**
 * Checks the input of an operation against the contract, and against what the service is known to refuse.
 *
 * @throws InvalidInputError with every broken rule.
 */
export function checkInput(id: RegistryOperationId, { path, query, header, body }: RegistryInput): void {
  const validators = requestValidators[id];
  if (validators.path !== undefined) {
    check(id, validators.path, path, "parameters");
    checkUrlValues(id, "path", path ?? {});
  }
  if (validators.query !== undefined) {
    check(id, validators.query, query ?? {}, "parameters");
    checkUrlValues(id, "query", query ?? {});
  }
  if (validators.header !== undefined) {
    check(id, validators.header, header ?? {}, "parameters");
    checkHeaders(id, header ?? {});
  }
  if (validators.body === undefined || (body === undefined && validators.optionalBody === true)) return;
  check(id, validators.body, body, "items" in registryOperations[id] ? "filter" : "body");
  checkConditions(id, body);
}

/** The service answers a search without a condition by an error, and the terms of use forbid to repeat such a search. */
function checkConditions(id: RegistryOperationId, filter: unknown): void {
  const { conditions }: RegistryOperation = registryOperations[id];
  if (conditions === undefined || conditions.some((name) => isCondition(memberOf(filter, name)))) return;
  const rule = `must have a condition: ${conditions.join(", ")}`;
  throw new InvalidInputError(id, [{ field: "filter", rule, value: shownJson(filter) }]);
}

/** Whether a value has an effect: the service trims text, and a list or an object of nothing asks for nothing. */
function isCondition(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "object") return Object.values(value).some(isCondition);
  return typeof value !== "string" || value.trim() !== "";
}

function check(id: string, validate: Validate, value: unknown, name: string): void {
  if (!validate(value)) throw new InvalidInputError(id, explainInput(validate.errors ?? [], value, name));
}

/**
 * Checks what the contract cannot say of values in a URL. The table names the values, because an inherited one is sent too.
 *
 * @throws InvalidInputError for half a pair of surrogates, which cannot be encoded, and for a path that would name another address.
 */
function checkUrlValues(id: RegistryOperationId, place: "path" | "query", values: Values): void {
  for (const [field, { in: own = "path", name = field }] of parametersOf(registryOperations[id])) {
    const value = values[name];
    if (own !== place || value === undefined || value === null) continue;
    const isList = typeof value === "object";
    const fail = (rule: string): never => {
      throw new InvalidInputError(id, [{ field, rule, value: shownJson(value) }]);
    };
    // A list or an object without members is written as nothing.
    const segment = isList ? Object.values(value).join("") : value;
    if (place === "path" && ["", ".", ".."].some((other) => other === segment))
      fail("must not be empty or a dot segment");
    const texts: unknown[] = isList ? Object.entries(value).flat() : [value];
    const isCut = texts.some((text) => typeof text === "string" && /\p{Surrogate}/u.test(text));
    if (isCut) fail("must be well-formed text");
  }
}

function parametersOf({ parameters }: RegistryOperation): readonly (readonly [field: string, rules: ParameterRules])[] {
  return Object.entries(parameters);
}

/** `fetch` refuses any other text in a header, or sends it changed (RFC 9110, section 5.5, without bytes beyond ASCII). */
function checkHeaders(id: string, headers: Values): void {
  for (const [field, value] of Object.entries(headers)) {
    for (const text of [value].flat()) {
      if (typeof text !== "string" || /^[\t\x20-\x7e]*$/.test(text)) continue;
      refuse(id, field, "must be printable ASCII, as the value of a header");
    }
  }
}

/**
 * Makes the request of an operation as openapi-fetch does, by its functions, but without the cost of a `Request` object. Each
 * parameter is written in the style of the contract.
 *
 * @param headers of the client and of the call; later ones win
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

/** A value as openapi-fetch takes it: the names of members encoded, and none without a value. */
function queryValue(value: unknown, write: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(write);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object") return write(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  if (members.length === 0) return undefined;
  return Object.fromEntries(members.map(([name, member]) => [encodeURIComponent(name), write(member)]));
}

/**
 * Encodes a value whose reserved characters stay, except those that would end it: `&` and `=` separate the members of a query,
 * `+` is a space there, `#` ends it (OpenAPI 3.0.4, appendix E). openapi-fetch writes such a value without a change.
 */
function encodeUnreserved(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll(/%(?:2C|2F|3A|3B|3F|40|24)/g, decodeURIComponent);
}

function writeHeaders(values: Values): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), [value].flat().map(String).join(", ")]));
}
