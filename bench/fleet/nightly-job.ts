import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { answerList, listen, type Service } from "../loopback.ts";
import { root } from "../processes.ts";
import type { ServerProgram } from "./server-program.ts";

/** Process that can be killed. */
export type Victim = "worker" | "main" | "redis" | "postgres";

/** A job, and what happens to it. */
export interface NightlyPlan {
  /** How many inputs the list has. */
  readonly inputs: number;
  readonly workers: number;
  readonly perMinute: number;
  /** Process to kill with SIGKILL after so many requests; servers restart a second later, the main process at once. */
  readonly killAfter: Readonly<Record<number, Victim>>;
  /** A worker is also killed whenever so many milliseconds have passed. */
  readonly killEvery?: number;
}

/** How it went. */
export interface NightlyOutcome {
  /** Requests that the service was sent. */
  readonly requests: number;
  /** How many inputs have a result of their own, and the right one. */
  readonly results: number;
  /** Killed processes, in order. */
  readonly killed: readonly Victim[];
}

/**
 * Runs the example of `examples/fleet` over a service, a Redis and a PostgreSQL of its own, and counts.
 *
 * @param folder an empty one
 * @throws Error with what it says when the job fails.
 */
export async function runNightlyJob(
  folder: string,
  servers: { readonly redis: ServerProgram; readonly postgres: ServerProgram },
  { inputs, workers, perMinute, killAfter, killEvery }: NightlyPlan,
): Promise<NightlyOutcome> {
  const list = join(folder, "list.txt");
  writeFileSync(list, Array.from({ length: inputs }, (_, index) => `${10_000_000 + index}\n`).join(""));
  const { redis, postgres } = servers;
  const killed: Victim[] = [];
  let main: ChildProcess | undefined;
  const restarts: Promise<void>[] = [];
  const kill = (victim: Victim): void => {
    if (victim === "main") main?.kill("SIGKILL");
    else if (victim === "worker") {
      const worker = workersOf(main)[0];
      if (worker === undefined) return;
      process.kill(worker, "SIGKILL");
    } else restarts.push(restart(servers[victim]));
    killed.push(victim);
  };
  let requests = 0;
  const service = await startService(() => {
    const victim = killAfter[(requests += 1)];
    if (victim !== undefined) kill(victim);
  });
  await Promise.all([redis.start(), postgres.start()]);

  const database = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`;
  const options = {
    registry: service.url,
    ...{ redis: `redis://127.0.0.1:${redis.port}`, postgres: database, job: "nightly" },
    ...{ workers: String(workers), "per-minute": String(perMinute) },
  };
  const timer = setInterval(() => {
    if (killEvery !== undefined) kill("worker");
  }, killEvery ?? longestTimer);
  try {
    let outcome: ExampleOutcome;
    do {
      const started = startExample([...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]), list]);
      ({ process: main } = started);
      outcome = await started.outcome;
      // Killed, it is started again.
    } while (outcome.exitCode === null);
    await Promise.all(restarts);
    if (outcome.exitCode !== 0) throw new Error(`the job ended with ${outcome.exitCode}: ${outcome.said}`);
    return { requests, results: await countResults(database), killed };
  } finally {
    clearInterval(timer);
    main?.kill("SIGKILL");
    service.close();
    await Promise.all([redis.kill(), postgres.kill()]);
  }
}

/** Longest time of a timer in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** How a program ended: `null` when it was killed. */
export interface ExampleOutcome {
  readonly exitCode: number | null;
  /** Text that it wrote to standard error. */
  readonly said: string;
}

/** Starts the example as its readme says. */
export function startExample(options: readonly string[]): {
  readonly process: ChildProcess;
  readonly outcome: Promise<ExampleOutcome>;
} {
  const child = fork(join(root, "examples/fleet/main.ts"), options, {
    ...{ cwd: root, execArgv: ["--import", "tsx"], stdio: ["ignore", "ignore", "pipe", "ipc"] },
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  // Not `close`: workers that have not noticed yet that they are alone hold standard error open.
  const outcome = once(child, "exit").then(([exitCode]) => ({ exitCode: exitCode as number | null, said }));
  return { process: child, outcome };
}

/** A registry that has every subject it is asked for, with a call before each of its answers, which waits for it, and one after. */
export function startService(onAnswered: () => void, onRequest?: () => Promise<void>): Promise<Service> {
  const subjectOf = (ico: string): object => ({ ico, obchodniJmeno: `Subject ${ico}` });
  return listen(answerList(subjectOf, onAnswered, onRequest));
}

async function restart(server: ServerProgram): Promise<void> {
  await server.kill();
  await sleep(1000);
  await server.start();
}

/** How many inputs have a result, each of its own. */
async function countResults(database: string): Promise<number> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from subjects where ico = input and status = 'found' and record->>'obchodniJmeno' = 'Subject ' || ico",
  );
  await client.end();
  return Number(rows[0]?.count);
}

/** Process ids of the workers that run. */
function workersOf(main: ChildProcess | undefined): readonly number[] {
  if (main?.exitCode !== null || main.signalCode !== null) return [];
  return readIfThere(`/proc/${main.pid}/task/${main.pid}/children`)
    .split(" ")
    .map(Number)
    .filter((child) => child > 0 && readIfThere(`/proc/${child}/cmdline`).includes("worker.ts"));
}

/** A file of the system about a process, which may have ended meanwhile. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
