import { stringify } from "yaml";
import { overlayFile, publishedFile, readContractOf } from "../overlay/read-contract.ts";
import { FaultList, SourceFaults } from "../source-error.ts";
import { readArguments } from "./arguments.ts";
import type { Output } from "./output.ts";

const usage = `Usage: npm run --silent contract [-- --root FOLDER]

Prints what the code is generated from, as one OpenAPI document: FOLDER/${publishedFile} with
FOLDER/${overlayFile} applied to it (default: of the current folder).`;

/**
 * `npm run contract`.
 *
 * @returns the exit code.
 */
export function runContract(args: readonly string[], output: Output): number {
  const options = readArguments(args, usage, output);
  if (typeof options === "number") return options;
  const faults = new FaultList();
  const contract = faults.attempt(() => readContractOf(options.root, faults));
  for (const { message } of contract?.remarks ?? []) output.error(`warning: ${message}`);
  try {
    faults.throwAny();
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    output.error(error.message);
    return 1;
  }
  output.log(stringify(contract?.source.data, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd());
  return 0;
}
