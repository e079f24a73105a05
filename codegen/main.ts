import { runGenerate } from "./commands/generate.ts";

process.exitCode = await runGenerate(process.argv.slice(2), console);
