import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, inject, it } from "vitest";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { registrySources, sourceOperations } from "../../generated/registry-service.gen.ts";
import { followImports } from "../../scripts/follow-imports.ts";
import { manifest } from "./manifest.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const { files, project } = inject("packed");
const installed = join(project, "node_modules", manifest.name);
const read = (file: string): string => readFileSync(join(installed, file), "utf8");

/** Whether a file says where its source map is; one that only hands on what others export has none. */
const isMapped = (file: string): boolean => read(file).includes("\n//# sourceMappingURL=");

/** Where the conditional imports of the package lead to. */
const conditional = Object.fromEntries(
  Object.entries(manifest.imports).map(([name, targets]) => [
    name,
    Object.values(targets).map((target) => join(installed, target)),
  ]),
);

/** Paths in the package of all that some files lead to. */
function reached(entries: readonly string[]): string[] {
  const { files } = followImports(
    entries.map((entry) => join(installed, entry)),
    conditional,
  );
  return [...files].map((file) => relative(installed, file).replaceAll("\\", "/"));
}

describe("files of the package", () => {
  it("include the entries, their parts, and the expected documents only", () => {
    const scripts = reached([...manifest.entries.map(({ script }) => script), manifest.bin]);
    const declarations = reached(manifest.entries.map(({ types }) => types));
    const maps = scripts.filter(isMapped).map((file) => `${file}.map`);
    const documents = ["CHANGELOG.md", "LICENSE", "README.md", "package.json", "dist/LICENSE-parse-xml"];
    const schemas = [...registrySources, "sandbox"].map((source) => `dist/schemas/${source}.json`);
    expect([...files].sort()).toEqual([...documents, ...schemas, ...scripts, ...declarations, ...maps].sort());
    // One file an entry, one for the command line, one for what each condition of an import leads to, and what they share beside them.
    expect(scripts.filter((file) => !/^dist\/([\w-]+|chunks\/[\w.-]+)\.js$/.test(file))).toEqual([]);
    expect(declarations.filter((file) => !/^dist\/(src|generated)\/[\w/.-]+\.d\.ts$/.test(file))).toEqual([]);
    expect(declarations.filter((file) => file.startsWith("dist/src/cli/"))).toEqual([]);
  });

  it("[DOC-14] number at most 500, with 5 MB", () => {
    expect(files.length).toBeLessThanOrEqual(500);
    expect(files.reduce((sum, file) => sum + statSync(join(installed, file)).size, 0)).toBeLessThanOrEqual(5_000_000);
  });

  it.each(registrySources)(
    "[DOC-14] include the JSON Schema of the records of %s, from which the validators are compiled",
    (source) => {
      const schema = createRequire(join(project, "program.js"))(`${manifest.name}/schemas/${source}.json`) as object;
      const check = new Ajv({ strict: true, strictTypes: false, formats: { date: true, "date-time": true } }).compile(
        schema,
      );
      const { 200: record } = registryExamples[sourceOperations[source].detail].responses;
      expect(check(record), JSON.stringify(check.errors)).toBe(true);
      expect(check({ ...record, neznamy: 1 })).toBe(true);
      expect(check({ ...record, icoId: 1 })).toBe(false);
      expect([...files].filter((file) => file.endsWith(".js") && read(file).includes("draft-07"))).toEqual([]);
    },
  );

  it("have Unix line ends, so that the command line starts on every system", () => {
    expect(files.filter((file) => read(file).includes("\r"))).toEqual([]);
    expect(read(manifest.bin).split("\n", 1)).toEqual(["#!/usr/bin/env node"]);
    expect(statSync(join(installed, manifest.bin)).mode & 0o111).toBe(0o111);
  });

  it("load no package that only another entry needs", () => {
    const packageOf = (module: string): string => /^(?:node:|@[^/]+\/[^/]+|[^/]+)/.exec(module)?.[0] ?? module;
    const loaded = manifest.entries.map(({ name, script }) => [
      name,
      [...new Set([...followImports([join(installed, script)], conditional).modules].map(packageOf))].sort(),
    ]);
    const { scripts } = readYaml(import.meta.url, "entry-packages.yaml") as { readonly scripts: object };
    expect(Object.fromEntries(loaded)).toEqual(scripts);
  });
});
