import { mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useCommandLine } from "../fixtures/command-line.ts";

const program = useCommandLine();
const { write, pathOf } = program.folder;
const bakery = "90000048\tfound\tactive\tMORAVSKÁ PEKÁRNA s.r.o.";

describe("the command line reports what happened:", () => {
  it("[JOB-20] how many rows came before a line that is too long, and that code 2 may follow requests", async () => {
    const input = `${"90000048\n".repeat(1100)}${"x".repeat(2000)}\n`;
    const { code, stderr } = await program.run(["lookup"], { input });
    expect(stderr).toContain("line 1101 of the input must have at most 1000 characters");
    expect(stderr).toContain("stopped after 1000 looked up");
    expect(code).toBe(2);
    const { stdout } = await program.run(["--help"]);
    expect(stdout).toMatch(
      /^ {2}2 +wrong usage or input: nothing was sent, or a message says how far the command came$/m,
    );
  });

  it.each([
    ["a list", '[{"ico":"90000048"}]\n'],
    ["one that is written on several lines", '[\n  "90000048"\n]\n'],
    ["lines", '{"ico":"90000048","n":1}\n{"n":null,"ico":90000048}\n'],
  ])("[JOB-15] [JOB-20] every command reads JSON as a table: %s", async (_what, text) => {
    write(text, "list.json");
    for (const command of ["lookup", "check"]) {
      const { code, stdout } = await program.run([command, "--input", "list.json"]);
      expect(stdout.split("\n").slice(1, -1)).toHaveLength(text.startsWith("[") ? 1 : 2);
      expect(stdout).toContain("90000048\tfound\tactive\tMORAVSKÁ PEKÁRNA s.r.o.");
      expect(code).toBe(0);
    }
    const watched = await program.run(["watch", "--input", "list.json", "--state", "state.json", "--once"]);
    expect(watched).toMatchObject({ code: 0, stdout: "" });
  });

  it("[JOB-20] it refuses truncated JSON as invalid", async () => {
    write('{"ico":"90000048"}\n{"ico":"9000', "cut.ndjson");
    const { code, stderr } = await program.run(["lookup", "--input", "cut.ndjson", "--column", "ico"]);
    expect(stderr).toContain("--input must have a JSON object in each line: line 2 has none");
    expect(code).toBe(2);
  });

  it.each([["--out", "x.csv"], ["--force"], ["--format", "csv"]])(
    "[JOB-20] an ico beside an option of tables: the message names the option that was given, %s",
    async (...options) => {
      const { code, stderr } = await program.run(["lookup", "90000048", ...options]);
      expect(stderr).toBe(
        `error: ${options[0]} is for a table from --input FILE or standard input, and takes no ico beside it, got 90000048\n`,
      );
      expect(code).toBe(2);
    },
  );

  it("[JOB-20] it names the file that cannot be written, not its lock", async () => {
    write("IČO\n90000048\n", "one.csv");
    const { code, stderr } = await program.run(["lookup", "--input", "one.csv", "--out", "missing/out.csv"]);
    expect(stderr).toBe("error: missing/out.csv: no such file or directory\n");
    expect(code).toBe(5);
    mkdirSync(pathOf("folder.csv.lock"));
    expect((await program.run(["lookup", "--input", "one.csv", "--out", "folder.csv"])).stderr).not.toContain(
      "illegal",
    );
  });

  it("[JOB-20] it shows invisible characters in an invalid ico", async () => {
    const { stdout, code } = await program.run(["lookup", "9000\u200b0048", "90000021\ufeff", "x\u00ad"]);
    expect(stdout).toContain("\n9000\\u200b0048\tmalformed\t");
    expect(stdout).toContain("\nx\\u00ad\tmalformed\t");
    expect(code).toBe(1);
    const { stdout: json } = await program.run(["lookup", "--json", "9000\u200b0048"]);
    expect(JSON.parse(json)).toMatchObject({ input: "9000\u200b0048", status: "malformed" });
  });

  it.each(["CZ90000048", '="90000048"', "900 00 048", "90000048.0"])(
    "[JOB-20] it reads an argument like a cell of a table: %s",
    async (argument) => {
      expect((await program.run(["lookup", argument])).stdout).toContain(`\n${bakery}`);
      expect((await program.run(["lookup"], { input: `${argument}\n` })).stdout).toContain(`\n${bakery}`);
      expect((await program.run(["lookup", "CZ7001011234"])).stdout).toMatch(
        /\nCZ7001011234\tmalformed\t.*birth-number/,
      );
    },
  );

  it("[JOB-20] it says what to do with several ico in one argument or line", async () => {
    const said = "1 malformed with several cells: give each ico by itself, or a table with --input FILE\n";
    expect(await program.run(["lookup", "90000048;90000021"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(said) as string,
    });
    const { stderr } = await program.run(["lookup"], { input: "90000048\n90000048,90000021\n" });
    expect(stderr).toContain(said);
  });

  it.each([
    ["search", "a name", "--obchodniJmeno"],
    ["address", "an address", "--textovaAdresa"],
  ])("[JOB-20] %s proposes a search for %s that is given without an option", async (name, what, option) => {
    const { code, stderr } = await program.run([name, "Moravská", "pekárna"]);
    expect(stderr).toBe(
      `error: ${name} takes no argument: search for ${what} with ${option}, got "Moravská pekárna"\n` +
        `ares-caais ${name} ${option} "Moravská pekárna"\n`,
    );
    expect(code).toBe(2);
    const { stderr: nothing } = await program.run([name]);
    expect(nothing).toMatch(new RegExp(`^error: ${name} needs a condition, for example --`));
  });

  it("[JOB-20] help for an unknown command is an error with a proposal", async () => {
    const { code, stderr, stdout } = await program.run(["help", "lookp"]);
    expect(stderr).toContain("error: unknown command 'lookp'\n(Did you mean lookup?)");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect((await program.run(["help", "lookup"])).stdout).toContain("Usage: ares-caais lookup");
    expect((await program.run(["help"])).stdout).toContain("Usage: ares-caais [options]");
  });

  it("[JOB-20] heartbeat takes no shortcut, because nothing would check it", async () => {
    const { code, stderr, stdout } = await program.run(["heartbeat", "--ats-id", "NOPE"]);
    expect(stderr).toContain("error: unknown option '--ats-id'");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(await program.run(["heartbeat"])).toMatchObject({ stdout: "OK\n", code: 0 });
  });
});
