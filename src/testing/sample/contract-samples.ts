import { registryExamples, registrySamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registrySchemas, type RegistrySchemaName } from "../../../generated/registry-schemas.gen.ts";
import { collectInstances, type Instances } from "./instances.ts";

let collected: Pick<Instances, "bySchema"> | undefined;

/** Values of every schema of the contract, collected once: those that examples show, else the one that was made. */
export function contractSamples(): Pick<Instances, "bySchema"> {
  return (collected ??= {
    bySchema: new Map([
      ...Object.entries(registrySamples).map(([name, value]) => [name, [value]] as const),
      ...collectInstances(registrySchemas, shownValues()).bySchema,
    ]),
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
