import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import { documentedStatuses } from "../sources/registry-dialect.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";

/** One valid request and one valid answer per documented status of every operation, typed by schema. */
export function registryExamples({ source, operations }: Registry): GeneratedFile {
  return generatedFile(
    "registry-examples.gen.ts",
    [source.file],
    `
import type { components } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

/** Example requests and answers of every operation, as the contract documents them. */
export interface RegistryExamples {
${operations.map(exampleType).join("\n")}
}

/** Example requests and answers of every operation, as the contract documents them. */
export const registryExamples: RegistryExamples = {
${operations.map((operation) => `  ${operation.id}: ${literal(exampleValue(operation), "  ")},`).join("\n")}
};
`,
  );
}

function exampleType({ id, parameters, request, responses }: RegistryOperation): string {
  const lines = [`  readonly ${id}: {`];
  if (parameters.length > 0) {
    const members = parameters.map(
      ({ name, schema }) => `readonly ${name}: ${schema.type === "integer" ? "number" : "string"}`,
    );
    lines.push(`    readonly parameters: { ${members.join("; ")} };`);
  }
  if (request !== undefined) lines.push(`    readonly request: Schemas[${literal(request.schema)}];`);
  lines.push("    readonly responses: {");
  for (const status of documentedStatuses) {
    lines.push(`      readonly ${status}: Schemas[${literal(responses[status].schema)}];`);
  }
  lines.push("    };", "  };");
  return lines.join("\n");
}

function exampleValue({ parameters, request, responses }: RegistryOperation): object {
  return {
    ...(parameters.length > 0
      ? { parameters: Object.fromEntries(parameters.map(({ name, example }) => [name, example])) }
      : {}),
    ...(request === undefined ? {} : { request: request.example }),
    responses: Object.fromEntries(documentedStatuses.map((status) => [status, responses[status].example])),
  };
}
