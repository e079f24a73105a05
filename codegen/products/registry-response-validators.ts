import { generatedFile, literal, member, objectKey, type GeneratedFile } from "../generated-file.ts";
import type { Registry } from "../sources/registry-model.ts";
import { exportOf, noCheck, standalone, type CompiledValidators } from "./compiled-validators.ts";

/** The schemas that the operations of a data source answer with; of those of none under `others`. */
type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Validators of responses; they allow unknown properties. Each data source has a file of its own, so that a client loads no
 * others. Data sources with equal schemas each have a validator.
 */
export async function registryResponseValidators(
  registry: Registry,
  compiled: CompiledValidators,
): Promise<GeneratedFile[]> {
  const groups = groupsOf(registry);
  const file = registry.source.file;
  const checks = [...groups].map(([group, schemas]) => groupFile(file, group, schemas, compiled));
  return [...(await Promise.all(checks)), wholeTable(file, groups), tableOnDemand(file, groups)];
}

function groupsOf({ operations }: Registry): Groups {
  const groups = new Map<string, Set<string>>();
  for (const { source: group = "others", answers } of operations) {
    const schemas = groups.get(group) ?? new Set();
    for (const { body } of answers) if (body !== undefined) schemas.add(body.schema);
    if (schemas.size > 0) groups.set(group, schemas);
  }
  return groups;
}

async function groupFile(
  source: string,
  group: string,
  schemas: ReadonlySet<string>,
  { responses }: CompiledValidators,
): Promise<GeneratedFile> {
  const exported: Record<string, string> = {};
  const rows = [...schemas].map((schema) => `  ${objectKey(schema)}: code.${exportOf(exported, schema)},`);
  return generatedFile(
    moduleOf(group),
    [source],
    `${noCheck}
import type { Validate } from "./registry-request-validators.gen.ts";

${await standalone(responses, exported)}
/** Validators of answers by schema. */
export const validators: {
${[...schemas].map((schema) => `  readonly ${objectKey(schema)}: Validate;`).join("\n")}
} = {
${rows.join("\n")}
};
`,
  );
}

/** For who checks answers of every source. */
function wholeTable(source: string, groups: Groups): GeneratedFile {
  const names = [...new Set([...groups.values()].flatMap((schemas) => [...schemas]))];
  const imports = [...groups.keys()].map(
    (group) => `import { validators as ${group}Validators } from "./${moduleOf(group)}";`,
  );
  return generatedFile(
    "registry-response-validators.gen.ts",
    [source],
    `import type { Validate } from "./registry-request-validators.gen.ts";
${imports.join("\n")}

/** A schema that an operation answers with. */
export type ResponseSchema = ${names.map((name) => literal(name)).join(" | ") || "never"};

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = {
${[...groups.keys()].map((group) => `  ...${group}Validators,`).join("\n")}
};
`,
  );
}

function tableOnDemand(source: string, groups: Groups): GeneratedFile {
  const homes = new Map<string, string>();
  for (const [group, schemas] of groups) for (const name of schemas) if (!homes.has(name)) homes.set(name, group);
  const rows = [...homes].map(
    ([name, group]) =>
      `  ${objectKey(name)}: async () => ${member(`(await import("./${moduleOf(group)}")).validators`, name)},`,
  );
  return generatedFile(
    "registry-response-validators-on-demand.gen.ts",
    [source],
    `import type { Validate } from "./registry-request-validators.gen.ts";
import type { ResponseSchema } from "./registry-response-validators.gen.ts";

/** Loads the validator of an answer. */
export const loadResponseValidator: Readonly<Record<ResponseSchema, () => Promise<Validate>>> = {
${rows.join("\n")}
};
`,
  );
}

function moduleOf(group: string): `${string}.gen.ts` {
  return `registry-response-validators-of-${group}.gen.ts`;
}
