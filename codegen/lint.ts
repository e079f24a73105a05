import { runLint } from "./commands/lint.ts";

process.exitCode = runLint(process.argv.slice(2), console);
