import type { CompleteExamples } from "../examples.ts";
import { generatedFile, literal, objectKey, type GeneratedFile } from "../generated-file.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";
import { parameterMembers } from "./argument-types.ts";

/**
 * One valid request and one valid answer per documented status of every operation, typed by schema, and a value of each
 * schema that they do not show.
 */
export function registryExamples(
  { source, operations }: Registry,
  examples: CompleteExamples,
  samples: ReadonlyMap<string, unknown>,
): GeneratedFile {
  const types = operations.map(exampleType);
  const imported = types.some((type) => type.includes("operations[")) ? "components, operations" : "components";
  return generatedFile(
    "registry-examples.gen.ts",
    [source.file],
    `
import type { ${imported} } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

/** Example requests and answers of every operation, as the contract documents them. */
export interface RegistryExamples {
${types.join("\n")}
}

/** Example requests and answers of every operation, as the contract documents them. */
export const registryExamples: RegistryExamples = {
${operations.map(({ id }) => `  ${objectKey(id)}: ${value(examples.get(id) ?? {})},`).join("\n")}
};

/** A valid value of each schema that no example shows, by its name. */
export const registrySamples: Readonly<Record<string, unknown>> = ${value(Object.fromEntries(samples), "")};
`,
  );
}

function exampleType(operation: RegistryOperation): string {
  const { id, parameters, request, answers } = operation;
  const lines = [`  readonly ${objectKey(id)}: {`];
  if (parameters.length > 0) {
    lines.push(`    readonly parameters: { ${parameterMembers(operation, "readonly ").join("; ")} };`);
  }
  if (request !== undefined) lines.push(`    readonly request: Schemas[${literal(request.schema)}];`);
  lines.push("    readonly responses: {");
  for (const { status, body } of answers) {
    const type = body === undefined ? "undefined" : `Schemas[${literal(body.schema)}]`;
    lines.push(`      readonly ${/^\d+$/.test(status) ? status : literal(status)}: ${type};`);
  }
  lines.push("    };", "  };");
  return lines.join("\n");
}

/** JSON has no word for an answer without a body. */
function value(example: object, indent = "  "): string {
  const none = "\u0000none";
  const text = JSON.stringify(example, (_key, part: unknown) => (part === undefined ? none : part), 2);
  return text.replaceAll(JSON.stringify(none), "undefined").replaceAll("\n", `\n${indent}`);
}
