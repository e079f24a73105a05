import type { ValidationIssue } from "../../../generated/registry-request-validators.gen.ts";
import { shownJson, type InputIssue } from "../../errors/invalid-input-error.ts";

/** Most issues that one error lists. */
const mostIssues = 100;

const icoAdvice = "normalizeIco writes numbers, spaces and short forms in this way; a tax ID (DIČ) is no ico";

/** Describes the rules that an input breaks. An issue of the whole input gets the given name. */
export function explainInput(
  broken: readonly ValidationIssue[],
  value: unknown,
  name: string,
): readonly [InputIssue, ...InputIssue[]] {
  // The lengths that a pattern implies are not repeated.
  const patterns = new Set(
    broken.filter(({ keyword }) => keyword === "pattern").map(({ instancePath }) => instancePath),
  );
  const telling = broken.filter(
    ({ keyword, instancePath }) => !keyword.endsWith("Length") || !patterns.has(instancePath),
  );
  const [first, ...more] = telling.slice(0, mostIssues).map((issue) => describe(issue, value, name));
  return [first ?? { field: name, rule: "is not valid" }, ...more];
}

function describe(issue: ValidationIssue, root: unknown, name: string): InputIssue {
  const { instancePath, keyword, params, message = "is not valid" } = issue;
  const segments = instancePath.split("/").slice(1).map(unescapeSegment);
  // For these two keywords the pointer names the object, not the member.
  const member = params[keyword === "required" ? "missingProperty" : "additionalProperty"];
  const field = fieldName(typeof member === "string" ? [...segments, member] : segments);
  const value = member === undefined ? segments.reduce(memberOf, root) : undefined;
  const isIcoForm = /^(ico|ico\[\d+\])$/.test(field) && (keyword === "pattern" || keyword === "type");
  return {
    field: field === "" ? name : field,
    rule: rules[keyword]?.(params) ?? message,
    ...(value === undefined ? {} : { value: shownJson(value) }),
    ...(isIcoForm ? { advice: icoAdvice } : {}),
  };
}

/** The rule of each keyword of JSON Schema, in plainer words than those of the validator. */
const rules: Readonly<Record<string, (params: ValidationIssue["params"]) => string>> = {
  required: () => "is missing",
  additionalProperties: () => "is not known to the service, which would ignore it",
  "false schema": () => "is not allowed in a request: it occurs in responses only",
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  minLength: ({ limit }) => `must have at least ${count(limit, "character")}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, "character")}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, "item")}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
};

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

/** @returns an own member of an object; `undefined` for anything else. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
