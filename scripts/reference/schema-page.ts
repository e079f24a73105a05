import { overlayFile } from "../../codegen/overlay/read-contract.ts";
import { registrySchemas, type RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import { cell } from "./markdown.ts";
import { registry } from "./registry.ts";

/** The schemas of the registry as a page of Markdown: one line each, with the names of its fields. */
export function schemaPage(): string {
  const rows = Object.entries(registrySchemas)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const described = registry.document.components?.schemas?.[name]?.description ?? "";
      return `| <a id="${name.toLowerCase()}"></a>\`${name}\` | ${cell(described)} | ${fieldsOf(schema)} |`;
    });
  return [
    "# Schemas of the registry",
    "",
    "Every schema is a type of the same name, exported by `ares-caais/registry`, and can be given to `sample` of",
    "`ares-caais/testing`. Their fields are optional. Types, bounds and what each field means stand in the docstring that an",
    `editor shows, and in [${overlayFile}](../../${overlayFile}). A schema that extends another one has its fields too.`,
    "",
    "| Schema | What it is | Fields |",
    "| :-- | :-- | :-- |",
    ...rows,
    "",
  ].join("\n");
}

function fieldsOf({ allOf = [], properties = {}, enum: values = [] }: RegistrySchema): string {
  const parts = [
    ...allOf.map((part) =>
      part.$ref === undefined ? fieldsOf(part) : `all of \`${part.$ref.slice(part.$ref.lastIndexOf("/") + 1)}\``,
    ),
    ...Object.keys(properties).map((name) => `\`${name}\``),
    ...values.map((value) => JSON.stringify(value)),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
