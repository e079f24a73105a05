import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { Application } from "typedoc";
import { defaultsPage } from "./reference/defaults-page.ts";
import { options } from "./reference/options.ts";
import { recordPages } from "./reference/records/record-pages.ts";
import { ReferenceLogger } from "./reference/reference-logger.ts";
import { schemaPage } from "./reference/schema-page.ts";
import { shapeModel } from "./reference/shape-model.ts";
import { titleTopics } from "./reference/topics.ts";

const usage = `Usage: npm run reference
       npm run reference:check

Writes docs/api from the docstrings of the public entries, and docs/records and docs/cs/records from the contract of the
registry. With --check nothing is written; the exit code is 1 when a page is stale, a public symbol or member has no
docstring, or a link leads nowhere.`;

const folder = fileURLToPath(new URL("../docs/", import.meta.url));
/** Folders in it of which every page is written here. */
const written = ["api/", "records/", "cs/records/"];

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = await main(process.argv.includes("--check"));

async function main(check: boolean): Promise<number> {
  const pages = await makePages();
  if (pages === undefined) {
    console.error("The docstrings are incomplete. Complete them, then run: npm run reference");
    return 1;
  }
  const stale = compare(pages);
  if (check && stale.length > 0) {
    for (const { name, kind } of stale) console.error(`docs/${name} is ${kind}`);
    console.error("The reference does not fit the source. Run: npm run reference");
    return 1;
  }
  for (const { name, kind } of stale) {
    const path = join(folder, name);
    if (kind === "left over") rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, pages.get(name) ?? "");
    }
    console.log(`${kind === "left over" ? "removed" : "wrote"} docs/${name}`);
  }
  if (stale.length === 0) console.log(`docs is up to date (${pages.size} generated pages)`);
  return 0;
}

/** The pages by name; `undefined` when a check of TypeDoc fails, which has told which. */
async function makePages(): Promise<Map<string, string> | undefined> {
  const app = await Application.bootstrapWithPlugins(options);
  const logger = new ReferenceLogger();
  logger.level = app.logger.level;
  app.logger = logger;
  shapeModel(app);
  const project = await app.convert();
  if (project === undefined) return undefined;
  app.validate(project);
  if (logger.complaints > 0) return undefined;
  // Beside the real pages, so that they are formatted by the same rules.
  const staging = mkdtempSync(join(folder, ".staging-"));
  try {
    await app.outputs.writeOutput({ name: "markdown", path: staging }, project);
    const names = readdirSync(staging, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    // The name of the package, which every entry begins with, would be a folder.
    const pages = new Map(
      names.map((name) => [
        `api/${name.replace("ares-caais/", "")}`,
        titleTopics(readFileSync(join(staging, name), "utf8").replaceAll("](ares-caais/", "](")),
      ]),
    );
    const style = await resolveConfig(join(folder, "README.md"));
    const own = [["api/schemas.md", schemaPage()] as const, ["api/defaults.md", defaultsPage(project)] as const];
    for (const [name, text] of [...own, ...recordPages()]) {
      pages.set(name, await format(text, { ...style, parser: "markdown" }));
    }
    return pages;
  } finally {
    rmSync(staging, { recursive: true });
  }
}

interface Difference {
  readonly name: string;
  readonly kind: "changed" | "missing" | "left over";
}

/** How the pages on disk differ from those. */
function compare(pages: ReadonlyMap<string, string>): Difference[] {
  const present = written.flatMap((own) =>
    existsSync(join(folder, own))
      ? readdirSync(join(folder, own), { recursive: true, encoding: "utf8" })
          .filter((name) => name.endsWith(".md"))
          .map((name) => `${own}${name}`)
      : [],
  );
  const differences: Difference[] = [];
  for (const [name, text] of pages) {
    if (!present.includes(name)) differences.push({ name, kind: "missing" });
    else if (readFileSync(join(folder, name), "utf8") !== text) differences.push({ name, kind: "changed" });
  }
  for (const name of present) if (!pages.has(name)) differences.push({ name, kind: "left over" });
  return differences;
}
