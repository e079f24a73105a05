import type { RegistrySchema } from "../../../generated/registry-schemas.gen.ts";
import { referencedName, schemaProperties } from "./schema-properties.ts";

/** Where something stands in an answer, as JSON pointers (RFC 6901). */
export interface Place {
  readonly pointer: string;
  /** The pointer with `*` for every array index. */
  readonly pattern: string;
}

/** What is met on the way through an answer. */
export interface Visitor {
  /** A field that its schema does not know. @param schema name of the schema */
  readonly onUnknownField: (place: Place, schema: string) => void;
  /** A value of a code list. */
  readonly onListValue: (place: Place, list: CodeListUse, value: string | number) => void;
}

/** The code list that the contract names for a value. */
export type CodeListUse = NonNullable<RegistrySchema["x-code-list"]>;

/** Walks through an answer along its schema; values of a wrong type are passed over, the validators tell of them. */
export function walkAnswer(name: string, answer: unknown, visitor: Visitor): void {
  walkObject(name, answer, { pointer: "", pattern: "" }, visitor);
}

function walkObject(name: string, value: unknown, place: Place, visitor: Visitor): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const properties = schemaProperties(name);
  // A schema without properties is an enumeration.
  if (properties.size === 0) return;
  for (const [key, member] of Object.entries(value)) {
    const property = properties.get(key);
    const at = below(place, shownName(key));
    if (property === undefined) visitor.onUnknownField(at, name);
    else walkValue(property.schema, member, at, visitor);
  }
}

function walkValue(schema: RegistrySchema, value: unknown, place: Place, visitor: Visitor): void {
  const reference = referencedName(schema);
  if (reference !== undefined) walkObject(reference, value, place, visitor);
  const { items, "x-code-list": list } = schema;
  if (items !== undefined) {
    if (!Array.isArray(value)) return;
    const each = list === undefined ? items : { ...items, "x-code-list": list };
    for (const [index, item] of value.entries()) {
      walkValue(each, item, { pointer: `${place.pointer}/${index}`, pattern: `${place.pattern}/*` }, visitor);
    }
  } else if (list !== undefined && (typeof value === "string" || typeof value === "number")) {
    visitor.onListValue(place, list, value);
  }
}

function below({ pointer, pattern }: Place, segment: string): Place {
  return { pointer: `${pointer}/${segment}`, pattern: `${pattern}/${segment}` };
}

/** A name that the service made up may be anything, personal data and control characters included. */
function shownName(name: string): string {
  return /^[\p{L}_$][\p{L}\d_$-]{0,63}$/u.test(name) && !/\d{6}/.test(name) ? name : "(name not shown)";
}
