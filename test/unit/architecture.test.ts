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
  users: ["errors"],
  transport: ["errors", "generated"],
  // The registry reaches it by the conditional import of the package alone.
  node: ["errors", "generated", "transport"],
  registry: base,
  identity: [...base, "node", "users"],
  legacy: [...base, "node", "users"],
  redis: ["errors", "transport"],
  jobs: ["registry", ...base],
  login: ["identity", ...base],
  // Only the types of parsed JSON and the reader of XML; the linter refuses the rest.
  services: ["generated", "legacy", "transport"],
  sandbox: [...clients, ...base, "node", "services"],
  testing: [...clients, ...base, "login", "services"],
  verify: [...clients, ...base],
  // It says its version.
  cli: [...clients, ...base, "jobs", "node", "package.json", "redis", "sandbox", "verify"],
  "index.ts": [...clients, "login"],
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
  /** The conditional import that may lead there, for example `#exchange`. */
  readonly by?: string;
}

/** The files that each conditional import may lead to, by its name. */
const conditional: Readonly<Partial<Record<string, readonly string[]>>> = Object.fromEntries(
  Object.entries(
    (
      JSON.parse(readFileSync(join(root, "src/package.json"), "utf8")) as {
        readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
      }
    ).imports,
  ).map(([name, targets]) => [name, Object.values(targets).map((target) => join("src", target))]),
);

/** Which parts use a conditional import: the only way from them to `node`, which imports `transport` itself. */
const conditionalArrows = { "#exchange": ["transport"] };

/** The files that an import may lead to; none for a package. */
function targetsOf(from: string, name: string): readonly Import[] {
  if (name.startsWith(".")) return [{ from, to: normalize(join(dirname(from), name)) }];
  return (conditional[name] ?? []).map((to) => ({ from, to, by: name }));
}

const imports: readonly Import[] = ["src", "generated"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith(".ts"))
  .flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(root, from), "utf8"), true, true)
      .importedFiles.flatMap(({ fileName }) => targetsOf(from, fileName)),
  );

/** The parts of the clients that `services` may import: types, tables of the contract, pure helpers, readers of documents. */
const shared =
  /^src\/(?:\w+\/types\.ts|registry\/(?:helpers|record)\/.*|\w+\/(?:call\/)?(?:\w+-)?document(?:ed)?(?:-\w+)?\.ts)$/;

/** The files that reach each other in a circle, group by group (Tarjan's strongly connected components). */
function circles(all: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    stack.push(file);
    let lowest = own;
    for (const to of next.get(file) ?? []) {
      const seen = order.get(to);
      if (seen === undefined) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, seen);
    }
    if (lowest < own) return lowest;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
    return lowest;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}

describe("the parts of the package", () => {
  it("this test lists all parts", () => {
    expect(imports.length).toBeGreaterThan(500);
    const parts = new Set(readdirSync(join(root, "src")).concat("generated"));
    // It has the conditional imports, for the sources.
    parts.delete("package.json");
    expect([...parts].sort()).toEqual(Object.keys(arrows).sort());
  });

  it("import only what the arrows of the diagram allow", () => {
    const wrong = imports.filter(({ from, to, by }) => {
      const [part, other] = [partOf(from), partOf(to)];
      return by === undefined && part !== other && arrows[part]?.includes(other) !== true;
    });
    expect(wrong).toEqual([]);
  });

  it("use conditional imports for the network port", () => {
    const used = Object.keys(conditional).map((name) => {
      const parts = imports.filter(({ by }) => by === name).map(({ from }) => partOf(from));
      return [name, [...new Set(parts)].sort()];
    });
    expect(Object.fromEntries(used)).toEqual(conditionalArrows);
  });

  it("never import each other in a cycle", () => {
    const reaches = (part: string, seen: readonly string[]): boolean =>
      (arrows[part] ?? []).some((next) => next === seen[0] || (!seen.includes(next) && reaches(next, [...seen, next])));
    expect(Object.keys(arrows).filter((part) => reaches(part, [part]))).toEqual([]);
  });

  it("serve requests without the clients' validators, so that one fault cannot hide on both sides", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        ["sandbox", "services", "testing"].includes(partOf(from)) && clients.includes(partOf(to)) && !shared.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it("have no files that import each other in a cycle, also by conditional imports", () => {
    const circle = [
      { from: "a", to: "b" },
      { from: "b", to: "c" },
      { from: "c", to: "b" },
    ];
    expect(circles(circle)).toEqual([["b", "c"]]);
    expect(circles(imports)).toEqual([]);
  });
});

describe("tests that import the inside of a room", () => {
  /** The paths with a reason each; the linter lets no test import another one. */
  const allowed = JSON.parse(readFileSync(join(root, "test/internal-imports.json"), "utf8")) as Record<string, string>;

  it("the list names each such test, in order", () => {
    const tests = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const imported = new Set(
      tests.flatMap((name) =>
        [...readFileSync(join(root, "test", name), "utf8").matchAll(/"((?:\.\.\/)+src\/[^"]+)"/g)].map(
          ([, path = ""]) => path.replace(/^(?:\.\.\/)+/, ""),
        ),
      ),
    );
    const listed = Object.keys(allowed);
    expect(listed).toEqual(listed.toSorted());
    expect(listed.filter((path) => !imported.has(path))).toEqual([]);
    expect(Object.values(allowed)).not.toContain("");
  });
});
