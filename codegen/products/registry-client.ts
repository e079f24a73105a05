import { closure } from "../sources/contract.ts";
import { SchemaSet } from "../sources/document-reader.ts";
import { docComment, generatedFile, literal, objectKey, type GeneratedFile } from "../generated-file.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";
import { answerType, isBodyFirst, parameterMembers } from "./argument-types.ts";
import { inputSchemas } from "./registry-types.ts";
import { parameterSets } from "./compiled-validators.ts";

/** The fetch client: openapi-fetch over the paths, and one typed method per operationId. */
export function registryClient(registry: Registry): GeneratedFile {
  const { source, contract, operations, leftOut } = registry;
  const inputs = inputSchemas(registry);
  const set = new SchemaSet(contract);
  const bodyType = (schema: string): string => {
    const type = `Schemas[${literal(schema)}]`;
    return [...closure(set, schema)].every((name) => inputs.has(name)) ? type : `Sent<${type}>`;
  };
  const methods = operations.map((operation) => methodType(operation, bodyType));
  const values = operations.map(methodValue);
  const usesOperations = methods.some((method) => method.includes("operations["));
  const mediaTypes = new Set(operations.flatMap(({ answers }) => answers.flatMap(({ body }) => body?.mediaType ?? [])));
  return generatedFile(
    "registry-client.gen.ts",
    [source.file],
    `
import type { Client, MaybeOptionalInit, ParseAsResponse } from "openapi-fetch";
import type { RegistryOperationId } from "./registry-operations.gen.ts";
import type { components, ${usesOperations ? "operations, " : ""}paths } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

${clientTypes([...mediaTypes].map((type) => literal(type)).join(" | ") || literal("application/json"))}

${methods.some((method) => method.includes("Sent<")) ? sentType : ""}/** Body of the answer ${success(operations)} by operation. */
export interface RegistryAnswers {
${operations.map((operation) => `  ${objectKey(operation.id)}: ${answerType(operation)};`).join("\n")}
}

/** Record of one subject by data source. */
export interface RegistryRecords {
${operations
  .filter(({ source: recordSource, method }) => recordSource !== undefined && method === "get")
  .map((operation) => `  ${operation.source ?? ""}: ${answerType(operation)};`)
  .join("\n")}
}

${callTypes}

${docComment([
  "One method per operation of the registry, in the contract's own names; `Calls` is what each returns.",
  ...leftOut.flatMap(({ id, method, path, reasons }) => [
    "",
    `\`${id}\` (\`${method.toUpperCase()} ${path}\`) has none, \`registry.client\` reaches it: ${reasons.join("; ")}.`,
  ]),
])}
export interface RegistryMethods<Options, Calls extends RegistryPromises = RegistryPromises> {
${methods.join("\n\n")}
}

/** Gives every operation its method. */
export function createRegistryMethods<Options, Calls extends RegistryPromises>(
  execute: ExecuteRegistryCall<Options, Calls>,
): RegistryMethods<Options, Calls> {
  return {
${values.join("\n")}
  };
}
${values.some((value) => value.includes("place(")) ? placing : ""}${values.some((value) => value.includes("withoutParameters(")) ? separating : ""}`,
  );
}

const callTypes = `/** Input of a call: its parameters by the part of the request, and the body. */
export interface RegistryInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A promise of each operation's answer. */
export type RegistryPromises = { [Id in RegistryOperationId]: Promise<RegistryAnswers[Id]> };

/** Runs one operation: checks the input, sends the request, and reads the answer. */
export type ExecuteRegistryCall<Options, Calls extends RegistryPromises> = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: Options | undefined,
) => Calls[Id];`;

/** The type of a body whose schema is that of an answer, too. */
const sentType = `/** A value that is sent: its lists may be readonly, and what may be left out may be undefined. */
export type Sent<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Sent<Item>[]
      : {
          [Name in keyof Value]: {} extends Pick<Value, Name> ? Sent<Value[Name]> | undefined : Sent<Value[Name]>;
        };

