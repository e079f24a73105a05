import { stringify } from "yaml";
import { overlayFile, publishedFile, readContractOf, type Contract } from "../overlay/read-contract.ts";
import { FaultList, SourceFaults } from "../source-error.ts";
import { readArguments, type Output } from "./arguments.ts";

const usage = `Usage: npm run --silent contract [-- --root FOLDER]

Prints what the code is generated from, as one OpenAPI document: FOLDER/${publishedFile} with
FOLDER/${overlayFile} applied to it (default: of the current folder).`;

/** `npm run contract`; returns the exit code. */
export function runContract(args: readonly string[], output: Output): number {
  return onContract(args, usage, output, ({ source }) => {
    output.log(stringify(source.data, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd());
  });
}

/**
 * Runs a task on the contract in the folder of the arguments and prints warnings and faults. Returns the exit code; with
 * `toleratesFaults` it is 0 also after faults.
 */
export function onContract(
  args: readonly string[],
  usage: string,
  output: Output,
  run: (contract: Contract) => void,
  toleratesFaults: (contract: Contract) => boolean = () => false,
): number {
  const options = readArguments(args, usage, output);
  if (typeof options === "number") return options;
  const faults = new FaultList();
  const contract = faults.attempt(() => readContractOf(options.root, faults));
  for (const { message } of contract?.remarks ?? []) output.error(`warning: ${message}`);
  try {
    faults.throwAny();
    if (contract !== undefined) run(contract);
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    output.error(error.message);
    return contract !== undefined && toleratesFaults(contract) ? 0 : 1;
  }
}
