import { isDeepStrictEqual } from "node:util";
import { pointerSegments, referenceTo } from "../../src/verify/documents/references.ts";
import { freeName, mapValues } from "../generated-file.ts";
import { unicodePattern } from "./check-rules.ts";
import { isReference, namedSchema, SchemaSet } from "./document-reader.ts";
import { transform, walk, type Kind } from "./openapi-walk.ts";
import { chooseMediaType } from "./read-bodies.ts";
import {
  httpMethods,
  type Components,
  type Content,
  type Contract,
  type RegistryDocument,
  type SchemaObject,
} from "./registry-model.ts";
import { pointerSegment } from "./yaml-source.ts";

/**
 * Prepares a document for the code generator: every body gets a named schema and one media type, every operation an operationId,
 * and a schema that differs between requests and responses becomes two.
 */
export function prepareContract(document: RegistryDocument): Contract {
  const contract = nameSchemas(document);
  return splitDirections(contract);
}

function nameSchemas(document: RegistryDocument): Contract {
  const taken = new Set(Object.keys(document.components?.schemas ?? {}));
  const added: Record<string, SchemaObject> = {};
  const name = (wanted: string): string => freeName(wanted, taken);
  const deep = new Map(
    [...deepTargets(document)].map((pointer) => [pointer, name(pascal(pointerSegments(pointer).slice(2).join(" ")))]),
  );
  // The kinds are those of the document: an object becomes one of the same kind.
  const changed = transform("document", document, "", (kind, node, pointer) => {
    if (kind === "schema") {
      if (isReference(node)) {
        const target = deep.get(normal(node.$ref.slice(1)));
        return target === undefined ? node : { ...node, ...referenceTo(target) };
      }
      const { pattern }: SchemaObject = node;
      const schema = pattern === undefined ? node : { ...node, pattern: unicodePattern(pattern) };
      const own = deep.get(normal(pointer));
      if (own === undefined) return schema;
      added[own] = schema;
      return referenceTo(own);
    }
    if (kind === "operation") return { ...node, operationId: operationId(document, pointer) };
    if ((kind === "requestBody" || kind === "response") && !("$ref" in node)) {
      const content = node["content"] as Content | undefined;
      if (content === undefined) return node;
      const mediaType = chooseMediaType(content);
      // A body that cannot be read is reported where the operation is.
      if (mediaType === undefined) return node;
      const { schema = {}, ...media } = content[mediaType] ?? {};
      let named = schema;
      if (namedSchema(schema) === undefined) {
        const own = name(bodyName(document, pointer));
        added[own] = schema;
        named = referenceTo(own);
      }
      const others = Object.keys(content).length > 1 ? { "x-other-media-types": true } : {};
      return { ...node, content: { [plainMediaType(mediaType)]: { schema: named, ...media, ...others } } };
    }
    return node;
  }) as RegistryDocument;
  const components: Components = changed.components ?? {};
  return { ...changed, components: { ...components, schemas: { ...components.schemas, ...added } } };
}

/** The media type that is sent and that types name: wildcards mean JSON here, and a charset says nothing about it. */
function plainMediaType(mediaType: string): string {
  return /^(?:application\/json\b|application\/\*|\*\/\*)/i.test(mediaType) ? "application/json" : mediaType;
}

/** The pointers of schemas that are referred to although they have no name. */
function deepTargets(document: RegistryDocument): Set<string> {
  const targets = new Set<string>();
  walk("document", document, "", (kind, node) => {
    if (kind === "schema" && isReference(node) && namedSchema(node) === undefined && node.$ref.startsWith("#/")) {
      targets.add(normal(node.$ref.slice(1)));
    }
  });
  return targets;
}

/** One spelling for all pointers to the same place. */
function normal(pointer: string): string {
  return pointerSegments(pointer)
    .map((segment) => `/${pointerSegment(segment)}`)
    .join("");
}

/** The operationId of the operation at a pointer; of one without, its method and path. */
function operationId({ paths }: RegistryDocument, pointer: string): string | undefined {
  const [, path = "", last] = pointerSegments(pointer);
  const method = httpMethods.find((known) => known === last);
  return method && (paths[path]?.[method]?.operationId ?? method + pascal(path));
}

