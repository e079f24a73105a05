import { Worker } from "node:worker_threads";
import { generatedFile, mapValues, type GeneratedFile } from "../generated-file.ts";
import { messageOf, SourceError } from "../source-error.ts";
import { valueAt } from "../../src/verify/documents/references.ts";
import { reachedFrom } from "../sources/contract.ts";
import { SchemaSet } from "../sources/document-reader.ts";
import { transform } from "../sources/openapi-walk.ts";
import { isEffective } from "../sources/read-parameters.ts";
import type {
  CodeLists,
  Components,
  ParameterObject,
  Registry,
  RegistryDocument,
  SchemaObject,
  ServiceLimits,
} from "../sources/registry-model.ts";
import { openType } from "./argument-types.ts";

/** openapi-typescript in a thread of its own, which loads while the caller reads the sources. */
export interface TypePrinter {
  /** Prints the types of a document, with a type of its own for each schema and each code list that it uses. */
  print(document: RegistryDocument, naming: Naming): Promise<string>;
  /** Ends the thread. */
  stop(): Promise<unknown>;
}

/** Facts about the document that its text does not say. */
interface Naming {
  /** Names of the schemas that are sent, and not answered. */
  readonly sent: readonly string[];
  /** The values that are known of code lists. */
  readonly lists: CodeLists;
}

/** The message of the thread. */
type Printed = { readonly text: string } | { readonly fault: string };

/** Starts openapi-typescript: loading it takes longer than all the rest of a run, so it comes first. */
export function startTypePrinter(): TypePrinter {
  const worker = new Worker(new URL("./openapi-typescript-worker.cjs", import.meta.url), { execArgv: [] });
  return {
    print: (document, naming) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number): void => {
          reject(new Error(`openapi-typescript ended with exit code ${code} and no types`));
        };
        worker.once("message", (printed: Printed) => {
          worker.off("error", reject).off("exit", onExit);
          if ("text" in printed) resolve(printed.text);
          else reject(new Error(printed.fault));
        });
        worker.once("error", reject).once("exit", onExit);
        // Text, because its own type of a document is a mutable one.
        worker.postMessage({ document: JSON.stringify(document), openType, ...naming });
      }),
    stop: () => worker.terminate(),
  };
}

/**
 * The types of the registry: openapi-typescript's, with bounds and code lists in the docstrings, the names of the schemas,
 * and values that are known beside those that may come.
 *
 * @throws SourceError when openapi-typescript refuses the document.
 */
