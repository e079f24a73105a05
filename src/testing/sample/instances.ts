import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { documentedStatuses, registryOperations } from "../../../generated/registry-operations.gen.ts";
import type { RegistrySchema, RegistrySchemaName } from "../../../generated/registry-schemas.gen.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { baseOf, isSchemaName, propertiesOf, referencedName } from "./schema-properties.ts";

/** What the examples of the contract show. */
export interface Instances {
  /** Values of a schema, the fullest first. */
  readonly bySchema: ReadonlyMap<RegistrySchemaName, readonly unknown[]>;
  /** Scalars that some property of this name has. */
  readonly byProperty: ReadonlyMap<string, readonly unknown[]>;
}

let collected: Instances | undefined;

/** Collects the values in all examples of the contract, once. */
export function instances(): Instances {
  return (collected ??= collect());
}

function collect(): Instances {
  const bySchema = new Map<RegistrySchemaName, Map<string, unknown>>();
  const byProperty = new Map<string, Set<unknown>>();

  const visit = (name: RegistrySchemaName, value: unknown): void => {
    const known = bySchema.get(name) ?? new Map<string, unknown>();
    known.set(JSON.stringify(value), value);
    bySchema.set(name, known);
    const properties = propertiesOf(name);
    if (properties === undefined || !isJsonObject(value)) return;
    for (const [property, schema] of Object.entries(properties)) visitProperty(property, schema, value[property]);
    const base = baseOf(name);
    if (base === undefined) return;
    // Of what extends a schema, the part that it has itself is an example of it.
    const inherited = propertiesOf(base) ?? {};
    const part = Object.entries(value).filter(([property]) => Object.hasOwn(inherited, property));
    if (part.length > 0) visit(base, Object.fromEntries(part));
  };
  const visitProperty = (property: string, schema: RegistrySchema, value: unknown): void => {
    if (value === undefined) return;
    const name = referencedName(schema);
    if (name !== undefined) visit(name, value);
    else if (schema.items !== undefined && Array.isArray(value)) {
      for (const item of value) visitProperty(property, schema.items, item);
    } else byProperty.set(property, (byProperty.get(property) ?? new Set<unknown>()).add(value));
  };

  for (const { id, responses, ...operation } of Object.values(registryOperations)) {
    const examples = registryExamples[id];
    for (const status of documentedStatuses) visit(responses[status], examples.responses[status]);
    const request = "requestSchema" in operation ? operation.requestSchema : undefined;
    if (request !== undefined && isSchemaName(request) && "request" in examples) visit(request, examples.request);
  }
  const fullestFirst = (values: ReadonlyMap<string, unknown>): unknown[] =>
    [...values].sort(([one], [other]) => other.length - one.length).map(([, value]) => value);
  return {
    bySchema: new Map([...bySchema].map(([name, values]) => [name, fullestFirst(values)])),
    byProperty: new Map([...byProperty].map(([name, values]) => [name, [...values]])),
  };
}
