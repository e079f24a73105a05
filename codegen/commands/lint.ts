import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FaultList, SourceFaults } from "../source-error.ts";
import { checkHouseRules } from "../sources/house-rules.ts";
import { parseYamlSource } from "../sources/yaml-source.ts";
import type { Output } from "./output.ts";

const usage = `Usage: npm run contract:lint [-- --root FOLDER]

Says what FOLDER/spec/registry.openapi.yaml (default: of the current folder) lacks that this project wants beyond OpenAPI:
descriptions, examples, where each schema comes from. The exit code is 1 when something is missing.`;

const file = "spec/registry.openapi.yaml";

/**
 * `npm run contract:lint`.
 *
 * @returns the exit code.
 */
export function runLint(args: readonly string[], output: Output): number {
  let options;
  try {
    options = parseArgs({
      args: [...args],
      options: { root: { type: "string", default: "." }, help: { type: "boolean" } },
    }).values;
  } catch (error) {
    output.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (options.help === true) {
    output.log(usage);
    return 0;
  }
  const text = readFileSync(join(options.root, file), "utf8");
  const faults = new FaultList();
  faults.attempt(() => {
    checkHouseRules(parseYamlSource(file, text)).throwAny();
  });
  try {
    faults.throwAny();
    output.log(`${file} has all that is wanted`);
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    output.error(error.message);
    return 1;
  }
}
