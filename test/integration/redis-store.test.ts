import { createRegistry, type CacheStore, type Registry, type RegistryOptions } from "ares-caais";
import { redisStore, type RedisClient } from "ares-caais/redis";
import { describe, expect, it, onTestFinished } from "vitest";
import { Link } from "../../bench/fleet/link.ts";
import { freePort } from "../../bench/loopback.ts";
import { createFakeClock } from "../fixtures/fake-clock.ts";
import { startSilent } from "../fixtures/servers/listen.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectIoredis, connectNodeRedis } from "./peers/redis-clients.ts";
import { findRedis, RedisConnection, startRedis, startRedisProcess, useRedis } from "./peers/redis-server.ts";
import { on, type CacheFaultEvent } from "../fixtures/on-event.ts";

const redis = findRedis();
const ico = "90000021";

/** The clients as an application makes them, with nothing set that helps when Redis fails. */
const clients = { ioredis: connectIoredis, "node-redis": connectNodeRedis };
const names = ["ioredis", "node-redis"] as const;
type Connect = (port: number, options?: { readonly password?: string }) => RedisClient;

/** For tests without a clock of their own: a busy machine may need longer than the default. */
const inOwnTime = { timeout: 60_000 };

/** A registry over a store, with a service that answers at once. */
function watch(store: CacheStore, options: Partial<RegistryOptions> = {}) {
  const faults: CacheFaultEvent["fault"][] = [];
  const seen = { requests: 0 };
  const registry = createRegistry({
    ...{ requestsPerMinute: Infinity, retry: false, cache: { store, ttl: 60_000, ...inOwnTime } },
    onEvent: on({ fault: ({ fault }) => void faults.push(fault) }),
    fetch: () => {
      seen.requests += 1;
      return Promise.resolve(Response.json({ ico, obchodniJmeno: "Moravské datové služby a.s." }));
    },
    ...options,
  });
  return { registry, faults, seen, ask: (of: Registry = registry) => of.vratEkonomickySubjekt({ ico }).withResponse() };
}

