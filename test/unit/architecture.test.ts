import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

const clients = ["registry", "identity", "legacy"];
const base = ["environment", "errors", "generated", "secrets", "transport"];

/** Which parts each part may import, beside itself (docs/architecture.md): the arrows all point one way. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  generated: [],
  errors: ["generated"],
  secrets: [],
  environment: ["errors", "generated"],
  transport: ["errors", "generated"],
  // The clients reach it through the conditional imports of the package alone.
  node: ["errors", "generated", "transport"],
  registry: base,
  identity: base,
  legacy: base,
  sandbox: [...clients, ...base, "node"],
  testing: [...clients, ...base],
  verify: [...clients, ...base],
  // It says its version.
  cli: [...clients, ...base, "node", "package.json", "sandbox", "verify"],
  "index.ts": clients,
};

/** The part of a file: a folder of src/, the file index.ts in it, or generated/. */
function partOf(path: string): string {
  const [top = "", part = ""] = path.split(sep);
  return top === "src" ? part : top;
}

/** An import of a file of the project, static or dynamic, also of types alone. */
interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: readonly Import[] = ["src", "generated"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith(".ts"))
  .flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(root, from), "utf8"), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
      .map(({ fileName }) => ({ from, to: normalize(join(dirname(from), fileName)) })),
  );

describe("the parts of the package", () => {
  it("are all known", () => {
    expect(imports.length).toBeGreaterThan(500);
    const parts = new Set(readdirSync(join(root, "src")).concat("generated"));
    // It has the conditional imports, for the sources.
    parts.delete("package.json");
    expect([...parts].sort()).toEqual(Object.keys(arrows).sort());
  });

  it("import only what the arrows allow", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)];
      return part !== other && arrows[part]?.includes(other) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it("never import each other in a circle", () => {
    const reaches = (part: string, seen: readonly string[]): boolean =>
      (arrows[part] ?? []).some((next) => next === seen[0] || (!seen.includes(next) && reaches(next, [...seen, next])));
    expect(Object.keys(arrows).filter((part) => reaches(part, [part]))).toEqual([]);
  });
});
