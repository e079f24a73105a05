import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";

const { project } = inject("packed");
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

const packages = packagesIn(modules).map(
  (path) =>
    JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
      readonly name: string;
      readonly scripts?: Readonly<Record<string, string>>;
    },
);
const names = packages.map(({ name }) => name);

describe("what is installed with the package", () => {
  it("[PKG-04] is at most 29 packages, the package itself among them", () => {
    expect(names).toContain("ares-caais");
    expect(names.length).toBeLessThanOrEqual(29);
  });

  it("[PKG-04] takes at most 12 MB", () => {
    expect(sizeOf(modules)).toBeLessThanOrEqual(12_000_000);
  });

  it("[PKG-04] runs nothing when it is installed", () => {
    const scripts = ["preinstall", "install", "postinstall"];
    const running = packages.filter((each) => scripts.some((name) => each.scripts?.[name] !== undefined));
    expect(running.map(({ name }) => name)).toEqual([]);
    // npm builds what has this file, without being told by a script.
    expect(packagesIn(modules).filter((path) => existsSync(join(path, "binding.gyp")))).toEqual([]);
  });

  it("[DOC-06] is nothing that the documentation, the playground or the window of the sandbox is made with", () => {
    expect([...names].sort()).toEqual([...names.filter((name) => !documentation.includes(name))].sort());
    expect(files.filter((file) => /^(?:site|docs|examples)\/|\.(?:vue|css|html)$/.test(file))).toEqual([]);
  });

  it("[PKG-04] is neither soap nor axios", () => {
    expect(names.filter((name) => ["soap", "axios"].includes(name))).toEqual([]);
  });
});
