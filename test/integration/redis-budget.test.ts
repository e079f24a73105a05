import { redisBudget, type BudgetStateEvent, type RequestBudget } from "ares-caais/redis";
import { createClient, type RedisClientType } from "@redis/client";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RedisProcess } from "../../bench/fleet/redis-process.ts";
import { budgetScript, readBudgetAnswer, writeCommand, type BudgetCommand } from "../../src/redis/budget-script.ts";
import { scriptRunner, type RedisClient } from "../../src/redis/redis-client.ts";
import { BudgetModel } from "../unit/redis/budget-model.ts";
import { mostWithin, World } from "../unit/redis/world.ts";
import { findRedis, RedisConnection, startRedis } from "./peers/redis-server.ts";
import { limits } from "../fixtures/limits.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { freePort } from "../../bench/loopback.ts";

const redis = findRedis();

/** Asks for starts one after the other until a time, and says when they were. */
async function work(budget: RequestBudget, line: "call" | "bulk", until: number, starts: number[]): Promise<void> {
  while (performance.now() < until) {
    if (await budget.turn({ line, timeout: until - performance.now() })) starts.push(performance.now());
  }
}

/** A client as applications make it, until the test is finished. */
async function connectClient(name: string, port: number): Promise<Redis | RedisClientType> {
  if (name === "ioredis") {
    const client = new Redis({ port });
    client.on("error", () => undefined);
    onTestFinished(() => {
      client.disconnect();
    });
    return client;
  }
  const client: RedisClientType = createClient({ socket: { port } });
  client.on("error", () => undefined);
  onTestFinished(() => {
    client.destroy();
  });
  return client.connect();
}

