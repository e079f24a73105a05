import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";

/** The fetch client: openapi-fetch over the paths, and one typed method per operationId. */
export function registryClient({ source, operations }: Registry): GeneratedFile {
  return generatedFile(
    "registry-client.gen.ts",
    [source.file],
    `
import type { Client } from "openapi-fetch";
import type { RegistryOperationId } from "./registry-operations.gen.ts";
import type { components, paths } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

/** openapi-fetch over the paths of the registry. */
export type RegistryClient = Client<paths, "application/json">;

/** Body of the answer 200 by operation. */
export interface RegistryAnswers {
${operations.map(({ id, responses }) => `  ${id}: Schemas[${literal(responses[200].schema)}];`).join("\n")}
}

/** Record of one subject by data source. */
export interface RegistryRecords {
${operations
  .filter(({ source: recordSource, method }) => recordSource !== undefined && method === "GET")
  .map(({ source: recordSource = "", responses }) => `  ${recordSource}: Schemas[${literal(responses[200].schema)}];`)
  .join("\n")}
}

/** What a call sends: the path parameters and the body. */
export interface RegistryInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Runs one operation: checks the input, sends the request, and reads the answer. */
export type ExecuteRegistryCall<Options> = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: Options | undefined,
) => Promise<RegistryAnswers[Id]>;

/** One method per operation of the registry, in the contract's own names. */
export interface RegistryMethods<Options> {
${operations.map(methodType).join("\n\n")}
}

/** Gives every operation its method. */
export function createRegistryMethods<Options>(execute: ExecuteRegistryCall<Options>): RegistryMethods<Options> {
  return {
${operations.map(methodValue).join("\n")}
  };
}
`,
  );
}

function methodType(operation: RegistryOperation): string {
  const { id, method, path, parameters, request, responses } = operation;
  const comment = docComment(
    [
      `${operation.summary}. ${operation.description}`,
      "",
      `\`${method} ${path}\``,
      "",
      ...parameters.map(({ name, description }) => `@param parameters.${name} ${description}`),
      "@throws InvalidInputError before anything is sent, RegistryError for a documented error status,",
      "UnexpectedResponseError for any other answer, TransportError when none came.",
    ],
    "  ",
  );
  const input =
    request === undefined
      ? `parameters: { ${parameters.map(({ name, schema }) => `${name}: ${schema.type === "integer" ? "number" : "string"}`).join("; ")} }`
      : `filter: Schemas[${literal(request.schema)}]`;
  return `${comment}\n  readonly ${id}: (${input}, options?: Options) => Promise<Schemas[${literal(responses[200].schema)}]>;`;
}

function methodValue({ id, request }: RegistryOperation): string {
  const input = request === undefined ? "path" : "body";
  return `    ${id}: (${input}, options) => execute(${literal(id)}, { ${input} }, options),`;
}
