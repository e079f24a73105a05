import { describe, expect, it } from "vitest";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";

const program = useCommandLine();

const ico = (index: number): string => String(90_000_021 + index);

describe("[REL-08] an output that is closed early is no error, and nothing is printed about it", () => {
  it.each([
    "lookup 90000021 90000048 90000056",
    "search --obchodniJmeno Moravsk",
    "changes --source vr",
    "codelist",
    "codelist PravniForma --source res",
    "--help",
  ])("%s", async (command) => {
    const ended = await program.run(command.split(" "), { outputFails: "EPIPE", watched: 80 });
    expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});

describe("an output that cannot be written", () => {
  it.each(["search --obchodniJmeno Moravsk", "changes --source vr", "codelist"])(
    "[REL-08] ends %s with 5 and the system's reason, and reports nothing that was not printed as printed",
    async (command) => {
      const { code, stderr } = await program.run(command.split(" "), { outputFails: "ENOSPC" });
      expect({ code, stderr }).toEqual({ code: 5, stderr: "error: the output: no space left on device\n" });
    },
  );
});

describe("a signal", () => {
  it.each([
    ["SIGINT", 130, "interrupted"],
    ["SIGTERM", 143, "stopped"],
  ] as const)("ends the wait for standard input, %s with %i", async (signal, code, word) => {
    // The second batch is not full, so nothing is sent before the input ends: what runs after the first is the wait.
    const first = Array.from({ length: 100 }, (_, index) => ico(index));
    const running = program.start(["lookup", "--verbose", ...first, "-"], { open: true });
    await running.until("stderr", "< vyhledejEkonomickeSubjekty 200");
    running.signal(signal);
    const { code: ended, stderr } = await running.ended;
    expect(stderr).toMatch(new RegExp(`\n${word}\n$`));
    expect(ended).toBe(code);
    // It holds on to its input no longer.
    expect(running.stdin.destroyed).toBe(true);
  });
});

describe("standard input", () => {
  /** The lines of an input that are looked up, as they are echoed. */
  async function linesOf(...input: (string | Uint8Array)[]): Promise<unknown[]> {
    const { stdout } = await program.run(["lookup", "--json"], { input });
    return jsonLines(stdout).map(({ input: line }) => line);
  }

  it("the reader splits standard input into the same lines in any chunks, without empty lines, white space and a byte order mark", async () => {
    const bytes = Buffer.from("\ufeffa 21\r\n\n  žluťoučký \n\t\nlast");
    for (let size = 1; size <= bytes.length; size += 1) {
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      expect(await linesOf(...chunks)).toEqual(["a 21", "žluťoučký", "last"]);
    }
  });

  it("takes lines of 1,000 characters and no longer ones, with or without a line end", async () => {
    const longest = "x".repeat(1000);
    expect(await linesOf(`${longest}\n`, longest)).toEqual([longest, longest]);
    for (const end of ["", "\n"]) {
      const { code, stderr } = await program.run(["lookup"], { input: ["1\n", `${longest}x${end}`] });
      expect(stderr).toContain("error: line 2 of the input must have at most 1000 characters\n");
      expect(code).toBe(2);
    }
  });

  it("refuses a line that is too long before all of it has come", async () => {
    const running = program.start(["lookup"], { open: true, input: "x".repeat(1001) });
    expect(await running.ended).toMatchObject({ code: 2 });
    expect(running.stdin.destroyed).toBe(true);
  });
});

describe("--requests-per-minute", () => {
  it.each([
    ["lookup", "27074358"],
    ["search", "--obchodniJmeno", "x"],
    ["changes", "--source", "vr"],
    ["codelist"],
    ["verify"],
  ])("limits the client of %s, and refuses a rate of zero", async (...args) => {
    const { code, stderr } = await program.run([...args, "--requests-per-minute", "0"]);
    expect(stderr).toContain("error: --requests-per-minute must be a number above 0");
    expect(code).toBe(2);
  });

  it.each(["x", "", "1e3", "Infinity"])("refuses what is no number: %j", async (value) => {
    const { code, stderr } = await program.run(["lookup", "27074358", "--requests-per-minute", value]);
    expect(stderr).toContain("It must be a number.");
    expect(code).toBe(2);
  });
});
