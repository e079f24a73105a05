import { runContract } from "./commands/contract.ts";

process.exitCode = runContract(process.argv.slice(2), console);
