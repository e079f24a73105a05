import type { RegistrySchema } from "../../../generated/registry-schemas.gen.ts";
import type { Findings } from "../findings.ts";
import { referencedName, schemaProperties } from "./schema-properties.ts";

/** A JSON pointer (RFC 6901) with `*` for every array index. */
export function patternOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
}

/** Callbacks for the values on the way through an answer, with their JSON pointers. */
export interface Visitor {
  /** A field that its schema does not know. @param schema name of the schema */
  readonly onUnknownField: (pointer: string, schema: string) => void;
  readonly onListValue: (pointer: string, list: CodeListUse, value: string | number) => void;
}

/** The code list that the contract names for a value. */
export type CodeListUse = NonNullable<RegistrySchema["x-code-list"]>;

/** Walks through an answer along its schema; values of a wrong type are passed over, the validators tell of them. */
export function walkAnswer(name: string, answer: unknown, visitor: Visitor): void {
  walkObject(name, answer, "", visitor);
}

function walkObject(name: string, value: unknown, pointer: string, visitor: Visitor): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const properties = schemaProperties(name);
  // A schema without properties is an enumeration.
  if (properties.size === 0) return;
  for (const [key, member] of Object.entries(value)) {
    const property = properties.get(key);
    const at = `${pointer}/${shownName(key)}`;
    if (property === undefined) visitor.onUnknownField(at, name);
    else walkValue(property.schema, member, at, visitor);
  }
}

function walkValue(schema: RegistrySchema, value: unknown, pointer: string, visitor: Visitor): void {
  const reference = referencedName(schema);
  if (reference !== undefined) walkObject(reference, value, pointer, visitor);
  const { items, "x-code-list": list } = schema;
  if (items !== undefined) {
    if (!Array.isArray(value)) return;
    const each = list === undefined ? items : { ...items, "x-code-list": list };
    for (const [index, item] of value.entries()) walkValue(each, item, `${pointer}/${index}`, visitor);
  } else if (list !== undefined && (typeof value === "string" || typeof value === "number")) {
    visitor.onListValue(pointer, list, value);
  }
}

/** A name that the service made up may be anything, personal data and control characters included. */
function shownName(name: string): string {
  return /^[\p{L}_$][\p{L}\d_$-]{0,63}$/u.test(name) && !/\d{6}/.test(name) ? name : "(name not shown)";
}

interface Use {
  readonly operation: string;
  readonly status: number;
  readonly pointer: string;
}

/** A value at one place, array indexes left out. */
interface ValueUse {
  readonly sources: readonly string[] | undefined;
  readonly value: string;
  readonly first: Use;
  count: number;
}

export interface PublishedList {
  readonly source: string | undefined;
  readonly codes: ReadonlySet<string>;
}

/** Most values of one list that are stored, with each of their places: the largest lists of the service have some thousand. */
const mostUses = 50_000;

export class CodeListUses {
  readonly #lists = new Map<string, Map<string, ValueUse>>();

  add({ name, source }: CodeListUse, value: string | number, use: Use): void {
    const uses = this.#lists.get(name) ?? new Map<string, ValueUse>();
    this.#lists.set(name, uses);
    const key = JSON.stringify([source, value, use.operation, patternOf(use.pointer)]);
    const known = uses.get(key);
    if (known !== undefined) known.count += 1;
    else if (uses.size < mostUses) uses.set(key, { sources: source, value: String(value), first: use, count: 1 });
  }

  /** The lists that values were met of. */
  get names(): string[] {
    return [...this.#lists.keys()].sort();
  }

  /** Tells of what the service publishes nowhere though its answers hold it; an unpublished list tells nothing. */
  reportUnknown(name: string, published: readonly PublishedList[], findings: Findings): void {
    for (const { sources, value, first, count } of this.#lists.get(name)?.values() ?? []) {
      const lists = published.filter(({ source }) => sources === undefined || sources.includes(source ?? ""));
      if (lists.length === 0 || lists.some(({ codes }) => codes.has(value))) continue;
      const rule = `is not in the code list ${name}: ${shownCode(value)}`;
      const { operation, status, pointer: example } = first;
      findings.add({ kind: "unknown-value", operation, status, pointer: patternOf(example), rule, example }, count);
    }
  }
}

/** A code as it is; what does not look like one may be anything, personal data included. */
function shownCode(value: string): string {
  return /^(?:[A-Z][A-Z\d_]{0,63}|[a-z]{1,10}|\d{1,6})$/.test(value) ? value : "(value not shown)";
}
