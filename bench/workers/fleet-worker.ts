// A process of a fleet: asks the shared budget for starts without end, and tells its parent of each.
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { Redis } from "ioredis";
import { redisBudget, type BudgetLine, type RedisClient } from "../../src/redis/index.ts";
import type { FleetMessage, FleetOrder, FleetWork } from "../fleet/messages.ts";

const work = JSON.parse(process.argv[2] ?? "{}") as FleetWork;
/** Milliseconds since 1970, with fractions: the same for all processes of a machine. */
const now = (): number => performance.timeOrigin + performance.now();
const tell = (message: FleetMessage): void => {
  process.send?.(message);
};

let questions = 0;

/** One of the two clients, connected; its questions are counted. */
async function connect(): Promise<RedisClient> {
  if (work.client === "ioredis") {
    const client = new Redis({ port: work.port });
    client.on("error", () => undefined);
    const positional = {
      eval: (script: string, keys: number, ...rest: string[]) => client.eval(script, keys, ...rest),
      evalsha: (hash: string, keys: number, ...rest: string[]) => {
        questions += 1;
        return client.evalsha(hash, keys, ...rest);
      },
    };
    return positional;
  }
  const client = createClient({ socket: { port: work.port } });
  client.on("error", () => undefined);
  await client.connect();
  const named = {
    eval: (script: string, given: { keys: string[]; arguments: string[] }) => client.eval(script, given),
    evalSha: (hash: string, given: { keys: string[]; arguments: string[] }) => {
      questions += 1;
      return client.evalSha(hash, given);
    },
    EVAL: () => undefined,
  };
  return named;
}

const { perMinute, processes } = work;
const budget = redisBudget(await connect(), {
  ...{ perMinute, fallback: { processes } },
  onState: ({ state }) => {
    tell({ kind: "state", state });
  },
});

let isStopped = false;
let stop = (): void => undefined;
const stopped = new Promise<void>((resolve) => {
  stop = resolve;
});
async function ask(line: BudgetLine): Promise<void> {
  const asked = now();
  const isStarted = await budget.turn({ line, timeout: work.timeout });
  const at = now();
  tell({ kind: isStarted ? "start" : "refused", line, at, waited: at - asked });
}

const loops = [
  ...Array.from({ length: work.bulk }, async () => {
    while (!isStopped) await ask("bulk");
  }),
  ...Array.from({ length: work.calls }, async () => {
    await Promise.race([stopped, sleep(2 * work.callEvery * Math.random())]);
    while (!isStopped) {
      await ask("call");
      await Promise.race([stopped, sleep(2 * work.callEvery * Math.random())]);
    }
  }),
];

process.on("message", (order: FleetOrder) => {
  switch (order.kind) {
    case "pause": {
      // Before it is told: on a busy machine the pause may begin, and so end, long before this process goes on.
      const at = now();
      budget.pause(order.milliseconds);
      tell({ kind: "paused", at });
      break;
    }
    case "count":
      tell({ kind: "count", questions });
      break;
    case "stop":
      isStopped = true;
      stop();
  }
});
// Its parent has died.
process.on("disconnect", () => process.exit());
tell({ kind: "ready" });
await Promise.all(loops);
tell({ kind: "end" });
