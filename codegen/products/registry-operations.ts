import { docComment, generatedFile, literal, objectKey, type GeneratedFile } from "../generated-file.ts";
import { mainSuccess, successes } from "../sources/read-operations.ts";
import { SchemaSet } from "../sources/document-reader.ts";
import type { Parameter, Registry, RegistryOperation, SchemaObject } from "../sources/registry-model.ts";
import { hasMainSuccess } from "./argument-types.ts";
import { compactSchema } from "./registry-schemas.ts";

/** The operation table: what a client, a mock or a test must know of each operation at run time. */
export function registryOperations({ source, contract, operations }: Registry): GeneratedFile {
  const set = new SchemaSet(contract);
  const rows = operations.map((operation) => {
    const { id, method, path, summary, readOnly, parameters, request, answers, items, paged, conditions } = operation;
    const row = {
      id,
      method: method.toUpperCase(),
      path,
      basePath: operation.basePath,
      source: operation.source,
      readOnly,
      security: operation.security,
      parameters: Object.fromEntries(parameters.map((parameter) => [parameter.argument, rulesOf(parameter, set)])),
      requestSchema: request?.schema,
      requestType: request === undefined || request.mediaType === "application/json" ? undefined : request.mediaType,
      responses: Object.fromEntries(answers.map(({ status, body }) => [status, body?.schema ?? null])),
      success: successOf(operation),
      accept: acceptOf(operation),
      anyJson:
        successes(answers).some(({ body }) => body !== undefined && !isObject(set.schemas[body.schema] ?? {}, set)) ||
        undefined,
      items,
      paged,
      conditions,
    };
    const comment = summary === undefined ? [] : [`${docComment([`${summary}.`], "  ")}\n`];
    return `${comment.join("")}  ${objectKey(id)}: ${literal(row, "  ")},`;
  });

  const keys = new Set(operations.flatMap(({ answers }) => answers.map(({ status }) => status)));
  const statuses = [...keys].filter((status) => /^\d+$/.test(status)).sort();
  // A range of statuses and `default` have no list of members.
  const isOpen = [...keys].some((status) => !/^\d+$/.test(status));
  const good = statuses.filter((status) => status.startsWith("2"));
  return generatedFile(
    "registry-operations.gen.ts",
    [source.file],
    `
/** Statuses that operations document. */
export const documentedStatuses = [${statuses.join(", ")}] as const;

/** A status that some operation documents${isOpen ? ", be it as one of a range" : ""}. */
export type DocumentedStatus = ${isOpen ? "number" : "(typeof documentedStatuses)[number]"};

/** A documented status that means an error. */
export type DocumentedErrorStatus = ${good.length === 0 || isOpen ? "DocumentedStatus" : `Exclude<DocumentedStatus, ${good.join(" | ")}>`};

${rowTypes}

/** The operations of the registry by operationId; an example of each stands in registry-examples.gen.ts. */
export const registryOperations = {
${rows.join("\n")}
} as const;

/** An operationId of the registry. */
export type RegistryOperationId = keyof typeof registryOperations;
`,
  );
}

/** The schema that the parameter of a value is of, with how it is written where that is not the usual way. */
function rulesOf(
  { argument, name, in: place, required, schema, style, explode, allowReserved }: Parameter,
  set: SchemaSet,
): object {
  const resolved = set.schema(schema);
  return {
    ...(place === "path" ? {} : { in: place }),
    ...(argument === name ? {} : { name }),
    ...(place !== "path" && required ? { required } : {}),
    ...compactSchema(resolved),
    knownValues: resolved["x-known-values"],
    style,
    explode,
    allowReserved,
  };
}

