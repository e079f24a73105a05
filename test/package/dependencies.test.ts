import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { followImports } from "../../scripts/follow-imports.ts";
import { manifest } from "./manifest.ts";

const { files, project } = inject("packed");
const modules = join(project, "node_modules");

/** The packages in a node_modules, those inside of others too, by their paths. */
function packagesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  const paths = names.flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(folder, name)).map((inner) => join(folder, name, inner))
      : [join(folder, name)],
  );
  return paths.flatMap((path) => [path, ...packagesIn(join(path, "node_modules"))]);
}

/** Bytes of all files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => lstatSync(join(folder, file)))
    .reduce((sum, status) => sum + (status.isFile() ? status.size : 0), 0);
}

/** The used members of the package.json in a folder. */
function readManifest(folder: string): {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
} {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as ReturnType<typeof readManifest>;
}

const packages = packagesIn(modules).map(readManifest);
const names = packages.map(({ name }) => name);

describe("the installed packages", () => {
  it("[PKG-04] number at most 29, including the package itself", () => {
    expect(names).toContain("ares-caais");
    expect(names.length).toBeLessThanOrEqual(29);
  });

  it("[PKG-04] run no script during the installation", () => {
    const scripts = ["preinstall", "install", "postinstall"];
    const running = packages.filter((each) => scripts.some((name) => each.scripts?.[name] !== undefined));
    expect(running.map(({ name }) => name)).toEqual([]);
    // npm builds what has this file, without being told by a script.
    expect(packagesIn(modules).filter((path) => existsSync(join(path, "binding.gyp")))).toEqual([]);
  });

  it("[PKG-04] [DOC-06] number no more than before there was a site", () => {
    expect(Object.keys(readManifest(join(modules, "ares-caais")).dependencies ?? {}).sort()).toEqual([
      "commander",
      "jose",
      "openapi-fetch",
      "papaparse",
      "terminal-columns",
      "yaml",
    ]);
    const ofDevelopment = ["vitepress", "vue", "minisearch", "beautiful-mermaid", "axe-core", "msw", "soap", "axios"];
    expect(names.filter((name) => ofDevelopment.includes(name))).toEqual([]);
  });

  it("[PKG-04] [DOC-06] take no more than the 10.6 MB of before, well below the limit of 12 MB", () => {
    expect(sizeOf(modules)).toBeLessThanOrEqual(10_600_000);
  });

  it("[DOC-06] include no file of the site, and an application loads nothing of the sandbox", () => {
    expect(files.filter((file) => !/^dist\/|^[\w.-]+$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(?:vue|css|html|svg)$/.test(file))).toEqual([]);
    const installed = join(modules, "ares-caais");
    const sourcesOf = (name: string): readonly string[] => {
      const { script } = manifest.entries.find((entry) => entry.name === `ares-caais/${name}`) ?? { script: "" };
      const loaded = [...followImports([join(installed, script)], {}).files].filter((file) =>
        existsSync(`${file}.map`),
      );
      return loaded.flatMap(
        (file) => (JSON.parse(readFileSync(`${file}.map`, "utf8")) as { readonly sources: readonly string[] }).sources,
      );
    };
    const played = (name: string): readonly string[] =>
      sourcesOf(name).filter((source) => /\bsrc\/(?:sandbox|services|testing)\//.test(source));
    expect(played("sandbox").length).toBeGreaterThan(10);
    for (const name of ["registry", "identity", "legacy", "jobs", "login", "redis"]) {
      expect(sourcesOf(name).length).toBeGreaterThan(0);
      expect(played(name)).toEqual([]);
    }
  });
});