describe.skipIf(isSkipped(redis))(titleOf(redis), () => {
  const server = useRedis(redis);
  /** The key of the only answer that is kept, when it is: nobody waits for that, and the lease is gone then. */
  const keyOfAnswer = async (): Promise<string> => {
    const keys = async (): Promise<string[]> => (await server.admin.send("KEYS", ["ares-caais:ares:*"])) as string[];
    await expect.poll(keys).toHaveLength(1);
    return (await keys()).join();
  };

  it.each(["ioredis", "node-redis", "Bun's"] as const)(
    "[FLEET-06] keeps a text for its time, by %s client",
    async (name) => {
      const { port, admin } = server;
      const client = name === "Bun's" ? await RedisConnection.open(port) : clients[name](port);
      const store = redisStore(client, { name: "test" });
      expect(await store.get("none")).toBeUndefined();
      const short = 'a { "b": "c" }\r\n';
      await store.set("short", short, 60_000);
      expect([await store.get("short"), await store.get("short")]).toEqual([short, short]);
      const long = `${short}${"long ".repeat(10_000)}`;
      await store.set("long", long, 1234.5);
      expect(await store.get("long")).toBe(long);
      expect(await admin.send("PTTL", ["ares-caais:test:long"])).toSatisfy((left: number) => left > 0 && left <= 1235);
      await store.set("brief", short, 0.5);
      await expect.poll(() => store.get("brief")).toBeUndefined();
      // Another name is another store.
      expect(await redisStore(client).get("short")).toBeUndefined();
    },
  );

  it.each(names)("[FLEET-06] gives a text to one of those who take it at the same time, by %s", async (name) => {
    const store = redisStore(clients[name](server.port));
    await store.set("login", "pending", 60_000);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.take("login")));
    expect(taken.filter((one) => one !== undefined)).toEqual(["pending"]);
    expect(await store.get("login")).toBeUndefined();
  });

  it.each(names)("[FLEET-07] gives the lease to one holder until it is returned or expires, by %s", async (name) => {
    const store = redisStore(clients[name](server.port));
    const giveBack = await store.lease("key", 60_000);
    expect([await store.lease("key", 60_000), giveBack]).toEqual([undefined, expect.any(Function)]);
    await giveBack?.();
    const next = await store.lease("key", 60_000);
    // The one before has it no longer, and cannot give it back.
    await giveBack?.();
    expect([await store.lease("key", 60_000), next]).toEqual([undefined, expect.any(Function)]);
    await store.lease("other", 1);
    await expect.poll(() => store.lease("other", 60_000)).toEqual(expect.any(Function));
    expect(await server.admin.send("DBSIZE", [])).toBe(2);
  });

  it.each(names)("[FLEET-06] keeps a response for its lifetime and returns its age, by %s", async (name) => {
    const store = redisStore(clients[name](server.port));
    const stale: unknown[] = [];
    const { registry, ask } = watch(store, {
      cache: { store, ttl: 1, staleIfError: 3_600_000, ...inOwnTime },
      onEvent: on({ stale: (event) => void stale.push(event) }),
    });
    expect(await ask()).toMatchObject({ fromCache: false, age: undefined });
    const key = await keyOfAnswer();
    await expect.poll(() => server.admin.send("PTTL", [key])).toBeGreaterThan(3_500_000);
    const down = watch(store, {
      cache: { store, ttl: 1, staleIfError: 3_600_000, ...inOwnTime },
      onEvent: on({ stale: (event) => void stale.push(event) }),
      fetch: () => Promise.resolve(new Response("", { status: 503 })),
    });
    const { data, age, fromCache } = await ask(down.registry);
    expect([data.obchodniJmeno, fromCache]).toEqual(["Moravské datové služby a.s.", true]);
    expect(age).toBeGreaterThan(0);
    expect(stale).toMatchObject([{ age, reason: 503 }]);
    expect(registry).not.toBe(down.registry);
  });

  it.each(names)("[FLEET-06] reports invalid data in the store by an event, and fails no call, by %s", async (name) => {
    const { ask, faults, seen } = watch(redisStore(clients[name](server.port)));
    await ask();
    const { admin } = server;
    const key = await keyOfAnswer();
    for (const [requests, invalid] of [
      [2, "invalid"],
      [3, "[1]"],
      [4, "{}"],
    ] as const) {
      await admin.send("SET", [key, invalid]);
      expect(await ask()).toMatchObject({ fromCache: false, data: { ico } });
      expect([faults.splice(0), seen.requests]).toEqual([["value"], requests]);
      await expect.poll(() => admin.send("GETRANGE", [key, "0", "9"])).toBe('{"made":17');
    }
    await admin.send("DEL", [key]);
    await admin.send("LPUSH", [key, "another type"]);
    expect(await ask()).toMatchObject({ fromCache: false, data: { ico } });
    expect(faults[0]).toBe("get");
  });
});

/** How Redis dies; what is returned makes it well again. */
const deaths: Readonly<
  Record<
    string,
    (client: Connect) => Promise<{ client: RedisClient; readonly die: () => unknown; readonly heal?: () => unknown }>
  >
> = {
  "is killed": async (connect) => {
    const server = await startRedisProcess(redis);
    return { client: connect(server.port), die: () => server.kill(), heal: () => server.start() };
  },
  "stands still": async (connect) => {
    const server = await startRedisProcess(redis);
    const signal = (name: "SIGSTOP" | "SIGCONT") => () => {
      server.signal(name);
    };
    return { client: connect(server.port), die: signal("SIGSTOP"), heal: signal("SIGCONT") };
  },
  "is behind a network that swallows everything": async (connect) => {
    const link = await Link.open(await startRedis(redis));
    onTestFinished(() => {
      link.close();
    });
    const split = (): void => {
      link.split();
    };
    return { client: connect(link.port), die: split };
  },
  "is not there yet": async (connect) => ({ client: connect(await freePort()), die: () => undefined }),
  "knows another password": async (connect) => {
    const { port } = await startRedisProcess(redis, ["--requirepass", "right"]);
    return { client: connect(port, { password: "wrong" }), die: () => undefined };
  },
  "loads its data": async (connect) => {
    const { port } = await startSilent((socket) => {
      socket.setEncoding("latin1").on("data", (text: string) => {
        const commands = text.match(/^\*\d+\r$/gm) ?? [];
        socket.write("-LOADING Redis is loading the dataset in memory\r\n".repeat(commands.length));
      });
    });
    return { client: connect(port), die: () => undefined };
  },
};

