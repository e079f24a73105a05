import type { IdentityDocument, ParameterSchema, ValueSchema } from "./identity.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

type ValueType = NonNullable<ValueSchema["type"]>;
type Keyword = Exclude<keyof ValueSchema, "x-origin" | "description" | "type" | "oneOf">;

/** Which keywords go with which type; a wrong one would have no effect, and nobody would notice. */
const keywordsOf: Readonly<Record<ValueType, readonly Keyword[]>> = {
  string: ["enum", "format", "pattern", "minLength", "maxLength"],
  integer: ["minimum"],
  boolean: [],
  array: ["items"],
  object: ["properties"],
};

/** What a type is nothing without. */
const neededBy: Partial<Readonly<Record<ValueType, Keyword>>> = { array: "items", object: "properties" };

/** What says something about a value of any type. */
const notes = ["description", "required", "advisory", "x-origin", "type"];

/**
 * Refuses keywords that do not fit the type of their value, at any depth, and recommendations of what is no rule there.
 *
 * @throws SourceError at the first one.
 */
export function checkValues(source: YamlSource, { requests, responses, tokens, scopes }: IdentityDocument): void {
  for (const [group, sets] of Object.entries({ requests, responses, tokens })) {
    for (const [set, values] of Object.entries(sets)) checkSet(source, `/${group}/${set}`, values);
  }
  for (const [scope, { claims }] of Object.entries(scopes)) checkSet(source, `/scopes/${scope}/claims`, claims);
}

function checkSet(
  source: YamlSource,
  pointer: string,
  values: Readonly<Record<string, ValueSchema | ParameterSchema>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const at = `${pointer}/${pointerSegment(name)}`;
    checkValue(source, at, value);
    for (const [index, keyword] of ("advisory" in value ? (value.advisory ?? []) : []).entries()) {
      if (Object.hasOwn(value, keyword) && !notes.includes(keyword)) continue;
      throw source.error(`${at}/advisory/${index}`, `"${keyword}" is no rule of this value`);
    }
  }
}

function checkValue(source: YamlSource, pointer: string, value: ValueSchema): void {
  const { type, items, properties = {}, oneOf } = value;
  if (oneOf !== undefined && type !== undefined) {
    throw source.error(`${pointer}/type`, "each form of a oneOf has its own type");
  }
  if (oneOf === undefined && type === undefined) throw source.error(pointer, "a type or a oneOf is missing");
  const allowed: readonly string[] = type === undefined ? ["oneOf"] : keywordsOf[type];
  for (const keyword of Object.keys(value)) {
    if (allowed.includes(keyword) || notes.includes(keyword)) continue;
    throw source.error(`${pointer}/${keyword}`, `goes with no ${type ?? "oneOf"}`);
  }
  const needed = type && neededBy[type];
  if (needed !== undefined && value[needed] === undefined) {
    throw source.error(pointer, `an ${String(type)} needs ${needed}`);
  }
  if (items !== undefined) checkValue(source, `${pointer}/items`, items);
  for (const [name, member] of Object.entries(properties)) {
    checkValue(source, `${pointer}/properties/${pointerSegment(name)}`, member);
  }
  for (const [index, form] of (oneOf ?? []).entries()) checkValue(source, `${pointer}/oneOf/${index}`, form);
}