describe.skipIf(isSkipped(redis))(titleOf(redis), () => {
  it("[FLEET-01] runs the script as the model does that is simulated, also when its clock jumps", async () => {
    const connection = await RedisConnection.open(await startRedis(redis));
    const timed = budgetScript.replace("redis.call('TIME')", "{ ARGV[9], ARGV[10] }");
    expect(timed).not.toBe(budgetScript);
    const model = new BudgetModel();
    const { random } = new World(11);
    let now = 1_800_000_000_000_000;
    const seen = new Set<string>();
    const places: number[] = [];
    for (let step = 0; step < 3000; step += 1) {
      now += Math.floor(random() * (random() < 0.1 ? 2_000_000 : 100_000));
      if (random() < 0.01) now += Math.floor((random() - 0.5) * 7_200_000_000);
      if (random() < 0.002) {
        await connection.send("FLUSHALL", []);
        model.flush();
      }
      const line = random() < 0.1 ? "" : random() < 0.6 ? "bulk" : "call";
      const command: BudgetCommand = {
        ...{ interval: 156_213, ahead: line === "call" ? 1 : 2, line, wanted: 1 + Math.floor(random() * 8) },
        following: Math.floor(random() * 9),
        // Some come with a place, and some of these long after it.
        place: random() < 0.6 ? (places[Math.floor(random() * places.length)] ?? 0) : 0,
        paused: random() < 0.01 ? Math.floor(random() * 30_000_000) : 0,
        lead: Math.floor(random() * 16),
      };
      if (places.length > 20) places.shift();
      const time = [String(Math.floor(now / 1_000_000)), String(now % 1_000_000)];
      const answer = await connection.send("EVAL", [timed, "1", "{k}", ...writeCommand(command), ...time]);
      const read = readBudgetAnswer(answer);
      expect(read).toEqual(model.run(now, command));
      if (read === undefined) continue;
      if (read.held > 0) places.push(read.place);
      const isKept = command.place > 0 && read.place === command.place;
      seen.add([line, read.granted > 0 && "given", read.held > 0 && "promised", isKept && "kept"].join(" "));
    }
    // Every way through the script was taken: a look, and for each line what was given at its turn, or while it stood still.
    const ways = ["given promised kept", "given promised false", "given false false", "false promised kept"];
    const each = [...ways, "false promised false"];
    expect([...seen].sort()).toEqual(
      [" false false false", ...each.map((way) => `bulk ${way}`), ...each.map((way) => `call ${way}`)].sort(),
    );
  });

  it("[FLEET-01] gives each client the same, in the way that it takes scripts", async () => {
    const connection = await RedisConnection.open(await startRedis(redis));
    const positional = {
      eval: (script: string, keys: number, ...rest: string[]) =>
        connection.send("EVAL", [script, String(keys), ...rest]),
    };
    const named = {
      eval: (script: string, { keys, arguments: given }: { keys: string[]; arguments: string[] }) =>
        connection.send("EVAL", [script, String(keys.length), ...keys, ...given]),
      EVAL: () => undefined,
    };
    const clients: readonly RedisClient[] = [connection, positional, named];
    for (const [index, client] of clients.entries()) {
      const run = scriptRunner("test", client);
      const command = {
        ...({ interval: 1000, ahead: 2, line: "bulk", wanted: 8 } as const),
        ...{ following: 0, place: 0, paused: 0, lead: 2 },
      };
      const answer = readBudgetAnswer(await run(budgetScript, `{budget:${index}}`, writeCommand(command)));
      expect(answer).toMatchObject({ granted: 8, first: 2000, again: 8000, held: 0, paused: 0 });
    }
    // It does not stay for ever.
    expect(await connection.send("PTTL", ["{budget:0}"])).toBeGreaterThan(86_000_000);
  });

  const absurd = ["inf", "-inf", "nan", "rubbish", "1e300", "1e18", "4000000000000000"];
  it.each(["at", "pause", "bulk", "bulkEnd", "bulkShift", "call", "callEnd", "callShift"])(
    "[FLEET-04] a stored %s that is no time, or lies absurdly ahead, holds nobody and does not stay",
    async (field) => {
      const connection = await RedisConnection.open(await startRedis(redis));
      const budget = { interval: 1000, ahead: 2, place: 0, paused: 0, lead: 2 };
      const take = async (line: "call" | "bulk"): Promise<unknown> =>
        readBudgetAnswer(
          await connection.send("EVAL", [
            ...[budgetScript, "1", "{k}"],
            ...writeCommand({ ...budget, line, wanted: 1, following: 0 }),
          ]),
        );
      for (const value of absurd) {
        await take("bulk");
        await connection.send("HSET", ["{k}", field, value]);
        await connection.send("PERSIST", ["{k}"]);
        for (const line of ["bulk", "call"] as const) {
          expect([value, await take(line)]).toEqual([value, expect.objectContaining({ paused: 0 })]);
          const again = async (): Promise<unknown> => take(line);
          await expect.poll(again, { timeout: limits.poll }).toMatchObject({ granted: 1 });
        }
        const ttl = Number(await connection.send("PTTL", ["{k}"]));
        expect(ttl).toBeGreaterThan(0);
        expect(ttl).toBeLessThan(2 ** 32);
      }
    },
  );

  it("[FLEET-03] the longest pause is kept by others, and its key does not stay for ever", async () => {
    const port = await startRedis(redis);
    const connection = await RedisConnection.open(port);
    const options = { fallback: { processes: 2, share: 0 } };
    redisBudget(await RedisConnection.open(port), options).pause(2 ** 31 - 1);
    await expect.poll(() => connection.send("HEXISTS", ["{ares-caais:ares}", "pause"])).toBe(1);
    const other = redisBudget(await RedisConnection.open(port), options);
    expect(await other.turn({ line: "call", timeout: 300 })).toBe(false);
    expect(other.delay.reason).toBe("pause");
    expect(other.delay.delay).toBeGreaterThan(2 ** 31 - 100_000);
    expect(await connection.send("PTTL", ["{ares-caais:ares}"])).toBeLessThan(2 ** 32);
  });

  it("[FLEET-01] several clients keep to the line together", async () => {
    const port = await startRedis(redis);
    const starts: number[] = [];
    const states: BudgetStateEvent[] = [];
    const until = performance.now() + 6000;
    const budgets = await Promise.all(
      Array.from({ length: 6 }, async () =>
        redisBudget(await RedisConnection.open(port), {
          ...{ perMinute: 3000, fallback: { processes: 6 }, onState: (event) => states.push(event) },
        }),
      ),
    );
    const bulk = budgets.flatMap((budget) => Array.from({ length: 10 }, () => work(budget, "bulk", until, starts)));
    const calls: number[] = [];
    // Calls without end take every start of the line: for half of the time.
    await Promise.all([...bulk, ...budgets.map((budget) => work(budget, "call", until - 3000, calls))]);
    // A busy machine starts fewer, none starts more: 3,000 a minute are 50 a second.
    expect(mostWithin([...starts, ...calls], 5000)).toBeLessThanOrEqual(250 + 30);
    expect(starts.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
    expect(states.filter(({ state }) => state === "shared").length).toBeLessThanOrEqual(
      states.filter(({ state }) => state === "own").length,
    );
  });

  it.each(["ioredis", "@redis/client"])(
    "[FLEET-04] over %s, a Redis that dies neither holds a call beyond its time nor is flooded, and its return is noticed",
    async (name) => {
      const redisProcess = new RedisProcess(redis.program ?? "", await freePort());
      onTestFinished(() => redisProcess.close());
      await redisProcess.start();
      const client = await connectClient(name, redisProcess.port);
      const asked = vi.spyOn(client, "eval");
      const states: string[] = [];
      const budget = redisBudget(client, {
        ...{ perMinute: 6000, fallback: { processes: 1, share: 0 } },
        onState: ({ state }) => states.push(state),
      });
      expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
      expect(await budget.turn({ line: "bulk", timeout: limits.poll })).toBe(true);
      await redisProcess.kill();
      const before = asked.mock.calls.length;
      const began = performance.now();
      const lines = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? "call" : "bulk"));
      const turns = await Promise.all(lines.map(async (line) => budget.turn({ line, timeout: 1500 })));
      expect(turns.filter((isStarted) => isStarted)).toEqual([]);
      expect(performance.now() - began).toBeGreaterThanOrEqual(1499);
      // A client keeps what it cannot send until it is connected again: not one command for each that waits.
      expect(asked.mock.calls.length - before).toBeLessThanOrEqual(4);
      expect(states).toEqual(["own"]);
      await redisProcess.start();
      expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
      expect(states).toEqual(["own", "shared"]);
    },
  );

  it("[FLEET-03] a pause reaches another client that sleeps, also after the server lost its memory", async () => {
    const port = await startRedis(redis);
    const connection = await RedisConnection.open(port);
    const [one, other] = await Promise.all(
      [1, 2].map(async () => redisBudget(await RedisConnection.open(port), { fallback: { processes: 2, share: 0 } })),
    );
    if (one === undefined || other === undefined) throw new Error("no budgets");
    one.pause(60_000);
    await expect.poll(() => connection.send("HEXISTS", ["{ares-caais:ares}", "pause"])).toBe(1);
    const stop = new AbortController();
    const sleeping = Promise.resolve(other.turn({ line: "bulk", timeout: 300_000, signal: stop.signal }));
    const left = expect(sleeping).rejects.toBe("enough");
    await expect.poll(() => other.delay.reason).toBe("pause");
    await connection.send("FLUSHALL", []);
    const third = redisBudget(await RedisConnection.open(port), { fallback: { processes: 2, share: 0 } });
    // The one that sleeps tells the server again.
    await expect
      .poll(async () => {
        await third.turn({ line: "call", timeout: 50 });
        return third.delay.reason;
      })
      .toBe("pause");
    // It slept all the time.
    stop.abort("enough");
    await left;
  });
});
