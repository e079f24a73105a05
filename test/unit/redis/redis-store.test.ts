import { inspect } from "node:util";
import { deflateSync } from "node:zlib";
import { redisStore, type RedisClient, type RedisStoreOptions } from "ares-caais/redis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

/** A client like Bun's that answers as a test says, and what it was sent: each command with its key. */
function watch(answer: (command: string) => unknown, options: RedisStoreOptions = {}) {
  const sent: string[][] = [];
  const clock = createFakeClock();
  const client: RedisClient = {
    send: (_eval, [, , key = "", ...command]) => {
      sent.push([key, ...command]);
      return answer(command[0] ?? "");
    },
  };
  return { sent, clock, store: redisStore(client, { clock, ...options }) };
}

describe("a text in the store", () => {
  /** Keeps texts as Redis would. */
  function keep(options: RedisStoreOptions = {}) {
    const kept = { value: undefined as unknown };
    const { store, sent } = watch((command) => (command === "SET" ? "OK" : kept.value), options);
    const set = async (text: string): Promise<string> => {
      await store.set("key", text, 1000);
      const value = sent.at(-1)?.[2] ?? "";
      kept.value = value;
      return value;
    };
    return { kept, store, sent, set };
  }

  it("[FLEET-06] is one command with one key, which begins with the name of the store", async () => {
    const { store, sent, set } = keep({ name: "answers" });
    await set("text");
    await store.get("key");
    await store.take("key");
    expect(sent).toEqual([
      ["ares-caais:answers:key", "SET", "1ttext", "PX", "1000"],
      ["ares-caais:answers:key", "GET"],
      ["ares-caais:answers:key", "GETDEL"],
    ]);
  });

  it.each([
    ["short", "short"],
    ["empty", ""],
    ["like one that is packed", "1zabc"],
    ["long", "žluťoučký kůň 🐎 ".repeat(1500)],
    ["long, behind a byte order mark", `\uFEFF${"x".repeat(20_000)}`],
  ])("[FLEET-06] comes back as it was: %s", async (_title, text) => {
    const { store, set } = keep();
    const value = await set(text);
    expect(await store.get("key")).toBe(text);
    expect(value.length).toBeLessThan(Math.min(text.length + 3, 1100));
  });

  it("[FLEET-06] is compressed only above the length that is given", async () => {
    const text = "x".repeat(2000);
    expect(await keep().set("x".repeat(16_384))).toMatch(/^1t/);
    expect(await keep().set("x".repeat(16_385))).toMatch(/^1z/);
    expect(await keep({ compressAbove: 1999 }).set(text)).toMatch(/^1z/);
    expect(await keep({ compressAbove: 2000 }).set(text)).toBe(`1t${text}`);
    expect(await keep({ compressAbove: Infinity }).set(text)).toBe(`1t${text}`);
  });

  it("[FLEET-06] is found and leased by a client that returns buffers", async () => {
    const text = "žluťoučký kůň";
    const { store } = watch((command) => Buffer.from(command === "SET" ? "OK" : `1t${text}`));
    expect([await store.get("key"), await store.take("key")]).toEqual([text, text]);
    expect(await store.lease("key", 1000)).toBeTypeOf("function");
  });

  const packed = (bytes: Uint8Array): string => `1z${deflateSync(bytes).toString("base64")}`;
  it.each([
    ["is of nobody", "{}"],
    ["is of another version", "2ttext"],
    ["is empty", ""],
    ["is no text", 7],
    ["is no packed text", "1z####"],
    ["breaks off", packed(Buffer.alloc(5000, "text")).slice(0, -12)],
    ["was changed", packed(Buffer.alloc(5000, "text")).replace(/.{12}$/, "AAAAAAAAAAAA")],
    ["is no UTF-8", packed(Buffer.from([0xff, 0xfe, 0xfd]))],
    ["unpacks to a thousand times its size", packed(Buffer.alloc(17 * 1024 * 1024))],
    ["is longer than what is kept", `1t${"x".repeat(16 * 1024 * 1024 + 1)}`],
    ["is longer in bytes than what is kept", `1t${"ž".repeat(8 * 1024 * 1024 + 1)}`],
  ])("[FLEET-06] that %s is none, and a reader can tell it from nothing", async (_title, value) => {
    const { store } = watch(() => value);
    expect([await store.get("key"), await store.take("key")]).toEqual([false, false]);
  });

  it("[FLEET-06] is not unpacked any further than the longest that is kept", async () => {
    const before = process.memoryUsage.rss();
    const { store } = watch(() => bomb);
    const bomb = packed(Buffer.alloc(16 * 1024 * 1024 + 1));
    expect(await store.get("key")).toBe(false);
    for (const [options, mark] of [
      [{}, "1z"],
      [{ compressAbove: Infinity }, "1t"],
    ] as const) {
      const { set, store } = keep(options);
      const longest = "x".repeat(16 * 1024 * 1024);
      expect((await set(longest)).slice(0, 2)).toBe(mark);
      expect((await store.get("key")) === longest).toBe(true);
      await expect(set(`${longest}x`)).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field: "value" });
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
  });

  it.each([0, -1, Number.NaN, Infinity])("[FLEET-06] cannot be kept for %d ms", async (ttl) => {
    const { store, sent } = watch(() => "OK");
    await expect(store.set("key", "text", ttl)).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field: "ttl" });
    await expect(store.lease("key", ttl)).rejects.toMatchObject({ field: "milliseconds" });
    expect(sent).toEqual([]);
  });
});

