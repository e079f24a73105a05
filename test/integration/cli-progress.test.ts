import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useProgram, type Running } from "./cli-program.ts";
import { useHeldServer } from "./held-server.ts";
import { findPython, isSkipped, titleOf } from "./peers/find-peers.ts";

const python = findPython("pty", "python3");
const program = useProgram();
const service = useHeldServer();

const none = { pocetCelkem: 0, ekonomickeSubjekty: [] };
const take = "\r\u001b[K";

describe.skipIf(isSkipped(python))(`progress on a terminal (${titleOf(python)})`, () => {
  const start = (line: string, env: Record<string, string> = {}, columns = 200): Running =>
    program.startShellInTerminal({ python, columns }, line.replace("SERVICE", `--address ${service.address}`), {
      env: { NO_COLOR: "1", ...env },
    });

  it("[JOB-05] stands there while the output goes to a file, until the end", async () => {
    const running = start("seq 90000000 90000349 > icos.txt; ares-caais lookup SERVICE < icos.txt > out.tsv");
    const [first, second] = [await service.next(), await service.next()];
    first.answer(none);
    second.answer(none);
    const [third, fourth] = [await service.next(), await service.next()];
    // It is renewed by itself: nothing comes meanwhile.
    const shown = await running.until("stdout", "200 looked up, 200 not found; ");
    expect(shown).toMatch(/200 looked up, 200 not found; [\d,]+ a minute; \d+ s left; \d+ % of the budget/);
    third.answer(none);
    fourth.answer(none);
    const { code, stdout } = await running.ended;
    expect(code).toBe(1);
    // It never goes away between two rows, and is gone at the end.
    const [line = "", ...said] = stdout.split("\r\n");
    const states = line.split(take);
    expect(states[0]).toBe("");
    expect(states.slice(1, -1)).not.toContain("");
    expect(states.at(-1)).toBe("350 looked up: 0 found, 350 missing, 0 malformed");
    expect(said.join("\n")).toMatch(/^the check digit .*\n$/);
    expect(readFileSync(join(program.folder, "out.tsv"), "utf8").trim().split("\n")).toHaveLength(351);
  });

  it("[JOB-05] says how many of how many, where the command names them all", async () => {
    const icos = Array.from({ length: 150 }, (_, index) => 90_000_000 + index).join(" ");
    const running = start(`ares-caais lookup SERVICE --json ${icos} | cat > out.json`);
    (await service.next()).answer(none);
    const last = await service.next();
    await running.until("stdout", "100 of 150 looked up, 100 not found; ");
    last.answer(none);
    expect((await running.ended).stdout).toContain("150 looked up: 0 found");
  });

  it("[JOB-05] names a pause, and Ctrl-C ends it at once", async () => {
    const running = start("ares-caais search SERVICE --obchodniJmeno x --json > out.json", {}, 60);
    const busy = { kod: "OBECNA_CHYBA", popis: "busy" };
    (await service.next()).answer(busy, 503, { "retry-after": "50" });
    await running.until("stdout", "tries again (503): 4");
    running.process.stdin.write("\u0003");
    const { code, stdout } = await running.ended;
    expect(code).toBe(130);
    const [line = "", ...said] = stdout.split("\r\n");
    expect(line.split(take).at(-1)?.replace("^C", "")).toBe("interrupted");
    expect(said).toEqual([""]);
  });

  it("[JOB-05] goes when the output is closed early", async () => {
    const running = start("ares-caais lookup SERVICE $(seq 90000000 90000299) | head -1; echo $" + "{PIPESTATUS[0]}");
    const [first, second] = [await service.next(), await service.next()];
    first.answer(none);
    second.answer(none);
    const { stdout } = await running.ended;
    expect(stdout).toMatch(/^ico\tstatus[^\r]*\r\n0\r\n$/);
  });

  it.each([
    ["a terminal that cannot take a line away", { TERM: "dumb" }, ""],
    ["--quiet", {}, "--quiet"],
  ])("[JOB-05] is not shown with %s", async (_, env, option) => {
    const icos = Array.from({ length: 150 }, (_value, index) => 90_000_000 + index).join(" ");
    const running = start(`ares-caais lookup SERVICE ${option} --timeout 3 ${icos} > out.tsv`, env);
    (await service.next()).answer(none);
    // The second request is never answered: it fails after three seconds, in which a line would have come.
    await service.next();
    const { code, stdout } = await running.ended;
    expect(code).toBe(4);
    expect(stdout).not.toContain("\u001b");
    expect(stdout).not.toContain("a minute");
    // What went wrong is said all the same.
    expect(stdout).toMatch(/^stopped after 100 looked up.*\r\nerror: .*\r\n/);
  });

  it("[JOB-05] --quiet leaves remarks out that are no errors", async () => {
    const ended = [];
    for (const option of ["", "--quiet"]) {
      const running = program.start(["lookup", "--address", service.address, "90000000", ...(option ? [option] : [])]);
      (await service.next()).answer(none);
      ended.push(await running.ended);
    }
    const [loud, quiet] = ended;
    expect(loud).toMatchObject({ code: 1 });
    expect(loud?.stderr).toContain("1 looked up");
    expect(quiet).toEqual({ ...loud, stderr: "" });
    const both = await program.run(["lookup", "--quiet", "--verbose", "90000000"]);
    expect(both).toMatchObject({ code: 2 });
    expect(both.stderr).toContain("'--quiet' cannot be used with option '--verbose'");
  });
});
