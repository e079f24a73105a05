import { isJsonObject } from "../../src/transport/json-object.ts";
import { overlayFile } from "../overlay/read-contract.ts";
import { checkHouseRules } from "../sources/house-rules.ts";
import type { Output } from "./arguments.ts";
import { onContract } from "./contract.ts";

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
