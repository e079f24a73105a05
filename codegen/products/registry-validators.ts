import { Ajv, type AnySchemaObject } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import { uncheckedSchemas } from "../ajv-options.ts";
import { calendarDate, closedName, closedSchemas, openSchemas, parametersSchema } from "../json-schema.ts";
import { documentedStatuses } from "../sources/registry-dialect.ts";
import type { Registry } from "../sources/registry-model.ts";

// CommonJS with a `default` inside its default export.
const standaloneCode = standaloneModule.default;

const noCheck = "// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.";

/** Compiled schemas: what a client sends, with nothing unknown let through, and what the service answers. */
export interface CompiledValidators {
  readonly requests: Ajv;
  readonly responses: Ajv;
}

/** Compiles the schemas, each when it is first asked for. */
export function compileValidators({ document, operations }: Registry): CompiledValidators {
  const parameters = operations
    .filter((operation) => operation.parameters.length > 0)
    .map((operation) => ({ $id: parametersName(operation.id), ...parametersSchema(operation.parameters) }));
  const filters = operations.flatMap(({ request }) => request?.schema ?? []);
  return {
    requests: createAjv([...closedSchemas(document, filters), ...parameters]),
    responses: createAjv(openSchemas(document)),
  };
}

/** Name of the schema of an operation's path parameters. */
export function parametersName(id: string): string {
  return `parameters:${id}`;
}

function createAjv(schemas: readonly AnySchemaObject[]): Ajv {
  const ajv = new Ajv({
    ...uncheckedSchemas,
    allErrors: true,
    inlineRefs: false,
    strictTypes: false,
    // esbuild does what Ajv's own optimizer would.
    code: { source: true, esm: true, optimize: false },
  });
  ajv.addFormat("date", calendarDate);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/** Validators of what a client sends: path parameters and filters. */
export async function registryRequestValidators(
  { source, operations }: Registry,
  { requests }: CompiledValidators,
): Promise<GeneratedFile> {
  const exported: Record<string, string> = {};
  const rows = operations.map(({ id, request }) => {
    if (request !== undefined) {
      // A misspelt filter name is ignored by the service, which then answers for a wider search: refused here.
      exported[request.schema] = closedName(request.schema);
      return `  ${id}: { body: code.${request.schema} },`;
    }
    exported[`${id}Parameters`] = parametersName(id);
    return `  ${id}: { path: code.${id}Parameters },`;
  });
  return generatedFile(
    "registry-request-validators.gen.ts",
    [source.file],
    `${noCheck}
import type { RegistryOperationId } from "./registry-operations.gen.ts";

/** One broken rule. */
export interface ValidationIssue {
  /** JSON pointer of the value (RFC 6901); of the parent when the value is missing or should not be there. */
  readonly instancePath: string;
  /** Where the rule stands in its schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword: string;
  /** What the keyword demands. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; when it answers false, \`errors\` holds every broken rule until the next call. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly ValidationIssue[] | null;
}

${await standalone(requests, exported)}
/** Validators of the path parameters or of the body of every operation. */
export const requestValidators: Readonly<Record<RegistryOperationId, { readonly path?: Validate; readonly body?: Validate }>> = {
${rows.join("\n")}
};
`,
  );
}

/** Validators of what the service answers; unknown properties are let through. */
export async function registryResponseValidators(
  { source, operations }: Registry,
  { responses }: CompiledValidators,
): Promise<GeneratedFile> {
  const names = new Set(
    operations.flatMap((operation) => documentedStatuses.map((status) => operation.responses[status].schema)),
  );
  return generatedFile(
    "registry-response-validators.gen.ts",
    [source.file],
    `${noCheck}
import type { Validate } from "./registry-request-validators.gen.ts";

${await standalone(responses, Object.fromEntries([...names].map((name) => [name, name])))}
/** A schema that an operation answers with. */
export type ResponseSchema = ${[...names].map((name) => literal(name)).join(" | ")};

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = code;
`,
  );
}

/** Code of some of the schemas, with what it would require at run time bundled in, as one object `code`. */
async function standalone(ajv: Ajv, exported: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    stdin: { contents: standaloneCode(ajv, exported), resolveDir: import.meta.dirname, loader: "js" },
    absWorkingDir: import.meta.dirname,
    bundle: true,
    write: false,
    // Nobody reads this code, and it is most of the package's size.
    minify: true,
    lineLimit: 120,
    format: "iife",
    globalName: "code",
    platform: "neutral",
    target: "es2022",
    legalComments: "none",
    logLevel: "silent",
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error("esbuild gave no output");
  return output.text.replace(/^"use strict";/, "");
}
