import { registryExamples, registrySamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registrySchemas, type RegistrySchemaName } from "../../../generated/registry-schemas.gen.ts";
import type { components } from "../../../generated/registry-types.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { checkOptions } from "../../transport/option-table.ts";
import { collectInstances, type Instances } from "./instances.ts";
import { inventedIco, renumberAll, subjectNumber } from "./numbers.ts";
import { applyOverride, type Override } from "./override.ts";

/** A schema of the contract by its name. */
export type RegistrySchemas = components["schemas"];

const seedRow = { kind: "number", atLeast: 0, atMost: 999_999, whole: true, default: 0 } as const;

/** Options of {@link sample}. */
export interface SampleOptions {
  /**
   * Selects the sample: the same seed gives the same sample, and each of a million seeds a different ico.
   *
   * @default 0, the fullest example of the contract
   */
  readonly seed?: number | undefined;
}

/**
 * Returns an invented value of a schema of the registry's contract. It is valid; only the override may break a rule.
 *
 * @param schema name in `components.schemas` of the contract
 * @param override the members that differ. An `ico` also changes its repetitions, such as `icoId` and `dic`.
 * @throws InvalidInputError for an unknown schema or a wrong option.
 *
 * @example
 *
 * ```ts
 * const subject = sample("EkonomickySubjekt", { ico: "27074358", sidlo: { nazevObce: "Praha" } });
 * ```
 */
export function sample<Name extends RegistrySchemaName>(
  schema: Name,
  override?: Override<RegistrySchemas[Name]>,
  options: SampleOptions = {},
): RegistrySchemas[Name] {
  if (!isSchemaName(schema)) refuse("sample", "schema", "must be the name of a schema of the contract");
  const { seed } = checkOptions("sample", options, { seed: seedRow });
  const shown = contractSamples().bySchema.get(schema) ?? [];
  if (shown.length === 0) throw new Error(`no sample of ${schema} keeps the rules of its schema`);
  const value = shown[seed % shown.length];
  const wanted = isJsonObject(override) ? subjectNumber(override) : undefined;
  let given = 0;
  const numbered = renumberAll(value, () => (given++ === 0 ? wanted : undefined) ?? inventedIco(seed + given - 1));
  // The schema is the one that the value was made by.
  return applyOverride("sample", numbered, override) as RegistrySchemas[Name];
}

let collected: Pick<Instances, "bySchema"> | undefined;

/** Values of every schema of the contract, collected once: those that examples show, else the one that was made. */
function contractSamples(): Pick<Instances, "bySchema"> {
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

function isSchemaName(name: unknown): name is RegistrySchemaName {
  return typeof name === "string" && Object.hasOwn(registrySchemas, name);
}
