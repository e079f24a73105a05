import { buildUnnamed, type SampleSource } from "../samples/build-value.ts";
import { createRandom } from "../samples/random.ts";
import { fits } from "../samples/scalars.ts";
import { mergedSchema } from "../samples/merged-schema.ts";
import { propertiesOf } from "../../src/testing/sample/instances.ts";
import { isJsonObject } from "../../src/transport/json-object.ts";
import type { RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import { checkExamples } from "../check-examples.ts";
import { completeExamples, sampleSource } from "../examples.ts";
import { patternSamples } from "../pattern-samples.ts";
import { compactSchema } from "../products/registry-schemas.ts";
import { compileValidators } from "../products/compiled-validators.ts";
import { FaultList, SourceFaults } from "../source-error.ts";
import { pointerSegments } from "../sources/document-reader.ts";
import { chooseMediaType } from "../sources/read-bodies.ts";
import type { Content, GivenExample, Registry, RegistryOperation } from "../sources/registry-model.ts";
import { equal } from "./canonical.ts";
import type { ImportReport } from "./import-report.ts";
import type { Path, YamlText } from "./yaml-text.ts";

/** An example of the document, with the schema that it has to fit. */
interface Shown extends GivenExample {
  readonly schema: RegistrySchema;
  readonly name: string;
}

/** Whether some example of a document does not fit its schema. */
export function hasBrokenExamples(registry: Registry): boolean {
  return brokenAt(registry)("");
}

/** Changes the examples that no longer fit their schemas, only where they do not. */
export async function mendExamples(registry: Registry, text: YamlText, report: ImportReport): Promise<void> {
  const samples = await patternSamples(registry);
  const source = sampleSource(registry, samples);
  const isBroken = brokenAt(registry);
  const seen = new Set<string>();
  const mend = (example: Shown): void => {
    if (seen.has(example.pointer) || !isBroken(example.pointer)) return;
    seen.add(example.pointer);
    const mended = mendValue(source, example.schema, example.value, example.name);
    const path = pathOf(text, example.pointer);
    if (mended === undefined) text.delete(path);
    else change(text, path, example.value, mended);
  };
  for (const operation of registry.operations) {
    for (const { schema, examples } of bodiesOf(operation)) {
      for (const one of examples) mend({ ...one, schema: { $ref: `#/components/schemas/${schema}` }, name: schema });
    }
    for (const { name, schema, examples } of operation.parameters) {
      const own = compactSchema(schema, samples) as RegistrySchema;
      for (const one of examples) mend({ ...one, schema: own, name });
    }
  }
  if (seen.size > 0) report.add("changed", ["examples"], `${seen.size} changed where they did not fit any more`);
}

/** Takes away the examples that could not be mended. */
export function dropBrokenExamples(registry: Registry, text: YamlText): void {
  const isBroken = brokenAt(registry);
  for (const operation of registry.operations) {
    for (const { examples } of [...bodiesOf(operation), ...operation.parameters]) {
      for (const { pointer } of examples) {
        if (!isBroken(pointer)) continue;
        const path = pathOf(text, pointer);
        // Of named examples the others go too, as one that is made takes the place of all.
        const whole = path.lastIndexOf("examples");
        text.delete(path.at(-1) === "example" || whole === -1 ? path : path.slice(0, whole + 1));
      }
    }
  }
}

/**
 * Adds an example to every body and every parameter that has none.
 *
 * @throws SourceFaults where none can be made.
 */
export async function addExamples(registry: Registry, text: YamlText, report: ImportReport): Promise<void> {
  const bodies = registry.operations.flatMap((operation) => [...bodiesOf(operation), ...operation.parameters]);
  if (bodies.every(({ examples }) => examples.length > 0)) return;
  const faults = new FaultList();
  const made = completeExamples(registry, compileValidators(registry), await patternSamples(registry), faults);
  faults.throwAny();
  const seen = new Set<string>();
  const add = ({ pointer, examples }: { pointer: string; examples: readonly GivenExample[] }, value: unknown): void => {
    if (examples.length > 0 || value === undefined || seen.has(pointer)) return;
    seen.add(pointer);
    const path = pathOf(text, pointer);
    report.add("came", path, "an invented example");
    text.insert([...path, "example"], value, "schema");
  };
  for (const { id, answers, request, parameters } of registry.operations) {
    const example = made.get(id);
    for (const { status, body } of answers) if (body !== undefined) add(body, example?.responses[status]);
    if (request !== undefined) add(request, example?.request);
    for (const parameter of parameters) add(parameter, example?.parameters?.[parameter.argument]);
  }
}

/** Tells whether something at or below a place breaks its schema. */
function brokenAt(registry: Registry): (pointer: string) => boolean {
  const faults = new FaultList();
  checkExamples(registry, compileValidators(registry), faults);
  const places: string[] = [];
  try {
    faults.throwAny();
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    places.push(...error.faults.map(({ place }) => place));
  }
  return (pointer) => places.some((place) => place === pointer || place.startsWith(`${pointer}/`));
}

function bodiesOf({ answers, request }: RegistryOperation): { schema: string; examples: readonly GivenExample[] }[] {
  return [...answers.flatMap(({ body }) => body ?? []), ...(request === undefined ? [] : [request])];
}

/** Where something of the contract stands in the document, which may leave the media type open. */
function pathOf(text: YamlText, pointer: string): Path {
  let node: unknown = text.data;
  return pointerSegments(pointer).map((segment, index, segments) => {
    const holder = isJsonObject(node) ? node : {};
    const isOpen = segments[index - 1] === "content" && !Object.hasOwn(holder, segment);
    const name = isOpen ? (chooseMediaType(holder as Content) ?? segment) : segment;
    node = Array.isArray(node) ? (node[Number(segment)] as unknown) : holder[name];
    return name;
  });
}

/** A value with what does not fit its schema made anew. */
function mendValue(source: SampleSource, schema: RegistrySchema, value: unknown, name: string): unknown {
  const merged = mergedSchema(source.schemas, schema);
  if ((merged.oneOf ?? merged.anyOf) !== undefined) return value;
  if (Array.isArray(value) && merged.items !== undefined) {
    const { items, maxItems = Infinity } = merged;
    return value.slice(0, maxItems).map((item) => mendValue(source, items, item, name));
  }
  const properties = propertiesOf(source.schemas, schema);
  if (isJsonObject(value) && properties !== undefined) {
    const isOpen = merged.additionalProperties !== undefined && merged.additionalProperties !== false;
    const kept = Object.entries(value).flatMap(([key, member]) => {
      const property = properties[key];
      if (property === undefined) return isOpen ? [[key, member] as const] : [];
      const mended = mendValue(source, property, member, key);
      return mended === undefined ? [] : [[key, mended] as const];
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

/** Writes a value over another one, only where they differ. */
function change(text: YamlText, path: Path, old: unknown, value: unknown): void {
  if (equal(old, value)) return;
  if (isJsonObject(old) && isJsonObject(value)) {
    for (const key of Object.keys(old)) {
      if (Object.hasOwn(value, key)) change(text, [...path, key], old[key], value[key]);
      else text.delete([...path, key]);
    }
    for (const [key, member] of Object.entries(value)) if (!Object.hasOwn(old, key)) text.set([...path, key], member);
  } else if (Array.isArray(old) && Array.isArray(value) && old.length === value.length) {
    for (const [index, item] of old.entries()) change(text, [...path, index], item, value[index]);
  } else text.set(path, value);
}
