import type { Ajv, ErrorObject } from "ajv";
import { closedName, nameOf } from "./json-schema.ts";
import { parameterSets, type CompiledValidators } from "./products/compiled-validators.ts";
import { SchemaSet } from "./sources/document-reader.ts";
import { walk } from "./sources/openapi-walk.ts";
import type { GivenExample, Registry, SchemaObject } from "./sources/registry-model.ts";
import { pointerSegment } from "./sources/yaml-source.ts";

/** A place where an example or a default is wrong, as a JSON pointer, and why. */
interface BrokenPlace {
  readonly pointer: string;
  readonly reason: string;
}
/** The same within an example. Others may have its place, by reference, and another schema. */
export interface BrokenExample extends BrokenPlace {
  readonly example: GivenExample;
}

/**
 * Checks every example of the registry document against its schema. An example must not have members that the schema does not name,
 * unless the schema allows them explicitly.
 */
export function* brokenExamples(registry: Registry, validators: CompiledValidators): Generator<BrokenExample> {
  const { operations, contract } = registry;
  const { requests, responses } = validators;
  const set = new SchemaSet(contract);
  function* check(ajv: Ajv, id: string, name: string, example: GivenExample): Generator<BrokenExample> {
    for (const [pointer, reason] of breaches(ajv, id, example.value)) {
      yield { example, pointer, reason: `the example breaks ${name}: ${reason}` };
    }
  }
  for (const operation of operations) {
    for (const { body } of operation.answers) {
      for (const example of body?.examples ?? []) {
        const { schema = "" } = body ?? {};
        yield* check(responses, schema, schema, example);
        const whole = { $ref: `#/components/schemas/${schema}` };
        for (const place of unnamed(set, whole, schema, example.value, "")) yield { example, ...place };
      }
    }
    const { request } = operation;
    for (const example of request?.examples ?? []) {
      yield* check(requests, closedName(request?.schema ?? ""), request?.schema ?? "", example);
    }
    for (const { id, parameters } of parameterSets(operation)) {
      for (const { name, examples } of parameters) {
        for (const example of examples) {
          const own = `/${pointerSegment(name)}`;
          for (const [at, reason] of breaches(requests, id, { [name]: example.value })) {
            if (at !== own && !at.startsWith(`${own}/`)) continue;
            const said = `the example breaks the parameter ${name}: ${reason}`;
            yield { example, pointer: at.slice(own.length), reason: said };
          }
        }
      }
    }
  }
}

/** Checks defaults: each keeps the rules of its schema. */
export function brokenDefaults({ document }: Registry, { responses, open }: CompiledValidators): BrokenPlace[] {
  const found: BrokenPlace[] = [];
  walk("document", document, "", (kind, node, pointer) => {
    if (kind !== "schema" || !("default" in node) || "$ref" in node) return;
    const { default: value, ...schema } = node;
    for (const made of open.addInline(pointer, schema).take()) responses.addSchema(made);
    for (const [at, reason] of breaches(responses, pointer, value)) {
      found.push({ pointer: `${pointer}/default${at}`, reason: `the default breaks its schema: ${reason}` });
    }
  });
  return found;
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

/** The properties that the schema does not name; the validators of answers let them through. */
function* unnamed(
  set: SchemaSet,
  schema: SchemaObject,
  name: string,
  value: unknown,
  pointer: string,
): Generator<BrokenPlace> {
  if (Array.isArray(value)) {
    const { items } = set.schema(schema);
    if (items === undefined) return;
    for (const [index, item] of value.entries())
      yield* unnamed(set, items, nameOf(items) ?? name, item, `${pointer}/${index}`);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const { properties, open } = set.shapeOf(schema);
  // An object without a declaration may have any member.
  if (properties.size === 0) return;
  for (const [key, member] of Object.entries(value)) {
    const at = `${pointer}/${pointerSegment(key)}`;
    const [property, ...others] = properties.get(key) ?? [];
    if (property === undefined) {
      if (!open) yield { pointer: at, reason: `the example holds "${key}", which ${name} does not name` };
    } else if (others.length === 0) yield* unnamed(set, property, nameOf(property) ?? name, member, at);
  }
}
