import { generatedFile, literal, mapValues, objectKey, type GeneratedFile } from "../generated-file.ts";
import { isNote } from "../json-schema.ts";
import type { Registry, SchemaObject, Schemas } from "../sources/registry-model.ts";
import { transform } from "../sources/openapi-walk.ts";
import { hasInheritedNames } from "./compiled-validators.ts";

const schemaTypes = `/** Name of a schema of the contract. */
export type RegistrySchemaName = keyof components["schemas"];

/**
 * A schema, in the keywords of OpenAPI 3.0. A reference is ${literal("#/components/schemas/")} and a name, with notes beside it;
 * \`allOf\` of an object holds the schema that is extended and then what is added; the formats \`int32\` and \`int64\` bound a
 * number too.
 */
export interface RegistrySchema {
  readonly $ref?: string;
  readonly allOf?: readonly RegistrySchema[];
  readonly oneOf?: readonly RegistrySchema[];
  readonly anyOf?: readonly RegistrySchema[];
  readonly not?: RegistrySchema;
  /** The property that tells the schemas of a choice apart, and which value stands for which. */
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  readonly nullable?: boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly items?: RegistrySchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, RegistrySchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | RegistrySchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  /** The code list that the values come from, and the sources that publish it. */
  readonly "x-code-list"?: { readonly name: string; readonly source?: readonly string[] };
  /** Why rules differ on purpose from the published document, and what both say. */
  readonly "x-correction"?: { readonly reason: string; readonly ours: object; readonly theirs: object };
}`;

/** The component schemas as data: what a program needs of them at run time, without the texts for people. */
export function registrySchemas({ source, contract }: Registry): GeneratedFile {
  // TypeScript takes a property with a name that every object has for that one.
  const rows = Object.entries(compactSchemas(contract.components.schemas)).map(
    ([name, schema]) =>
      `  ${objectKey(name)}: ${JSON.stringify(schema)}${hasInheritedNames("schema", schema) ? " as RegistrySchema" : ""},`,
  );
  return generatedFile(
    "registry-schemas.gen.ts",
    [source.file],
    `
import type { components } from "./registry-types.gen.ts";

${schemaTypes}

/** The schemas of the contract by name. */
export const registrySchemas: Readonly<Record<RegistrySchemaName, RegistrySchema>> = {
${rows.join("\n")}
};
`,
  );
}

const keptNotes = ["x-code-list", "x-correction", "deprecated", "default", "readOnly", "writeOnly"];

/** Schemas without the texts for people. */
export function compactSchemas(schemas: Schemas): Record<string, SchemaObject> {
  return mapValues(schemas, (schema) => compactSchema(schema));
}

/** A schema without the texts for people; `example` keeps the example that the document gives. */
export function compactSchema(schema: SchemaObject, { example = false } = {}): SchemaObject {
  return transform("schema", schema, "", (kind, node) => {
    if (kind !== "schema") return node;
    const { $ref } = node as SchemaObject;
    if ($ref !== undefined) return { $ref };
    const kept = Object.fromEntries(
      Object.entries(node).filter(
        ([key]) => (!isNote(key) || keptNotes.includes(key) || (example && key === "example")) && key !== "x-refused",
      ),
    ) as SchemaObject;
    return unwrap(kept);
  }) as SchemaObject;
}

/** In OpenAPI 3.0 a reference with notes needs an `allOf` around it; as data it needs none. */
function unwrap(schema: SchemaObject): SchemaObject {
  const { allOf = [], ...notes } = schema;
  const [only, ...more] = allOf;
  const isPlain = Object.keys(notes).every((key) => key.startsWith("x-") || key === "example");
  return only?.$ref !== undefined && more.length === 0 && isPlain ? { ...only, ...notes } : schema;
}
