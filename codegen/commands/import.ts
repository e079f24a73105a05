import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { changesFeed, changesPage, feedOf, tellChanges, type Step } from "../import/changes-page.ts";
import { importDocument } from "../import/import-document.ts";
import { publishedFile } from "../overlay/read-contract.ts";
import { SourceError, SourceFaults } from "../source-error.ts";
import { readBytes, readText } from "../sources/read-text.ts";
import { readArguments, type Output } from "./arguments.ts";

const usage = `Usage: npm run contract:import -- FILE [--root FOLDER]

Writes the operator's OpenAPI document (JSON or YAML, 3.0, or 3.1 where 3.0 can say the same) to FOLDER/${publishedFile}
(default: of the current folder), adds what it changed to ${changesPage} and its feed, and reports what changed, what of ours
no longer fits, and what has no words yet. The exit code is 1 when FILE is refused: then nothing is touched. Afterwards run:
npm run generate`;

/** `npm run contract:import`; returns the exit code. */
export async function runImport(args: readonly string[], output: Output): Promise<number> {
  const options = readArguments(args, usage, output, { files: true });
  if (typeof options === "number") return options;
  const {
    root,
    files: [file, ...others],
  } = options;
  if (file === undefined || others.length > 0) {
    output.error(`One file is imported.\n\n${usage}`);
    return 2;
  }
  try {
    const path = join(root, publishedFile);
    const { text, report, version, changes } = await importDocument(
      (name) => readText(root, name),
      { file, bytes: readBytes(file) },
      basename(file),
    );
    if (text !== readText(root, publishedFile)) {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
      keepChanges(root, { version, day: new Date().toISOString().slice(0, 10), changes });
    }
    output.log(report);
    return 0;
  } catch (error) {
    if (!(error instanceof SourceFaults || error instanceof SourceError)) throw error;
    output.error(`${error.message}\nNothing was changed.`);
    return 1;
  }
}

/** Tells on the page of changes, and in its feed, what a document changed. */
function keepChanges(root: string, step: Step): void {
  const [page, feed] = [join(root, changesPage), join(root, changesFeed)];
  const before = existsSync(page) ? readFileSync(page, "utf8") : "";
  const after = tellChanges(before, step);
  if (after === before) return;
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, after);
  writeFileSync(feed, feedOf(after));
}
