import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { importDocument } from "./import/import-document.ts";
import { SourceError, SourceFaults } from "./source-error.ts";

const target = "spec/registry.openapi.yaml";

const usage = `Usage: npm run contract:import -- FILE [--root FOLDER]

Merges the operator's OpenAPI 3.0 document (JSON or YAML) into FOLDER/${target} (default: of the current folder),
and reports what came, what went, what changed, and what a person has to decide. The exit code is 1 when FILE is refused:
then nothing is touched. Afterwards run: npm run generate`;

process.exitCode = await main();

async function main(): Promise<number> {
  let options;
  try {
    options = parseArgs({
      allowPositionals: true,
      options: { root: { type: "string", default: "." }, help: { type: "boolean" } },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const {
    values: { root, help },
    positionals: [file, ...others],
  } = options;
  if (help === true) {
    console.log(usage);
    return 0;
  }
  if (file === undefined || others.length > 0) {
    console.error(`One file is imported.\n\n${usage}`);
    return 2;
  }
  try {
    const path = join(root, target);
    const ours = read(path).toString("utf8");
    const { text, report, versions } = await importDocument(target, ours, { file, bytes: read(file) });
    if (text !== ours) {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    }
    const [before, after] = versions;
    const result = text === ours ? "changes nothing" : before === after ? before : `${before} → ${after}`;
    console.log(report.format(`Import of ${basename(file)} into ${target}: ${result}`));
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults || error instanceof SourceError)) throw error;
    console.error(`${error.message}\nNothing was changed.`);
    return 1;
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new SourceError(file, "", `cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
