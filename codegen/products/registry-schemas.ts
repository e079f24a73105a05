import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { ComponentSchema, ObjectSchema, PropertySchema, Registry } from "../sources/registry-model.ts";

/** The component schemas as data: what a program needs of them at run time, without the texts for people. */
export function registrySchemas({ source, document }: Registry): GeneratedFile {
  const rows = Object.entries(document.components.schemas).map(
    ([name, schema]) => `  ${name}: ${JSON.stringify(compact(schema))},`,
  );
  return generatedFile(
    "registry-schemas.gen.ts",
    [source.file],
    `
import type { components } from "./registry-types.gen.ts";

/** Name of a schema of the contract. */
export type RegistrySchemaName = keyof components["schemas"];

/**
 * A schema, in the keywords that OpenAPI 3.0 and JSON Schema share. A reference is ${literal("#/components/schemas/")} and a
 * name; \`allOf\` holds the schema that is extended and then what is added; the format \`int32\` bounds a number too.
 */
export interface RegistrySchema {
  readonly $ref?: string;
  readonly allOf?: readonly RegistrySchema[];
  readonly type?: "string" | "integer" | "boolean" | "array" | "object";
  readonly format?: "date" | "int32";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly items?: RegistrySchema;
  readonly properties?: Readonly<Record<string, RegistrySchema>>;
  /** The code list that the values come from, and the sources that publish it. */
  readonly "x-code-list"?: { readonly name: string; readonly source?: readonly string[] };
  /** Why the rule differs on purpose from the one of the published document. */
  readonly "x-correction"?: string;
}

/** The schemas of the contract by name. */
export const registrySchemas: Readonly<Record<RegistrySchemaName, RegistrySchema>> = {
${rows.join("\n")}
};
`,
  );
}

function compact(schema: ComponentSchema): object {
  if ("enum" in schema) return { type: schema.type, enum: schema.enum };
  if ("properties" in schema) return compactObject(schema);
  const [base, own] = schema.allOf;
  return { allOf: [base, compactObject(own)] };
}

function compactObject({ type, properties }: ObjectSchema): object {
  const entries = Object.entries(properties).map(([name, property]) => [name, compactProperty(property)]);
  return { type, properties: Object.fromEntries(entries) as object };
}

/** In OpenAPI 3.0 a reference with notes needs an `allOf` around it; as data it needs none. */
function compactProperty({ description, ...property }: PropertySchema): object {
  if (!("allOf" in property)) return property;
  const { allOf, ...notes } = property;
  return { ...allOf[0], ...notes };
}
