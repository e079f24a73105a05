import { generatedFile, literal, mapValues, type GeneratedFile } from "../generated-file.ts";
import { transform, type Kind } from "../sources/openapi-walk.ts";
import type { Registry, RegistryDocument } from "../sources/registry-model.ts";
import { compactSchema, compactSchemas } from "./registry-schemas.ts";

/** The contract as an OpenAPI document for programs: without the texts for people, examples and the house's own marks. */
export function registryDocument({ source, document, contract }: Registry): GeneratedFile {
  const {
    openapi,
    info,
    servers = [],
    security = [],
    "x-correction": correction,
    paths,
    components = {},
  } = compact(document);
  const { securitySchemes = {}, responses = {}, schemas: _schemas, ...others } = components;
  const schemas = compactSchemas(document.components?.schemas ?? {});
  // The contract may have schemas that the document does not name.
  const isSame = JSON.stringify(schemas) === JSON.stringify(compactSchemas(contract.components.schemas));
  const sections = Object.entries(others).map(([name, section]) => `    ${name}: ${JSON.stringify(section)},\n`);
  return generatedFile(
    "registry-document.gen.ts",
    [source.file],
    `
${isSame ? `import { registrySchemas } from "./registry-schemas.gen.ts";\n\n` : ""}/** The contract as an OpenAPI document, without descriptions and examples. */
export const registryDocument = {
  openapi: ${literal(openapi)},
  info: { title: ${literal(info.title)}, version: ${literal(info.version)} },
  servers: ${JSON.stringify(servers.map(withoutDescription))},
  security: ${JSON.stringify(security)},
${correction === undefined ? "" : `  "x-correction": ${JSON.stringify(correction)},\n`}  paths: {
${Object.entries(paths)
  .filter(([path]) => !path.startsWith("x-"))
  .map(([path, item]) => `    ${literal(path)}: ${JSON.stringify(item)},`)
  .join("\n")}
  },
  components: {
    securitySchemes: ${JSON.stringify(mapValues(securitySchemes, withoutDescription))},
    responses: ${JSON.stringify(responses)},
${sections.join("")}    schemas: ${isSame ? "registrySchemas" : JSON.stringify(schemas)},
  },
};
`,
  );
}

/** Members for people, and those that say nothing about requests and answers; no client sends TRACE. */
const dropped: ReadonlySet<string> = new Set([
  ...["description", "summary", "tags", "example", "examples", "externalDocs", "callbacks", "links", "trace"],
]);
/** The marks of this project that the comparison of documents reads. */
const keptMarks: Readonly<Partial<Record<Kind, string>>> = { document: "x-correction", parameter: "x-code-list" };

function compact(document: RegistryDocument): RegistryDocument {
  // Each object keeps its kind.
  return transform("document", document, "", (kind, node) =>
    kind === "schema"
      ? compactSchema(node)
      : Object.fromEntries(
          Object.entries(node).filter(
            ([key]) => !dropped.has(key) && (!key.startsWith("x-") || key === keptMarks[kind]),
          ),
        ),
  ) as RegistryDocument;
}

function withoutDescription(scheme: object): object {
  return { ...scheme, description: undefined };
}
