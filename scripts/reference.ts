import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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
import { writeFiles } from "./write-files.ts";

const usage = `Usage: npm run reference
       npm run reference:check

Writes docs/api from the docstrings of the public entries, and docs/records and docs/cs/records from the contract of the
registry. With --check nothing is written; the exit code is 1 when a page is stale, a public symbol or member has no
docstring, or a link leads nowhere.`;

const folder = fileURLToPath(new URL("../docs/", import.meta.url));

await writeFiles(
  {
    ...{ usage, command: "reference", source: "the docstrings and the contract" },
    folders: ["docs/api/", "docs/records/", "docs/cs/records/"],
  },
  makePages,
);

/** The pages by their paths; `undefined` when a check of TypeDoc fails, which has told which. */
async function makePages(): Promise<Map<string, string> | undefined> {
  const app = await Application.bootstrapWithPlugins(options);
  const logger = new ReferenceLogger();
  logger.level = app.logger.level;
  app.logger = logger;
  shapeModel(app);
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  if (project === undefined || logger.complaints > 0) {
    console.error("The docstrings are incomplete. Complete them, then run: npm run reference");
    return undefined;
  }
  // Beside the real pages, so that they are formatted by the same rules.
  const staging = mkdtempSync(join(folder, ".staging-"));
  try {
    await app.outputs.writeOutput({ name: "markdown", path: staging }, project);
    const names = readdirSync(staging, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    // The name of the package, which every entry begins with, would be a folder.
    const pages = new Map(
      names.map((name) => [
        `docs/api/${name.replace("ares-caais/", "")}`,
        titleTopics(readFileSync(join(staging, name), "utf8").replaceAll("](ares-caais/", "](")),
      ]),
    );
    const style = await resolveConfig(join(folder, "README.md"));
    const own = [
      ["docs/api/schemas.md", schemaPage()] as const,
      ["docs/api/defaults.md", defaultsPage(project)] as const,
    ];
    for (const [name, text] of [...own, ...recordPages()]) {
      pages.set(name, await format(text, { ...style, parser: "markdown" }));
    }
    return pages;
  } finally {
    rmSync(staging, { recursive: true });
  }
}
