import { Ajv, type AnySchemaObject } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { generatedFile, literal, member, objectKey, type GeneratedFile } from "../generated-file.ts";
import { uncheckedSchemas } from "../ajv-options.ts";
import { checkedFormats, closedName, SchemaConverter } from "../json-schema.ts";
import type { Parameter, Registry, RegistryOperation } from "../sources/registry-model.ts";
import { transform } from "../sources/openapi-walk.ts";

// CommonJS with a `default` inside its default export.
const standaloneCode = standaloneModule.default;

const noCheck = "// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.";

/** Compiled schemas: what a client sends, with nothing unknown let through, and what the service answers. */
export interface CompiledValidators {
  readonly requests: Ajv;
  readonly responses: Ajv;
  /** Makes the schemas of the answers; for those that have no name. */
  readonly open: SchemaConverter;
}

/** The parts of a request that parameters stand in. */
const places = ["path", "query", "header"] as const;
type Place = (typeof places)[number];

/** Compiles the schemas, each when it is first asked for. */
export function compileValidators({ document, contract, operations }: Registry): CompiledValidators {
  const { schemas } = contract.components;
  const requests = new SchemaConverter(schemas, document["x-service-limits"]);
  const open = new SchemaConverter(schemas);
  const filters = operations.flatMap(({ request }) => request?.schema ?? []);
  const inherited = hasInheritedNames(contract);
  return {
    requests: createAjv(
      [
        ...requests.closed(filters),
        ...operations.flatMap((operation) =>
          parameterSets(operation).flatMap(({ id, parameters }) => requests.parameters(id, parameters)),
        ),
      ],
      inherited,
    ),
    responses: createAjv(open.open(Object.keys(schemas)), inherited),
    open,
  };
}

/** Name of the schema of an operation's parameters of a place. */
function parametersName(id: string, place: Place): string {
  return `${place === "path" ? "parameters" : place}:${id}`;
}

/** The parameters of an operation by the part of the request that they stand in; one without any has none in its path. */
export function parameterSets({ id, parameters, request }: RegistryOperation): {
  readonly place: Place;
  readonly id: string;
  readonly parameters: readonly Parameter[];
}[] {
  return places.flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const isOnly = place === "path" && parameters.length === 0 && request === undefined;
    return own.length > 0 || isOnly ? [{ place, id: parametersName(id, place), parameters: own }] : [];
  });
}

/** Whether a property or a parameter has a name that every object of JavaScript has: then only an object's own ones count. */
function hasInheritedNames(contract: Registry["contract"]): boolean {
  let found = false;
  transform("document", contract, "", (kind, node) => {
    const names = kind === "schema" ? Object.keys((node["properties"] as object | undefined) ?? {}) : [];
    if (kind === "parameter") names.push(String(node["name"]));
    found ||= names.some((name) => name in Object.prototype);
    return node;
  });
  return found;
}