describe("a failure of Redis", () => {
  const secret = "session-4711";

  it.each([
    ["OOM command not allowed when used memory > 'maxmemory'.", "redisStore.take: Redis failed (OOM)"],
    [`something ${secret}`, "redisStore.take: Redis failed"],
  ])("[FLEET-06] says nothing of keys and values: %s", async (message, expected) => {
    // As that of ioredis, which has the command with all its arguments.
    const failed = Object.assign(new Error(message), { command: { name: "eval", args: [secret] } });
    const { store } = watch(() => Promise.reject(failed));
    const error = await store.take(secret).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "connection", message: `${expected} [ERR_TRANSPORT]` });
    expect(inspect(error, { depth: 9 })).not.toContain(secret);
  });

  it("[FLEET-06] has the code of Node where it is one of the network", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:6379"), { code: "ECONNREFUSED" });
    await expect(watch(() => Promise.reject(refused)).store.get("key")).rejects.toThrow("(ECONNREFUSED)");
  });
});

describe("a Redis that says nothing", () => {
  it("[FLEET-06] is given nothing to keep after a second, and asked once a second whether it is back", async () => {
    const answers: ((value: string) => void)[] = [];
    const { store, clock, sent } = watch(() => new Promise((resolve) => answers.push(resolve)));
    const tell = (): Promise<unknown>[] => [store.get("a"), store.set("b", "c", 1000), store.lease("d", 1000)];
    const all: Promise<unknown>[] = tell();
    await clock.advance(999);
    all.push(...tell());
    await clock.advance(0);
    expect(sent).toHaveLength(6);
    const refused: unknown[] = [];
    for (let second = 1; second <= 10; second += 1) {
      await clock.advance(second === 1 ? 1 : 1000);
      const probe = [...tell(), store.get("a")];
      for (const each of probe) each.catch((error: unknown) => refused.push(error));
      await clock.advance(0);
    }
    // One a second, for ten seconds.
    expect(sent.slice(6).map(([, command]) => command)).toEqual(Array(10).fill("GET"));
    expect(refused).toHaveLength(30);
    expect(refused[0]).toMatchObject({
      message: "redisStore.set: Redis does not answer [ERR_TRANSPORT]",
      code: "ERR_TRANSPORT",
      requestSent: false,
    });
    // One answer is enough to see that it is back, whatever became of what was asked before.
    answers.at(-1)?.("1tback");
    await clock.advance(0);
    void Promise.all(tell());
    await clock.advance(0);
    expect(sent.slice(16).map(([, command]) => command)).toEqual(["GET", "SET", "SET"]);
    for (const answer of answers) answer("1tok");
    await Promise.all(all);
  });

  it("[FLEET-06] holds nobody who takes a value longer than a second", async () => {
    const { store, clock } = watch(() => new Promise(() => undefined));
    const error: unknown = await clock.run(store.take("login").catch((reason: unknown) => reason));
    // It may be read and deleted yet.
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout", requestSent: true });
    expect(String(error)).toContain("redisStore.take: Redis did not answer within 1000 ms");
    expect(clock.now()).toBe(1000);
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-06] is given nothing to take later, and is asked once a second whether it is back", async () => {
    const answers: ((value: unknown) => void)[] = [];
    const { store, clock, sent } = watch(() => new Promise((resolve) => answers.push(resolve)));
    await clock.run(expect(store.take("login")).rejects.toMatchObject({ requestSent: true }));
    for (let half = 0; half < 6; half += 1) {
      await expect(store.take("login")).rejects.toMatchObject({ phase: "connection", requestSent: false });
      await clock.advance(500);
    }
    expect(sent.map(([, command]) => command)).toEqual(["GETDEL", "EXISTS", "EXISTS", "EXISTS"]);
    answers.at(-1)?.(1);
    await clock.advance(0);
    const taken = store.take("login");
    answers.at(-1)?.("1tpending");
    expect(await clock.run(taken)).toBe("pending");
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-06] is asked again where it refuses, and no failure is left over", async () => {
    const state = { isSilent: true };
    const { store, clock } = watch(() =>
      state.isSilent ? new Promise(() => undefined) : Promise.reject(new Error("no")),
    );
    await clock.run(expect(store.take("login")).rejects.toMatchObject({ requestSent: true }));
    state.isSilent = false;
    await expect(store.take("login")).rejects.toMatchObject({ requestSent: false });
    await clock.advance(0);
    await expect(store.take("login")).rejects.toThrow("redisStore.take: Redis failed");
  });
});

