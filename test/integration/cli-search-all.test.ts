import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runCommand, type Ended } from "../fixtures/command-line.ts";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";
import { useProgram } from "./cli-program.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [args: string, said: string][];

const program = useProgram({ additionalSubjects: 20_000 });
const server = useAnsweringServer();

/** More companies than the service gives to one search. */
const companies = ["search", "--all", "--sidlo", "kodObce=554782", "--pravniForma", "112"];
const quick = ["--requests-per-minute", "60000"];

describe("[JOB-19] search --all", () => {
  it("a search with too many matches proposes --all, which writes all matches with the requested columns", async () => {
    const [, , ...filter] = companies;
    const refused = await program.run(["search", ...filter, ...quick]);
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain("or find all with search --all --out FILE");
    const out = ["--columns", "ico,state", "--out", "companies.csv"];
    const { code, stdout, stderr } = await program.run([...companies, ...quick, ...out]);
    const [head, ...rows] = readFileSync(join(program.folder, "companies.csv"), "utf8").trim().split("\n");
    expect(head).toBe("ico,state,currentSeat");
    expect(rows.length).toBeGreaterThan(1000);
    expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.split(",")[2]))).toEqual(new Set(["yes", "no"]));
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "", stderr: "" });
    const again = await program.run([...companies, ...quick, ...out, "--resume"]);
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining("is complete already") as string });
  });

  it("prints what a search prints when no file is named", async () => {
    const { code, stdout } = await program.run([...companies, ...quick, "--json"]);
    expect(code).toBe(0);
    expect(stdout.trim().split("\n").length).toBeGreaterThan(1000);
  });

  it("[JOB-17] loses nothing and writes nothing twice when it is killed after it recorded its progress", async () => {
    const read = (name: string): string => readFileSync(join(program.folder, name), "utf8");
    await program.run([...companies, ...quick, "--out", "whole.csv"]);
    const args = [...companies, "--out", "killed.csv"];
    const running = program.start([...args, "--requests-per-minute", "300"]);
    const isRecorded = (): boolean => {
      try {
        return (JSON.parse(read("killed.csv.lock")) as { record: { bytes: number } }).record.bytes > 0;
      } catch {
        // It has no lock yet.
        return false;
      }
    };
    while (!isRecorded() && running.process.exitCode === null) await wait(5);
    running.process.kill("SIGKILL");
    expect(await running.ended).toMatchObject({ signal: "SIGKILL" });
    expect(await program.run([...args, ...quick, "--resume"])).toMatchObject({ code: 0, stderr: "" });
    expect(read("killed.csv")).toBe(read("whole.csv"));
  });

  it("[JOB-17] resumes the same search only, and prints the command after Ctrl-C", async () => {
    const out = ["--out", "stopped.csv"];
    const running = program.start([...companies, "--requests-per-minute", "120", "--verbose", ...out]);
    await running.until("stderr", "vyhledejEkonomickeSubjekty");
    running.process.kill("SIGINT");
    const { code, stderr } = await running.ended;
    expect(stderr).toContain('"stopped.csv" is not complete: the same command with --resume goes on');
    expect(code).toBe(130);
    expect(existsSync(join(program.folder, "stopped.csv"))).toBe(false);
    const other = await program.run([...companies, "--financniUrad", "001", ...quick, ...out, "--resume"]);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("--force begins anew") as string });
    // As an older version of the package would have left it.
    const lock = join(program.folder, "stopped.csv.lock");
    const kept = JSON.parse(readFileSync(lock, "utf8")) as { record: { cursor: unknown } };
    kept.record.cursor = { version: 1 };
    writeFileSync(lock, JSON.stringify(kept));
    const old = await program.run([...companies, ...quick, ...out, "--resume"]);
    expect(old.stderr).toContain("--out was begun by another version of ares-caais: --force begins anew");
    expect(old.code).toBe(2);
  });
});

describe("[JOB-19] search --all reports gaps", () => {
  const run = (args: readonly string[]): Promise<Ended> =>
    runCommand([...args, "--address", server.address, "--requests-per-minute", "1000000"]);

  it("names the searches that found fewer than the service counts", async () => {
    server.answers = { vyhledat: { pocetCelkem: 3, ekonomickeSubjekty: [{ icoId: "90000021" }] } };
    const { code, stdout, stderr } = await run(["search", "--all", "--obchodniJmeno", "Data"]);
    expect(stdout).toContain("90000021");
    expect(stderr).toBe(
      "1 found, perhaps not all: the service counts 3\n" + 'not found: 2 of --filter \'{"obchodniJmeno":"Data"}\'\n',
    );
    expect(code).toBe(1);
  });

  it("reports that nothing was found", async () => {
    server.answers = { vyhledat: { pocetCelkem: 0, ekonomickeSubjekty: [] } };
    expect(await run(["search", "--all", "--obchodniJmeno", "Data"])).toMatchObject({
      code: 1,
      stderr: "nothing found\n",
    });
  });

  it.each(rows)("refuses %s before anything is sent", async (args, said) => {
    const before = server.bodies.length;
    const { code, stderr } = await run(["search", ...args.split(" ")]);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
    expect(server.bodies.length).toBe(before);
  });
});
