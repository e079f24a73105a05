import type { Ajv, ErrorObject } from "ajv";
import { closedName } from "./json-schema.ts";
import { parameterSets, type CompiledValidators } from "./products/compiled-validators.ts";
import { shapeOf } from "./sources/check-schemas.ts";
import type { DocumentReader } from "./sources/document-reader.ts";
import { walk } from "./sources/openapi-walk.ts";
import { resolveSchema } from "./sources/read-bodies.ts";
import type { Registry, SchemaObject } from "./sources/registry-model.ts";
import { pointerSegment } from "./sources/yaml-source.ts";

/** Takes where an example or a default stands, and why it is wrong. */
type Report = (pointer: string, reason: string) => void;
type Reader = Pick<DocumentReader, "schemas" | "schema" | "report">;

/**
 * Checks every example and every default of the registry document against its schema; an example may hold nothing that the
 * schema does not name, unless the schema says that it may.
 */
export function checkExamples(registry: Registry, validators: CompiledValidators, report: Report): void {
  const { operations, contract } = registry;
  const { requests, responses } = validators;
  const { schemas } = contract.components;
  const reader: Reader = { schemas, schema: (schema) => resolveSchema(schemas, schema), report };
  const check = (ajv: Ajv, schema: string, shown: string, value: unknown, pointer: string): void => {
    for (const [at, reason] of breaches(ajv, schema, value)) {
      reader.report(`${pointer}${at}`, `the example breaks ${shown}: ${reason}`);
    }
  };
  for (const operation of operations) {
    for (const { body } of operation.answers) {
      for (const { value, pointer } of body?.examples ?? []) {
        const { schema = "" } = body ?? {};
        check(responses, schema, schema, value, pointer);
        checkNames(reader, { $ref: `#/components/schemas/${schema}` }, schema, value, pointer);
      }
    }
    const { request } = operation;
    for (const { value, pointer } of request?.examples ?? []) {
      check(requests, closedName(request?.schema ?? ""), request?.schema ?? "", value, pointer);
    }
    for (const { id, parameters } of parameterSets(operation)) {
      for (const { name, examples } of parameters) {
        for (const { value, pointer } of examples) {
          const own = `/${pointerSegment(name)}`;
          for (const [at, reason] of breaches(requests, id, { [name]: value })) {
            if (at !== own && !at.startsWith(`${own}/`)) continue;
            reader.report(`${pointer}${at.slice(own.length)}`, `the example breaks the parameter ${name}: ${reason}`);
          }
        }
      }
    }
  }
  checkDefaults(registry, validators, reader);
}

/** Checks defaults: each keeps the rules of its schema. */
function checkDefaults({ document }: Registry, { responses, open }: CompiledValidators, { report }: Reader): void {
  walk("document", document, "", (kind, node, pointer) => {
    if (kind !== "schema" || !("default" in node) || "$ref" in node) return;
    const { default: value, ...schema } = node;
    for (const made of open.addInline(pointer, schema).take()) responses.addSchema(made);
    for (const [at, reason] of breaches(responses, pointer, value)) {
      report(`${pointer}/default${at}`, `the default breaks its schema: ${reason}`);
    }
  });
}

/** The rules of a schema that a value breaks, with where it does. */
function* breaches(ajv: Ajv, schema: string, value: unknown): Generator<readonly [pointer: string, reason: string]> {
  let errors: readonly ErrorObject[];
  try {
    errors = ajv.validate(schema, value) ? [] : (ajv.errors ?? []);
  } catch {
    // A schema with a fault has no examples to check; the fault is reported.
    return;
  }
  for (const error of errors) {
    // The members of a choice report their errors better than the choice.
    if (error.keyword === "if") continue;
    yield [error.instancePath, `${error.instancePath} ${error.message ?? "is not valid"}`.trim()];
  }
}

/** Reports properties that the schema does not name; the validators of answers let them through. */
function checkNames(reader: Reader, schema: SchemaObject, name: string, value: unknown, pointer: string): void {
  const own = reader.schema(schema);
  if (Array.isArray(value)) {
    const { items } = own;
    if (items === undefined) return;
    for (const [index, item] of value.entries())
      checkNames(reader, items, nameOf(items, name), item, `${pointer}/${index}`);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const { properties, open } = shapeOf(reader, schema);
  // An object without a declaration may have any member.
  if (properties.size === 0) return;
  for (const [key, member] of Object.entries(value)) {
    const at = `${pointer}/${pointerSegment(key)}`;
    const [property, ...others] = properties.get(key) ?? [];
    if (property === undefined) {
      if (!open) reader.report(at, `the example holds "${key}", which ${name} does not name`);
    } else if (others.length === 0) checkNames(reader, property, nameOf(property, name), member, at);
  }
}

function nameOf({ $ref, allOf }: SchemaObject, otherwise: string): string {
  const reference = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
  return reference === undefined ? otherwise : reference.slice(reference.lastIndexOf("/") + 1);
}
