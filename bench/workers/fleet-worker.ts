// A process of a fleet: asks the shared budget for starts without end, and reports each to its parent.
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
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One of the two clients, connected. */
async function connect(): Promise<RedisClient> {
  if (work.client === "ioredis") {
    const client = new Redis({ port: work.port });
    client.on("error", () => undefined);
    return client;
  }
  const client = createClient({ socket: { port: work.port } });
  client.on("error", () => undefined);
  await client.connect();
  return client;
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
      // The time is taken first: on a busy machine this process may go on only after the end of the pause.
      const at = now();
      budget.pause(order.milliseconds);
      tell({ kind: "paused", at });
      break;
    }
    case "stop":
      isStopped = true;
      stop();
  }
});
// The parent has ended.
process.on("disconnect", () => process.exit());
tell({ kind: "ready" });
await Promise.all(loops);
tell({ kind: "end" });
