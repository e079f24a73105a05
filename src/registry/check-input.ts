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
import { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";

/** Longest value that a message repeats, in characters of JSON. */
const longestValue = 60;

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
  throw new InvalidInputError(id, [{ field: "filter", rule, value: show(filter) }]);
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
      throw new InvalidInputError(id, [{ field, rule: "must not be empty or a dot segment", value: show(value) }]);
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
    throw new InvalidInputError(id, [{ field, rule: "must be well-formed text", value: show(value) }]);
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
      throw new InvalidInputError(id, [{ field, rule: "must be printable ASCII, as the value of a header" }]);
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
    ...(value === undefined ? {} : { value: show(value) }),
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

function show(value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    // A cyclic value or a bigint has no JSON; its type says enough.
  }
  const text = json ?? typeof value;
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}…`;
}
