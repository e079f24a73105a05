import { brokenExamples, type BrokenPlace } from "./check-examples.ts";
import type { CompiledValidators } from "./products/compiled-validators.ts";
import type { SourceError } from "./source-error.ts";
import { withoutBreaches } from "./sources/dialect.ts";
import type { Body, GivenExample, Registry } from "./sources/registry-model.ts";

/**
 * Takes out of examples the members that do not fit the published document any more. An example that does not fit even so
 * is left out, as one is made then.
 *
 * @param onRemark gets each place that does not fit
 */
export function fitExamples(
  registry: Registry,
  validators: CompiledValidators,
  onRemark: (remark: SourceError) => void,
): Registry {
  const broken = [...brokenExamples(registry, validators)];
  if (broken.length === 0) return registry;
  for (const { pointer, reason } of broken) onRemark(registry.source.error(pointer, `${reason}: left out`));
  const mended = withExamples(registry, ({ value, pointer }) => {
    const own = within(broken, pointer).map((place) => ({ ...place, pointer: place.pointer.slice(pointer.length) }));
    return [{ value: withoutBreaches(value, own), pointer }];
  });
  const left = [...brokenExamples(mended, validators)];
  return withExamples(mended, (example) => (within(left, example.pointer).length === 0 ? [example] : []));
}

/** The places of an example. */
function within(places: readonly BrokenPlace[], pointer: string): BrokenPlace[] {
  return places.filter((place) => place.pointer === pointer || place.pointer.startsWith(`${pointer}/`));
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
