import { generatedFile, objectKey, type GeneratedFile } from "../generated-file.ts";
import { SchemaConverter } from "../json-schema.ts";
import type { Registry } from "../sources/registry-model.ts";

/**
 * The records as JSON Schemas (draft 7) by data source, from the same schemas as the validators of answers: what they do not name,
 * they let through. `npm run build` makes a file of each.
 */
export function recordSchemas({ source: { file }, contract, operations }: Registry): GeneratedFile {
  const { schemas } = contract.components;
  const rows = operations.flatMap(({ source, method, answers }) => {
    const name = answers.find(({ status }) => status.startsWith("2"))?.body?.schema;
    if (source === undefined || method !== "get" || name === undefined) return [];
    const definitions = new SchemaConverter(schemas)
      .add([name])
      .take()
      .map(({ $id, ...rules }) => [String($id), rules] as const);
    const schema = {
      $schema: "http://json-schema.org/draft-07/schema#",
      title: `${name}, interface ${contract.info.version}`,
      $ref: name,
      definitions: Object.fromEntries(definitions),
    };
    return [
      `  ${objectKey(source)}: ${JSON.stringify(schema, (key, value: unknown) => (key === "$ref" ? `#/definitions/${String(value)}` : value))},`,
    ];
  });
  const about = "/** The records as JSON Schemas by data source. */";
  const code = `${about}\nexport const recordSchemas: Readonly<Record<string, object>> = {\n${rows.join("\n")}\n};`;
  return generatedFile("record-schemas.gen.ts", [file], code);
}
