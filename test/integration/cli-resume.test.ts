import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { between, createRandom } from "../../bench/soak/random.ts";
import { useProgram, type Running } from "./cli-program.ts";

const program = useProgram();

const rows = 2500;
const cells = ["plain", '"Dva\nřádky; ""uvozovky"""', "=1+1", "ěščřžýáíé 🏭"];
const icos = Array.from({ length: rows }, (_, index) =>
  index % 7 === 0 ? "CZ8001011234" : String(90_000_021 + index),
);
const table = ["n;IČO;firma", ...icos.map((ico, index) => `${index};${ico};${cells[index % 4]}`), ""].join("\n");

const pathOf = (name: string): string => join(program.folder, name);
const sizeOf = (name: string): number => (existsSync(pathOf(name)) ? statSync(pathOf(name)).size : 0);
const commandFor = (out: string, ...more: string[]): string[] => [
  ...["lookup", "--input", "suppliers.csv", "--column", "IČO", "--requests-per-minute", "60000", "--out", out],
  ...more,
];

/** Waits until the output has grown to a size, or the program has ended. */
async function untilSize({ process }: Running, out: string, size: number): Promise<void> {
  while (process.exitCode === null && process.signalCode === null && sizeOf(out) < size) await wait(2);
}

describe("ares-caais lookup --resume", () => {
  it.each(["csv", "tsv", "ndjson", "json"])(
    "[JOB-03] loses no row of %s and writes none twice, killed at any moment and with its end torn off",
    async (format) => {
      writeFileSync(pathOf("suppliers.csv"), table);
      const whole = `whole.${format}`;
      const uninterrupted = await program.run(commandFor(whole));
      expect(uninterrupted.code).toBe(1);
      const expected = readFileSync(pathOf(whole));
      const random = createRandom(format.length * 7 + format.charCodeAt(0));
      const out = `killed.${format}`;
      let killed = 0;
      for (let round = 0; round < 4; round += 1) {
        // Slow enough that it is killed on its way, however busy the machine is.
        const running = program.start(commandFor(out, "--resume", "--requests-per-minute", "300"));
        const size = sizeOf(out) + between(random, 1, Math.floor(expected.length / 8));
        await untilSize(running, out, size);
        running.process.kill("SIGKILL");
        const { signal } = await running.ended;
        if (signal === "SIGKILL") killed += 1;
        // What a machine that lost its power leaves behind: the last writes not, only in part, or as zeros.
        if (round % 2 === 1) truncateSync(pathOf(out), Math.max(0, sizeOf(out) - between(random, 1, 400)));
        if (round === 2) appendFileSync(pathOf(out), Buffer.alloc(between(random, 1, 5000)));
      }
      expect(killed).toBeGreaterThan(1);
      // The second time there is nothing left to do.
      for (let time = 0; time < 2; time += 1) {
        const { code, stderr } = await program.run(commandFor(out, "--resume"));
        expect(readFileSync(pathOf(out)).equals(expected)).toBe(true);
        expect(code).toBe(1);
        // It says the same of the rows of all runs, and of an output that is whole that it asked for nothing.
        const whole = `"${out}" was complete already, and nothing was asked: --force asks again\n`;
        expect(stderr).toBe(`${time === 0 ? "" : whole}${uninterrupted.stderr}`);
        expect(existsSync(pathOf(`${out}.lock`))).toBe(false);
      }
    },
    60_000,
  );

  it("[JOB-03] goes on wherever a short output ends, byte by byte", async () => {
    writeFileSync(pathOf("short.csv"), 'IČO;x\n90000048;"a\n""b"""\nCZ8001011234;č\n');
    const command = ["lookup", "--input", "short.csv", "--column", "IČO", "--add", "obchodniJmeno", "--out"];
    for (const format of ["csv", "json"]) {
      const whole = `short-whole.${format}`;
      await program.run([...command, whole]);
      const expected = readFileSync(pathOf(whole));
      const out = `short-torn.${format}`;
      for (let end = 0; end < expected.length; end += 13) {
        writeFileSync(pathOf(out), expected.subarray(0, end));
        await program.run([...command, out, "--resume"]);
        expect(`${end} ${readFileSync(pathOf(out), "utf8")}`).toBe(`${end} ${expected.toString()}`);
      }
    }
  });

  it("[JOB-03] writes what has come at Ctrl-C, and says last how to go on", async () => {
    writeFileSync(pathOf("suppliers.csv"), table);
    const running = program.start(commandFor("stopped.csv", "--requests-per-minute", "60"));
    await untilSize(running, "stopped.csv", 10_000);
    running.process.kill("SIGINT");
    const { code, stderr } = await running.ended;
    expect(code).toBe(130);
    expect(stderr).toBe('interrupted\n"stopped.csv" is not complete: the same command with --resume goes on\n');
    expect(readFileSync(pathOf("stopped.csv"), "utf8").endsWith("\n")).toBe(true);
    // What it was begun with is what it goes on with.
    const other = await program.run(commandFor("stopped.csv", "--resume", "--source", "res"));
    expect(other.stderr).toContain(
      "--out was begun with --source ares --column 2, not with --source res --column 2: --force overwrites it",
    );
    expect(other.code).toBe(2);
    await program.run(commandFor("stopped.csv", "--resume"));
    await program.run(commandFor("not-stopped.csv"));
    expect(readFileSync(pathOf("stopped.csv"), "utf8")).toBe(readFileSync(pathOf("not-stopped.csv"), "utf8"));
  });

  it("[JOB-03] refuses a second command that would write to the same output", async () => {
    writeFileSync(pathOf("suppliers.csv"), table);
    const running = program.start(commandFor("shared.csv", "--resume", "--requests-per-minute", "60"));
    await untilSize(running, "shared.csv", 1000);
    const { code, stderr } = await program.run(commandFor("shared.csv", "--resume"));
    expect(stderr).toContain(`--out is in use by process ${running.process.pid}`);
    expect(code).toBe(2);
    running.process.kill("SIGTERM");
    expect(await running.ended).toMatchObject({ code: 143 });
  });

  it("[JOB-03] goes on with the rows that an input has got since, and refuses an output of another one", async () => {
    const command = ["lookup", "--input", "grows.csv", "--column", "IČO", "--add", "vat"];
    for (const format of ["csv", "ndjson", "json"]) {
      const out = `grown.${format}`;
      writeFileSync(pathOf("grows.csv"), "IČO,a\n90000048,x\n");
      await program.run([...command, "--out", out]);
      writeFileSync(pathOf("grows.csv"), "IČO,a\n90000048,x\n90000021,y\n");
      expect(await program.run([...command, "--out", out, "--resume"])).toMatchObject({ code: 0, stderr: "" });
      const before = readFileSync(pathOf(out), "utf8");
      expect(before).toContain("90000021");
      const cases: readonly (readonly [string, string[], string])[] = [
        ["IČO,a\n90000048,x\n", [], "it has more rows than the input, which has 1"],
        ["IČO,a\n90000048,x\n90000021,z\n", [], "it has another row than line 3 of the input"],
        ["IČO,a\n90000048,x\n90000021,y\n", ["--add", "vat,dic"], "it has "],
        ["IČO,b\n90000048,x\n90000021,y\n", [], "it has "],
      ];
      for (const [input, more, why] of cases) {
        writeFileSync(pathOf("grows.csv"), input);
        const { code, stderr } = await program.run([...command, ...more, "--out", out, "--resume"]);
        expect(stderr).toContain(`error: --out must be what the same command began with the same input: ${why}`);
        expect(code).toBe(2);
        expect(readFileSync(pathOf(out), "utf8")).toBe(before);
      }
    }
    writeFileSync(pathOf("grown.ndjson"), Buffer.of(0xff, 0xfe, 0x41));
    const { stderr } = await program.run([...command, "--out", "grown.ndjson", "--resume"]);
    expect(stderr).toContain("it cannot be read as such");
  });

  it("ends with an error when the input changes while it is read", async () => {
    writeFileSync(pathOf("changes.csv"), table);
    const running = program.start([
      ...["lookup", "--input", "changes.csv", "--column", "IČO", "--out", "changes-out.csv"],
      ...["--requests-per-minute", "300"],
    ]);
    await untilSize(running, "changes-out.csv", 1);
    appendFileSync(pathOf("changes.csv"), "1;90000021;x\n");
    const { code, stderr } = await running.ended;
    expect(stderr).toContain("--input must not change while it is read");
    expect(stderr.trimEnd().endsWith("--resume goes on")).toBe(true);
    expect(code).toBe(2);
  });
});
