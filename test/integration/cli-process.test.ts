import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { killTable, killWatch, supplierTable } from "./cli-killed.ts";
import { jsonLines } from "../fixtures/command-line.ts";
import { useProgram, type Ended, type Running } from "./cli-program.ts";
import { useHeldServer } from "../fixtures/servers/held-server.ts";
import { findFish, findPython, isSkipped, titleOf } from "./peers/find-peers.ts";

// These tests need a process of its own: its end, its streams, and the files that it leaves when it is killed.
const program = useProgram();
const service = useHeldServer();
const python = findPython("pty", "python3");
const fish = findFish();

describe("the program", () => {
  it("trusts the authority in NODE_EXTRA_CA_CERTS, and exits with the documented code", async () => {
    expect(await program.run(["lookup", "90000021"])).toMatchObject({ code: 0, stderr: "" });
    expect(await program.run(["lookup", "x"])).toMatchObject({ code: 1 });
    const env = { NODE_EXTRA_CA_CERTS: undefined };
    const { code, stderr } = await program.run(["lookup", "90000021"], { env });
    expect(stderr).toContain("give the authority's certificate with --ca FILE, or to Node as NODE_EXTRA_CA_CERTS (");
    expect(code).toBe(4);
  });

  it("[JOB-13] reports a full disk, and resumes when there is room again", async () => {
    writeFileSync(join(program.folder, "many.csv"), supplierTable(600));
    const command = "lookup --input many.csv --column IČO --requests-per-minute 60000";
    const full = await program.shell(`ares-caais ${command} --out /dev/full --format csv --force`);
    expect(full.code).toBe(5);
    expect(full.stderr).toMatch(/^stopped after \d+ looked up: .*\nerror: \/dev\/full: no space left on device\n$/);
    // A limit of the shell stands for a disk that fills up on the way, in the middle of a row.
    const { code, stderr } = await program.shell(`ulimit -f 20; exec ares-caais ${command} --out out.csv`);
    expect(stderr).toBe(
      'error: out.csv: file too large\n"out.csv" is not complete: the same command with --resume goes on\n',
    );
    expect(code).toBe(5);
    expect(statSync(join(program.folder, "out.csv.part")).size).toBe(20 * 1024);
    expect((await program.shell(`ares-caais ${command} --out out.csv --resume`)).code).toBe(1);
    await program.shell(`ares-caais ${command} --out whole.csv`);
    const read = (name: string): string => readFileSync(join(program.folder, name), "utf8");
    expect(read("out.csv")).toBe(read("whole.csv"));
  });

  it("[JOB-13] leaves no lock on a disk that is full from the beginning", async () => {
    writeFileSync(join(program.folder, "one.csv"), "IČO\n90000048\n");
    const command = "ares-caais watch --quiet --input one.csv --state full.json --once";
    const { code, stderr } = await program.shell(`ulimit -f 0; exec ${command}`);
    expect({ code, stderr }).toEqual({ code: 5, stderr: "error: full.json: file too large\n" });
    expect(existsSync(join(program.folder, "full.json.lock"))).toBe(false);
    expect((await program.shell(command)).code).toBe(0);
  });

  it("reads from a file, writes to a file, and completes commands in bash", async () => {
    writeFileSync(join(program.folder, "ico.txt"), "90000021\n90000048\n");
    const script = 'eval "$(ares-caais completion bash)" && complete -p ares-caais';
    const tab = 'COMP_WORDS=(ares-caais loo) COMP_CWORD=1 && _ares_caais && echo "$COMPREPLY"';
    expect(await program.shell(`${script} && ${tab} && ares-caais lookup < ico.txt > ico.tsv`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^complete .*ares-caais\nlookup\n$/) as string,
    });
    expect(readFileSync(join(program.folder, "ico.tsv"), "utf8").trim().split("\n")).toHaveLength(3);
  });
});

describe("a killed process", () => {
  it.each(["lookup", "check"] as const)(
    "[JOB-03] [JOB-17] %s loses no row, writes none twice, and locks its output",
    async (command) => {
      await killTable(program, command, "csv", { kills: 3, seed: 1 });
    },
  );

  it("[JOB-11] loses no change, and its lock does not block the next run", async () => {
    await killWatch(program, [0, 50, 10]);
  });
});

