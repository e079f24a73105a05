import { join } from "node:path";
import { parseArgs } from "node:util";
import { generate } from "./generate.ts";
import { SourceFaults } from "./source-error.ts";
import { compare, write } from "./write.ts";

const usage = `Usage: npm run generate [-- --root FOLDER]
       npm run generate:check [-- --root FOLDER]

Generates FOLDER/generated from FOLDER/spec and FOLDER/wsdl (default: the current folder).
With --check nothing is written; the exit code is 1 when a file is stale.`;

process.exitCode = await main();

async function main(): Promise<number> {
  let options;
  try {
    options = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        root: { type: "string", default: "." },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (options.help === true) {
    console.log(usage);
    return 0;
  }

  const folder = join(options.root, "generated");
  try {
    const files = await generate(options.root);
    if (!options.check) {
      const written = write(folder, files);
      for (const { name, kind } of written)
        console.log(`${kind === "left over" ? "removed" : "wrote"} generated/${name}`);
      if (written.length === 0) console.log(`generated/ is up to date (${files.size} files)`);
      return 0;
    }
    const differences = compare(folder, files);
    if (differences.length === 0) {
      console.log(`generated/ is up to date (${files.size} files)`);
      return 0;
    }
    for (const { name, kind } of differences) console.error(`generated/${name} is ${kind}`);
    console.error("The generated code does not fit its sources. Run: npm run generate");
    return 1;
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    return 1;
  }
}
