import { FaultList } from "../source-error.ts";
import { checkCircles } from "./check-circles.ts";
import { checkReferences } from "./check-references.ts";
import { checkSchemas } from "./check-schemas.ts";
import { prepareContract } from "./contract.ts";
import { withoutBreaches } from "./dialect.ts";
import { DocumentReader } from "./document-reader.ts";
import { shapeFaults, versionFault } from "./openapi-shape.ts";
import { readOperations } from "./read-operations.ts";
import type { Registry, RegistryDocument } from "./registry-model.ts";
import type { YamlSource } from "./yaml-source.ts";

/** Reads and checks the registry document, which is OpenAPI 3.0. @throws SourceFaults with every fault */
export function readRegistry(source: YamlSource): Registry {
  const faults = new FaultList();
  const registry = readRegistryDocument(source, faults);
  faults.throwAny();
  if (registry === undefined) throw new TypeError("a document without a fault was not read");
  return registry;
}

/** The same with faults in a list, so that the rest can be checked for others; `undefined` when nothing can be made of it. */
export function readRegistryDocument(source: YamlSource, faults: FaultList): Registry | undefined {
  const version = versionFault(source.data);
  if (version !== undefined) {
    faults.add(source.error(version.pointer, version.reason));
    return undefined;
  }
  const breaches = shapeFaults(source.data);
  for (const { pointer, reason } of breaches) faults.add(source.error(pointer, reason));
  // The shape proves the type.
  const document = withoutBreaches(source.data, breaches) as RegistryDocument;
  try {
    const reader = new DocumentReader(source, document, faults);
    checkReferences(reader);
    checkSchemas(reader);
    checkCircles(reader);
    const contract = prepareContract(document);
    const ofContract = new DocumentReader(source, contract, faults);
    return { source, document, contract, ...readOperations(ofContract), remarks: ofContract.remarks };
  } catch (error) {
    // The rest of a broken document may lack members that the readers rely on.
    if (breaches.length === 0) throw error;
    return undefined;
  }
}
