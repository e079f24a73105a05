import type { RegistrySchema } from "../generated/registry-schemas.gen.ts";
import { propertiesOf } from "../src/testing/sample/instances.ts";
import { isJsonObject } from "../src/transport/json-object.ts";
import { checkExamples } from "./check-examples.ts";
import { sampleSource } from "./examples.ts";
import type { CompiledValidators } from "./products/compiled-validators.ts";
import { compactSchema } from "./products/registry-schemas.ts";
import { buildUnnamed, type SampleSource } from "./samples/build-value.ts";
import { mergedSchema } from "./samples/merged-schema.ts";
import { createRandom } from "./samples/random.ts";
import { fits } from "./samples/scalars.ts";
import type { SourceError } from "./source-error.ts";
import type { Body, GivenExample, Parameter, Registry } from "./sources/registry-model.ts";

/**
 * Changes examples that do not fit the published document any more, only where they do not; an example that no change
 * makes fit is left out, as one is made then.
 *
 * @param onRemark gets each place that does not fit
 */
export function fitExamples(
  registry: Registry,
  validators: CompiledValidators,
  onRemark: (remark: SourceError) => void,
): Registry {
  const broken = brokenPlaces(registry, validators);
  if (broken.length === 0) return registry;
  for (const { place, reason } of broken) onRemark(registry.source.error(place, `${reason}: changed`));
  const source = sampleSource(registry);
  const mended = withExamples(registry, broken, (schema, value, name) => mend(source, schema, value, name));
  return withExamples(mended, brokenPlaces(mended, validators), () => undefined);
}

/** A place where an example breaks its schema, as a JSON pointer. */
interface BrokenPlace {
  readonly place: string;
  readonly reason: string;
}

function brokenPlaces(registry: Registry, validators: CompiledValidators): readonly BrokenPlace[] {
  const found: BrokenPlace[] = [];
  checkExamples(registry, validators, (place, reason) => {
    if (reason.startsWith("the example ")) found.push({ place, reason });
  });
  return found;
}

/** Returns the example that takes its place; `undefined` for none. */
type Change = (schema: RegistrySchema, value: unknown, name: string) => unknown;

function withExamples(registry: Registry, broken: readonly BrokenPlace[], change: Change): Registry {
  const isBroken = (pointer: string): boolean =>
    broken.some(({ place }) => place === pointer || place.startsWith(`${pointer}/`));
  const changed = (examples: readonly GivenExample[], schema: RegistrySchema, name: string): GivenExample[] =>
    examples.flatMap(({ value, pointer }) => {
      if (!isBroken(pointer)) return [{ value, pointer }];
      const made = change(schema, value, name);
      return made === undefined ? [] : [{ value: made, pointer }];
    });
  const ofBody = <Some extends Body>(body: Some): Some => ({
    ...body,
    examples: changed(body.examples, { $ref: `#/components/schemas/${body.schema}` }, body.schema),
  });
  const ofParameter = (parameter: Parameter): Parameter => ({
    ...parameter,
    examples: changed(parameter.examples, compactSchema(parameter.schema), parameter.name),
  });
  const operations = registry.operations.map((operation) => ({
    ...operation,
    ...(operation.request && { request: ofBody(operation.request) }),
    parameters: operation.parameters.map(ofParameter),
    answers: operation.answers.map((answer) => ({ ...answer, ...(answer.body && { body: ofBody(answer.body) }) })),
  }));
  return { ...registry, operations };
}

/** A value with what does not fit its schema made anew. */
function mend(source: SampleSource, schema: RegistrySchema, value: unknown, name: string): unknown {
  const merged = mergedSchema(source.schemas, schema);
  if ((merged.oneOf ?? merged.anyOf) !== undefined) return value;
  if (Array.isArray(value) && merged.items !== undefined) {
    const { items, maxItems = Infinity } = merged;
    return value.slice(0, maxItems).map((item) => mend(source, items, item, name));
  }
  const properties = propertiesOf(source.schemas, schema);
  if (isJsonObject(value) && properties !== undefined) {
    const isOpen = merged.additionalProperties !== undefined && merged.additionalProperties !== false;
    const kept = Object.entries(value).flatMap(([key, member]) => {
      const property = properties[key];
      if (property === undefined) return isOpen ? [[key, member] as const] : [];
      const made = mend(source, property, member, key);
      return made === undefined ? [] : [[key, made] as const];
    });
    const missing = (merged.required ?? []).filter((key) => !Object.hasOwn(value, key));
    const added = missing.map((key) => [key, invent(source, properties[key] ?? {}, key)] as const);
    return Object.fromEntries([...kept, ...added.filter(([, made]) => made !== undefined)]);
  }
  if (typeof value === "object" && value !== null && merged.type === "object") return value;
  const candidates = [value, String(value), Number(value)];
  const fitting = typeof value === "object" ? undefined : candidates.find((candidate) => fits(candidate, merged));
  return fitting ?? invent(source, schema, name);
}

function invent(source: SampleSource, schema: RegistrySchema, name: string): unknown {
  try {
    return buildUnnamed(source, schema, name, createRandom(0));
  } catch {
    return undefined;
  }
}
