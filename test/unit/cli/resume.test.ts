import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { endOfWhole } from "../../../src/cli/resume.ts";
import { emptyTally } from "../../../src/cli/table-columns.ts";
import { createFormat, type Format } from "../../../src/cli/table-format.ts";
import { readTable } from "../../../src/jobs/read-table.ts";

const folder = mkdtempSync(join(tmpdir(), "resume-"));
const path = join(folder, "out");
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const input = "a,b\n90000021,90000048\n12345678,CZ8001011234\n90000048,90000021\n";
const csvHead = "a,b,status,reason\n";
const [first, second] = ["90000021,90000048,found,\n", "12345678,CZ8001011234,missing,check-digit\n"];
const rowOf = (a: string, b: string, status: string, reason: string | null): string =>
  JSON.stringify({ a, b, status, reason });
const [one, two] = [
  rowOf("90000021", "90000048", "found", null),
  rowOf("12345678", "CZ8001011234", "missing", "check-digit"),
];

/** Where an output goes on: the bytes, and the line of the input; or why it is refused. */
async function resumed(format: Format, output: string, column = 1): Promise<string> {
  writeFileSync(path, output);
  const { rows } = await readTable([new TextEncoder().encode(input)], { column, header: true });
  const columns = { kept: ["a", "b"], added: ["status", "reason"] };
  const tally = emptyTally();
  try {
    const found = await endOfWhole(path, await createFormat(format, columns, ",", false), rows, tally);
    return `${found?.at} ${found?.next?.line} ${tally.found} ${tally.named.join()}`;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*same input: (.*); --force.*$/s, "$1") : String(error);
  }
}

describe("the end of an output", () => {
  it.each<[string, Format, string, string, number?]>([
    ["a whole row", "csv", csvHead + first, "43 3 1 "],
    ["a torn row", "csv", `${csvHead}${first}12345678,CZ8001`, "43 3 1 "],
    ["a torn cell that was added", "csv", `${csvHead}${first}12345678,CZ8001011234,mis`, "43 3 1 "],
    ["zeros", "csv", `${csvHead}${first}123\0\0\0`, "43 3 1 "],
    ["a torn head", "csv", "a,b,st", "0 undefined 0 "],
    ["a slip", "csv", csvHead + first + second, "85 4 1 12345678"],
    ["a torn row", "json", `[\n${one},\n{"a":"123`, "64 3 1 "],
    ["an end", "json", `[\n${one}\n]\n`, "64 3 1 "],
    ["a torn row", "ndjson", `${one}\n{"a":"123`, "63 3 1 "],
    // What is none of it is not overwritten.
    ["another torn row", "csv", `${csvHead}${first}9999`, "it has something else after row 1"],
    ["text after zeros", "csv", `${csvHead}${first}123\0\0text`, "it has something else after row 1"],
    ["one line of another program", "ndjson", '{"important":"one line"}', "it has something else after row 0"],
    ["a zero at its beginning", "ndjson", "\0important", "it has something else after row 0"],
    ["a zero at its beginning", "csv", "\0important", "it has other columns, or another format"],
    ["an empty line between rows", "json", `[\n${one},\n\n${two}\n]\n`, "it has another row after row 1"],
    ["an end between rows", "json", `[\n${one}\n]\n${two}\n]\n`, "it has another row after row 1"],
    ["no comma between rows", "json", `[\n${one}\n${two}\n]\n`, "it has another row after row 1"],
    // Rows of another column.
    [
      "an ico where the column has none",
      "csv",
      csvHead + first + second,
      "it says of line 3 of the input what is not of its ico, as if of another column",
      2,
    ],
    [
      "a slip where the column has none",
      "csv",
      `${csvHead}90000021,90000048,missing,check-digit\n`,
      "it says of line 2 of the input what is not of its ico, as if of another column",
    ],
  ])("[JOB-03] that has %s in %s", async (_, format, output, expected, column) => {
    expect(await resumed(format, output, column)).toBe(expected);
  });

  it("[JOB-03] of which the first row has a carriage return in a long cell", async () => {
    const cell = `${"x".repeat(70_000)}\r${"y".repeat(70_000)}`;
    const rows = (await readTable([new TextEncoder().encode(`ico,b\n90000048,"${cell}"\n`)])).rows;
    const format = await createFormat("csv", { kept: ["ico", "b"], added: ["status", "reason"] }, ",", false);
    const row = format.write({ kept: ["90000048", cell], added: ["found", ""] }, true);
    writeFileSync(path, format.head + row);
    const found = await endOfWhole(path, format, rows, emptyTally());
    expect(found).toEqual({ at: format.head.length + row.length, next: undefined });
  });
});
