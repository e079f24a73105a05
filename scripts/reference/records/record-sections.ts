import { namedSchema, SchemaSet } from "../../../codegen/sources/document-reader.ts";
import type { RegistryOperation, SchemaObject } from "../../../codegen/sources/registry-model.ts";
import { registry } from "../registry.ts";
import { wordsOf, type Words } from "./languages.ts";

/** A field of a record. */
export interface Field {
  readonly name: string;
  readonly words: Words;
  /** The schema of its value, or of each item of it; absent where it is none with a name. */
  readonly schema?: string;
  /** Type of its value, or of each item of it, in JSON. */
  readonly type: string;
  readonly isDate: boolean;
  readonly isList: boolean;
  readonly codeList?: NonNullable<SchemaObject["x-code-list"]>;
}

/** A schema of a record, and where it stands in it. */
export interface Section {
  readonly schema: string;
  readonly words: Words;
  readonly fields: readonly Field[];
  /** The shortest path to it from the record; empty for the record itself and for the page of a search. */
  readonly path: string;
  /** Other fields that hold it, each with its schema. */
  readonly others: readonly string[];
}

/** The record of a source. */
export interface SourceRecord {
  readonly source: string;
  readonly detail: RegistryOperation;
  readonly search: RegistryOperation;
  /** The record first, then what it holds, what is nearest to it first, and the page of a search last. */
  readonly sections: readonly Section[];
}

/** The records of all sources, in the order of the contract. */
export function sourceRecords(): readonly SourceRecord[] {
  const sources = [...new Set(registry.operations.flatMap(({ source }) => source ?? []))];
  return sources.map((source) => {
    const own = registry.operations.filter((operation) => operation.source === source);
    const [detail, search] = [
      own.find(({ items }) => items === undefined),
      own.find(({ items }) => items !== undefined),
    ];
    if (detail === undefined || search === undefined) throw new TypeError(`${source} has no detail or no search`);
    return { source, detail, search, sections: sectionsOf(answerOf(detail), answerOf(search)) };
  });
}

function answerOf({ id, answers }: RegistryOperation): string {
  const schema = answers.find(({ status }) => status === "200")?.body?.schema;
  if (schema === undefined) throw new TypeError(`${id} answers nothing`);
  return schema;
}

/** The schemas that a record leads to, it first and each once, and the page of a search. */
function sectionsOf(record: string, page: string): Section[] {
  const paths = new Map<string, string>([[record, ""]]);
  const others = new Map<string, string[]>();
  // A map that grows while it is walked.
  for (const [schema, path] of paths) {
    for (const { name, schema: inner, isList } of fieldsOf(schema)) {
      if (inner === undefined) continue;
      if (paths.has(inner)) others.set(inner, [...(others.get(inner) ?? []), `${schema}.${name}`]);
      else paths.set(inner, `${path === "" ? "" : `${path}.`}${name}${isList ? "[]" : ""}`);
    }
  }
  const inside = [...paths].map(([schema, path]) => section(schema, path, others.get(schema)));
  return [...inside, section(page)];
}

function section(schema: string, path = "", others: readonly string[] = []): Section {
  return { schema, words: wordsOf(schemaOf(schema)), fields: fieldsOf(schema), path, others };
}

const set = new SchemaSet(registry.document);

/** The fields of a schema, those of the schemas that it extends first. */
function fieldsOf(name: string): readonly Field[] {
  const collect = ({ allOf = [], properties = {} }: SchemaObject): readonly Field[] => [
    ...allOf.flatMap((part) => collect(set.schema(part))),
    ...Object.entries(properties).map(([property, schema]) => fieldOf(property, schema)),
  ];
  return collect(schemaOf(name));
}

function fieldOf(name: string, property: SchemaObject): Field {
  const value = property.type === "array" ? (property.items ?? {}) : property;
  const [schema] = [value, ...(value.allOf ?? [])].flatMap((part) => namedSchema(part) ?? []);
  const codeList = property["x-code-list"] ?? value["x-code-list"];
  return {
    name,
    words: wordsOf(property),
    ...(schema === undefined ? {} : { schema }),
    type: value.type ?? "object",
    isDate: value.format === "date",
    isList: property.type === "array",
    ...(codeList === undefined ? {} : { codeList }),
  };
}

function schemaOf(name: string): SchemaObject {
  const schema = registry.document.components?.schemas?.[name];
  if (schema === undefined) throw new TypeError(`the contract has no schema ${name}`);
  return schema;
}
