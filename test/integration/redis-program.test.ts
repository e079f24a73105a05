import { createRegistry, type RegistryOptions } from "ares-caais";
import { redisBudget, redisStore } from "ares-caais/redis";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSandbox } from "ares-caais/sandbox";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectIoredis } from "./peers/redis-clients.ts";
import { findRedis, RedisConnection, startRedis } from "./peers/redis-server.ts";
import { on } from "../fixtures/on-event.ts";

const redis = findRedis();

/** The shared options of a program: all are optional. */
type Shared = Pick<RegistryOptions, "budget" | "cache">;

/** A program that is written once: it looks some subjects up, and one of them again. */
async function program(options: RegistryOptions, shared: Shared): Promise<unknown> {
  const calls: unknown[] = [];
  const registry = createRegistry({ ...options, ...shared, onEvent: on({ call: ({ cache }) => calls.push(cache) }) });
  const names: unknown[] = [];
  for await (const { record } of registry.lookup(["90000021", "90000048"])) names.push(record?.obchodniJmeno);
  for (let time = 0; time < 2; time += 1) {
    const { sidlo } = await registry.vratEkonomickySubjekt({ ico: "90000021" });
    names.push(sidlo?.nazevObce);
  }
  return { names, calls };
}

const names = ["Moravské datové služby a.s.", "MORAVSKÁ PEKÁRNA s.r.o.", "Brno", "Brno"];

describe("a program with an optional Redis", () => {
  const start = async (): Promise<RegistryOptions> => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    return { environment: sandbox.environment, fetch: sandbox.fetch };
  };

  it("[FLEET-10] runs without Redis, with a budget and a store in memory or with none", async () => {
    const options = await start();
    expect(await program(options, {})).toEqual({ names, calls: ["off", "off", "off"] });
    const cache = { store: new Map<string, string>(), ttl: 60_000 };
    expect(await program(options, { cache })).toEqual({ names, calls: ["miss", "miss", "hit"] });
  });

  it.skipIf(isSkipped(redis))(`[FLEET-10] runs unchanged with Redis (${titleOf(redis)})`, async () => {
    const options = await start();
    const port = await startRedis(redis);
    const client = connectIoredis(port);
    const shared: Shared = {
      budget: redisBudget(client, { fallback: { processes: 2 } }),
      cache: { store: redisStore(client), ttl: 60_000, timeout: 60_000 },
    };
    expect(await program(options, shared)).toEqual({ names, calls: ["miss", "miss", "hit"] });
    expect(await program(options, shared)).toEqual({ names, calls: ["hit", "hit", "hit"] });
    const server = await RedisConnection.open(port);
    // Both were used: the budget, and for each answer the value and the lease that the other one would wait for.
    const keys = (await server.send("KEYS", ["*"])) as string[];
    expect(keys).toContain("{ares-caais:ares}:budget:2");
    expect(keys.filter((key) => key.startsWith("ares-caais:ares:"))).toHaveLength(2);
  });
});
