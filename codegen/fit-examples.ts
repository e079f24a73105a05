import { brokenExamples, type BrokenExample } from "./check-examples.ts";
import type { CompiledValidators } from "./products/compiled-validators.ts";
import type { SourceError } from "./source-error.ts";
import { withoutBreaches } from "./sources/dialect.ts";
import type { Body, GivenExample, Registry } from "./sources/registry-model.ts";

/** Removes members of examples that break the schema. An example that still breaks it is removed, and one is generated later. */
export function fitExamples(
  registry: Registry,
  validators: CompiledValidators,
  onRemark: (remark: SourceError) => void,
): Registry {
  const broken = [...brokenExamples(registry, validators)];
  if (broken.length === 0) return registry;
  // Many answers may share an example.
  const told = new Set<string>();
  const remark = ({ pointer }: GivenExample, at: string, reason: string): void => {
    const error = registry.source.error(pointer + at, `${reason}: left out`);
    if (!told.has(error.message)) onRemark(error);
    told.add(error.message);
  };
  for (const { example, pointer, reason } of broken) remark(example, pointer, reason);
  const mended = withExamples(registry, (example) => [
    { ...example, value: withoutBreaches(example.value, placesOf(example, broken)) },
  ]);
  const left = [...brokenExamples(mended, validators)];
  return withExamples(mended, (example) => {
    if (placesOf(example, left).length === 0) return [example];
    const isTold = broken.some((place) => place.example.pointer === example.pointer && place.pointer === "");
    if (!isTold) remark(example, "", "the example does not fit without that");
    return [];
  });
}

function placesOf(wanted: GivenExample, places: readonly BrokenExample[]): BrokenExample[] {
  return places.filter(({ example }) => example === wanted);
}

function withExamples(registry: Registry, change: (example: GivenExample) => GivenExample[]): Registry {
  const changed = <Holder extends Pick<Body, "examples">>(holder: Holder): Holder => ({
    ...holder,
    examples: holder.examples.flatMap(change),
  });
  const operations = registry.operations.map((operation) => ({
    ...operation,
    ...(operation.request && { request: changed(operation.request) }),
    parameters: operation.parameters.map(changed),
    answers: operation.answers.map((answer) => ({ ...answer, ...(answer.body && { body: changed(answer.body) }) })),
  }));
  return { ...registry, operations };
}
