import { Ajv, type ValidateFunction } from "ajv";
import { registryContractDocument } from "../../fixtures/registry-contract.ts";
import { servicePrefix, type Field } from "../../fixtures/specification.ts";

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object at a place of the document; a test that looks into nothing must not pass. */
export function object(value: unknown, place: string): Json {
  if (!isObject(value)) throw new TypeError(`${place} is not an object.`);
  return value;
}

export function array(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${place} is not an array.`);
  return value;
}

export function text(value: unknown, place: string): string {
  if (typeof value !== "string") throw new TypeError(`${place} is not a string.`);
  return value;
}

/** The value behind the names, every step of which must be an object. */
export const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((parent, name) => object(parent, `The parent of ${name}`)[name], value);

export const contract = object(registryContractDocument, "The document");
export const schemas = object(at(contract, "components", "schemas"), "components.schemas");

/** The target of a $ref, or the value itself if it is none. */
export function resolve(value: unknown): unknown {
  if (!isObject(value) || value["$ref"] === undefined) return value;
  const reference = text(value["$ref"], "$ref");
  if (!reference.startsWith("#/")) throw new TypeError(`${reference} leaves the document.`);
  return resolve(at(contract, ...reference.slice(2).split("/")));
}

const prefixOfReferences = "#/components/schemas/";

/** The name of the schema that a $ref, or an allOf of one $ref, points at; undefined for a schema written in place. */
export function schemaName(value: unknown): string | undefined {
  const schema = object(value, "A schema");
  const alternatives = schema["allOf"];
  if (Array.isArray(alternatives) && alternatives.length === 1) return schemaName(alternatives[0]);
  const reference = schema["$ref"];
  if (reference === undefined) return undefined;
  const name = text(reference, "$ref");
  if (!name.startsWith(prefixOfReferences)) throw new TypeError(`${name} is no schema.`);
  return name.slice(prefixOfReferences.length);
}

/** The inherited and the own parts of a schema. */
export interface Shape {
  readonly extends: readonly string[];
  /** The schema itself, or the objects written in place in its allOf: what carries properties. */
  readonly own: readonly Json[];
  readonly properties: ReadonlyMap<string, Json>;
}

export function shapeOf(name: string): Shape {
  const schema = object(schemas[name], name);
  const parts = schema["allOf"] === undefined ? [schema] : array(schema["allOf"], `${name}.allOf`);
  const inherited: string[] = [];
  const own: Json[] = [];
  const properties = new Map<string, Json>();
  for (const part of parts) {
    const base = schemaName(part);
    if (base !== undefined) inherited.push(base);
    else own.push(object(part, name));
  }
  for (const part of own) {
    for (const [property, value] of Object.entries(object(part["properties"] ?? {}, name))) {
      if (properties.has(property)) throw new TypeError(`${name}.${property} is there twice.`);
      properties.set(property, object(value, `${name}.${property}`));
    }
  }
  return { extends: inherited, own, properties };
}

export function propertyOf(name: string, property: string): Json {
  return object(shapeOf(name).properties.get(property), `${name}.${property}`);
}

export interface NamedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly value: Json;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Every operation of the document, under whatever method. */
export const operationsOfContract: readonly NamedOperation[] = Object.entries(
  object(contract["paths"], "paths"),
).flatMap(([path, item]) =>
  Object.entries(object(item, path))
    .filter(([method]) => methods.includes(method))
    .map(([method, value]) => {
      const operation = object(value, `${method} ${path}`);
      const id = text(operation["operationId"], `operationId of ${method} ${path}`);
      return { id, method: method.toUpperCase(), path, value: operation };
    }),
);

export function operationOf(id: string): NamedOperation {
  const operation = operationsOfContract.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new TypeError(`The document has no operation ${id}.`);
  return operation;
}

/** The path parameters of an operation, in their order. */
export const parametersOf = (id: string): readonly Json[] =>
  array(operationOf(id).value["parameters"] ?? [], `parameters of ${id}`).map((parameter) =>
    object(resolve(parameter), `A parameter of ${id}`),
  );

export function parameterOf(id: string, name: string): Json {
  const parameter = parametersOf(id).find((candidate) => candidate["name"] === name);
  return object(parameter, `Parameter ${name} of ${id}`);
}

const ajv = new Ajv({ strict: false, validateFormats: false });

const compiled = new Map<string, ValidateFunction>();

/** Whether a schema without references accepts a value: its type, bounds and pattern together. */
export function accepts(schema: Json, value: unknown): boolean {
  const { type, minLength, maxLength, minimum, maximum, pattern } = schema;
  const rules = JSON.stringify({ type, minLength, maxLength, minimum, maximum, pattern });
  let validate = compiled.get(rules);
  if (validate === undefined) {
    validate = ajv.compile(object(JSON.parse(rules), "A schema"));
    compiled.set(rules, validate);
  }
  return validate(value);
}

/** Strings that no rule of so many digits accepts. */
export const notDigits = (count: number): readonly string[] => {
  const right = "1234567890123456".slice(0, count);
  return [
    "",
    right.slice(1),
    `${right}0`,
    `${right.slice(1)}A`,
    `${right.slice(1)} `,
    `${right}\n`,
    ` ${right}`,
    `-${right.slice(1)}`,
    `${right.slice(1)}.`,
    // Arabic-Indic and full-width digits are digits, but no decimal digits of an identifier.
    "\u0661".repeat(count),
    "\uff11".repeat(count),
    `${servicePrefix}${right}`,
  ];
};
export const someDigits = (count: number): readonly string[] => [
  "0".repeat(count),
  "9".repeat(count),
  "0123456789012345".slice(0, count),
];

export const icoIds: readonly string[] = [...someDigits(8), ...someDigits(8).map((number) => servicePrefix + number)];
export const notIcoIds: readonly string[] = [
  ...notDigits(8).filter((value) => !value.startsWith(servicePrefix)),
  ...notDigits(8).map((value) => servicePrefix + value),
  "ares_12345678",
  "Ares_12345678",
  "ARES12345678",
  "ARES-12345678",
  "_12345678",
  "RES_12345678",
  " ARES_12345678",
  "12345678_ARES",
  "12345678ARES_",
  `${servicePrefix}${"0".repeat(27)}`,
  `${servicePrefix}${"0".repeat(28)}`,
];

/** How many digits a schema demands, found by trying; undefined when it is no such rule. */
function digitsOf(schema: Json): number | undefined {
  return Array.from({ length: 16 }, (_, index) => index + 1).find(
    (count) =>
      someDigits(count).every((value) => accepts(schema, value)) &&
      !notDigits(count).some((value) => accepts(schema, value)),
  );
}

function isIcoId(schema: Json): boolean {
  return (
    schema["maxLength"] === 32 &&
    icoIds.every((value) => accepts(schema, value)) &&
    !notIcoIds.some((value) => accepts(schema, value))
  );
}

/**
 * The rules of a field in the document, in comparable form. Patterns are compared by the texts that they accept, so that their spelling
 * is free; everything else that could restrict a value stays as it is written.
 */
export function facts(schema: Json): Json {
  const reference = schemaName(schema);
  if (reference !== undefined) return { schema: reference };
  const rules = Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== "description" && key !== "example" && !key.startsWith("x-")),
  );
  if (rules["type"] === "array") return { ...rules, items: facts(object(rules["items"], "items")) };
  if (rules["pattern"] === undefined) return rules;
  if (isIcoId(schema)) return { rule: "icoId" };
  const digits = digitsOf(schema);
  return digits === undefined ? rules : { rule: "digits", digits };
}

const bound = (name: string, value: number | undefined): Json => (value === undefined ? {} : { [name]: value });

/** The same form for a field of the specification. */
export function expectedFacts(field: Field): Json {
  switch (field.type) {
    case "string":
      return { type: "string", ...bound("minLength", field.min), ...bound("maxLength", field.max) };
    case "integer":
      return {
        type: "integer",
        ...(field.int32 ? { format: "int32" } : {}),
        ...bound("minimum", field.min),
        ...bound("maximum", field.max),
      };
    case "boolean":
      return { type: "boolean" };
    case "date":
      return { type: "string", format: "date" };
    case "digits":
      return { rule: "digits", digits: field.count };
    case "icoId":
      return { rule: "icoId" };
    case "schema":
      return { schema: field.schema };
    case "array":
      return { type: "array", items: expectedFacts(field.of) };
  }
}
