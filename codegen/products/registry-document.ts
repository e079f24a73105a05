import { generatedFile, literal, mapValues, type GeneratedFile } from "../generated-file.ts";
import { transform } from "../sources/openapi-walk.ts";
import { httpMethods, type PathItemObject, type Registry } from "../sources/registry-model.ts";
import { compactSchema, compactSchemas } from "./registry-schemas.ts";

/** The contract as an OpenAPI document for programs: without the texts for people, examples and the house's own marks. */
export function registryDocument({ source, document, contract }: Registry): GeneratedFile {
  const { openapi, info, servers = [], security = [], "x-correction": correction, paths, components = {} } = document;
  const schemas = compactSchemas(components.schemas ?? {});
  // The contract may have schemas that the document does not name.
  const isSame = JSON.stringify(schemas) === JSON.stringify(compactSchemas(contract.components.schemas));
  const { parameters, requestBodies, headers } = components;
  const others = Object.entries({ parameters, requestBodies, headers }).flatMap(([name, section]) =>
    section === undefined ? [] : [`    ${name}: ${JSON.stringify(compactSection(name, section))},\n`],
  );
  const entries = Object.entries(paths).filter(([path]) => !path.startsWith("x-"));
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
${entries.map(([path, item]) => `    ${literal(path)}: ${JSON.stringify(compactItem(item))},`).join("\n")}
  },
  components: {
    securitySchemes: ${JSON.stringify(mapValues(components.securitySchemes ?? {}, withoutDescription))},
    responses: ${JSON.stringify(compactSection("responses", components.responses ?? {}))},
${others.join("")}    schemas: ${isSame ? "registrySchemas" : JSON.stringify(schemas)},
  },
};
`,
  );
}

/** Members for people, and those that say nothing about requests and answers. */
const dropped = ["description", "summary", "tags", "example", "examples", "externalDocs", "callbacks", "links"];

function compactItem(item: PathItemObject): object {
  const { parameters, servers } = item;
  const methods = httpMethods.flatMap((method) => (item[method] === undefined ? [] : [[method, item[method]]]));
  return compact("pathItem", {
    ...(Object.fromEntries(methods) as object),
    ...(parameters && { parameters }),
    ...(servers && { servers }),
  });
}

function compactSection(name: string, section: object): object {
  return (compact("components", { [name]: section }) as Record<string, object>)[name] ?? {};
}

function compact(kind: "pathItem" | "components", node: object): object {
  return transform(kind, node, "", (inner, value) => {
    if (inner === "schema") return compactSchema(value);
    return Object.fromEntries(
      Object.entries(value).filter(
        ([key]) =>
          !dropped.includes(key) && (!key.startsWith("x-") || (inner === "parameter" && key === "x-code-list")),
      ),
    );
  }) as object;
}

function withoutDescription(scheme: object): object {
  return { ...scheme, description: undefined };
}