describe("redisStore", () => {
  const client: RedisClient = { send: () => undefined };
  const given = (options: unknown): RedisStoreOptions => options as RedisStoreOptions;

  it.each<[field: string, call: () => unknown]>([
    ["client", () => redisStore(given(undefined) as RedisClient)],
    ["client", () => redisStore(given({ get: () => undefined }) as RedisClient)],
    ["options", () => redisStore(client, given(null))],
    ["ttl", () => redisStore(client, given({ ttl: 1 }))],
    ["name", () => redisStore(client, { name: "" })],
    ["name", () => redisStore(client, { name: "a:b" })],
    ["name", () => redisStore(client, { name: "{a}" })],
    ["name", () => redisStore(client, given({ name: 1 }))],
    ["compressAbove", () => redisStore(client, { compressAbove: -1 })],
    ["compressAbove", () => redisStore(client, given({ compressAbove: "1" }))],
    ["clock", () => redisStore(client, given({ clock: 1 }))],
    ["clock.now", () => redisStore(client, given({ clock: {} }))],
    ["clock.schedule", () => redisStore(client, given({ clock: { now: () => 0 } }))],
  ])("refuses what is wrong by its name: %s (%#)", (field, call) => {
    expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_INPUT", field }) as Error);
    expect(call).toThrow(/^redisStore: /);
  });

  it("loads what compresses when there is something to compress", async () => {
    const load = vi.spyOn(process, "getBuiltinModule");
    onTestFinished(() => {
      load.mockRestore();
    });
    const { store } = watch(() => "1tshort");
    await store.set("key", "short", 1);
    await store.get("key");
    expect(load).not.toHaveBeenCalled();
    await store.set("key", "long".repeat(5000), 1);
    expect(load).toHaveBeenCalledExactlyOnceWith("node:zlib");
  });
});
