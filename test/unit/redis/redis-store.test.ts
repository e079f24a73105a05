import { inspect } from "node:util";
import {
  redisStore,
  type RedisClient,
  type RedisStore,
  type RedisStoreOptions,
  TransportError,
} from "ares-caais/redis";
import { describe, expect, it } from "vitest";
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

  it("[FLEET-06] takes one command with one key, which begins with the store's name", async () => {
    const { store, sent, set } = keep({ name: "answers" });
    await set("text");
    await store.get("key");
    await store.take("key");
    expect(sent).toEqual([
      ["ares-caais:answers:key", "SET", "text", "PX", "1000"],
      ["ares-caais:answers:key", "GET"],
      ["ares-caais:answers:key", "GETDEL"],
    ]);
  });

  it.each([
    ["empty", ""],
    ["long", "žluťoučký kůň 🐎 ".repeat(1500)],
    ["behind a byte order mark", "\uFEFFtext"],
  ])("[FLEET-06] returns unchanged: %s", async (_title, text) => {
    const { store, set } = keep();
    await set(text);
    expect(await store.get("key")).toBe(text);
  });

  it("[FLEET-06] a client that returns buffers finds and leases a text", async () => {
    const text = "\uFEFFžluťoučký kůň";
    const { store } = watch((command) => Buffer.from(command === "SET" ? "OK" : text));
    expect([await store.get("key"), await store.take("key")]).toEqual([text, text]);
    expect(await store.lease("key", 1000)).toBeTypeOf("function");
  });

  it.each([null, undefined, 7, ["text"]])("[FLEET-06] counts as missing when Redis answers %j", async (answer) => {
    const { store } = watch(() => Promise.resolve(answer));
    expect([await store.get("key"), await store.take("key")]).toEqual([undefined, undefined]);
  });

  it.each([0, -1, Number.NaN, Infinity])("[FLEET-06] refuses a lifetime of %d ms", async (ttl) => {
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
  ])("[FLEET-06] shows neither keys nor values: %s", async (message, expected) => {
    // As that of ioredis, which has the command with all its arguments.
    const failed = Object.assign(new Error(message), { command: { name: "eval", args: [secret] } });
    const { store } = watch(() => Promise.reject(failed));
    const error = await store.take(secret).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "connection", message: `${expected} [ERR_TRANSPORT]` });
    expect(inspect(error, { depth: 9 })).not.toContain(secret);
  });

  it("[FLEET-06] has the code of Node when it is a network failure", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:6379"), { code: "ECONNREFUSED" });
    await expect(watch(() => Promise.reject(refused)).store.get("key")).rejects.toThrow("(ECONNREFUSED)");
  });
});

describe("a Redis that does not answer", () => {
  it("[FLEET-06] receives no writes after a second, and one ping a second", async () => {
    const answers: ((value: string) => void)[] = [];
    const { store, clock, sent } = watch(() => new Promise((resolve) => answers.push(resolve)));
    const tell = (): Promise<unknown>[] => [store.get("a"), store.set("b", "c", 1000), store.lease("d", 1000)];
    const all: Promise<unknown>[] = tell();
    await clock.advance(999);
    all.push(...tell());
    await clock.advance(0);
    expect(sent).toHaveLength(6);
    const refused: unknown[] = [];
    const late: Promise<unknown> = Promise.allSettled(all);
    for (let second = 1; second <= 10; second += 1) {
      await clock.advance(second === 1 ? 1 : 1000);
      const probe = [...tell(), store.get("a")];
      for (const each of probe)
        each.catch((error: unknown) => error instanceof TransportError && !error.requestSent && refused.push(error));
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
    answers.at(-1)?.("back");
    await clock.advance(0);
    const again = Promise.all(tell());
    await clock.advance(0);
    expect(sent.slice(16).map(([, command]) => command)).toEqual(["GET", "SET", "SET"]);
    for (const answer of answers) answer("ok");
    expect(await again).toEqual(["ok", undefined, undefined]);
    await late;
  });

  it.each<[string, (store: RedisStore) => Promise<unknown>]>([
    ["get", (store) => store.get("login")],
    ["take", (store) => store.take("login")],
    ["set", (store) => store.set("login", "value", 1000)],
    ["lease", (store) => store.lease("login", 1000)],
  ])("[FLEET-06] delays a caller of %s for at most a second", async (method, call) => {
    const { store, clock } = watch(() => new Promise(() => undefined));
    const error: unknown = await clock.run(call(store).catch((reason: unknown) => reason));
    // Redis may run the command later.
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout", requestSent: true });
    expect(String(error)).toContain(`redisStore.${method}: Redis did not answer within 1000 ms`);
    expect(clock.now()).toBe(1000);
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-06] receives no delayed writes, and one ping a second", async () => {
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
    answers.at(-1)?.("pending");
    expect(await clock.run(taken)).toBe("pending");
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-06] the store uses Redis again after a refusal, and keeps no failure", async () => {
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
    ["clock", () => redisStore(client, given({ clock: 1 }))],
    ["clock.now", () => redisStore(client, given({ clock: {} }))],
    ["clock.schedule", () => redisStore(client, given({ clock: { now: () => 0 } }))],
  ])("refuses invalid options by name: %s (%#)", (field, call) => {
    expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_INPUT", field }) as Error);
    expect(call).toThrow(/^redisStore: /);
  });
});
