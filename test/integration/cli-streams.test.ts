import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { jsonLines, useProgram } from "./cli-program.ts";
import { useHeldServer } from "./held-server.ts";

const program = useProgram();
const service = useHeldServer();

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

describe("[REL-08] an output that is closed early is no error, and nothing is said of it", () => {
  it.each([
    "lookup 90000021 90000048 90000056",
    "search --obchodniJmeno Moravsk",
    "changes --source vr",
    "codelist",
    "codelist PravniForma --source res",
  ])("%s", async (command) => {
    // The reader is gone before the first line is written.
    const { stdout, stderr } = await program.shell(`ares-caais ${command} | true; echo \${PIPESTATUS[@]}`);
    expect({ stdout, stderr }).toEqual({ stdout: "0 0\n", stderr: "" });
  });
});

// Only Linux has a device that is always full.
describe.runIf(existsSync("/dev/full"))("an output that cannot be written", () => {
  it("[REL-08] leaves nothing said of what was not printed", async () => {
    const { stderr } = await program.shell("ares-caais search --obchodniJmeno Moravsk > /dev/full");
    expect(stderr).toBe("error: the output: no space left on device\n");
    const { stderr: changes } = await program.shell("ares-caais changes --source vr > /dev/full");
    expect(changes).toBe("error: the output: no space left on device\n");
  });

  it("ends with 5 and the system's reason", async () => {
    const { code, stderr } = await program.shell("ares-caais codelist > /dev/full");
    expect(stderr).toBe("error: the output: no space left on device\n");
    expect(code).toBe(5);
  });
});

describe("a signal while the reader of the output is behind", () => {
  const records = Array.from({ length: 40 }, (_, index) => ({
    icoId: String(90_000_021 + index),
    x: "x".repeat(50_000),
  }));

  /** A search that has received two megabytes and cannot get rid of them. */
  async function stuck(): Promise<ChildProcessByStdio<null, Readable, Readable>> {
    const args = ["search", "--obchodniJmeno", "x", "--json", "--start", "7", "--address", service.address];
    const child = spawn(process.execPath, [program.path, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    (await service.next()).answer({ pocetCelkem: 100, ekonomickeSubjekty: records });
    // It prints without a pause until the pipe is full, so that is where it waits.
    await once(child.stdout, "readable");
    return child;
  }

  it("[REL-08] lets it have all that was received, and says how to go on after that", async () => {
    const child = await stuck();
    child.kill("SIGINT");
    const closed = once(child, "close");
    await once(child.stderr, "readable");
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(jsonLines(stdout)).toEqual(records);
    expect(stderr).toBe("to go on: --start 47\ninterrupted\n");
    expect(await closed).toEqual([130, null]);
  });

  it("[REL-08] ends it at once when it comes a second time", async () => {
    const child = await stuck();
    child.kill("SIGINT");
    await once(child.stderr, "readable");
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
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

  it.each([
    ["SIGINT", 130, "interrupted"],
    ["SIGTERM", 143, "stopped"],
  ] as const)("ends the wait for standard input, %s with %i", async (signal, code, word) => {
    // The second batch is not full, so nothing is sent before the input ends: what runs after the first is the wait.
    const first = Array.from({ length: 100 }, (_, index) => String(90_000_021 + index));
    const running = program.start(["lookup", "--verbose", ...first, "-"], { open: true });
    await running.until("stderr", "< vyhledejEkonomickeSubjekty 200");
    running.process.kill(signal);
    expect(await running.ended).toMatchObject({
      ...{ code, signal: null },
      stderr: expect.stringMatching(new RegExp(`\n${word}\n$`)) as string,
    });
  });

  it("that cannot be caught leaves the service answering others", async () => {
    const running = program.start(["lookup", "--json"], { input: many });
    await running.until("stdout", '"ico":"90000021"');
    running.process.kill("SIGKILL");
    expect(await running.ended).toMatchObject({ code: null, signal: "SIGKILL" });
    expect(await program.run(["lookup", "90000021"])).toMatchObject({ code: 0 });
  });
});