/** Whether every value of a schema is an object. */
function isObject(schema: SchemaObject, set: SchemaSet, seen: readonly string[] = []): boolean {
  const { $ref, type, nullable, properties, allOf, oneOf, anyOf } = schema;
  if ($ref !== undefined) {
    return !seen.includes($ref) && isObject(set.schema(schema), set, [...seen, $ref]);
  }
  if (nullable === true) return false;
  if (type === "object" || (type === undefined && properties !== undefined)) return true;
  if (allOf?.some((part) => isObject(part, set, seen)) === true) return true;
  return (oneOf ?? anyOf)?.every((part) => isObject(part, set, seen)) === true;
}

/** The schema of the main success, where another success has another one. */
function successOf(operation: RegistryOperation): string | undefined {
  const { answers } = operation;
  const main = hasMainSuccess(operation) ? mainSuccess(answers)?.body?.schema : undefined;
  return successes(answers).some(({ body }) => body?.schema !== main) ? main : undefined;
}

/** The `Accept` header of an operation whose answers are not all `application/json`; `undefined` for others. */
function acceptOf({ answers }: RegistryOperation): string | undefined {
  const types = new Set(answers.flatMap(({ body }) => body?.mediaType ?? []));
  const isPlain = types.size === 0 || (types.size === 1 && types.has("application/json"));
  return isPlain && !answers.some(({ body }) => body?.hasOthers === true) ? undefined : [...types].join(", ");
}

/** The types of the table's rows. */
const rowTypes = `/** Rules of one parameter, as keywords of OpenAPI 3.0. */
export interface ParameterRules {
  /** The part of the request; the path, when this is absent. */
  readonly in?: "query" | "header";
  /** Its name there, when that is another one. */
  readonly name?: string;
  /** Whether it has to be given; in the path it has. */
  readonly required?: boolean;
  /** How it is written, when that is not the usual way. */
  readonly style?: string;
  /** Whether each item or member is written by itself, when that is not the usual way. */
  readonly explode?: boolean;
  /** Whether reserved characters are written as they are. */
  readonly allowReserved?: boolean;
  /** JSON type of the value. */
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** Least length in characters. */
  readonly minLength?: number;
  /** Most length in characters. */
  readonly maxLength?: number;
  /** Regular expression that the text matches. */
  readonly pattern?: string;
  /** Values that are known; the service may know more. */
  readonly knownValues?: readonly string[];
  /** Rules of each item of a list. */
  readonly items?: Pick<ParameterRules, "type">;
  /** Rules of the members of an object. */
  readonly properties?: Readonly<Record<string, Pick<ParameterRules, "type">>>;
}

/** Description of an operation. */
export interface RegistryOperation {
  /** The operationId. */
  readonly id: string;
  /** Method of HTTP. */
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH";
  /** Path below the base address, with its parameters in braces. */
  readonly path: string;
  /** Path of the base address, where the operation has one of its own. */
  readonly basePath?: string;
  /** Data source of the records, \`ares\` for the combined registry; absent for the other operations. */
  readonly source?: string;
  /** Whether the operation changes nothing at the service, so that it may be repeated. */
  readonly readOnly: boolean;
  /** Which security schemes it takes, where that differs from the others; an empty list is none. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Parameters: of the path in order, then of the query, then headers. */
  readonly parameters: Readonly<Record<string, ParameterRules>>;
  /** Schema of the request body. */
  readonly requestSchema?: string;
  /** Media type of the request body, where it is not application/json. */
  readonly requestType?: string;
  /** Schema of the answer by status, range of statuses (\`4XX\`) or \`default\`; \`null\` where it has no body. */
  readonly responses: Readonly<Record<string, string | null>>;
  /** Schema of the data of a search or a data source, where the contract documents other successes too. */
  readonly success?: string;
  /** Media types to ask for, where the service has several. */
  readonly accept?: string;
  /** Whether a success may be any JSON value, not an object alone. */
  readonly anyJson?: boolean;
  /** Property of the answer that holds the items of a search. */
  readonly items?: string;
  /** Whether the filter of a search takes \`start\` and \`pocet\`. */
  readonly paged?: boolean;
  /** Members of the filter of a search of which the service wants one at least; absent where it wants none. */
  readonly conditions?: readonly string[];
}`;
