import { fork, type ChildProcess } from "node:child_process";
import { on } from "node:events";
import { fileURLToPath } from "node:url";
import { createRegistry } from "ares-caais";
import { redisStore, type RedisClient } from "ares-caais/redis";
import { describe, expect, it, onTestFinished } from "vitest";
import { useHeldServer } from "../fixtures/servers/held-server.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectIoredis, connectNodeRedis } from "./peers/redis-clients.ts";
import { findRedis, RedisConnection, startRedis } from "./peers/redis-server.ts";

const redis = findRedis();
const worker = fileURLToPath(new URL("peers/sharing-process.ts", import.meta.url));

/** Messages of a process, one after the other. */
function messagesOf(child: ChildProcess): () => Promise<unknown> {
  const messages = on(child, "message", { close: ["exit"] });
  return async () => {
    // `on` yields the arguments of the event.
    const { value } = (await messages.next()) as IteratorResult<readonly unknown[], undefined>;
    return value?.[0];
  };
}

describe.skipIf(isSkipped(redis))(titleOf(redis), () => {
  const server = useHeldServer();

  /** Starts processes that share a Redis. */
  const launch = async (count: number) => {
    const port = await startRedis(redis);
    const children = Array.from({ length: count }, () => {
      const child = fork(worker, [server.address, String(port)], { execArgv: ["--import", "tsx"] });
      onTestFinished(() => void child.kill("SIGKILL"));
      return { child, next: messagesOf(child) };
    });
    for (const { next } of children) expect(await next()).toBe("ready");
    return { port, children };
  };

  it("[FLEET-07] processes with the same question send one request, and all get its response", async () => {
    const { children } = await launch(5);
    for (const ico of ["90000021", "90000048", "90000056"]) {
      for (const { child } of children) child.send(ico);
      // The answer comes when all of them want it.
      for (const { next } of children) expect(await next()).toBe("asking");
      const held = await server.next();
      held.answer({ ico, obchodniJmeno: `subject ${ico}` });
      const answers = await Promise.all(children.map(({ next }) => next()));
      expect(answers).toEqual(Array(5).fill({ fromCache: expect.any(Boolean) as unknown, name: `subject ${ico}` }));
      expect(answers.filter((answer) => !(answer as { fromCache: boolean }).fromCache)).toHaveLength(1);
      expect(server.waiting).toBe(0);
    }
  });

  it("[FLEET-07] a process that is killed during its request delays the others until its lease ends at most", async () => {
    const { children } = await launch(3);
    const [first, ...others] = children;
    first?.child.send("90000021");
    await server.next();
    first?.child.kill("SIGKILL");
    for (const { child } of others) child.send("90000021");
    for (const { next } of others) expect(await next()).toBe("asking");
    // Each of them sees for itself that nothing comes, and asks; the later one may have the answer of the other.
    const answered: unknown[] = [];
    for (const { next } of others) void next().then((answer) => answered.push(answer));
    await expect
      .poll(async () => {
        while (server.waiting > 0) (await server.next()).answer({ ico: "90000021", obchodniJmeno: "late" });
        return answered;
      })
      .toMatchObject([{ name: "late" }, { name: "late" }]);
  });

  it("[FLEET-07] clients of every kind share responses with each other", async () => {
    const port = await startRedis(redis);
    const clients: readonly RedisClient[] = [
      connectIoredis(port),
      connectNodeRedis(port),
      await RedisConnection.open(port),
    ];
    const all = clients.map((client) =>
      createRegistry({
        environment: { registry: server.address },
        cache: { store: redisStore(client), ttl: 60_000, timeout: 60_000 },
      })
        .vratEkonomickySubjekt({ ico: "90000021" })
        .withResponse(),
    );
    const held = await server.next();
    held.answer({ ico: "90000021", obchodniJmeno: "one answer" });
    const answers = await Promise.all(all);
    expect(answers.map(({ data }) => data.obchodniJmeno)).toEqual(Array(3).fill("one answer"));
    expect(answers.filter(({ fromCache }) => !fromCache)).toHaveLength(1);
    expect(server.waiting).toBe(0);
  });
});
