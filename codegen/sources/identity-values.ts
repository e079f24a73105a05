import type { IdentityRest, ParameterSchema, ValueSchema } from "./identity-model.ts";
import { patternFault } from "./check-rules.ts";
import { pointerSegment } from "./yaml-source.ts";

type ValueType = NonNullable<ValueSchema["type"]>;
/** Reports what is wrong at a place. */
type Report = (pointer: string, reason: string) => void;

type Keyword = Exclude<keyof ValueSchema, "x-origin" | "description" | "type" | "oneOf">;

/** Which keywords go with which type; a wrong one would have no effect, and nobody would notice. */
const keywordsOf: Readonly<Record<ValueType, readonly Keyword[]>> = {
  string: ["enum", "format", "pattern", "minLength", "maxLength", "x-also-number"],
  integer: ["minimum"],
  boolean: [],
  array: ["items"],
  object: ["properties"],
};

/** What a type is nothing without. */
const neededBy: Partial<Readonly<Record<ValueType, Keyword>>> = { array: "items", object: "properties" };

/** The rules that a check can take for a recommendation. */
const recommendable: readonly Keyword[] = ["maxLength"];

/** What says something about a value of any type. */
const notes = ["description", "required", "advisory", "x-origin", "type"];

/** Reports keywords that do not fit the type of their value, at any depth, and recommendations of what is no rule there. */
export function checkValues(
  { requests = {}, responses = {}, tokens = {}, scopes = {} }: IdentityRest,
  report: Report,
): void {
  for (const [group, sets] of Object.entries({ requests, responses, tokens })) {
    for (const [set, values] of Object.entries(sets)) checkSet(report, `/${group}/${set}`, values);
  }
  for (const [scope, { claims = {} }] of Object.entries(scopes)) checkSet(report, `/scopes/${scope}/claims`, claims);
}

function checkSet(
  report: Report,
  pointer: string,
  values: Readonly<Record<string, ValueSchema | ParameterSchema>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const at = `${pointer}/${pointerSegment(name)}`;
    checkValue(report, at, value);
    for (const [index, keyword] of ("advisory" in value ? (value.advisory ?? []) : []).entries()) {
      const place = `${at}/advisory/${index}`;
      if (!Object.hasOwn(value, keyword) || notes.includes(keyword)) {
        report(place, `"${keyword}" is no rule of this value`);
      } else if (!recommendable.some((name) => name === keyword)) {
        report(place, `"${keyword}" cannot be a recommendation: it would be a rule`);
      }
    }
  }
}

function checkValue(report: Report, pointer: string, value: ValueSchema): void {
  const { type, items, properties = {}, oneOf } = value;
  if (oneOf !== undefined && type !== undefined) {
    report(`${pointer}/type`, "each form of a oneOf has its own type");
    return;
  }
  if (oneOf === undefined && type === undefined) {
    report(pointer, "a type or a oneOf is missing");
    return;
  }
  const allowed: readonly string[] = type === undefined ? ["oneOf"] : keywordsOf[type];
  for (const keyword of Object.keys(value)) {
    if (allowed.includes(keyword) || notes.includes(keyword)) continue;
    report(`${pointer}/${keyword}`, `goes with no ${type ?? "oneOf"}`);
  }
  const needed = type && neededBy[type];
  if (needed !== undefined && value[needed] === undefined) {
    report(pointer, `an ${String(type)} needs ${needed}`);
  }
  checkListed(report, pointer, value);
  if (items !== undefined) checkValue(report, `${pointer}/items`, items);
  for (const [name, member] of Object.entries(properties)) {
    checkValue(report, `${pointer}/properties/${pointerSegment(name)}`, member);
  }
  for (const [index, form] of (oneOf ?? []).entries()) checkValue(report, `${pointer}/oneOf/${index}`, form);
}

/** A listed value that breaks a rule beside it can never be. */
function checkListed(
  report: Report,
  pointer: string,
  { enum: values = [], pattern, minLength = 0, maxLength = Infinity, format }: ValueSchema,
): void {
  for (const [index, value] of values.entries()) {
    const { length } = Array.from(value);
    const broken = [
      length < minLength ? "minLength" : undefined,
      length > maxLength ? "maxLength" : undefined,
      pattern !== undefined && patternFault(pattern) === undefined && !new RegExp(pattern, "u").test(value)
        ? "pattern"
        : undefined,
      format !== undefined && !URL.canParse(value) ? "format" : undefined,
    ].find((keyword) => keyword !== undefined);
    if (broken !== undefined) report(`${pointer}/enum/${index}`, `breaks the ${broken} beside it`);
  }
}
