import { expect, it } from "vitest";
import { registryDocument } from "../../generated/registry-document.gen.ts";
import { registrySchemas } from "../../generated/registry-schemas.gen.ts";
import { registryContract } from "../fixtures/registry-contract.ts";

interface Property {
  description?: string;
  allOf?: object[];
}
interface PlainSchema {
  "x-origin": string;
  description?: string;
  properties?: Record<string, Property>;
  allOf?: [object, PlainSchema];
}
const document = registryContract.source.data as {
  components: { schemas: Record<string, PlainSchema> };
};

/** Extensions that only the generator needs, for types, docstrings and checks of requests. */
const marks = ["x-description-cs", "x-known-values", "x-condition", "x-most-items"];
const withoutMarks = (schema: PlainSchema): PlainSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) => (marks.includes(key) ? undefined : value)) as PlainSchema;

/** A schema without its notes, by a way of its own. */
function plain({ "x-origin": origin, description, ...schema }: PlainSchema): object {
  if (schema.allOf !== undefined) return { allOf: [schema.allOf[0], plain(schema.allOf[1])] };
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, { description: text, allOf, ...property }]) => [
    name,
    { ...property, ...allOf?.[0] },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) as object };
}

it("[GEN-01] the schemas as data equal those of the document, including code lists and corrections", () => {
  const expected = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    plain(withoutMarks(schema)),
  ]);
  expect(registrySchemas).toEqual(Object.fromEntries(expected));
  expect(registryDocument.components.schemas).toBe(registrySchemas);
  const text = JSON.stringify(registryDocument);
  expect(text).not.toMatch(/"(?:description|x-description-cs|x-origin|example|summary)":/);
  expect(text.match(/"x-code-list"/g)?.length).toBeGreaterThan(100);
  expect(text.match(/"x-correction"/g)).toHaveLength(8);
});
