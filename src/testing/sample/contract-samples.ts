import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registrySchemas, type RegistrySchemaName } from "../../../generated/registry-schemas.gen.ts";
import type { SampleSource } from "./build-value.ts";
import { collectInstances } from "./instances.ts";
import { inventedIco } from "./numbers.ts";

let collected: SampleSource | undefined;

/** What samples of the contract are made of, collected once. */
export function contractSamples(): SampleSource {
  return (collected ??= {
    schemas: registrySchemas,
    ...collectInstances(registrySchemas, shownValues()),
    // Most patterns of the contract ask for the number of a subject.
    invent: (random) => [inventedIco(random(1_000_000))],
  });
}

/** The values of all examples of the contract with their schemas. */
function* shownValues(): Generator<[schema: string, value: unknown]> {
  for (const { id, responses, ...operation } of Object.values(registryOperations)) {
    const examples: { readonly responses: object; readonly request?: unknown } = registryExamples[id];
    const shown = new Map<string, unknown>(Object.entries(examples.responses));
    for (const [status, schema] of Object.entries<string | null>(responses)) {
      if (schema !== null) yield [schema, shown.get(status)];
    }
    if ("requestSchema" in operation) yield [operation.requestSchema, examples.request];
  }
}

/** Whether the contract has a schema of this name. */
export function isSchemaName(name: unknown): name is RegistrySchemaName {
  return typeof name === "string" && Object.hasOwn(registrySchemas, name);
}
