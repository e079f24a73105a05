import type { SchemaObject } from "ajv";
import { isJsonObject } from "../../src/transport/json-object.ts";
import { overlayFile, type Contract } from "../overlay/read-contract.ts";
import { FaultList } from "../source-error.ts";
import { compileDialect, readRules } from "../sources/dialect.ts";
import { readRegistryDocument } from "../sources/registry-document.ts";
import type { Output } from "./arguments.ts";
import { onContract } from "./contract.ts";

const usage = `Usage: npm run contract:lint [-- --root FOLDER]

Says what FOLDER/${overlayFile} (default: of the current folder) lacks that this project wants beyond OpenAPI:
words in both languages, examples. The exit code is 1 when something is missing although the overlay says by its info.version
that it is complete for the version that is published.`;

/** `npm run contract:lint`; returns the exit code. */
export function runLint(args: readonly string[], output: Output): number {
  return onContract(
    args,
    usage,
    output,
    (contract) => {
      checkHouseRules(contract).throwAny();
      output.log(`${overlayFile} has all that is wanted`);
    },
    ({ published: { data }, wordsFor }) => {
      const info = isJsonObject(data) && isJsonObject(data["info"]) ? data["info"] : {};
      return info["version"] !== wordsFor;
    },
  );
}

/** Returns a fault for each part that this project requires beyond OpenAPI, or the faults that prevent code from being generated. */
function checkHouseRules({ source, withoutWords }: Contract): FaultList {
  const faults = new FaultList();
  const registry = readRegistryDocument(source, faults);
  if (registry === undefined || !faults.isEmpty()) return faults;
  const report = (pointer: string, reason: string): void => {
    faults.add(source.error(pointer, reason));
  };
  for (const pointer of withoutWords) report(pointer, "has no words of this project");
  const breaches = compileDialect(readRules("house-rules") as SchemaObject)(registry.document);
  for (const { pointer, reason } of breaches) report(pointer, reason);
  for (const { answers, request, parameters } of registry.operations) {
    for (const place of [...answers.map(({ body }) => body), request, ...parameters]) {
      if (place?.examples.length === 0) report(place.pointer, "an example is missing");
    }
  }
  return faults;
}
