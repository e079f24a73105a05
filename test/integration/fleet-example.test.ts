import { fork } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runNightlyJob, startExample, startService, type ExampleOutcome } from "../../bench/fleet/nightly-job.ts";
import { freePort } from "../../bench/loopback.ts";
import { root } from "../../bench/processes.ts";
import { Database } from "../../examples/fleet/database.ts";
import { runProgram } from "../../examples/fleet/program.ts";
import { writeSettings } from "../../examples/fleet/settings.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { fleetPeer, useFleetServers } from "./peers/fleet-servers.ts";
import { newFolder } from "../fixtures/folder.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [reason: string, options: readonly string[]][];

/** Runs the example in this process. */
async function runExample(options: readonly string[]): Promise<ExampleOutcome> {
  let said = "";
  const exitCode = await runProgram(options, new AbortController().signal, { write: (text) => (said += text) });
  return { exitCode: exitCode ?? null, said };
}

describe.skipIf(isSkipped(fleetPeer))(titleOf(fleetPeer), () => {
  const servers = useFleetServers();

  it("[FLEET-09] writes every result once when a worker, the main process, Redis and the database are killed, and repeats few requests", async () => {
    const inputs = 6000;
    const killAfter = { 10: "worker", 20: "redis", 30: "main", 40: "postgres" } as const;
    const plan = { inputs, workers: 2, perMinute: 3000, killAfter };
    const { requests, results, killed } = await runNightlyJob(newFolder(), servers(), plan);
    expect(killed).toEqual(Object.values(killAfter));
    expect(results).toBe(inputs);
    // Two requests at most are under way in each of the workers at each kill, as long as they share a budget.
    expect(requests).toBeLessThanOrEqual(inputs / 100 + 2 * plan.workers * killed.length);
    expect(requests).toBeGreaterThanOrEqual(inputs / 100);
  });

  it("keeps results with characters that PostgreSQL cannot store", async () => {
    const { postgres } = servers();
    await postgres.start();
    onTestFinished(() => postgres.kill());
    const address = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`;
    const database = new Database(address, new AbortController().signal);
    onTestFinished(() => database.close());
    await database.createTables();
    const input = "1\0\ud800\\u0000\u{1f600}";
    // The second time it is compared with the first.
    await database.keepPart("job", 0, [input]);
    await database.keepPart("job", 0, [input]);
    await expect(database.keepPart("job", 0, ["1"])).rejects.toThrow("another list");
    const kept = await database.readPart("job", 0);
    expect(kept?.inputs).toEqual(["1\ufffd\ufffd\\u0000\u{1f600}"]);
    const cursor = { version: 1, source: "ares", done: 1, fingerprint: "" } as const;
    const record = { ico: "00000001", obchodniJmeno: input };
    const results = [{ status: "found", input, ico: "00000001", record }] as const;
    await database.commit("job", 0, 0, { results, cursor });
    expect(await database.readPart("job", 0)).toBeUndefined();
  });
});

describe("a worker of the example", () => {
  it("ends when its main process died while it was loading", async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const settings = {
      ...{ redis: `redis://${address}`, postgres: `postgres://${address}/none`, registryUrl: `http://${address}` },
      ...{ perMinute: 500, processes: 1 },
    };
    const worker = fork(join(root, "examples/fleet/worker.ts"), {
      ...{ cwd: root, execArgv: ["--import", "tsx"], stdio: ["ignore", "ignore", "ignore", "ipc"] },
      env: writeSettings(settings),
    });
    onTestFinished(() => void worker.kill("SIGKILL"));
    worker.disconnect();
    expect(await once(worker, "exit")).toEqual([0, null]);
  });
});

/** A list of so many inputs. */
function linesOf(inputs: number): string {
  return Array.from({ length: inputs }, (_, index) => `${10_000_000 + index}\n`).join("");
}

/** A list of so many inputs in a folder of its own, and the file that the results go to. */
function newJob(
  inputs: number,
  results = "results.ndjson",
): { readonly folder: string; readonly list: string; readonly out: string } {
  const folder = newFolder({ "list.txt": linesOf(inputs) });
  return { folder, list: join(folder, "list.txt"), out: join(folder, results) };
}

/** A line of the file of results. */
interface Line {
  readonly results: readonly { readonly input: string; readonly status: string }[];
}

