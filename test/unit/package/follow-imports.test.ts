import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followImports } from "../../../scripts/follow-imports.ts";
import { trimDeclarations } from "../../../scripts/trim-declarations.ts";

let folder = "";
const path = (name: string): string => join(folder, name);
const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path(name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "imports-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const declarations = {
  "entry.d.ts":
    'import type { A } from "./a.ts";\nexport * from "./b.ts";\nexport declare const c: import("./c.ts").C;\n',
  "a.d.ts":
    '/** Not an import: `from "./a.ts"`. */\nimport type { Entry } from "./entry.ts";\nexport type A = Entry;\n',
  "b.d.ts": 'import "other/b.ts";\nexport declare const b: "./stray.ts";\n',
  "c.d.ts": "export type C = 1;\n",
  "stray.d.ts": 'export * from "./c.ts";\n',
};

describe("followImports", () => {
  it("follows declarations with any extension, also in a cycle", () => {
    write(declarations);
    const { files, modules } = followImports([path("entry.d.ts")]);
    expect([...files].sort()).toEqual(["a.d.ts", "b.d.ts", "c.d.ts", "entry.d.ts"].map(path));
    expect([...modules]).toEqual(["other/b.ts"]);
  });

  it("follows JavaScript, also dynamic imports", () => {
    write({ "entry.js": 'import "./a.js";\nawait import("./b.js");\n', "a.js": 'export * from "jose";\n', "b.js": "" });
    const { files, modules } = followImports([path("entry.js")]);
    expect([...files]).toEqual(["entry.js", "a.js", "b.js"].map(path));
    expect([...modules]).toEqual(["jose"]);
  });

  it("fails when a file is missing", () => {
    write({ "entry.js": 'import "./gone.js";\n' });
    expect(() => followImports([path("entry.js")])).toThrow(/gone\.js/);
  });
});

describe("trimDeclarations", () => {
  it("keeps what the entries reach, under the names of the JavaScript, and changes nothing else", () => {
    write(declarations);
    trimDeclarations(Object.keys(declarations).map(path), [path("entry.d.ts")]);
    expect(readdirSync(folder).sort()).toEqual(["a.d.ts", "b.d.ts", "c.d.ts", "entry.d.ts"]);
    expect(readFileSync(path("entry.d.ts"), "utf8")).toBe(declarations["entry.d.ts"].replaceAll(".ts", ".js"));
    expect(readFileSync(path("a.d.ts"), "utf8")).toBe(declarations["a.d.ts"].replace("./entry.ts", "./entry.js"));
    expect(readFileSync(path("b.d.ts"), "utf8")).toBe(declarations["b.d.ts"]);
  });
});
