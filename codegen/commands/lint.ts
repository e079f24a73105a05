import { isJsonObject } from "../../src/transport/json-object.ts";
import { overlayFile, readContractOf } from "../overlay/read-contract.ts";
import { FaultList, SourceFaults } from "../source-error.ts";
import { checkHouseRules } from "../sources/house-rules.ts";
import { readArguments } from "./arguments.ts";
import type { Output } from "./output.ts";

const usage = `Usage: npm run contract:lint [-- --root FOLDER]

Says what FOLDER/${overlayFile} (default: of the current folder) lacks that this project wants beyond OpenAPI:
words in both languages, examples. The exit code is 1 when something is missing although the overlay says by its info.version
that it is complete for the version that is published.`;

/**
 * `npm run contract:lint`.
 *
 * @returns the exit code.
 */
export function runLint(args: readonly string[], output: Output): number {
  const options = readArguments(args, usage, output);
  if (typeof options === "number") return options;
  const faults = new FaultList();
  const contract = faults.attempt(() => readContractOf(options.root, faults));
  for (const { message } of contract?.remarks ?? []) output.error(`warning: ${message}`);
  try {
    faults.throwAny();
    if (contract !== undefined) checkHouseRules(contract).throwAny();
    output.log(`${overlayFile} has all that is wanted`);
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    output.error(error.message);
    const data: unknown = contract?.published.data;
    const info = isJsonObject(data) && isJsonObject(data["info"]) ? data["info"] : {};
    return contract !== undefined && info["version"] !== contract.wordsFor ? 0 : 1;
  }
}
