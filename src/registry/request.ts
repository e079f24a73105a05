import {
  defaultPathSerializer,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam,
} from "openapi-fetch";
import type { RegistryInput } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import {
  requestValidators,
  type Validate,
  type ValidationIssue,
} from "../../generated/registry-request-validators.gen.ts";
import { InvalidInputError, refuse, shownJson, type InputIssue } from "../errors/invalid-input-error.ts";

/** Most broken rules that an error lists: whoever sends 100,000 wrong values needs no 100,000 explanations. */
const mostIssues = 100;

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
  if (validate(value)) return;
  const broken = validate.errors ?? [];
  // A pattern says more than the lengths that it implies.
  const patterns = new Set(
    broken.filter(({ keyword }) => keyword === "pattern").map(({ instancePath }) => instancePath),
  );
  const telling = broken.filter(
    ({ keyword, instancePath }) => !keyword.endsWith("Length") || !patterns.has(instancePath),
  );
  const [first, ...more] = telling.slice(0, mostIssues).map((issue) => describe(issue, value, name));
  throw new InvalidInputError(id, [first ?? { field: name, rule: "is not valid" }, ...more]);
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

function describe(issue: ValidationIssue, root: unknown, name: string): InputIssue {
  const { instancePath, keyword, params } = issue;
  const segments = instancePath.split("/").slice(1).map(unescapeSegment);
  // These two keywords speak of a member that is not where the pointer leads.
  const member =
    keyword === "required"
      ? params["missingProperty"]
      : keyword === "additionalProperties"
        ? params["additionalProperty"]
        : undefined;
  const field = fieldName(typeof member === "string" ? [...segments, member] : segments);
  const value = member === undefined ? segments.reduce(memberOf, root) : undefined;
  return {
    field: field === "" ? name : field,
    rule: rule(issue),
    ...(value === undefined ? {} : { value: shownJson(value) }),
  };
}

function rule({ keyword, params, message = "is not valid" }: ValidationIssue): string {
  switch (keyword) {
    case "required":
      return "is missing";
    case "additionalProperties":
      return "is not known to the service, which would ignore it";
    case "false schema":
      return "must not be there: it stands in answers alone";
    case "pattern":
      return `must match ${String(params["pattern"])}`;
    case "minLength":
      return `must have at least ${count(params["limit"], "character")}`;
    case "maxLength":
      return `must have at most ${count(params["limit"], "character")}`;
    case "maxItems":
      return `must have at most ${count(params["limit"], "item")}`;
    case "minimum":
      return `must be at least ${String(params["limit"])}`;
    case "maximum":
      return `must be at most ${String(params["limit"])}`;
    default:
      return message;
  }
}

function count(limit: unknown, unit: string): string {
  return `${String(limit)} ${unit}${limit === 1 ? "" : "s"}`;
}

/** `["ico", "3"]` becomes `ico[3]`. */
function fieldName(segments: readonly string[]): string {
  return segments
    .map((segment, index) => (/^\d+$/.test(segment) ? `[${segment}]` : index === 0 ? segment : `.${segment}`))
    .join("");
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
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
