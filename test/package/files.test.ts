import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { followImports } from "../../scripts/follow-imports.ts";
import { manifest } from "./manifest.ts";

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
  it("are the entries, what they lead to, and what a reader expects, and no others", () => {
    const scripts = reached([...manifest.entries.map(({ script }) => script), manifest.bin]);
    const declarations = reached(manifest.entries.map(({ types }) => types));
    const maps = [...scripts, ...declarations].filter(isMapped).map((file) => `${file}.map`);
    const expected = ["CHANGELOG.md", "LICENSE", "README.md", "package.json", ...scripts, ...declarations, ...maps];
    expect([...files].filter((file) => !/^(src|generated)\//.test(file)).sort()).toEqual(expected.sort());
    // One file an entry, one for the command line, one for what each condition of an import leads to, and what they share beside them.
    expect(scripts.filter((file) => !/^dist\/([\w-]+|chunks\/[\w.-]+)\.js$/.test(file))).toEqual([]);
    expect(declarations.filter((file) => !/^dist\/(src|generated)\/[\w/.-]+\.d\.ts$/.test(file))).toEqual([]);
    expect(declarations.filter((file) => file.startsWith("dist/src/cli/"))).toEqual([]);
  });

  it("end their lines as Unix does, so that the command line starts anywhere", () => {
    expect(files.filter((file) => read(file).includes("\r"))).toEqual([]);
    expect(read(manifest.bin).split("\n", 1)).toEqual(["#!/usr/bin/env node"]);
    expect(statSync(join(installed, manifest.bin)).mode & 0o111).toBe(0o111);
  });

  it("load no package that another entry needs", () => {
    const packageOf = (module: string): string => /^(?:node:|@[^/]+\/[^/]+|[^/]+)/.exec(module)?.[0] ?? module;
    const loaded = manifest.entries.map(({ name, script }) => [
      name,
      [...new Set([...followImports([join(installed, script)], conditional).modules].map(packageOf))].sort(),
    ]);
    expect(Object.fromEntries(loaded)).toEqual({
      "ares-caais": ["@rgrove/parse-xml", "jose", "openapi-fetch"],
      "ares-caais/registry": ["openapi-fetch"],
      "ares-caais/identity": ["jose"],
      "ares-caais/legacy": ["@rgrove/parse-xml"],
      "ares-caais/jobs": ["openapi-fetch", "papaparse"],
      "ares-caais/login": ["jose", "node:"],
      "ares-caais/redis": ["node:"],
      "ares-caais/sandbox": ["@rgrove/parse-xml", "jose", "node:", "openapi-fetch"],
      "ares-caais/testing": ["jose", "msw", "openapi-fetch"],
      "ares-caais/verify": ["@rgrove/parse-xml", "jose", "node:", "openapi-fetch", "yaml"],
    });
  });
});
