import { appendFileSync, existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { useCommandLine, type Ended, type Running } from "../fixtures/command-line.ts";
import { supplierTable } from "./cli-killed.ts";

const program = useCommandLine();
const { folder } = program;
const { write, read, unused, pathOf } = folder;

const suppliers = supplierTable(2500);
const commandFor = (input: string, out: string, ...more: string[]): string[] => [
  ...["lookup", "--input", input, "--column", "IČO", "--out", out],
  ...more,
];

/** Waits until a file has something in it, while the command runs. */
async function untilWritten(name: string): Promise<void> {
  while (!existsSync(pathOf(name)) || readFileSync(pathOf(name)).length === 0) await wait(1);
}

/** A command whose output has begun, and whose next request waits for the rate limit of the budget. */
async function begun(args: readonly string[], out: string): Promise<Running> {
  const running = program.start([...args, "--requests-per-minute", "600"]);
  await untilWritten(`${out}.part`);
  return running;
}

/** An output that was stopped on its way. */
async function stopped(args: readonly string[], out: string): Promise<Ended> {
  const running = await begun(args, out);
  running.signal("SIGINT");
  return running.ended;
}

describe("an interrupted output", () => {
  const input = "all.csv";

  beforeAll(() => {
    write(suppliers, input);
  });

  it.each(["lookup", "check"].flatMap((command) => ["csv", "tsv", "ndjson"].map((format) => [command, format])))(
    "[JOB-03] [JOB-17] resumes %s in %s, whatever a crashed machine left behind the last record",
    async (command = "", format) => {
      const argsFor = (out: string): string[] => [command, "--input", input, "--column", "IČO", "--out", out];
      const whole = unused(format);
      const uninterrupted = await program.run(argsFor(whole));
      const out = unused(format);
      await stopped(argsFor(out), out);
      for (const rest of ["", "9000", "\0".repeat(5000)]) {
        appendFileSync(pathOf(`${out}.part`), rest);
        await stopped([...argsFor(out), "--resume"], out);
      }
      const { code, stderr } = await program.run([...argsFor(out), "--resume"]);
      expect(read(out)).toBe(read(whole));
      // It says the same of the rows of all runs.
      expect({ code, stderr }).toEqual({ code: 1, stderr: uninterrupted.stderr });
      expect([`${out}.part`, `${out}.lock`].filter((name) => existsSync(pathOf(name)))).toEqual([]);
    },
  );

  it("[JOB-03] keeps what came until Ctrl-C, prints the command to resume, and resumes the same work only", async () => {
    const out = unused();
    const { code, stderr } = await stopped(commandFor(input, out), out);
    expect(code).toBe(130);
    expect(stderr).toBe(`interrupted\n"${out}" is not complete: the same command with --resume goes on\n`);
    const part = read(`${out}.part`);
    expect(part.endsWith("\n")).toBe(true);
    const begunBy = "was begun by lookup --source ares --column 2 --format csv, not by lookup --source";
    const cases: readonly (readonly [readonly string[], string])[] = [
      [[], "is unfinished: --resume continues it, --force begins anew"],
      [["--resume", "--source", "res"], `${begunBy} res --column 2 --format csv: --force begins anew`],
      [["--resume", "--format", "tsv"], `${begunBy} ares --column 2 --format tsv: --force begins anew`],
      [["--resume", "--add", "vat"], `${begunBy} ares --add vat --column 2 --format csv: --force begins anew`],
      [["--resume", "--excel"], "must be the unfinished output of the same command and input, but its columns or"],
    ];
    for (const [more, why] of cases) {
      const other = await program.run(commandFor(input, out, ...more));
      expect(other.stderr).toContain(`error: --out ${why}`);
      expect(other.code).toBe(2);
      expect(read(`${out}.part`)).toBe(part);
    }
  });

  it("[JOB-03] [JOB-17] resumes when its input has more rows, but not with another input", async () => {
    const own = write(suppliers);
    const out = unused();
    await stopped(commandFor(own, out), out);
    write(suppliers.replace("0;CZ", "9;CZ"), own);
    const other = await program.run(commandFor(own, out, "--resume"));
    expect(other.stderr).toMatch(/--out must be .* but its columns or its first \d+ rows differ: --force begins anew/);
    write("n;IČO;firma\n0;CZ8001011234;plain\n", own);
    expect(await program.run(commandFor(own, out, "--resume"))).toMatchObject({ code: 2, stderr: other.stderr });
    write(`${suppliers}2500;90000048;new\n`, own);
    expect((await program.run(commandFor(own, out, "--resume"))).code).toBe(1);
    expect(read(out).split("\n")).toHaveLength(read(own).split("\n").length);
    expect(read(out)).toContain("\n2500;90000048;new;found;");
  });

  it.each<[what: string, change: (part: string) => void, why: string]>([
    ["was edited", (part) => write(read(part).replace(/plain(?=[^]{1,999}$)/, "PLAIN"), part), "was changed since"],
    ["is shorter", (part) => write(read(part).slice(0, 100), part), "was changed since"],
    [
      "is gone",
      (part) => {
        rmSync(pathOf(part));
      },
      "is gone",
    ],
  ])("[JOB-03] stops the command when its part %s, and begins anew with --force", async (_what, change, why) => {
    const out = unused();
    await stopped(commandFor(input, out), out);
    change(`${out}.part`);
    const { code, stderr } = await program.run(commandFor(input, out, "--resume"));
    expect(stderr).toContain(`--out was begun, and ${out}.part ${why}: --force begins anew`);
    expect(code).toBe(2);
    expect((await program.run(commandFor(input, out, "--force"))).code).toBe(1);
    expect(read(out).split("\n")).toHaveLength(suppliers.split("\n").length);
  });

  it("[JOB-17] keeps the output that it replaces until the new one is complete", async () => {
    const out = write("kept", unused());
    const { stderr } = await stopped(commandFor(input, out, "--force"), out);
    expect(stderr).toContain("the same command with --resume in place of --force goes on");
    expect(read(out)).toBe("kept");
    await program.run(commandFor(input, out, "--resume"));
    expect(read(out).split("\n")).toHaveLength(suppliers.split("\n").length);
  });

  it("[JOB-03] starts a new output when there is none to resume", async () => {
    const out = unused();
    expect((await program.run(commandFor(write("IČO\n90000048\n"), out, "--resume"))).code).toBe(0);
    expect(read(out)).toContain("90000048,found,");
  });

  it("[JOB-03] reports that a complete output needed no request", async () => {
    const own = write("IČO\n90000048\n");
    const out = unused();
    await program.run(commandFor(own, out));
    const before = { text: read(out), requests: program.sandbox.registry.requests };
    expect(await program.run(commandFor(own, out, "--resume"))).toEqual({
      code: 0,
      stdout: "",
      stderr: `"${out}" is complete already, no request was sent: --force begins anew\n`,
    });
    expect({ text: read(out), requests: program.sandbox.registry.requests }).toEqual(before);
  });

  it("[JOB-03] takes no file with other columns for its complete output", async () => {
    const out = write("anything", unused());
    const { code, stderr } = await program.run(commandFor(input, out, "--resume"));
    expect(stderr).toBe(`error: --out exists with other columns: --force overwrites it, got "${out}"\n`);
    expect({ code, text: read(out) }).toEqual({ code: 2, text: "anything" });
  });

  it("[JOB-17] counts as complete when the program was killed after the rename", async () => {
    const own = write("IČO\n90000048\n");
    const out = unused();
    const running = program.start([...commandFor(own, out)]);
    let lock = "";
    while (!existsSync(pathOf(out))) {
      if (existsSync(pathOf(`${out}.lock`))) lock = read(`${out}.lock`);
      await wait(0);
    }
    await running.ended;
    const { record } = JSON.parse(lock) as { record: object };
    write(JSON.stringify({ process: 0, record: { ...record, bytes: Buffer.byteLength(read(out)) } }), `${out}.lock`);
    const { code, stderr } = await program.run(commandFor(own, out, "--resume"));
    expect(stderr).toContain("is complete already");
    expect({ code, lock: existsSync(pathOf(`${out}.lock`)) }).toEqual({ code: 0, lock: false });
  });

  it("[JOB-17] loses no line of a check and prints none twice", async () => {
    const previous = unused();
    const own = write(supplierTable(2500));
    const args = ["check", "--input", own, "--column", "IČO", "--no-statutory-body"];
    await program.run([...args, "--out", previous]);
    write(read(previous).replaceAll(/(?<=;found;;new;)[^;]*/g, "former name"), previous);
    const nightly = [...args, "--previous", previous, "--only-changed", "--out", previous];
    const all = await program.run([...nightly.slice(0, -1), unused()]);
    const first = await stopped(nightly, previous);
    const second = await program.run([...nightly, "--resume"]);
    const rowsOf = ({ stdout }: { readonly stdout: string }): string[] => stdout.split("\n").slice(1, -1);
    expect([...rowsOf(first), ...rowsOf(second)]).toEqual(rowsOf(all));
    expect(rowsOf(first).length).toBeGreaterThan(0);
  });

  it("ends with an error when the input changes while it is read", async () => {
    const own = write(suppliers);
    const out = unused();
    const running = await begun(commandFor(own, out), out);
    appendFileSync(pathOf(own), "1;90000021;x\n");
    const { code, stderr } = await running.ended;
    expect(stderr).toContain("--input must not change while it is read");
    expect(stderr.trimEnd().endsWith("--resume goes on")).toBe(true);
    expect(code).toBe(2);
  });
});

describe("the lock of an output", () => {
  // The parent of this process lives as long as it.
  const other = process.ppid;
  const table = "IČO\n90000048\n";
  const lockOf = (process: number, started?: string): string => JSON.stringify({ process, started });

  it.each<[what: string, lock: string, age?: number]>([
    ["a process that was killed", lockOf(4_194_305)],
    ["a process of the same number, where no start is known", lockOf(process.pid)],
    ["a process of the same number that was started at another time", lockOf(process.pid, "1")],
    ["another process whose number was given again", lockOf(other, "1")],
    ["work that ended", lockOf(0)],
    ["what is the number of no process", lockOf(-1)],
    ["a process that was killed before it wrote its number", "", 1],
  ])("[JOB-03] [JOB-17] passes to the next command when its holder is %s", async (_what, lock, age) => {
    const out = unused();
    write(lock, `${out}.lock`);
    if (age !== undefined) utimesSync(pathOf(`${out}.lock`), age, age);
    expect(await program.run(commandFor(write(table), out))).toMatchObject({ code: 0, stderr: "" });
    expect(existsSync(pathOf(`${out}.lock`))).toBe(false);
  });

  it.each<[what: string, lock: string, named: unknown]>([
    ["another process", lockOf(other), other],
    ["a process that has not written its number yet", "", "unknown"],
  ])("[JOB-03] stays with %s", async (_what, lock, named) => {
    const out = unused();
    write(lock, `${out}.lock`);
    const { code, stderr } = await program.run(commandFor(write(table), out));
    expect(stderr).toContain(`--out is in use by process ${String(named)}`);
    expect({ code, lock: read(`${out}.lock`), out: existsSync(pathOf(out)) }).toEqual({ code: 2, lock, out: false });
  });

  it("[JOB-17] identifies a process by its number and its start time", async () => {
    const out = unused();
    const running = await begun(commandFor(write(suppliers), out), out);
    const { process: number, started } = JSON.parse(read(`${out}.lock`)) as { process: number; started: string };
    expect(number).toBe(process.pid);
    expect(started).toMatch(/^\d+$/);
    // The same process, as two commands in one.
    expect((await program.run(commandFor(write(table), out))).stderr).toContain(`is in use by process ${process.pid}`);
    running.signal("SIGINT");
    await running.ended;
  });

  it("[JOB-03] ends the work when another process took it, and leaves it alone", async () => {
    const out = unused();
    const running = await begun(commandFor(write(suppliers), out), out);
    write(lockOf(other), `${out}.lock`);
    const { code, stderr } = await running.ended;
    expect(stderr).toContain(`--out is in use by process ${other}`);
    expect({ code, lock: read(`${out}.lock`) }).toEqual({ code: 2, lock: lockOf(other) });
  });
});
