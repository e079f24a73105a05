import { describe, expect, it } from "vitest";
import { renderTable } from "../../../src/cli/output.ts";

const columns = [{ title: "ico", width: 8 }, { title: "name" }, { title: "seat" }];
const name = "Moravské datové služby a.s.";
const seat = "Brno, Údolní 5";
const linesOf = (terminal: number, ...cells: string[]): string[] =>
  renderTable(columns, [["90000021", ...cells]], terminal)
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

describe("a table", () => {
  it("has its cells side by side where there is room", () => {
    expect(linesOf(80, name, seat)).toEqual([
      expect.stringMatching(/^90000021 {2}Moravské datové služby a\.s\. +Brno, Údolní 5$/),
    ]);
  });

  it("wraps long cells to the width of the terminal", () => {
    const lines = linesOf(40, name, seat);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
    expect(lines.join(" ").replaceAll(/\s+/g, " ")).toContain("Moravské");
  });

  it("wraps nothing in a terminal too narrow for that", () => {
    // 8 and two gaps of 2 for the first column, 12 for each of the others.
    expect(linesOf(36, name, seat).length).toBeGreaterThan(1);
    expect(linesOf(35, name, seat)).toEqual([`90000021  ${name}  ${seat}`]);
  });

  it("cuts a cell at 500 characters", () => {
    expect(linesOf(10, "x".repeat(500), "")).toEqual([`90000021  ${"x".repeat(500)}`]);
    expect(linesOf(10, "x".repeat(501), "")).toEqual([`90000021  ${"x".repeat(500)}…`]);
    expect(linesOf(10, `${"x".repeat(499)}😀`, "")).toEqual([`90000021  ${"x".repeat(499)}…`]);
  });
});
