import { join } from "node:path";
import { generate, type GenerateOptions } from "../generate.ts";
import { SourceFaults } from "../source-error.ts";
import { compare, write } from "../write.ts";
import { readArguments, type Output } from "./arguments.ts";

const usage = `Usage: npm run generate [-- --root FOLDER]
       npm run generate:check [-- --root FOLDER]

Generates FOLDER/generated from FOLDER/spec and FOLDER/wsdl (default: the current folder).
With --check nothing is written; the exit code is 1 when a file is stale.`;

/** `npm run generate` and `npm run generate:check`; returns the exit code. */
export async function runGenerate(
  args: readonly string[],
  output: Output,
  shared: GenerateOptions = {},
): Promise<number> {
  const options = readArguments(args, usage, output, { flags: ["check"] });
  if (typeof options === "number") return options;

  const folder = join(options.root, "generated");
  try {
    const files = await generate(options.root, {
      ...shared,
      onRemark: ({ message }) => {
        output.error(`warning: ${message}`);
      },
    });
    const isCheck = options.flags.has("check");
    const differences = (isCheck ? compare : write)(folder, files);
    if (differences.length === 0) output.log(`generated/ is up to date (${files.size} files)`);
    for (const { name, kind } of differences) {
      if (isCheck) output.error(`generated/${name} is ${kind}`);
      else output.log(`${kind === "left over" ? "removed" : "wrote"} generated/${name}`);
    }
    if (!isCheck || differences.length === 0) return 0;
    output.error("The generated code does not fit its sources. Run: npm run generate");
    return 1;
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    output.error(`${error.message}\nNothing was written.`);
    return 1;
  }
}
