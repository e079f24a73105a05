import { fileURLToPath } from "node:url";
import { readContractOf } from "../../codegen/overlay/read-contract.ts";
import { FaultList } from "../../codegen/source-error.ts";
import { readRegistry } from "../../codegen/sources/registry-document.ts";

const faults = new FaultList();
const { source } = readContractOf(fileURLToPath(new URL("../../", import.meta.url)), faults);
faults.throwAny();

/** The contract of the registry, with its texts for people. */
export const registry = readRegistry(source);
