import { describe, expect, it } from "vitest";
import { sharedBudget } from "../../src/cli/shared-budget.ts";
import { useCommandLine } from "../fixtures/command-line.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { freePort } from "../../bench/loopback.ts";
import { findRedis, RedisConnection, startRedis, startRedisProcess } from "./peers/redis-server.ts";

const redis = findRedis();
const program = useCommandLine();
const password = "geheim%40s";
const commands = [
  ["lookup", "90000021"],
  ["search", "--ico", "90000021"],
  ["changes", "--source", "vr"],
  ["codelist", "PravniForma", "--source", "res"],
];
/** Where the budget is kept. */
const key = "{ares-caais:ares}:budget:2";

describe.skipIf(isSkipped(redis))(titleOf(redis), () => {
  it.each(commands)("[FLEET-01] %s takes its turns from the budget at --redis, and exits", async (...args) => {
    const port = await startRedis(redis);
    const server = await RedisConnection.open(port);
    const { code, stdout } = await program.run([...args, "--redis", `redis://127.0.0.1:${port}`]);
    expect(code).toBe(0);
    expect(stdout.split("\n").length).toBeGreaterThan(2);
    expect(await server.send("EXISTS", [key])).toBe(1);
  });

  it("[FLEET-01] reads the address from the variable too; the option wins, also to say that there is none", async () => {
    const { port } = await startRedisProcess(redis, ["--requirepass", decodeURIComponent(password)]);
    const server = await RedisConnection.open(port);
    await server.send("AUTH", [decodeURIComponent(password)]);
    const env = { ARES_CAAIS_REDIS: `redis://:${password}@127.0.0.1:${port}` };
    const found = { code: 0, stderr: expect.not.stringContaining("geheim") as unknown };
    expect(await program.run(["lookup", "90000021", "--redis", ""], { env })).toMatchObject(found);
    expect(await server.send("EXISTS", [key])).toBe(0);
    expect(await program.run(["lookup", "90000021"], { env })).toMatchObject(found);
    expect(await server.send("EXISTS", [key])).toBe(1);
  });

  it("[FLEET-04] goes on with its own share when Redis does not answer, and reports that without the password", async () => {
    const { port } = await startRedisProcess(redis, ["--requirepass", "another"]);
    const own = /^without Redis this process uses its own share of the limit: (.+)$/m;
    for (const [at, reason] of [
      [port, /WRONGPASS|NOAUTH/],
      [await freePort(), /ECONNREFUSED/],
    ] as const) {
      const args = ["--redis", `redis://:${password}@127.0.0.1:${at}`, "--processes", "1", "--verbose"];
      const { code, stdout, stderr } = await program.run(["lookup", "90000021", ...args]);
      expect(code).toBe(0);
      expect(stdout).toContain("90000021\tfound");
      expect(own.exec(stderr)?.[1]).toMatch(reason);
      expect(stderr).not.toMatch(/geheim/);
    }
  });

  it.each([
    ["--redis", { redis: "redis://127.0.0.1:1" }, "needs a client of Redis beside ares-caais: npm install ioredis"],
    ["--processes", { processes: 3 }, "requires --redis"],
  ])("refuses the option when it cannot work: %s", async (field, options, rule) => {
    const context = { note: () => undefined, atEnd: [] };
    const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
    const load = (): Promise<unknown> => Promise.reject(missing);
    await expect(sharedBudget(options, "--redis", context, load)).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field,
      rule,
    });
  });
});

describe("a Redis client whose errors repeat the address", () => {
  it("[FLEET-04] the error quotes the Redis client's error without the password, percent-encoded or decoded", async () => {
    const address = `redis://:${password}@127.0.0.1`;
    const error = new Error(`${address} refuses ${password} and ${decodeURIComponent(password)}`);
    class Redis {
      on = (_event: "error", listener: (error: Error) => void): void => {
        listener(error);
      };
      connect = (): Promise<never> => Promise.reject(error);
      disconnect = (): void => undefined;
      eval = (): Promise<never> => Promise.reject(error);
    }
    const notes: string[] = [];
    const context = { note: (text: string) => void notes.push(text), atEnd: [] };
    const load = (): Promise<object> => Promise.resolve({ Redis });
    const budget = await sharedBudget({ redis: address }, "--redis", context, load);
    await budget?.turn({ line: "call", timeout: 1 });
    expect(notes).toEqual(["without Redis this process uses its own share of the limit: … refuses … and …"]);
  });
});

describe("an invalid address of Redis", () => {
  it.each([
    `http://:${password}@127.0.0.1:6379`,
    `127.0.0.1:${password}`,
    `redis://:${password}@127.0.0.1/name`,
    "redis://:geheim%@127.0.0.1",
    "redis://127.0.0.1?password=geheim",
  ])("exits with 2, and does not repeat it: %s", async (address) => {
    for (const [field, run] of [
      ["--redis", program.run(["lookup", "90000021", "--redis", address, "--verbose"])],
      ["ARES_CAAIS_REDIS", program.run(["lookup", "90000021", "--verbose"], { env: { ARES_CAAIS_REDIS: address } })],
    ] as const) {
      const { code, stdout, stderr } = await run;
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(new RegExp(`^error: ${field} must `));
      expect(stderr).not.toMatch(/geheim/);
    }
  });

  it("refuses zero processes", async () => {
    const args = ["--redis", `redis://127.0.0.1:${await freePort()}`, "--processes", "0"];
    const { code, stderr } = await program.run(["lookup", "90000021", ...args]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: --processes must be a whole number/)]);
  });
});