`;

/** Methods of HTTP that openapi-fetch has a function for. */
const clientMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * openapi-fetch, with the types of answers as they are printed: its own ones take a text of which values are known, as
 * `"AKTIVNI" | (string & {})` is, for an object.
 */
function clientTypes(mediaTypes: string): string {
  return `type HttpMethod = ${clientMethods.map((method) => literal(method)).join(" | ")};

/** The paths that have a method. */
type PathWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** An argument that may be left out when nothing in it has to be there. */
type Given<Init> = [{ [Name in keyof Init]-?: {} extends Pick<Init, Name> ? never : Name }[keyof Init]] extends [never]
  ? [init?: Init & { [name: string]: unknown }]
  : [init: Init & { [name: string]: unknown }];

/** Bodies of the answers of an operation: of its successes or of all others. */
type Content<Operation, Success extends boolean> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: \`\${Status & (string | number)}\` extends \`2\${string}\`
        ? Success extends true ? ContentOf<Responses[Status]> : never
        : Success extends true ? never : ContentOf<Responses[Status]>;
    }[keyof Responses]
  : never;
type ContentOf<Answer> = Answer extends { content: infer Types extends object } ? Types[keyof Types] : undefined;

/** Result of a call of openapi-fetch. */
export type RegistryResponse<Operation, Init = object> =
  | {
      /** The body of a success. */
      data: ParseAsResponse<Content<Operation, true>, Init>;
      /** None. */
      error?: never;
      /** The response itself, its body read. */
      response: Response;
    }
  | {
      /** None. */
      data?: never;
      /** The body of any other answer. */
      error: Content<Operation, false>;
      /** The response itself, its body read. */
      response: Response;
    };

type ClientCall<Method extends HttpMethod> = <
  Path extends PathWith<Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: Given<Init>
) => Promise<RegistryResponse<paths[Path][Method], Init>>;

/** openapi-fetch over the paths of the registry. */
export interface RegistryClient extends Pick<Client<paths, ${mediaTypes}>, "use" | "eject"> {
${clientMethods.map((method) => `  /** Sends ${method.toUpperCase()}. */\n  readonly ${method.toUpperCase()}: ClientCall<${literal(method)}>;`).join("\n")}
  /** Sends a method. */
  readonly request: <
    Method extends HttpMethod,
    Path extends PathWith<Method>,
    Init extends MaybeOptionalInit<paths[Path], Method>,
  >(
    method: Method,
    path: Path,
    ...init: Given<Init>
  ) => Promise<RegistryResponse<paths[Path][Method], Init>>;
}`;
}

/** Generated function that moves the members of an input to their parts of the request. */
const placing = `
type Place = "path" | "query" | "header";

/** Puts each parameter where it stands. A name that is not known goes where it is refused. */
function place(
  input: unknown,
  names: Readonly<Record<string, readonly [place: Place, name: string]>>,
  otherwise: Place,
  hasBody: boolean,
): RegistryInput {
  const { body, ...parameters } = Object(input) as Readonly<Record<string, unknown>>;
  const placed: Partial<Record<Place, Record<string, unknown>>> = {};
  for (const [at] of [[otherwise] as const, ...Object.values(names)]) placed[at] ??= {};
  for (const [argument, value] of Object.entries(hasBody || body === undefined ? parameters : { ...parameters, body })) {
    const [at, name] = Object.hasOwn(names, argument) ? (names[argument] ?? [otherwise, argument]) : [otherwise, argument];
    Object.assign((placed[at] ??= {}), { [name]: value });
  }
  return hasBody && body !== undefined ? { ...placed, body } : placed;
}
`;

/** Generated function that removes the parameters from the options. */
const separating = `
/** The options of a call alone. */
function withoutParameters<Options>(
  options: (Options & { readonly parameters?: unknown }) | undefined,
): Options | undefined {
  if (options?.parameters === undefined) return options;
  const { parameters: _parameters, ...others } = options;
  // Without the parameters, what is left are the options of any call.
  return others as unknown as Options;
}
`;

