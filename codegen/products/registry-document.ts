import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Body, OperationObject, PathParameter, Registry, SchemaReference } from "../sources/registry-model.ts";

/** The contract as an OpenAPI document for programs: without the texts for people, examples and the house's own marks. */
export function registryDocument({ source, document }: Registry): GeneratedFile {
  const { openapi, info, security, paths, components } = document;
  const entries = Object.entries(paths).map(([path, methods]) => [path, mapValues(methods, compactOperation)]);
  return generatedFile(
    "registry-document.gen.ts",
    [source.file],
    `
import { registrySchemas } from "./registry-schemas.gen.ts";

/** The contract as an OpenAPI document, without descriptions and examples. */
export const registryDocument = {
  openapi: ${literal(openapi)},
  info: { title: ${literal(info.title)}, version: ${literal(info.version)} },
  security: ${JSON.stringify(security)},
  paths: {
${entries.map(([path, methods]) => `    ${literal(path)}: ${JSON.stringify(methods)},`).join("\n")}
  },
  components: {
    securitySchemes: ${JSON.stringify(mapValues(components.securitySchemes, withoutDescription))},
    responses: ${JSON.stringify(mapValues(components.responses, compactBody))},
    schemas: registrySchemas,
  },
};
`,
  );
}

function compactOperation({ operationId, parameters, requestBody, responses }: OperationObject): object {
  return {
    operationId,
    parameters: parameters?.map(compactParameter),
    requestBody: requestBody && { required: requestBody.required, ...compactBody(requestBody) },
    responses: mapValues(responses, compactBody),
  };
}

function compactParameter({ name, in: place, required, schema }: PathParameter): object {
  return { name, in: place, required, schema };
}

function compactBody(body: Body | SchemaReference): object {
  if ("$ref" in body) return body;
  const { schema } = body.content["application/json"];
  return { content: { "application/json": { schema } } };
}

function withoutDescription(scheme: object): object {
  return { ...scheme, description: undefined };
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
