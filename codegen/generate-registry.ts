import type { Ajv } from "ajv";
import { brokenDefaults } from "./check-examples.ts";
import { completeExamples, schemaSamples } from "./examples.ts";
import { fitExamples } from "./fit-examples.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { closedName } from "./json-schema.ts";
import { recordSchemas } from "./products/record-schemas.ts";
import { registryClient } from "./products/registry-client.ts";
import { registryDocument } from "./products/registry-document.ts";
import { registryExamples } from "./products/registry-examples.ts";
import { registryOperations } from "./products/registry-operations.ts";
import { registrySchemas } from "./products/registry-schemas.ts";
import { registryService } from "./products/registry-service.ts";
import { compileValidators, parameterSets, type CompiledValidators } from "./products/compiled-validators.ts";
import { registryRequestValidators } from "./products/registry-request-validators.ts";
import { registryResponseValidators } from "./products/registry-response-validators.ts";
import { messageOf, SourceError, type FaultList } from "./source-error.ts";
import type { Registry } from "./sources/registry-model.ts";

/**
 * Compiles the checks and makes the examples while the types are printed. Returns the function that makes the files; `undefined`, and
 * faults in the list, when something is wrong.
 */
export async function prepareRegistry(
  given: Registry,
  printed: Promise<GeneratedFile>,
  faults: FaultList,
  onRemark: (remark: SourceError) => void,
): Promise<(() => Promise<GeneratedFile[]>) | undefined> {
  const validators = compileValidators(given);
  const registry = fitExamples(given, validators, onRemark);
  checkCompiled(registry, validators, faults);
  for (const { pointer, reason } of brokenDefaults(registry, validators)) {
    faults.add(registry.source.error(pointer, reason));
  }
  const examples = completeExamples(registry, validators, faults);
  let types: GeneratedFile;
  try {
    types = await printed;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    faults.add(error);
    return undefined;
  }
  if (!faults.isEmpty()) return undefined;
  return async () => [
    recordSchemas(registry),
    registryClient(registry),
    registryDocument(registry),
    registryExamples(registry, examples, schemaSamples(registry, validators)),
    registryOperations(registry),
    await registryRequestValidators(registry, validators),
    ...(await registryResponseValidators(registry, validators)),
    registrySchemas(registry),
    registryService(registry),
    types,
  ];
}

/** Adds a fault for what Ajv does not compile. */
function checkCompiled(
  { source, operations }: Registry,
  { requests, responses }: CompiledValidators,
  faults: FaultList,
): void {
  const compile = (ajv: Ajv, schema: string, pointer: string): void => {
    try {
      ajv.getSchema(schema);
    } catch (cause) {
      faults.add(source.error(pointer, `Ajv does not compile it: ${messageOf(cause)}`));
    }
  };
  for (const operation of operations) {
    const { request, answers } = operation;
    for (const { body } of answers) if (body !== undefined) compile(responses, body.schema, body.pointer);
    if (request !== undefined) compile(requests, closedName(request.schema), request.pointer);
    for (const { id } of parameterSets(operation)) compile(requests, id, `${operation.pointer}/parameters`);
  }
}
