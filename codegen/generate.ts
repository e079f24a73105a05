import { checkExamples } from "./check-examples.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { manifest } from "./products/manifest.ts";
import { environments as environmentsProduct } from "./products/environments.ts";
import { identity as identityProduct } from "./products/identity.ts";
import { legacyDecoders } from "./products/legacy-decoders.ts";
import { legacyTypes } from "./products/legacy-types.ts";
import { legacyWsdl } from "./products/legacy-wsdl.ts";
import { registryClient } from "./products/registry-client.ts";
import { registryDocument } from "./products/registry-document.ts";
import { registryExamples } from "./products/registry-examples.ts";
import { registryOperations } from "./products/registry-operations.ts";
import { registrySchemas } from "./products/registry-schemas.ts";
import { registryTypes, startTypePrinter } from "./products/registry-types.ts";
import {
  compileValidators,
  registryRequestValidators,
  registryResponseValidators,
} from "./products/registry-validators.ts";
import { readSources } from "./sources/read-sources.ts";

/**
 * Generates everything in memory.
 *
 * @param root the project's folder
 * @returns the text of every file of `generated/` by name.
 * @throws SourceError when a source cannot be generated from.
 */
export async function generate(root: string): Promise<ReadonlyMap<string, string>> {
  const printer = startTypePrinter();
  try {
    const { registry, identity, environments, legacy, texts } = readSources(root);
    const types = registryTypes(registry, printer);
    // When something below throws first, this promise must not be left without a handler.
    types.catch(() => undefined);
    const validators = compileValidators(registry);
    checkExamples(registry, validators);
    const files: GeneratedFile[] = [
      await environmentsProduct(environments),
      identityProduct(identity),
      legacyDecoders(legacy),
      legacyTypes(legacy),
      legacyWsdl(legacy, environments),
      registryClient(registry),
      registryDocument(registry),
      registryExamples(registry),
      registryOperations(registry),
      await registryRequestValidators(registry, validators),
      await registryResponseValidators(registry, validators),
      registrySchemas(registry),
      await types,
    ];
    const outputs = new Map(files.map(({ name, text }) => [name, text]));
    return outputs.set("manifest.json", manifest(texts, outputs));
  } finally {
    await printer.stop();
  }
}
