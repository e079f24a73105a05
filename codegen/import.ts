import { runImport } from "./commands/import.ts";

process.exitCode = await runImport(process.argv.slice(2), console);
