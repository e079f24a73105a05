import { redisBudget, type BudgetLine, type RedisClient, type RequestBudget } from "ares-caais/redis";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mostWithin } from "../../bench/fleet/figures.ts";
import { Link } from "../../bench/fleet/link.ts";
import { limits } from "../fixtures/limits.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectIoredis, connectNodeRedis } from "./peers/redis-clients.ts";
import { findRedis, RedisConnection, startRedisProcess, useRedis } from "./peers/redis-server.ts";

const redis = findRedis();
/** Where Redis keeps the budget. */
const key = "{ares-caais:ares}:budget:2";
/** Without Redis nobody starts. */
const together = { fallback: { processes: 2, share: 0 } };

/** Asks for starts one after the other until a time, and says when they were. */
async function work(budget: RequestBudget, line: BudgetLine, until: number, starts: number[]): Promise<void> {
  while (performance.now() < until) {
    if (await budget.turn({ line, timeout: until - performance.now() })) starts.push(performance.now());
  }
}

describe.skipIf(isSkipped(redis))(titleOf(redis), () => {
  const server = useRedis(redis);

  it.each<[name: string, connect: () => RedisClient | Promise<RedisClient>]>([
    ["ioredis", () => connectIoredis(server.port)],
    ["node-redis", () => connectNodeRedis(server.port)],
    ["Bun's client", () => RedisConnection.open(server.port)],
  ])("[FLEET-01] shares the budget by %s, with its own way to run scripts", async (_name, connect) => {
    const budget = redisBudget(await connect(), together);
    expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
    // It does not stay for ever.
    expect(await server.admin.send("PTTL", [key])).toBeGreaterThan(86_000_000);
  });

  it("[FLEET-01] several clients keep the limit together", async () => {
    const starts: number[] = [];
    const calls: number[] = [];
    const until = performance.now() + 3000;
    const budgets = await Promise.all(
      Array.from({ length: 6 }, async () =>
        redisBudget(await RedisConnection.open(server.port), { perMinute: 3000, fallback: { processes: 6 } }),
      ),
    );
    const bulk = budgets.flatMap((budget) => Array.from({ length: 10 }, () => work(budget, "bulk", until, starts)));
    // Calls without end take every start of the line: for half of the time.
    await Promise.all([...bulk, ...budgets.map((budget) => work(budget, "call", until - 1500, calls))]);
    // A busy machine starts fewer, none starts more: 3,000 a minute are 50 a second.
    expect(mostWithin([...starts, ...calls], 2500)).toBeLessThanOrEqual(125 + 30);
    expect(starts.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
  });

  it.each(["ioredis", "@redis/client"])(
    "[FLEET-04] a dead Redis over %s neither delays a call beyond its timeout nor is flooded, and its return is noticed",
    async (name) => {
      const mortal = await startRedisProcess(redis);
      const client = name === "ioredis" ? connectIoredis(mortal.port) : connectNodeRedis(mortal.port);
      // The connection is made in its own time.
      await (client instanceof Redis ? client.ping() : client.sendCommand(["PING"]));
      const asked = client instanceof Redis ? vi.spyOn(client, "evalsha") : vi.spyOn(client, "evalSha");
      const states: string[] = [];
      const budget = redisBudget(client, {
        ...{ perMinute: 6000, fallback: { processes: 1, share: 0 } },
        onState: ({ state }) => states.push(state),
      });
      expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
      expect(await budget.turn({ line: "bulk", timeout: limits.poll })).toBe(true);
      await mortal.kill();
      const before = asked.mock.calls.length;
      const began = performance.now();
      const lines = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? "call" : "bulk"));
      const turns = await Promise.all(lines.map(async (line) => budget.turn({ line, timeout: 1500 })));
      expect(turns.filter((isStarted) => isStarted)).toEqual([]);
      expect(performance.now() - began).toBeGreaterThanOrEqual(1499);
      // A client keeps what it cannot send until it is connected again: not one command for each that waits.
      expect(asked.mock.calls.length - before).toBeLessThanOrEqual(4);
      expect(states).toEqual(["own"]);
      await mortal.start();
      expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
      expect(states).toEqual(["own", "shared"]);
    },
  );

  it("[FLEET-04] a network that drops every packet delays no call, and its return is noticed", async () => {
    const link = await Link.open(server.port);
    onTestFinished(() => {
      link.close();
    });
    const states: string[] = [];
    const budget = redisBudget(connectIoredis(link.port), {
      ...{ perMinute: 6000, fallback: { processes: 1, share: 0.1 } },
      onState: ({ state }) => states.push(state),
    });
    expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
    link.split();
    // Its own share is ten starts a second.
    expect(await budget.turn({ line: "bulk", timeout: limits.poll })).toBe(true);
    expect(states).toEqual(["own"]);
    link.heal();
    // It looks whenever somebody waits.
    await expect
      .poll(async () => {
        expect(await budget.turn({ line: "call", timeout: limits.poll })).toBe(true);
        return states;
      })
      .toEqual(["own", "shared"]);
  });

  it("[FLEET-03] other clients keep the longest pause, and its key expires", async () => {
    redisBudget(await RedisConnection.open(server.port), together).pause(2 ** 31 - 1);
    await expect.poll(() => server.admin.send("EXISTS", [key])).toBe(1);
    const other = redisBudget(await RedisConnection.open(server.port), together);
    expect(await other.turn({ line: "call", timeout: 300 })).toBe(false);
    expect(other.delay.reason).toBe("pause");
    expect(other.delay.delay).toBeGreaterThan(2 ** 31 - 100_000);
    expect(await server.admin.send("PTTL", [key])).toBeLessThan(2 ** 32);
  });

  it("[FLEET-03] a pause reaches a sleeping client, also after the server lost its memory", async () => {
    const connect = async (): Promise<RequestBudget> => redisBudget(await RedisConnection.open(server.port), together);
    const [one, other] = [await connect(), await connect()];
    one.pause(60_000);
    await expect.poll(() => server.admin.send("EXISTS", [key])).toBe(1);
    const stop = new AbortController();
    const sleeping = Promise.resolve(other.turn({ line: "bulk", timeout: 300_000, signal: stop.signal }));
    const left = expect(sleeping).rejects.toBe("enough");
    await expect.poll(() => other.delay.reason).toBe("pause");
    await server.admin.send("FLUSHALL", []);
    const third = await connect();
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