export async function registryTypes(registry: Registry, printer: TypePrinter): Promise<GeneratedFile> {
  const { source, contract } = registry;
  const sent = reachedFrom(contract, ["requestBody", "parameter"]);
  const { "x-code-lists": lists = {}, "x-service-limits": limits } = contract;
  const described = transform("document", contract, "", (kind, node, pointer) => {
    if (kind === "schema") {
      const [, , section, name = ""] = pointer.split("/");
      // Any other value that is sent is refused.
      const isClosed = section === "schemas" ? sent.has(name) : pointer.includes("/parameters/");
      const prepared = prepareSchema(openValues(node, lists, isClosed), limits);
      return section === "schemas" && pointer.split("/").length === 4
        ? { ...prepared, ...note(inBothLanguages(prepared, prepared.description ?? "")) }
        : prepared;
    }
    // Members without types are left out: openapi-typescript would follow their references, even to other machines.
    const { examples: _examples, callbacks: _callbacks, links: _links, ...rest } = node;
    if (kind === "components") return withoutAliases(contract, rest);
    if (kind !== "operation" && kind !== "pathItem") return rest;
    // Parameters that are not sent have no type.
    const { parameters } = rest as { readonly parameters?: readonly ParameterObject[] };
    return parameters === undefined ? rest : { ...rest, parameters: parameters.filter(isEffective) };
  }) as RegistryDocument;
  let text: string;
  try {
    text = await printer.print(described, { sent: [...inputSchemas(registry)], lists });
  } catch (cause) {
    throw new SourceError(source.file, "", `openapi-typescript: ${messageOf(cause)}`, { cause });
  }
  const opened = text
    .replaceAll(JSON.stringify(openType), openType)
    // For an open list this tag would say the opposite.
    .replaceAll(/\/\*\*\n *\* (@description .*)\n *\* @enum \{string\}\n *\*\//g, "/** $1 */")
    .replaceAll(/\n *\* @enum \{string\}(?=\n)/g, "")
    // Required members must be there, also where `undefined` is allowed for optional ones.
    .replace("[P in K]-?: T[P];", "[P in K]-?: Exclude<T[P], undefined>;");
  return generatedFile("registry-types.gen.ts", [source.file], opened);
}

/** The schemas that are sent and not answered; that an answer repeats the filter that it is of does not count. */
export function inputSchemas({ contract, operations }: Registry): ReadonlySet<string> {
  const filters = operations.flatMap(({ items, request }) => (items === undefined ? [] : (request?.schema ?? [])));
  const answered = reachedFrom(contract, ["response"], new Set(filters));
  const sent = reachedFrom(contract, ["requestBody", "parameter"]);
  return new Set([...sent].filter((name) => !answered.has(name)));
}

/** A schema with the values that are known of it, beside those that may come. */
function openValues(schema: SchemaObject, lists: CodeLists, isClosed: boolean): SchemaObject {
  const { type, items, enum: own, "x-known-values": values, "x-code-list": list } = schema;
  const known = values ?? (list !== undefined && Object.hasOwn(lists, list.name) ? lists[list.name] : undefined);
  if (type === "array") {
    // The list of an array is that of its items.
    const isPlain = items?.type === "string" && items.enum === undefined;
    return known === undefined || !isPlain ? schema : { ...schema, items: { ...items, enum: [...known, openType] } };
  }
  if (own === undefined)
    return known === undefined || type !== "string" ? schema : { ...schema, enum: [...known, openType] };
  // A single value tells schemas apart.
  const isOpen = !isClosed && own.length > 1 && own.every((value) => typeof value === "string" || value === null);
  return isOpen ? { ...schema, enum: [...own, openType] } : schema;
}

/** A component that is another one: openapi-typescript knows only schemas that are. */
function withoutAliases(contract: Registry["contract"], components: Components): object {
  const set = new SchemaSet(contract);
  const resolve = (section: string, name: string): unknown =>
    valueAt({ components }, set.follow({ $ref: `#/components/${section}/${name}` })?.pointer ?? "");
  const sections = Object.entries(components).map(([section, items]: [string, object]) => [
    section,
    section === "schemas" || section === "securitySchemes"
      ? items
      : Object.fromEntries(Object.keys(items).map((name) => [name, resolve(section, name)])),
  ]);
  return Object.fromEntries(sections) as object;
}

type Discriminator = NonNullable<SchemaObject["discriminator"]>;

/** A schema that no value keeps: openapi-typescript has no keyword for it. */
const nothing: SchemaObject = { allOf: [{ type: "string" }, { type: "integer" }] };

/** A schema as openapi-typescript says of it what it means. */
function prepareSchema(schema: SchemaObject, limits: ServiceLimits | undefined): SchemaObject {
  const {
    properties: own = {},
    additionalProperties,
    anyOf,
    discriminator,
    "x-refused": refused = [],
    ...others
  } = schema;
  // A type without properties would allow any object.
  const isEmptied = refused.length > 0 && Object.keys(own).length === 0 && additionalProperties === undefined;
  // The same holds for an object that must be empty.
  const isClosed = additionalProperties === false && Object.keys(own).length === 0;
  const properties = isEmptied ? Object.fromEntries(refused.map((name) => [name, nothing])) : schema.properties;
  const described =
    properties && mapValues(properties, (property) => ({ ...property, ...note(describe(property, limits)) }));
  const prepared = {
    ...others,
    ...(discriminator && { discriminator: withPointers(discriminator) }),
    ...(described && { properties: described }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties: ofAllProperties(
            isClosed ? nothing : additionalProperties,
            Object.values(properties ?? {}),
          ),
        }),
  };
  if (anyOf === undefined) return prepared;
  // It would take what stands beside an anyOf for one more of the choices.
  const { description, title, deprecated, nullable, ...rules } = prepared;
  if ((described ?? rules.allOf ?? rules.oneOf ?? additionalProperties) === undefined) return { ...prepared, anyOf };
  const notes = Object.entries({ description, title, deprecated, nullable }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(notes), allOf: [rules, { anyOf }] };
}

