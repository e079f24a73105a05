import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonLines, useProgram } from "./cli-program.ts";

const program = useProgram();

/** More than can be looked up while a test runs. */
const many = Array.from({ length: 100_000 }, (_, index) => String(90_000_021 + index)).join("\n");

describe("an output that is closed early", () => {
  it("ends the work at once and without a word", async () => {
    writeFileSync(join(program.folder, "many.txt"), many);
    const line =
      "ares-caais lookup --json --verbose < many.txt 2> requests.txt | head -1; echo ${PIPESTATUS[@]} >&2; cat requests.txt";
    const { stdout, stderr } = await program.shell(line);
    const [first = "", ...log] = stdout.trimEnd().split("\n");
    expect(JSON.parse(first)).toMatchObject({ ico: "90000021", status: "found" });
    expect(stderr).toBe("0 0\n");
    // 1,000 requests would be needed for all.
    expect(log.filter((text) => text.startsWith("> "))).toSatisfy((sent: string[]) => sent.length < 100);
    for (const text of log) expect(text).toMatch(/^[<>~] /);
  });

  it("is no error for help either, nor is a closed standard error", async () => {
    expect(await program.shell("ares-caais --help | head -1; echo ${PIPESTATUS[@]}")).toMatchObject({
      stdout: "Usage: ares-caais [options] [command]\n0 0\n",
      stderr: "",
    });
    const { code, stdout } = await program.shell(
      "{ ares-caais lookup --json x 90000021; echo $? >&3; } 3>&1 2>&- | tail -1",
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: "1\n" });
  });
});

// Only Linux has a device that is always full.
describe.runIf(existsSync("/dev/full"))("an output that cannot be written", () => {
  it("ends with 5 and the system's reason", async () => {
    const { code, stderr } = await program.shell("ares-caais codelist > /dev/full");
    expect(stderr).toBe("error: the output: no space left on device\n");
    expect(code).toBe(5);
  });
});

describe("a signal", () => {
  it("ends `changes --follow` with 130, and says how to go on", async () => {
    const { stdout: kept } = await program.run(["changes", "--source", "vr", "--json"]);
    const last = Number(jsonLines(kept).at(-1)?.["cisloDavky"]);
    const args = ["changes", "--source", "vr", "--after", String(last - 2), "--follow", "--json"];
    const running = program.start(args);
    await running.until("stdout", `"cisloDavky":${last}`);
    running.process.kill("SIGINT");
    const { code, signal, stdout, stderr } = await running.ended;
    expect(jsonLines(stdout).map(({ cisloDavky }) => cisloDavky)).toEqual([last - 1, last]);
    expect(stderr).toBe(`to go on: --after ${last}\ninterrupted\n`);
    expect({ code, signal }).toEqual({ code: 130, signal: null });
  });

  it("ends a long look-up with 130 between two lines, and says how far it got", async () => {
    const running = program.start(["lookup", "--json"], { input: many });
    await running.until("stdout", '"ico":"90000021"');
    running.process.kill("SIGINT");
    const { code, stdout, stderr } = await running.ended;
    expect(stdout.endsWith("}\n")).toBe(true);
    const done = jsonLines(stdout).length;
    expect(stderr).toMatch(new RegExp(`^stopped after ${done} looked up: .*\ninterrupted\n$`));
    expect(code).toBe(130);
  });

  it("ends the wait for standard input, SIGTERM with 143", async () => {
    const running = program.start(["lookup", "--json", "90000021", "-"], { open: true });
    // The first batch is not full, so nothing is sent before the input ends: what runs is the wait.
    const verbose = program.start(
      ["lookup", "--verbose", ...Array.from({ length: 100 }, (_, index) => String(90_000_021 + index)), "-"],
      { open: true },
    );
    await verbose.until("stderr", "< vyhledejEkonomickeSubjekty 200");
    running.process.kill("SIGINT");
    verbose.process.kill("SIGTERM");
    expect(await running.ended).toMatchObject({ code: 130, stdout: "" });
    expect(await verbose.ended).toMatchObject({ code: 143, stderr: expect.stringMatching(/\nstopped\n$/) as string });
  });

  it("that cannot be caught leaves the service answering others", async () => {
    const running = program.start(["lookup", "--json"], { input: many });
    await running.until("stdout", '"ico":"90000021"');
    running.process.kill("SIGKILL");
    expect(await running.ended).toMatchObject({ code: null, signal: "SIGKILL" });
    expect(await program.run(["lookup", "90000021"])).toMatchObject({ code: 0 });
  });
});
