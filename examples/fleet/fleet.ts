import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { redisBudget } from "ares-caais/redis";
import { Database, partSize } from "./database.ts";
import type { Progress } from "./progress.ts";
import { readList } from "./read-list.ts";
import { isWrongSetting, reasonOf } from "./reason.ts";
import { queueName, writeSettings, type PartOfJob, type Settings } from "./settings.ts";

/**
 * Looks up a list with workers of their own: keeps it in the database, puts its parts into the queue, starts workers and others in
 * the place of those that die, until all is done. Killed and started again with the same name, it goes on.
 *
 * @param job name of the job: one list
 * @throws Error with the reasons when parts failed for good; when the database or Redis cannot be what was meant.
 */
export async function runFleet(
  settings: Settings,
  { job, list, workers }: { readonly job: string; readonly list: string; readonly workers: number },
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
): Promise<void> {
  const sayAway = (server: string, reason: string): void => {
    console.error(`waiting for ${server}: ${reason}`);
  };
  const database = new Database(settings.postgres, signal, (reason) => {
    sayAway("PostgreSQL", reason);
  });
  const connection = new Redis(settings.redis, { maxRetriesPerRequest: null, lazyConnect: true });
  // A wrong budget is refused here, and not by each worker.
  const { perMinute, processes } = settings;
  redisBudget(connection, { perMinute, fallback: { processes } });
  const crew = new Crew(settings, signal);
  try {
    await database.createTables();
    await firstConnection(connection, signal, (reason) => {
      sayAway("Redis", reason);
    });
    const queue = new Queue<PartOfJob>(queueName, { connection });
    queue.on("error", () => undefined);
    await keepList(database, job, list);
    crew.start(workers);
    for (;;) {
      onProgress(await database.progress(job));
      const parts = await database.openParts(job, 4 * workers);
      if (parts.length === 0) break;
      // A client without a connection would keep it, again and again.
      if (connection.status === "ready") fill(queue, job, parts);
      await sleep(500, undefined, { signal });
    }
    const failures = await database.failures(job);
    if (failures.length > 0)
      throw new Error(`not all could be looked up; start again to go on\n${failures.join("\n")}`);
  } finally {
    await crew.stop();
    connection.disconnect();
    await database.close();
  }
}

/**
 * Connects to Redis, and waits for one that is away.
 *
 * @param onAway is called whenever a wait for it begins, also later
 * @throws Error when the address or the password is wrong.
 */
function firstConnection(connection: Redis, signal: AbortSignal, onAway: (reason: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let isFirst = true;
    let isAway = false;
    signal.addEventListener("abort", () => {
      reject(new Error("stopped", { cause: signal.reason }));
    });
    connection.on("ready", () => {
      isFirst = isAway = false;
      resolve();
    });
    connection.on("error", (error) => {
      if (isFirst && isWrongSetting(error)) {
        reject(error);
        return;
      }
      if (!isAway) onAway(reasonOf(error));
      isAway = true;
    });
    // It tries again by itself.
    connection.connect().catch(() => undefined);
  });
}

/** Cuts a list into parts and keeps them. */
async function keepList(database: Database, job: string, list: string): Promise<void> {
  let part = 0;
  let inputs: string[] = [];
  const keep = async (): Promise<void> => {
    await database.keepPart(job, part, inputs);
    part += 1;
    inputs = [];
  };
  for await (const input of readList(list)) if (inputs.push(input) === partSize) await keep();
  if (inputs.length > 0) await keep();
  await database.checkParts(job, part);
}

/**
 * Puts parts into the queue; what is there already stays as it is. Said again and again, since a queue that lost its memory has to
 * be told again. Nobody waits for it: a Redis that is away answers when it is back.
 */
function fill(queue: Queue<PartOfJob>, job: string, parts: readonly number[]): void {
  const options = { attempts: 5, backoff: { type: "exponential", delay: 1000 } };
  const added = queue.addBulk(
    parts.map((part) => ({ name: "part", data: { job, part }, opts: { ...options, jobId: `${job}.${part}` } })),
  );
  added.catch(() => undefined);
}

/** The worker processes. */
class Crew {
  readonly #settings: Settings;
  readonly #signal: AbortSignal;
  readonly #workers = new Set<ChildProcess>();
  #isStopping = false;

  constructor(settings: Settings, signal: AbortSignal) {
    this.#settings = settings;
    this.#signal = signal;
  }

  start(workers: number): void {
    for (let index = 0; index < workers; index += 1) this.#startOne();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(
      [...this.#workers].map(async (worker) => {
        const ended = once(worker, "exit");
        worker.kill("SIGTERM");
        // One that does not listen, because it is held.
        const patience = setTimeout(() => worker.kill("SIGKILL"), 5000);
        await ended;
        clearTimeout(patience);
      }),
    );
  }

  #startOne(): void {
    const worker = fork(fileURLToPath(new URL("worker.ts", import.meta.url)), { env: writeSettings(this.#settings) });
    this.#workers.add(worker);
    worker.once("exit", () => {
      this.#workers.delete(worker);
      // Not at once: one that cannot start would be started again and again.
      setTimeout(() => {
        if (!this.#isStopping && !this.#signal.aborted) this.#startOne();
      }, 500);
    });
  }
}