function success(operations: readonly RegistryOperation[]): string {
  const isPlain = operations.every(({ answers }) =>
    answers.every(({ status }) => status === "200" || !/^(?:2|default)/.test(status)),
  );
  return isPlain ? "200" : "of a success";
}

function methodType(operation: RegistryOperation, bodyType: (schema: string) => string): string {
  const { id, method, path, parameters, summary, description, deprecated } = operation;
  const text = [summary === undefined ? undefined : `${summary}.`, description].filter((part) => part !== undefined);
  const holder =
    operation.request === undefined ? "parameters" : isBodyFirst(operation) ? "options.parameters" : "input";
  const comment = docComment(
    [
      ...(text.length === 0 ? [] : [text.join(" "), ""]),
      `\`${method.toUpperCase()} ${path}\``,
      "",
      ...parameters.flatMap(({ argument, description: said }) =>
        said === undefined ? [] : [`@param ${holder}.${argument} ${said}`],
      ),
      ...(deprecated ? ["@deprecated"] : []),
      "@throws InvalidInputError before anything is sent, RegistryError for a documented error status,",
      "UnexpectedResponseError for any other answer, TransportError when none came.",
    ],
    "  ",
  );
  const options =
    isBodyFirst(operation) && parameters.length > 0
      ? `Options & { readonly parameters?: { ${parameterMembers(operation).join("; ")} } | undefined }`
      : "Options";
  return `${comment}\n  readonly ${objectKey(id)}: (${inputType(operation, bodyType)}, options?: ${options}) => Calls[${literal(id)}];`;
}

function inputType(operation: RegistryOperation, bodyType: (schema: string) => string): string {
  const { parameters, request, items } = operation;
  const members = parameterMembers(operation);
  const body = request === undefined ? undefined : bodyType(request.schema);
  // The service answers a search without a filter with an error.
  const isOptional = request?.required !== true && items === undefined;
  if (body === undefined) {
    if (members.length === 0) return "parameters?: Readonly<Record<string, never>>";
    return `parameters${parameters.some(({ required }) => required) ? "" : "?"}: { ${members.join("; ")} }`;
  }
  if (isBodyFirst(operation)) return items === undefined ? `body${isOptional ? "?" : ""}: ${body}` : `filter: ${body}`;
  const all = [...members, `body${isOptional ? "?" : ""}: ${body}${isOptional ? " | undefined" : ""}`];
  return `input: { ${all.join("; ")} }`;
}

function methodValue(operation: RegistryOperation): string {
  const { id, parameters, request, items } = operation;
  const sets = parameterSets(operation);
  const run = `execute(${literal(id)},`;
  const key = objectKey(id);
  if (request !== undefined && parameters.length === 0) {
    const isOptional = !request.required && items === undefined;
    return `    ${key}: (body, options) => ${run} ${isOptional ? "body === undefined ? {} : { body }" : "{ body }"}, options),`;
  }
  const [first] = sets;
  const isPlain =
    sets.length === 1 && request === undefined && parameters.every(({ argument, name }) => argument === name);
  if (first !== undefined && isPlain) {
    const { place } = first;
    // As a default value `{}` would have a member of each name that every object has.
    const given = parameters.some(({ required }) => required) ? place : `${place}: ${place} ?? {}`;
    return `    ${key}: (${place}, options) => ${run} { ${given} }, options),`;
  }
  const names = parameters.map(
    ({ argument, name, in: place }) => `${objectKey(argument)}: [${literal(place)}, ${literal(name)}]`,
  );
  const isOption = isBodyFirst(operation);
  const [argument, input] = isOption ? ["body", "{ ...options?.parameters, body }"] : ["input", "input"];
  const placed = `place(${input}, { ${names.join(", ")} }, ${literal(first?.place ?? "path")}, ${String(request !== undefined)})`;
  return `    ${key}: (${argument}, options) => ${run} ${placed}, ${isOption ? "withoutParameters(options)" : "options"}),`;
}
