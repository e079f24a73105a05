import { appendFileSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useCommandLine, type Running } from "../fixtures/command-line.ts";
import { supplierTable } from "./cli-killed.ts";

const program = useCommandLine();
const { folder } = program;
const { write, read, unused, pathOf } = folder;

const formats = ["csv", "tsv", "ndjson", "json"] as const;
const suppliers = supplierTable(600);
const commandFor = (input: string, out: string, ...more: string[]): string[] => [
  ...["lookup", "--input", input, "--column", "IČO", "--out", out],
  ...more,
];
const different = "error: --out must be what the same command began with the same input: ";

/** Waits until a file has something in it, while the command runs. */
async function untilWritten(name: string): Promise<void> {
  while (!existsSync(pathOf(name)) || readFileSync(pathOf(name)).length === 0) await wait(1);
}

describe("ares-caais lookup --resume", () => {
  it.each(formats)("[JOB-03] goes on wherever an output of %s ends, torn or with zeros behind it", async (format) => {
    const input = write(suppliers);
    const whole = unused(format);
    const uninterrupted = await program.run(commandFor(input, whole));
    expect(uninterrupted.code).toBe(1);
    const expected = readFileSync(pathOf(whole));
    // What a machine that lost its power leaves behind: the last writes not, only in part, or as zeros.
    const ends = fc.tuple(fc.nat(expected.length), fc.constantFrom(0, 0, 1, 5000));
    const property = fc.asyncProperty(ends, async ([end, zeros]) => {
      const out = write(Buffer.concat([expected.subarray(0, end), Buffer.alloc(zeros)]), unused(format));
      const { code, stderr } = await program.run(commandFor(input, out, "--resume"));
      expect(read(out)).toBe(expected.toString());
      // It says the same of the rows of all runs.
      const complete = `"${out}" was complete already, and nothing was asked: --force asks again\n`;
      expect([stderr, `${complete}${stderr}`, stderr.replace(complete, "")]).toContain(uninterrupted.stderr);
      expect(code).toBe(1);
      expect(existsSync(pathOf(`${out}.lock`))).toBe(false);
    });
    await fc.assert(property, { numRuns: 15, examples: [[[expected.length, 0]], [[0, 0]]] });
  });

  const three = "a,b\n90000021,90000048\n12345678,CZ8001011234\n90000048,90000021\n";
  const head = "a,b,status,reason\n";
  const [first, second] = ["90000021,90000048,found,\n", "12345678,CZ8001011234,missing,check-digit\n"];
  const rowOf = (a: string, b: string, status: string, reason: string | null): string =>
    JSON.stringify({ a, b, status, reason });
  const [one, two] = [
    rowOf("90000021", "90000048", "found", null),
    rowOf("12345678", "CZ8001011234", "missing", "check-digit"),
  ];
  const ofAnotherColumn = "says of line 3 of the input what is not of its ico, as if of another column";

  it.each<[what: string, format: (typeof formats)[number], output: string, why: string, column?: string]>([
    ["another torn row", "csv", `${head}${first}9999`, "has something else after row 1"],
    ["text after zeros", "csv", `${head}${first}123\0\0text`, "has something else after row 1"],
    ["one line of another program", "ndjson", '{"important":"one line"}', "has something else after row 0"],
    ["a zero at its beginning", "csv", "\0important", "has other columns, or another format"],
    ["an empty line between rows", "json", `[\n${one},\n\n${two}\n]\n`, "has another row after row 1"],
    ["an end between rows", "json", `[\n${one}\n]\n${two}\n]\n`, "has another row after row 1"],
    ["no comma between rows", "json", `[\n${one}\n${two}\n]\n`, "has another row after row 1"],
    ["an ico where its column has none", "csv", head + first + second, ofAnotherColumn, "b"],
    [
      "a slip where its column has none",
      "csv",
      `${head}90000021,90000048,missing,check-digit\n`,
      ofAnotherColumn.replace("3", "2"),
    ],
    ["no text", "ndjson", "\u00ff\u00fe", "cannot be read as such"],
  ])("[JOB-03] refuses an output that has %s in %s, and keeps it", async (_what, format, output, why, column = "a") => {
    const input = write(three);
    const out = write(Buffer.from(output, why === "cannot be read as such" ? "latin1" : "utf8"), unused(format));
    const before = readFileSync(pathOf(out));
    const args = ["lookup", "--input", input, "--column", column, "--add", "", "--out", out, "--resume"];
    const { code, stderr } = await program.run(args);
    expect(stderr).toContain(`${different}it ${why}`);
    expect(code).toBe(2);
    expect(readFileSync(pathOf(out))).toEqual(before);
  });

  it("[JOB-03] takes a carriage return in a long cell of its output for part of the cell", async () => {
    const input = write(`IČO,b\n90000048,"${"x".repeat(70_000)}\r${"y".repeat(70_000)}"\n`);
    const out = unused();
    await program.run(commandFor(input, out));
    const expected = read(out);
    const { code, stderr } = await program.run(commandFor(input, out, "--resume"));
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("was complete already") as string,
    });
    expect(read(out)).toBe(expected);
  });

  /** A command whose output has begun, and whose next request waits for its turn of the budget. */
  async function begun(input: string, out: string, ...more: string[]): Promise<Running> {
    const running = program.start(commandFor(input, out, "--requests-per-minute", "600", ...more));
    await untilWritten(out);
    return running;
  }

  it("[JOB-03] writes what has come at Ctrl-C, says last how to go on, and goes on with the same work alone", async () => {
    const input = write(supplierTable(2500));
    const out = unused();
    const running = await begun(input, out);
    running.signal("SIGINT");
    const { code, stderr } = await running.ended;
    expect(code).toBe(130);
    expect(stderr).toBe(`interrupted\n"${out}" is not complete: the same command with --resume goes on\n`);
    expect(read(out).endsWith("\n")).toBe(true);
    const other = await program.run(commandFor(input, out, "--resume", "--source", "res"));
    expect(other.stderr).toContain(
      "--out was begun with --source ares --column 2, not with --source res --column 2: --force overwrites it",
    );
    expect(other.code).toBe(2);
    await program.run(commandFor(input, out, "--resume"));
    const whole = unused();
    await program.run(commandFor(input, whole));
    expect(read(out)).toBe(read(whole));
  });

  it("[JOB-03] goes on with the rows that an input has got since, and refuses an output of another one", async () => {
    const command = (input: string, out: string, ...more: string[]): string[] =>
      commandFor(input, out, "--add", "vat", ...more);
    for (const format of ["csv", "ndjson", "json"]) {
      const input = write("IČO,a\n90000048,x\n");
      const out = unused(format);
      await program.run(command(input, out));
      write("IČO,a\n90000048,x\n90000021,y\n", input);
      expect(await program.run(command(input, out, "--resume"))).toMatchObject({ code: 0, stderr: "" });
      const before = read(out);
      expect(before).toContain("90000021");
      const cases: readonly (readonly [string, string[], string])[] = [
        ["IČO,a\n90000048,x\n", [], "it has more rows than the input, which has 1"],
        ["IČO,a\n90000048,x\n90000021,z\n", [], "it has another row than line 3 of the input"],
        ["IČO,a\n90000048,x\n90000021,y\n", ["--add", "vat,dic"], "it has "],
        ["IČO,b\n90000048,x\n90000021,y\n", [], "it has "],
      ];
      for (const [content, more, why] of cases) {
        write(content, input);
        const { code, stderr } = await program.run(command(input, out, ...more, "--resume"));
        expect(stderr).toContain(`${different}${why}`);
        expect(code).toBe(2);
        expect(read(out)).toBe(before);
      }
    }
  });

  it("ends with an error when the input changes while it is read", async () => {
    const input = write(supplierTable(2500));
    const out = unused();
    const running = await begun(input, out);
    appendFileSync(pathOf(input), "1;90000021;x\n");
    const { code, stderr } = await running.ended;
    expect(stderr).toContain("--input must not change while it is read");
    expect(stderr.trimEnd().endsWith("--resume goes on")).toBe(true);
    expect(code).toBe(2);
  });
});