describe("the example job in one process", () => {
  it("[FLEET-09] [FLEET-10] writes every result once to a file without any server, also when it is killed", async () => {
    const { list, out } = newJob(3000);
    const inputs = linesOf(3000).trimEnd().split("\n");
    let requests = 0;
    const service = await startService(() => {
      if ((requests += 1) === 12) first.process.kill("SIGKILL");
    });
    onTestFinished(service.close);
    const options = ["--registry", service.url, "--per-minute", "6000", "--out", out, list];
    const first = startExample(options);
    expect(await first.outcome).toMatchObject({ exitCode: null });
    // The file of a killed process may end anywhere.
    appendFileSync(out, '{"results":[{"input":"1000');
    expect(await runExample(options)).toMatchObject({ exitCode: 0 });
    const lines = readFileSync(out, "utf8").trimEnd().split("\n");
    const results = lines.flatMap((line) => (JSON.parse(line) as Line).results);
    expect(results.map(({ input }) => input)).toEqual(inputs);
    expect(results.every(({ status }) => status === "found")).toBe(true);
    // Interrupted requests are sent again: a look-up has at most eight concurrent requests.
    expect(requests).toBeLessThanOrEqual(30 + 8);
  });

  it("resumes after results with every character that JSON may hold", async () => {
    const { list, out } = newJob(300);
    const service = await startService(() => undefined);
    onTestFinished(service.close);
    const options = ["--registry", service.url, "--out", out, list];
    expect(await runExample(options)).toMatchObject({ exitCode: 0 });
    const before = readFileSync(out, "utf8").replaceAll("Subject ", "Subject\u2028\u2029\u0085 ");
    writeFileSync(out, `${before}{"results":[{"input":"10`);
    writeFileSync(list, linesOf(400));
    expect(await runExample(options)).toMatchObject({ exitCode: 0 });
    const after = readFileSync(out, "utf8");
    expect(after.startsWith(before)).toBe(true);
    const { results } = JSON.parse(after.slice(before.length)) as Line;
    expect(results.map(({ input }) => input)).toEqual(linesOf(400).trimEnd().split("\n").slice(300));
  });

  it.each([
    ["a text of notes", "buy milk\ncall Jan"],
    ["a line that has no end", "call Jan"],
    ["JSON of somebody else", "{}\n"],
    ["a list", "10000000\n10000001"],
  ])("does not change %s when it is given as the result file", async (_, text) => {
    const { list, out } = newJob(3, "notes.txt");
    writeFileSync(out, text);
    const { exitCode, said } = await runExample(["--registry", "http://127.0.0.1:9", "--out", out, list]);
    expect({ exitCode, said }).toEqual({
      exitCode: 1,
      said: `Error: ${out} holds something else than results of this job: give --out another name\n`,
    });
    expect(readFileSync(out, "utf8")).toBe(text);
  });

  it("does not change its list, also under another name", async () => {
    const { list, out: link } = newJob(3, "link.txt");
    symlinkSync(list, link);
    const { exitCode, said } = await runExample(["--registry", "http://127.0.0.1:9", "--out", link, list]);
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: `Error: ${link} is the list itself\n` });
    expect(readFileSync(list, "utf8")).toBe(linesOf(3));
  });

  it("does not write to the file of another process of the same job", async () => {
    const { folder, list, out } = newJob(300);
    const meanwhile: ExampleOutcome[] = [];
    let requests = 0;
    const service = await startService(
      () => undefined,
      async () => {
        if ((requests += 1) === 1) meanwhile.push(await runExample(options));
      },
    );
    onTestFinished(service.close);
    const options = ["--registry", service.url, "--out", out, list];
    const first = startExample(options);
    expect(await first.outcome).toMatchObject({ exitCode: 0 });
    expect(meanwhile).toMatchObject([
      { exitCode: 1, said: expect.stringContaining(`process ${first.process.pid} writes to ${out}`) as string },
    ]);
    expect(requests).toBe(3);
    expect(readdirSync(folder)).toEqual(["list.txt", "results.ndjson"]);
  });

  it.each(rows)("refuses wrong arguments without repeating them: %s (%#)", async (reason, options) => {
    const { exitCode, said } = await runExample(options);
    expect({ exitCode, said }).toEqual({ exitCode: 2, said: expect.stringContaining(reason) as string });
    expect(said).not.toContain("s3cr3t");
  });
});
