import { readYaml } from "../../fixtures/read-yaml.ts";

/** A schema as a test writes it. */
export type Schema = Record<string, unknown>;

/** A document that a test may change. */
export interface TestDocument {
  paths: Record<"/veci/{id}" | "/veci/vyhledat" | "/veci", Schema> & Record<string, Schema>;
  components: { schemas: TestSchemas } & Record<string, Record<string, unknown>>;
  [member: string]: unknown;
}
type TestSchemas = Record<"Vec" | "Cast" | "Filtr" | "Seznam" | "Chyba", TestSchema> & Record<string, Schema>;
export interface TestSchema {
  properties: Record<string, Schema>;
  [keyword: string]: unknown;
}

const document: unknown = readYaml(import.meta.url);

/** A small document: a detail, a search and something that changes. */
export function baseDocument(): TestDocument {
  return structuredClone(document) as TestDocument;
}

/** A reference to a schema. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
