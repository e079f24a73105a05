import { Worker, type Job } from "bullmq";
import { Redis } from "ioredis";
import { redisBudget } from "ares-caais/redis";
import { createRegistry } from "ares-caais/registry";
import { Database, PartTaken } from "./database.ts";
import { mayHeal, reasonOf } from "./reason.ts";
import { queueName, readSettings, type PartOfJob } from "./settings.ts";
import { workPart } from "./work-part.ts";

// A process of its own: takes parts from the queue until it is told to stop.
const { redis, postgres, registryUrl, perMinute, processes } = readSettings();
const stop = new AbortController();
const database = new Database(postgres, stop.signal);
const connection = new Redis(redis, { maxRetriesPerRequest: null });
// Redis that is away is told of by what it means: see onState below, and the queue waits.
connection.on("error", () => undefined);

const registry = createRegistry({
  environment: registryUrl === undefined ? undefined : { registry: registryUrl },
  budget: redisBudget(connection, {
    perMinute,
    fallback: { processes },
    onState: ({ state, reason }) => {
      console.error(`worker ${process.pid}: ${state === "own" ? "goes on by itself" : "shares the budget"}: ${reason}`);
    },
  }),
});

let saidAt = -Infinity;
/** Tells of a service that is away, every half minute. */
const sayAway = (error: unknown): void => {
  if (performance.now() < saidAt + 30_000) return;
  saidAt = performance.now();
  console.error(`worker ${process.pid}: goes on later: ${reasonOf(error)}`);
};

const worker = new Worker<PartOfJob>(
  queueName,
  async (taken: Job<PartOfJob>) => {
    const { job, part } = taken.data;
    try {
      await workPart(registry, database, job, part, stop.signal);
    } catch (error) {
      // The database says what is done: a part that is left comes into the queue again.
      if (stop.signal.aborted || error instanceof PartTaken) return;
      const isLast = taken.attemptsMade + 1 >= (taken.opts.attempts ?? 1);
      // A part that stays open comes into the queue again, and begins with new attempts.
      if (mayHeal(error)) sayAway(error);
      else if (isLast) await database.failPart(job, part, reasonOf(error));
      throw error;
    }
  },
  {
    connection,
    // A worker that was killed is noticed in this time; its part goes to another one, as often as that happens.
    ...{ lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 1_000_000 },
    ...{ removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } },
  },
);
worker.on("error", () => undefined);

const end = (): void => {
  if (stop.signal.aborted) return;
  stop.abort();
  // A Redis that is away does not keep the process.
  setTimeout(() => process.exit(0), 2000).unref();
  void worker.close().then(async () => {
    connection.disconnect();
    await database.close();
  });
};
process.once("SIGTERM", end);
// The process that started it is gone.
process.once("disconnect", end);
// It went while this program was loaded.
if (!process.connected) end();
