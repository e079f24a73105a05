import { generatedFile, objectKey, type GeneratedFile } from "../generated-file.ts";
import { closedName } from "../json-schema.ts";
import type { Registry, RegistryOperation } from "../sources/registry-model.ts";
import { exportOf, noCheck, parameterSets, standalone, type CompiledValidators } from "./compiled-validators.ts";

/** Validators of what a client sends: path parameters and filters. */
export async function registryRequestValidators(
  { source, operations }: Registry,
  { requests }: CompiledValidators,
): Promise<GeneratedFile> {
  const exported: Record<string, string> = {};
  const rows = operations.map((operation) => {
    const { id, request } = operation;
    const checks = parameterSets(operation).map(({ place, id: name }) => `${place}: code.${exportOf(exported, name)}`);
    if (request !== undefined) {
      // A misspelt filter name is ignored by the service, which then answers for a wider search: refused here.
      checks.push(`body: code.${exportOf(exported, closedName(request.schema))}`);
      if (isOptional(operation)) checks.push("optionalBody: true");
    }
    return `  ${objectKey(id)}: { ${checks.join(", ")} },`;
  });
  return generatedFile(
    "registry-request-validators.gen.ts",
    [source.file],
    `${noCheck}
import type { RegistryOperationId } from "./registry-operations.gen.ts";

/** One broken rule. */
export interface ValidationIssue {
  /** JSON pointer of the value (RFC 6901); of the parent when the value is missing or should not be there. */
  readonly instancePath: string;
  /** Path of the rule in its schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword: string;
  /** The parameters of the keyword. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; when it answers false, \`errors\` holds every broken rule until the next call. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly ValidationIssue[] | null;
}

${await standalone(requests, exported)}
/** Validators of what an operation is sent. */
export interface RequestValidators {
  readonly path?: Validate;
  readonly query?: Validate;
  readonly header?: Validate;
  readonly body?: Validate;
  /** Whether the body may be missing. */
  readonly optionalBody?: true;
}

/** Validators of what every operation is sent. */
export const requestValidators: Readonly<Record<RegistryOperationId, RequestValidators>> = {
${rows.join("\n")}
};
`,
  );
}

/** Whether an operation can be called without its body; a search without a filter is an error of the caller. */
function isOptional({ request, items }: RegistryOperation): boolean {
  return request?.required === false && items === undefined;
}
