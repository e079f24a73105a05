import type { Ajv } from "ajv";
import { fitRequest } from "../src/testing/sample/fit-request.ts";
import { collectInstances } from "../src/testing/sample/instances.ts";
import { mapValues } from "./generated-file.ts";
import { closedName } from "./json-schema.ts";
import { compactSchema } from "./products/registry-schemas.ts";
import { parameterSets, type CompiledValidators } from "./products/compiled-validators.ts";
import { buildUnnamed, buildValue, type SampleSource } from "./samples/build-value.ts";
import { createRandom, type Random } from "./samples/random.ts";
import type { FaultList } from "./source-error.ts";
import type { Answer, Parameter, Registry, RegistryOperation } from "./sources/registry-model.ts";

/** An example of an operation: what is sent, and what is answered by status. */
export interface CompleteExample {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly request?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The example of every operation by its operationId. */
export type CompleteExamples = ReadonlyMap<string, CompleteExample>;

/** Makes a value. */
type Build = (sources: SampleSource, random: Random) => unknown;

/** Number of attempts to make a value that follows all rules. */
const attempts = 20;

/** The examples of the document, and made ones where it has none. */
export function completeExamples(
  registry: Registry,
  { requests, responses }: CompiledValidators,
  faults: FaultList,
): CompleteExamples {
  const { source, operations } = registry;
  const made = sampleSource(registry);
  const make = (ajv: Ajv, schema: string, pointer: string, build: Build): unknown => {
    const value = makeValid(ajv, schema, made, build);
    if (value === undefined) faults.add(source.error(pointer, "has no example, and none could be made: give one"));
    return value;
  };

  /** All values of the parameters of one place are checked together. */
  const exampleParameters = (operation: RegistryOperation): Readonly<Record<string, unknown>> => {
    const values = new Map<string, unknown>();
    for (const { id, parameters } of parameterSets(operation)) {
      // Optional parameters without an example are left out: an invented value might change the answer.
      const shown = parameters.filter(({ required, examples }) => required || examples.length > 0);
      const whole = make(requests, id, parameters[0]?.pointer ?? operation.pointer, (sources, random) =>
        Object.fromEntries(shown.map((parameter) => [parameter.name, valueOf(parameter, sources, random)])),
      );
      for (const { name, argument } of shown) values.set(argument, memberOf(whole, name));
    }
    return Object.fromEntries(values);
  };
  const valueOf = ({ name, schema, examples: [given] }: Parameter, sources: SampleSource, random: Random): unknown =>
    given === undefined ? buildUnnamed(sources, compactSchema(schema), name, random) : given.value;

  return new Map(
    operations.map((operation): [string, CompleteExample] => {
      const { id, request, items } = operation;
      const parameters = exampleParameters(operation);
      const [sent] = request?.examples ?? [];
      const body =
        request === undefined || sent !== undefined
          ? sent?.value
          : make(requests, closedName(request.schema), request.pointer, (sources, random) =>
              buildValue(sources, request.schema, random),
            );
      /** An invented success has the numbers and codes of its request. */
      const answered = ({ status, body: answer }: Answer): unknown =>
        answer === undefined || answer.examples.length > 0
          ? answer?.examples[0]?.value
          : make(responses, answer.schema, answer.pointer, (sources, random) => {
              const value = buildValue(sources, answer.schema, random);
              return status.startsWith("2") ? fitRequest(value, { items, parameters, body }) : value;
            });
      const example: CompleteExample = {
        ...(operation.parameters.length === 0 ? {} : { parameters }),
        ...(request === undefined ? {} : { request: body }),
        responses: Object.fromEntries(operation.answers.map((answer) => [answer.status, answered(answer)])),
      };
      return [id, example];
    }),
  );
}

/** A value of each schema that no example shows, where one can be made. */
export function schemaSamples(registry: Registry, { responses }: CompiledValidators): ReadonlyMap<string, unknown> {
  const source = sampleSource(registry);
  const unshown = Object.keys(source.schemas).filter((name) => !source.bySchema.has(name));
  return new Map(
    unshown.flatMap((name) => {
      const value = makeValid(responses, name, source, (sources, random) => buildValue(sources, name, random));
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** @returns `undefined` when no value that was made keeps all rules. */
function makeValid(ajv: Ajv, schema: string, made: SampleSource, build: Build): unknown {
  // The second attempt leaves out optional members.
  for (const sources of [made, { ...made, minimal: true }]) {
    for (let seed = 0; seed < attempts; seed += 1) {
      try {
        const value = build(sources, createRandom(seed));
        if (ajv.validate(schema, value)) return value;
      } catch {
        // Another seed may succeed.
      }
    }
  }
  return undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The data from which values of a document's schemas are made. */
function sampleSource({ operations, contract, codes }: Registry): SampleSource {
  const schemas = mapValues(contract.components.schemas, (schema) => compactSchema(schema, { example: true }));
  const instances = collectInstances(schemas, operations.flatMap(shownValues));
  return { schemas, ...instances, ...(codes && { codes }) };
}

/** The values that the document shows, with their schemas. */
function shownValues({ answers, request }: RegistryOperation): (readonly [schema: string, value: unknown])[] {
  const bodies = [...answers.flatMap(({ body }) => body ?? []), ...(request === undefined ? [] : [request])];
  return bodies.flatMap(({ schema, examples }) => examples.map(({ value }) => [schema, value] as const));
}