function bodyName(document: RegistryDocument, pointer: string): string {
  const [root, first = "", second = "", ...rest] = pointerSegments(pointer);
  if (root === "components") return `${pascal(second)}Body`;
  const id = pascal(operationId(document, `/paths/${pointerSegment(first)}/${second}`) ?? `${first} ${second}`);
  return rest[0] === "requestBody" ? `${id}Request` : `${id}Answer${pascal(rest.at(-1) ?? "")}`;
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** Splits a schema with properties of only one direction into two; the response keeps its name. */
function splitDirections(contract: Contract): Contract {
  const set = new SchemaSet(contract);
  const { schemas } = set;
  if (!/"(?:read|write)Only":true/.test(JSON.stringify(schemas))) return contract;
  const without = (mark: "readOnly" | "writeOnly"): Record<string, SchemaObject> =>
    mapValues(
      schemas,
      (schema) => transform("schema", schema, "", (_kind, node) => withoutMarked(set, node, mark)) as SchemaObject,
    );
  const [answered, asked] = [without("writeOnly"), without("readOnly")];
  const differs = (name: string): boolean => !isDeepStrictEqual(answered[name], asked[name]);
  const sent = [...reachedFrom(contract, ["requestBody", "parameter"])].filter((name) =>
    [...closure(set, name)].some(differs),
  );
  const taken = new Set(Object.keys(schemas));
  const inputs = new Map(sent.map((name) => [name, freeName(`${name}Input`, taken)]));
  const toInput =
    (family: readonly string[]) =>
    (kind: Kind, node: object): object => {
      const input = kind === "schema" ? inputs.get(namedSchema(node) ?? "") : undefined;
      if (input !== undefined) return referenceTo(input);
      return kind === "schema" ? withMapping(node, inputs, family) : node;
    };
  const changed = transform("document", contract, "", (kind, node) =>
    kind === "requestBody" || kind === "parameter" ? transform(kind, node, "", toInput([])) : node,
  ) as Contract;
  const own = [...inputs].map(([name, input]) => {
    const family = [name, ...set.heirsOf(name)];
    return [input, transform("schema", asked[name], "", toInput(family)) as SchemaObject] as const;
  });
  return { ...changed, components: { ...changed.components, schemas: { ...answered, ...Object.fromEntries(own) } } };
}

/**
 * A discriminator names schemas by the names that they had.
 *
 * @param family the schema and those that extend it, which it tells apart where it is no choice
 */
function withMapping(node: SchemaObject, inputs: ReadonlyMap<string, string>, family: readonly string[]): SchemaObject {
  const { discriminator, oneOf, anyOf } = node;
  if (discriminator === undefined) return node;
  const { mapping: given = {} } = discriminator;
  const mapping = mapValues(given, (target) => {
    const name = target.slice(target.lastIndexOf("/") + 1);
    return referenceTo(inputs.get(name) ?? name).$ref;
  });
  const named = new Set(Object.values(mapping));
  const choice = (oneOf ?? anyOf)?.map(({ $ref }) => $ref);
  for (const [name, input] of inputs) {
    const { $ref } = referenceTo(input);
    if ((choice?.includes($ref) ?? family.includes(name)) && !named.has($ref)) mapping[name] = $ref;
  }
  return { ...node, discriminator: { ...discriminator, mapping } };
}

function withoutMarked(set: SchemaSet, node: SchemaObject, mark: "readOnly" | "writeOnly"): SchemaObject {
  const { properties = {}, required = [], ...others } = node;
  const isMarked = (schema: SchemaObject): boolean => schema[mark] === true || set.schema(schema)[mark] === true;
  const refused = Object.keys(properties).filter((name) => isMarked(properties[name] ?? {}));
  // A schema may require what it inherits.
  const shape = required.length === 0 ? undefined : set.shapeOf(node);
  const needed = required.filter((name) => shape?.properties.get(name)?.some(isMarked) !== true);
  if (refused.length === 0 && needed.length === required.length) return node;
  const kept = Object.entries(properties).filter(([name]) => !refused.includes(name));
  return {
    ...others,
    ...(node.properties && { properties: Object.fromEntries(kept) }),
    ...(needed.length > 0 && { required: needed }),
    ...(refused.length > 0 && { "x-refused": refused }),
  };
}

/** The schemas that objects of some kinds lead to, such as requests; without `except` and what these lead to. */
export function reachedFrom(
  contract: Contract,
  kinds: readonly Kind[],
  except: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const set = new SchemaSet(contract);
  const all = new Set<string>();
  walk("document", contract, "", (kind, node) => {
    if (!kinds.includes(kind)) return;
    walk(kind, node, "", (inner, schema) => {
      const name = inner === "schema" ? namedSchema(schema) : undefined;
      // The schemas that it leads to were added with it.
      if (name === undefined || all.has(name)) return;
      for (const reached of closure(set, name, except)) all.add(reached);
    });
  });
  return all;
}

/** The schemas that a schema refers to, itself included. */
export function closure(set: SchemaSet, name: string, except: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set([name].filter((root) => !except.has(root)));
  // A set that grows while it is walked.
  for (const current of reached) {
    walk("schema", set.schemas[current], "", (_kind, node) => {
      const target = namedSchema(node);
      if (target !== undefined && !except.has(target)) reached.add(target);
      const mapping = (node as SchemaObject).discriminator?.mapping ?? {};
      for (const mapped of Object.values(mapping)) reached.add(mapped.slice(mapped.lastIndexOf("/") + 1));
    });
    // By a discriminator, what extends a schema stands for it.
    if (set.schemas[current]?.discriminator === undefined) continue;
    for (const heir of set.heirsOf(current)) reached.add(heir);
  }
  return reached;
}
