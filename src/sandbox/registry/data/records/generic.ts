import type { RegistryRecords } from "../../../../../generated/registry-client.gen.ts";
import { registryExamples } from "../../../../../generated/registry-examples.gen.ts";
import type { RegistrySource } from "../../../../../generated/registry-service.gen.ts";
import { isJsonObject } from "../../../../transport/json-object.ts";
import { detailOf } from "../../route.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { hasRecord } from "./presence.ts";

/**
 * A record of a source that no records were invented for: the example of the contract, which the code generator makes where
 * the document has none, with the number of the subject.
 */
export function genericRecord<Source extends RegistrySource>(
  source: Source,
  seed: SubjectSeed,
): RegistryRecords[Source] | undefined {
  const { responses }: { readonly responses: object } = registryExamples[detailOf(source)];
  const example: unknown = new Map<string, unknown>(Object.entries(responses)).get("200");
  if (!hasRecord(seed, source) || !isJsonObject(example)) return undefined;
  const number = example["icoId"] ?? example["ico"];
  // The example keeps the schema of the record, and so does another number in its place.
  return JSON.parse(
    JSON.stringify(example, (_name, value: unknown) => (value === number ? seed.icoId : value)),
  ) as RegistryRecords[Source];
}