/** A name alone would be taken for the name of a file. */
function withPointers(discriminator: Discriminator): Discriminator {
  const { mapping } = discriminator;
  if (mapping === undefined) return discriminator;
  const pointers = Object.entries(mapping).map(([value, target]) => [
    value,
    target.startsWith("#") ? target : `#/components/schemas/${target}`,
  ]);
  return { ...discriminator, mapping: Object.fromEntries(pointers) as Record<string, string> };
}

/** An index signature of TypeScript speaks of the named properties too. */
function ofAllProperties(
  additional: boolean | SchemaObject,
  properties: readonly SchemaObject[],
): boolean | SchemaObject {
  if (typeof additional === "boolean" || properties.length === 0) return additional;
  return { anyOf: [additional, ...properties.map(({ description: _text, ...property }) => property)] };
}

function note(description: string): { description?: string } {
  return description === "" ? {} : { description };
}

function describe(property: SchemaObject, limits: ServiceLimits | undefined): string {
  const notes = property.description === undefined ? [] : [property.description];
  const isArray = property.type === "array";
  const bounds = describeBounds(isArray ? (property.items ?? {}) : property);
  if (bounds !== "") notes.push(isArray ? `Each ${bounds}.` : `${bounds.charAt(0).toUpperCase()}${bounds.slice(1)}.`);
  const { minItems, "x-most-items": limit } = property;
  const maxItems = limit === undefined ? property.maxItems : (limits?.[limit] ?? property.maxItems);
  if (minItems !== undefined || maxItems !== undefined) {
    const count = range(minItems, maxItems);
    notes.push(`${count.charAt(0).toUpperCase()}${count.slice(1)} item${maxItems === 1 ? "" : "s"}.`);
  }
  const codeList = property["x-code-list"] ?? (isArray ? property.items?.["x-code-list"] : undefined);
  if (codeList !== undefined) {
    notes.push(`Code list ${codeList.name}${codeList.source === undefined ? "" : ` (${codeList.source.join(", ")})`}.`);
  }
  return inBothLanguages(property, notes.join(" "));
}

/** A text with the Czech one in a paragraph of its own. */
function inBothLanguages({ description, "x-description-cs": czech }: SchemaObject, english: string): string {
  return czech === undefined || czech === description ? english : `${english}\n\nČesky: ${czech}`.trimStart();
}

function describeBounds(schema: SchemaObject): string {
  const { format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength, pattern } =
    schema;
  const bounds: string[] = [];
  if (format === "date") bounds.push("ISO 8601 calendar date");
  if (exclusiveMinimum === true || exclusiveMaximum === true) {
    if (minimum !== undefined) bounds.push(`${exclusiveMinimum === true ? "more than" : "at least"} ${minimum}`);
    if (maximum !== undefined) bounds.push(`${exclusiveMaximum === true ? "less than" : "at most"} ${maximum}`);
  } else if (minimum !== undefined || maximum !== undefined) bounds.push(range(minimum, maximum));
  if (multipleOf !== undefined) bounds.push(`a multiple of ${multipleOf}`);
  if (pattern !== undefined) bounds.push(`\`${pattern}\``);
  // A pattern of fixed length says the length too.
  if (pattern === undefined && (minLength !== undefined || maxLength !== undefined)) {
    bounds.push(`${range(minLength, maxLength)} character${maxLength === 1 ? "" : "s"}`);
  }
  return bounds.join(", ");
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `at most ${maximum ?? ""}`;
  if (maximum === undefined) return `at least ${minimum}`;
  return minimum === maximum ? `exactly ${minimum}` : `${minimum} to ${maximum}`;
}
