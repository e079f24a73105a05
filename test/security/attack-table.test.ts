import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const rows = read("docs/security.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| attack") && !line.startsWith("| -"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** The tests that a row names: their file and title. */
function testsOf(cell: string): { readonly file: string; readonly title: string }[] {
  return cell.split("<br>").map((entry) => {
    const [, file = "", title = ""] = /^\[[\w/-]+\]\(\.\.\/(test\/[\w/-]+\.test\.ts)\) `([^`]+)`$/.exec(entry) ?? [];
    return { file, title };
  });
}

describe("the table of attacks", () => {
  it("gives every row an attack, an answer and at least one test", () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const [, attack, answer, tests = "", ...rest] of rows) {
      expect([attack, answer]).not.toContain("");
      expect(rest, attack).toEqual([""]);
      expect(
        testsOf(tests).every(({ file, title }) => file !== "" && title !== ""),
        attack,
      ).toBe(true);
    }
  });

  it("names tests that exist, by the title that they have in their file", () => {
    const missing = rows
      .flatMap(([, , , tests = ""]) => testsOf(tests))
      .filter(({ file, title }) => {
        const source = read(file);
        return !source.includes(`"${title}"`) && !source.includes(`\`${title}\``);
      });
    expect(missing).toEqual([]);
  });

  it("names every file of this folder", () => {
    const named = new Set(rows.flatMap(([, , , tests = ""]) => testsOf(tests).map(({ file }) => file)));
    const files = readdirSync(fileURLToPath(new URL("test/security", root))).filter((name) =>
      name.endsWith(".test.ts"),
    );
    const unnamed = files.filter((name) => !named.has(`test/security/${name}`));
    expect(unnamed).toEqual(["attack-table.test.ts"]);
  });
});