describe.skipIf(isSkipped(redis)).each(names)(`${titleOf(redis)}: the timeout of a store over %s`, (name) => {
  it.each(Object.keys(deaths))("[FLEET-06] holds when Redis %s", async (title) => {
    const { client, die, heal } = (await deaths[title]?.(clients[name])) ?? expect.unreachable();
    const clock = createFakeClock();
    const store = redisStore(client, { clock });
    const { ask, faults, seen } = watch(store, { clock, cache: { store, ttl: 60_000 } });
    if (heal !== undefined) {
      // It is well before.
      await store.set("key", "value", 60_000);
      expect(await store.get("key")).toBe("value");
    }
    await die();
    for (let call = 1; call <= 3; call += 1) {
      const asked = clock.now();
      expect(await clock.run(ask())).toMatchObject({ fromCache: false, data: { ico } });
      expect(clock.now() - asked).toBeLessThanOrEqual(250);
      expect(seen.requests).toBe(call);
      // Nobody waits for `set`: what becomes of that of the call before may be told in this one.
      const [fault] = faults.splice(0).filter((each) => each !== "set");
      expect(fault).toMatch(/timeout|get|lease/);
    }
    if (heal === undefined) return;
    await heal();
    // The clock goes on, so that Redis is tried again.
    await expect
      .poll(async () => {
        await clock.advance(1000);
        return store.get("key").catch(() => "no answer");
      })
      .not.toBe("no answer");
    await store.set("key", "again", 60_000);
    expect(await store.get("key")).toBe("again");
  });

  /** A client and another connection to the same Redis. */
  const start = async (): Promise<{ server: { port: number }; client: RedisClient; admin: RedisConnection }> => {
    const server = await startRedisProcess(redis);
    return { server, client: clients[name](server.port), admin: await RedisConnection.open(server.port) };
  };

  it.each([
    ["whose memory is full", "CONFIG", ["SET", "maxmemory", "1"], "redisStore.set: Redis failed (OOM)"],
    ["that may only be read", "REPLICAOF", ["127.0.0.1", "1"], "redisStore.take: Redis failed (READONLY)"],
  ])(
    "[FLEET-06] a Redis %s returns what it has, and its refusals fail no call",
    async (_what, command, given, message) => {
      const { client, admin } = await start();
      const { ask, faults } = watch(redisStore(client));
      const store = redisStore(client);
      await store.set("key", "value", 60_000);
      await admin.send(command, given);
      expect(await store.get("key")).toBe("value");
      expect(await ask()).toMatchObject({ fromCache: false });
      await expect.poll(() => faults).toEqual(["lease", "set"]);
      const refused = message.includes("set") ? store.set("key", "other", 1000) : store.take("key");
      await expect(refused).rejects.toThrow(message);
    },
  );

  it("[FLEET-06] a Redis that is busy with a script delays no call", async () => {
    const { client, admin, server } = await start();
    const { ask, faults } = watch(redisStore(client));
    await admin.send("CONFIG", ["SET", "busy-reply-threshold", "1"]);
    const other = await RedisConnection.open(server.port);
    const busy = other.send("EVAL", ["while true do end", "0"]).catch((error: unknown) => error);
    await expect.poll(() => admin.send("PING", []).catch(String)).toContain("BUSY");
    expect(await ask()).toMatchObject({ fromCache: false });
    await expect.poll(() => faults).toEqual(["get", "set"]);
    await admin.send("SCRIPT", ["KILL"]);
    await busy;
    await expect.poll(async () => (await ask()).fromCache).toBe(true);
  });
});