describe("an output that is closed early", () => {
  it("[REL-08] ends the work at once and prints nothing", async () => {
    // More than can be looked up while a test runs.
    const many = Array.from({ length: 100_000 }, (_, index) => String(90_000_021 + index)).join("\n");
    writeFileSync(join(program.folder, "many.txt"), many);
    const line =
      "ares-caais lookup --json --verbose < many.txt 2> requests.txt | head -1; echo ${PIPESTATUS[@]} >&2; cat requests.txt";
    const { stdout, stderr } = await program.shell(line);
    const [first = "", ...log] = stdout.trimEnd().split("\n");
    expect(JSON.parse(first)).toMatchObject({ ico: "90000021", status: "found" });
    expect(stderr).toBe("0 0\n");
    // 1,000 requests would be needed for all.
    expect(log.filter((line) => line.startsWith("> "))).toSatisfy((sent: string[]) => sent.length < 100);
    for (const line of log) expect(line).toMatch(/^[<>~] /);
  });

  it("ends help without an error too, as does a closed standard error", async () => {
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
describe("a signal while the reader of the output is slow", () => {
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

  it("[REL-08] writes everything that was received, and says how to resume", async () => {
    const child = await stuck();
    child.kill("SIGINT");
    const closed = once(child, "close");
    await once(child.stderr, "readable");
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(jsonLines(stdout)).toEqual(records);
    expect(stderr).toBe("to go on: --start 47\ninterrupted\n");
    expect(await closed).toEqual([130, null]);
  });

  it("[REL-08] ends the program at once when the signal comes a second time", async () => {
    const child = await stuck();
    child.kill("SIGINT");
    await once(child.stderr, "readable");
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
  });
});

describe("ares-caais sandbox", () => {
  it("writes certificates and variables to files, and serves programs that use them until Ctrl-C", async () => {
    const running = program.start(["sandbox", "--export", "it's exported"]);
    await running.until("stdout", "sandbox.env");
    const folder = join(program.folder, "it's exported");
    expect(statSync(join(folder, "client-key.pem")).mode & 0o777).toBe(0o600);
    const line = "set -a; . it\\'s\\ exported/sandbox.env; ares-caais lookup 90000021 | tail -1; ares-caais heartbeat";
    expect(await program.shell(line, { bare: true })).toMatchObject({
      code: 0,
      stdout: "90000021\tfound\tactive\tMoravské datové služby a.s.\tKounicova 684/12, Veveří, 602 00 Brno\t\nOK\n",
    });
    running.process.kill("SIGINT");
    expect(await running.ended).toMatchObject({ code: 0, stderr: "" });
  });
});

describe.skipIf(isSkipped(fish))(`completion (${titleOf(fish)})`, () => {
  /** The proposals of fish for each line, by a script that was read when the program was there. */
  async function complete(lines: readonly string[], path = "$PATH"): Promise<Ended> {
    const script = join(program.folder, "completion.fish");
    writeFileSync(script, (await program.run(["completion", "fish"])).stdout);
    const asked = `source ${script}; for line in $argv; complete -C $line; echo .; end`;
    const given = lines.map((line) => `'${line}'`).join(" ");
    return program.shell(`cd tab; fish=$(command -v fish); PATH="${path}" "$fish" --no-config -c '${asked}' ${given}`);
  }

  it("proposes words, and files as they are written in fish", async () => {
    mkdirSync(join(program.folder, "tab", "c"), { recursive: true });
    for (const name of ["a b.csv", "b$(exit 3)"]) writeFileSync(join(program.folder, "tab", name), "");
    const lookup = ["--jso", "--source=v", '--input "a', "--input a\\ ", "--input $PWD/b", "--input=a", "--timeout a"];
    const lines = [
      ...lookup.map((words) => `ares-caais lookup ${words}`),
      "ares-caais sandbox --export=",
      "ares-caais x ",
    ];
    const { stdout, stderr } = await complete(lines);
    const files = ["a b.csv", "a b.csv", "$PWD/b$(exit 3)", "--input=a b.csv", "", "--export=c/\tDirectory", ""];
    expect(stdout.split(/\n?\.\n/)).toEqual(["--json\tprint lines of JSON", "--source=vr", ...files, ""]);
    expect(stderr).toBe("");
  });

  it("proposes nothing and says nothing without the program", async () => {
    expect(await complete(["ares-caais lo"], "/nowhere")).toMatchObject({ stdout: ".\n", stderr: "" });
  });
});

describe.skipIf(isSkipped(python))(`standard error on a terminal (${titleOf(python)})`, () => {
  const take = "\r\u001b[K";
  const none = { pocetCelkem: 0, ekonomickeSubjekty: [] };
  const start = (line: string, columns: number): Running =>
    program.startShellInTerminal({ python, columns }, line.replace("SERVICE", `--address ${service.address}`), {
      env: { NO_COLOR: "1" },
    });

  it("[JOB-05] shows the progress while the output goes to a file, until the end", async () => {
    const running = start("seq 90000000 90000349 > icos.txt; ares-caais lookup SERVICE < icos.txt > out.tsv", 200);
    const [first, second] = [await service.next(), await service.next()];
    first.answer(none);
    second.answer(none);
    const [third, fourth] = [await service.next(), await service.next()];
    // It is renewed by itself: nothing comes meanwhile.
    const shown = await running.until("stdout", "200 looked up, 200 not found; ");
    expect(shown).toMatch(/200 looked up, 200 not found; [\d,]+ a minute; [1-9]\d* s left; \d+ % of the budget/);
    third.answer(none);
    fourth.answer(none);
    const { code, stdout } = await running.ended;
    expect(code).toBe(1);
    // It never goes away between two rows, and is gone at the end.
    const [line = ""] = stdout.split("\r\n");
    const states = line.split(take);
    expect(states[0]).toBe("");
    expect(states.slice(1, -1)).not.toContain("");
    expect(states.at(-1)).toBe("350 looked up: 0 found, 350 missing, 0 malformed");
    expect(readFileSync(join(program.folder, "out.tsv"), "utf8").trim().split("\n")).toHaveLength(351);
  });
});
