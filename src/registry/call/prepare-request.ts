import {
  defaultPathSerializer,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam,
} from "openapi-fetch";
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
import type { Execute, Next } from "./layer.ts";
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
    const { data } = await next({
      ...prepareRequest(operation, input, baseUrl, common, call.headers),
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
    // The contract says what the data of this operation is; only `validate: "strict"` makes sure of it.
    return data as RegistryAnswers[typeof operation];
  };
}

/**
 * Checks the input of an operation against the contract, and against what the service is known to refuse.
 *
 * @throws InvalidInputError with every broken rule.
 */
export function checkInput(id: RegistryOperationId, { path, query, header, body }: RegistryInput): void {
  const validators = requestValidators[id];
  if (validators.path !== undefined) {
    check(id, validators.path, path, "parameters");
    checkSegments(id, path ?? {});
    checkUrlText(id, "path", path ?? {});
  }
  if (validators.query !== undefined) {
    check(id, validators.query, query, "parameters");
    checkUrlText(id, "query", query ?? {});
  }
  if (validators.header !== undefined) {
    check(id, validators.header, header, "parameters");
    checkHeaders(id, header ?? {});
  }
  if (validators.body === undefined || (body === undefined && validators.optionalBody === true)) return;
  check(id, validators.body, body, "items" in registryOperations[id] ? "filter" : "body");
  checkConditions(id, body);
}

/** A search of everything is answered an error, and the terms of use forbid to repeat those. */
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

/** In a URL `.` and `..` are not names but directions, and an empty segment names another address. */
function checkSegments(id: RegistryOperationId, path: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of valuesAt(id, "path", path)) {
    // A list or an object without anything in it is written as nothing.
    const isEmpty = typeof value === "object" && value !== null && Object.values(value).join("") === "";
    if (value === "" || value === "." || value === ".." || isEmpty) {
      throw new InvalidInputError(id, [{ field, rule: "must not be empty or a dot segment", value: shownJson(value) }]);
    }
  }
}

/** Half a pair of surrogates cannot be encoded in a URL. */
function checkUrlText(
  id: RegistryOperationId,
  place: "path" | "query",
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of valuesAt(id, place, values)) {
    const texts = typeof value === "object" && value !== null ? Object.entries(value).flat() : [value];
    if (!texts.some((text) => typeof text === "string" && /\p{Surrogate}/u.test(text))) continue;
    throw new InvalidInputError(id, [{ field, rule: "must be well-formed text", value: shownJson(value) }]);
  }
}

/** The parameters of a place by the table, not by the values: one may be inherited. */
function valuesAt(
  id: RegistryOperationId,
  place: "path" | "query",
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries<ParameterRules>(registryOperations[id].parameters)
    .filter(([, rules]) => (rules.in ?? "path") === place)
    .map(([field, { name = field }]) => [field, values[name]] as const);
}

/** What a header may hold (RFC 9110, section 5.5, without bytes beyond ASCII): anything else `fetch` would refuse or send changed. */
function checkHeaders(id: string, headers: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(headers)) {
    for (const text of [value].flat()) {
      if (typeof text !== "string" || /^[\t\x20-\x7e]*$/.test(text)) continue;
      refuse(id, field, "must be printable ASCII, as the value of a header");
    }
  }
}

/** All that is needed to send a request, without the cost of a `Request` object. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** Names in lower case; a token is put to them when it is known. */
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/**
 * Builds the request of an operation as openapi-fetch would, with its own functions, each parameter written in the way that
 * the contract gives for it.
 *
 * @param headers of the client and of the call; later ones win
 */
export function prepareRequest(
  id: RegistryOperationId,
  { path, query, header, body }: RegistryInput,
  baseUrl: string,
  ...headers: readonly Readonly<Record<string, string>>[]
): PreparedRequest {
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

function writePath({ path, parameters }: RegistryOperation, values: RegistryInput["path"]): string {
  if (values === undefined) return path;
  // The style of a parameter stands in the path, where openapi-fetch looks for it.
  const template = Object.entries(parameters).reduce(
    (text, [argument, { in: place, name = argument, style, explode }]) => {
      if (place !== undefined || (style === undefined && explode === undefined)) return text;
      const mark = style === "label" ? "." : style === "matrix" ? ";" : "";
      return text.replace(`{${name}}`, `{${mark}${name}${explode === true ? "*" : ""}}`);
    },
    path,
  );
  return defaultPathSerializer(template, { ...values });
}

function writeQuery({ parameters }: RegistryOperation, values: RegistryInput["query"]): string {
  if (values === undefined) return "";
  const rules = new Map(Object.entries(parameters).map(([argument, rule]) => [rule.name ?? argument, rule]));
  const written = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const text = writeParameter(encodeURIComponent(name), value, rules.get(name) ?? {});
    // A list without items is one that is not there.
    return text === "" ? [] : [text];
  });
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

function writeParameter(
  name: string,
  value: unknown,
  { style, explode, allowReserved = false }: ParameterRules,
): string {
  const isForm = style === undefined;
  const write = allowReserved ? withReserved : (member: unknown): unknown => member;
  if (Array.isArray(value)) {
    const options = { style: isForm ? "form" : style, explode: explode ?? isForm, allowReserved } as const;
    // The contract knows the styles of a list in a query alone.
    return value.length === 0
      ? ""
      : serializeArrayParam(name, value.map(write), options as Parameters<typeof serializeArrayParam>[2]);
  }
  if (typeof value === "object") {
    const options = { style: isForm ? "form" : style, explode: explode ?? true, allowReserved } as const;
    const members = Object.entries(value ?? {}).filter(([, member]) => member !== undefined && member !== null);
    const encoded = Object.fromEntries(
      members.map(([key, member]) => [encodeURIComponent(key), write(member) as string]),
    );
    return members.length === 0
      ? ""
      : serializeObjectParam(name, encoded, options as Parameters<typeof serializeObjectParam>[2]);
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return serializePrimitiveParam(name, String(write(text)), { allowReserved });
}

/**
 * A value of which reserved characters stay as they are, but those that would end it: `&` and `=` part the members of a
 * query, `+` is a space there, `#` ends it (OpenAPI 3.0.4, appendix E). openapi-fetch writes such a value without a change.
 */
function withReserved(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A|3B|3F|40|24)/g, decodeURIComponent);
}

function writeHeaders(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.map(String).join(", ") : String(value),
    ]),
  );
}
