import { Ajv, type AnySchemaObject } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { checkedFormats, SchemaConverter } from "../json-schema.ts";
import { uncheckedSchemas } from "../sources/dialect.ts";
import type { Parameter, Registry, RegistryOperation } from "../sources/registry-model.ts";
import { walk, type Kind } from "../sources/openapi-walk.ts";

// CommonJS with a `default` inside its default export.
const standaloneCode = standaloneModule.default;

/** First line of a file of compiled code. */
export const noCheck = "// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.";

/** Compiled schemas: closed ones for requests, open ones for responses. */
export interface CompiledValidators {
  readonly requests: Ajv;
  readonly responses: Ajv;
  /** Makes the schemas of the answers; for those that have no name. */
  readonly open: SchemaConverter;
}

/** The parts of a request that parameters stand in. */
const places = ["path", "query", "header"] as const;
export type Place = (typeof places)[number];

/** Compiles the schemas, each when it is first asked for. */
export function compileValidators({ document, contract, operations }: Registry): CompiledValidators {
  const { schemas } = contract.components;
  const requests = new SchemaConverter(schemas, document["x-service-limits"]);
  const open = new SchemaConverter(schemas);
  requests.add(
    operations.flatMap(({ request }) => request?.schema ?? []),
    true,
  );
  for (const { id, parameters } of operations.flatMap(parameterSets)) requests.addParameters(id, parameters);
  const inherited = hasInheritedNames("document", contract);
  return {
    requests: createAjv(requests.take(), inherited),
    responses: createAjv(open.add(Object.keys(schemas)).take(), inherited),
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
export function hasInheritedNames(kind: Kind, node: unknown): boolean {
  let found = false;
  walk(kind, node, "", (inner, { properties, name }) => {
    const names = inner === "parameter" ? [String(name)] : Object.keys(Object(properties) as object);
    found ||= names.some((each) => each in Object.prototype);
  });
  return found;
}

/** Ajv with the formats and the schemas of a document. */
export function createAjv(schemas: readonly AnySchemaObject[], ownProperties = false): Ajv {
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

/** Takes a schema into those whose validators are exported. @returns the name of the export */
export function exportOf(exported: Record<string, string>, schema: string): string {
  const names = Object.keys(exported);
  const name = names.find((each) => exported[each] === schema) ?? `v${names.length}`;
  exported[name] = schema;
  return name;
}

/**
 * Code of Ajv that adds the errors of a reference. It copies all earlier errors for each broken item of a list, so the cost is the
 * square of their number, and a hostile response may have a million.
 */
const copied = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\)/g;
/** The same by appending. The list of a validator is a new one with every call, so nobody else holds it. */
const append = `
function append(known, more) {
  if (known === null) return more;
  for (const error of more) known.push(error);
  return known;
}`;

/** How Ajv adds an error: written out at each of some thousand places, a fifth of all code. */
const added =
  /const (err\d+) = \{instancePath(?::([^{}]*?))?,schemaPath:("(?:[^"\\]|\\.)*"),keyword:("[\w ]+"),params:(\{.*?\}),message:(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g;
/** An error inside of `not` says nothing. */
const addedEmpty = /const (err\d+) = \{\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g;
const add = `
function add(known, instancePath, schemaPath, keyword, params, message) {
  return append(known, [{ instancePath, schemaPath, keyword, params, message }]);
}`;

/** Code of Ajv that is shorter, and whose cost is linear in the number of errors. */
function standaloneLinear(ajv: Ajv, exported: Readonly<Record<string, string>>): string {
  const code = standaloneCode(ajv, exported)
    .replaceAll(copied, "vErrors = append(vErrors, $1.errors)")
    .replaceAll(addedEmpty, "vErrors = append(vErrors, [{}]);")
    .replaceAll(
      added,
      (_all, _name, path: string | undefined, schemaPath, keyword, params, message) =>
        `vErrors = add(vErrors, ${path ?? "instancePath"}, ${schemaPath}, ${keyword}, ${params}, ${message});`,
    );
  if (code.includes(".concat(")) throw new Error("this version of Ajv copies errors in another way");
  if (code.includes("vErrors.push(")) throw new Error("this version of Ajv adds errors in another way");
  return code + append + add;
}

/** Code of some of the schemas, with what it would require at run time bundled in, as one object `code`. */
export async function standalone(ajv: Ajv, exported: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    stdin: { contents: standaloneLinear(ajv, exported), resolveDir: import.meta.dirname, loader: "js" },
    absWorkingDir: import.meta.dirname,
    bundle: true,
    write: false,
    // This code is most of the package's size and is not meant for readers.
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