function createAjv(schemas: readonly AnySchemaObject[], ownProperties: boolean): Ajv {
  const ajv = new Ajv({
    ...uncheckedSchemas,
    allErrors: true,
    inlineRefs: false,
    strictTypes: false,
    ownProperties,
    // 0.07 is 7 times 0.01, though not by the arithmetic of binary fractions.
    multipleOfPrecision: 9,
    // esbuild does what Ajv's own optimizer would.
    code: { source: true, esm: true, optimize: false },
  });
  for (const [name, pattern] of Object.entries(checkedFormats)) ajv.addFormat(name, pattern);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/** Validators of what a client sends: path parameters and filters. */
export async function registryRequestValidators(
  { source, operations }: Registry,
  { requests }: CompiledValidators,
): Promise<GeneratedFile> {
  const names = new ExportNames();
  const rows = operations.map((operation) => {
    const { id, request } = operation;
    const checks = parameterSets(operation).map(
      ({ place, id: name }) => `${place}: code.${names.add(`${id}${suffixes[place]}`, name)}`,
    );
    if (request !== undefined) {
      // A misspelt filter name is ignored by the service, which then answers for a wider search: refused here.
      checks.push(`body: code.${names.add(request.schema, closedName(request.schema))}`);
      if (isOptional(operation)) checks.push("optionalBody: true");
    }
    return `  ${objectKey(id)}: { ${checks.join(", ")} },`;
  });
  const exported = names.all;
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
/** Validators of what an operation is sent. */
export interface RequestValidators {
  readonly path?: Validate;
  readonly query?: Validate;
  readonly header?: Validate;
  readonly body?: Validate;
  /** Whether the body may be missing. */
  readonly optionalBody?: true;
}

/** Validators of what every operation is sent. */
export const requestValidators: Readonly<Record<RegistryOperationId, RequestValidators>> = {
${rows.join("\n")}
};
`,
  );
}

/**
 * Validators of what the service answers; unknown properties are let through. Those of each data source are a file, so that
 * a client loads no others.
 */
export async function registryResponseValidators(
  { source, operations }: Registry,
  { responses }: CompiledValidators,
): Promise<GeneratedFile[]> {
  const groups = new Map<string, Set<string>>();
  for (const { source: group = "others", answers } of operations) {
    const schemas = groups.get(group) ?? new Set();
    for (const { body } of answers) if (body !== undefined) schemas.add(body.schema);
    if (schemas.size > 0) groups.set(group, schemas);
  }
  const files = await Promise.all(
    [...groups].map(async ([group, schemas]) => {
      const names = new ExportNames();
      const rows = [...schemas].map((schema) => `  ${objectKey(schema)}: code.${names.add(schema, schema)},`);
      return generatedFile(
        `${groupModule(group)}.gen.ts`,
        [source.file],
        `${noCheck}
import type { Validate } from "./registry-request-validators.gen.ts";

${await standalone(responses, names.all)}
/** Validators of answers by schema. */
export const validators: {
${[...schemas].map((schema) => `  readonly ${objectKey(schema)}: Validate;`).join("\n")}
} = {
${rows.join("\n")}
};
`,
      );
    }),
  );
  // Where two files have the same schema, both check the same.
  const homes = new Map(
    [...groups].toReversed().flatMap(([group, schemas]) => [...schemas].map((name) => [name, group])),
  );
  const names = [...new Set([...groups.values()].flatMap((schemas) => [...schemas]))];
  const all = generatedFile(
    "registry-response-validators.gen.ts",
    [source.file],
    `import type { Validate } from "./registry-request-validators.gen.ts";
${[...groups.keys()].map((group) => `import { validators as ${group}Validators } from "./${groupModule(group)}.gen.ts";`).join("\n")}

/** A schema that an operation answers with. */
export type ResponseSchema = ${names.map((name) => literal(name)).join(" | ") || "never"};

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = {
${[...groups.keys()].map((group) => `  ...${group}Validators,`).join("\n")}
};
`,
  );
  const rows = names.map((name) => {
    const home = homes.get(name) ?? "";
    return `  ${objectKey(name)}: async () => ${member(`(await import("./${groupModule(home)}.gen.ts")).validators`, name)},`;
  });
  const onDemand = generatedFile(
    "registry-response-validators-on-demand.gen.ts",
    [source.file],
    `import type { Validate } from "./registry-request-validators.gen.ts";
import type { ResponseSchema } from "./registry-response-validators.gen.ts";

/** Loads the validator of an answer. */
export const loadResponseValidator: Readonly<Record<ResponseSchema, () => Promise<Validate>>> = {
${rows.join("\n")}
};
`,
  );
  return [...files, all, onDemand];
}

const groupModule = (group: string): string => `registry-response-validators-of-${group}`;

const suffixes: Readonly<Record<Place, string>> = { path: "Parameters", query: "Query", header: "Headers" };

/** Whether an operation can be called without its body; a search without a filter is an error of the caller. */
function isOptional({ request, items }: RegistryOperation): boolean {
  return request?.required === false && items === undefined;
}

/** Names under which compiled schemas are exported: those of schemas and operations, made identifiers. */
class ExportNames {
  readonly #names = new Map<string, string>();

  /** The exports with the schemas that they are of. */
  get all(): Record<string, string> {
    return Object.fromEntries([...this.#names].map(([schema, name]) => [name, schema]));
  }

  /** @returns the name of the export. */
  add(wanted: string, schema: string): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const plain = wanted.replaceAll(/\W/g, "_").replace(/^(?=\d)/, "_");
    const taken = new Set(this.#names.values());
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}_${count}`;
    this.#names.set(schema, name);
    return name;
  }

  nameOf(schema: string): string {
    return this.#names.get(schema) ?? schema;
  }
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