describe("the lock of an output", () => {
  // The parent of this process lives as long as it.
  const other = String(process.ppid);
  const table = "IČO\n90000048\n";

  it.each<[what: string, lock: string, age?: number]>([
    ["a process that was killed", "4194305"],
    ["a process of the same number", String(process.pid)],
    ["work that ended", "0\n"],
    ["what is the number of no process", "-1\n"],
    ["a process that was killed before it wrote its number", "", 1],
  ])("[JOB-03] is taken over when it is left of %s", async (_what, lock, age) => {
    const out = unused();
    write(lock, `${out}.lock`);
    if (age !== undefined) utimesSync(pathOf(`${out}.lock`), age, age);
    expect(await program.run(commandFor(write(table), out))).toMatchObject({ code: 0, stderr: "" });
    expect(existsSync(pathOf(`${out}.lock`))).toBe(false);
  });

  it.each([
    ["another process", other, other],
    ["a process that has not written its number yet", "", "unknown"],
  ])("[JOB-03] is left to %s", async (_what, lock, named) => {
    const out = unused();
    write(lock, `${out}.lock`);
    const { code, stderr } = await program.run(commandFor(write(table), out));
    expect(stderr).toContain(`--out is in use by process ${named}`);
    expect({ code, lock: read(`${out}.lock`), out: existsSync(pathOf(out)) }).toEqual({ code: 2, lock, out: false });
  });

  it("[JOB-03] that another process took meanwhile ends the work, and is left to it", async () => {
    const out = unused();
    const running = program.start(commandFor(write(supplierTable(2500)), out, "--requests-per-minute", "600"));
    await untilWritten(out);
    write(other, `${out}.lock`);
    const { code, stderr } = await running.ended;
    expect(stderr).toContain(`--out is in use by process ${other}`);
    expect({ code, lock: read(`${out}.lock`) }).toEqual({ code: 2, lock: other });
  });
});
