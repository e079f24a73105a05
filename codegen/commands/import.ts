import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { importDocument, type ImportOptions } from "../import/import-document.ts";
import { SourceError, SourceFaults } from "../source-error.ts";
import type { Output } from "./output.ts";

const target = "spec/registry.openapi.yaml";

const usage = `Usage: npm run contract:import -- FILE [--root FOLDER]

Merges the operator's OpenAPI 3.0 document (JSON or YAML) into FOLDER/${target} (default: of the current folder),
and reports what came, what went, what changed, and what a person has to decide. The exit code is 1 when FILE is refused:
then nothing is touched. Afterwards run: npm run generate`;

/**
 * `npm run contract:import`.
 *
 * @returns the exit code.
 */
export async function runImport(args: readonly string[], output: Output, shared: ImportOptions = {}): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { root: { type: "string", default: "." }, help: { type: "boolean" } },
    });
  } catch (error) {
    output.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const {
    values: { root, help },
    positionals: [file, ...others],
  } = options;
  if (help === true) {
    output.log(usage);
    return 0;
  }
  if (file === undefined || others.length > 0) {
    output.error(`One file is imported.\n\n${usage}`);
    return 2;
  }
  try {
    const path = join(root, target);
    const ours = read(path).toString("utf8");
    const { text, report, versions } = await importDocument(target, ours, { file, bytes: read(file) }, shared);
    if (text !== ours) {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    }
    const [before, after] = versions;
    const result = text === ours ? "changes nothing" : before === after ? before : `${before} → ${after}`;
    output.log(report.format(`Import of ${basename(file)} into ${target}: ${result}`));
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults || error instanceof SourceError)) throw error;
    output.error(`${error.message}\nNothing was changed.`);
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
