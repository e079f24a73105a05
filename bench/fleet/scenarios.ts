import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../compare.ts";
import { FleetRun, now } from "./fleet-run.ts";
import { Link } from "./link.ts";
import type { FleetWork } from "./messages.ts";
import type { RedisProcess } from "./redis-process.ts";

/** Where and how a fleet runs. */
export interface FleetSettings {
  /** Where the worker was compiled to. */
  readonly folder: string;
  readonly redis: RedisProcess;
  /** The limit that is shared. */
  readonly perMinute: number;
  /** How long everything takes, as a part of what it takes at the limit of the service. */
  readonly scale: number;
}

/** Most starts within what stands for a minute, and within a second. */
interface Most {
  readonly perMinute: number;
  readonly perSecond: number;
}

/** Result of bulk work alone; questions are those of one start. */
export interface BulkFigures extends Most {
  readonly starts: number;
  readonly share: number;
  readonly questions: number;
}

/** How long calls waited, in milliseconds. */
export interface CallFigures extends Most {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly share: number;
}

/** How many started in a pause, but for its first second, and after it. */
export interface PauseFigures {
  readonly quiet: number;
  readonly afterwards: number;
}

/** Effects of the faults. */
export interface FaultFigures extends Most {
  /** Longest wait beyond its deadline, in milliseconds. */
  readonly late: number;
  /** Processes in which somebody still waits long after. */
  readonly hung: number;
  /** State events of the processes that lost Redis. */
  readonly states: readonly (readonly ("shared" | "own")[])[];
  /** Part of the limit that was used at the end, or while half of the processes were split off. */
  readonly share: number;
}

/** Makes processes, lets things happen to them, and ends them, whatever comes. */
async function withFleet<Result>(
  settings: FleetSettings,
  processes: number,
  work: Partial<FleetWork>,
  use: (run: FleetRun) => Promise<Result>,
  portOf: (index: number) => number = () => settings.redis.port,
): Promise<Result> {
  const run = new FleetRun(settings.folder);
  const base = { bulk: 10, calls: 0, callEvery: 0, timeout: 60_000, ...work };
  await settings.redis.start();
  try {
    // Both clients, in turn.
    const added = Array.from({ length: processes }, (_, index) =>
      run.add({
        ...{ client: index % 2 === 0 ? "ioredis" : "node-redis", port: portOf(index) },
        ...{ perMinute: settings.perMinute, processes, ...base },
      }),
    );
    await Promise.all(added);
    return await use(run);
  } finally {
    await run.close();
    await settings.redis.kill();
  }
}

/** Returns the part of the limit that was used between two times. */
function usedShare(run: FleetRun, { perMinute }: FleetSettings, from: number, to: number): number {
  return run.startsBetween(from, to) / (((to - from) / 60_000) * perMinute);
}

function mostOf(run: FleetRun, { scale }: FleetSettings): Most {
  return { perMinute: run.mostWithin(60_000 * scale), perSecond: run.mostWithin(1000) };
}

/** Bulk work without end and nothing else. */
export function runBulk(settings: FleetSettings, processes: number): Promise<BulkFigures> {
  return withFleet(settings, processes, {}, async (run) => {
    await sleep(15_000 * settings.scale);
    const [from, before] = [now(), await run.count()];
    await sleep(75_000 * settings.scale);
    const [to, after] = [now(), await run.count()];
    const starts = run.startsBetween(from, to);
    return {
      ...mostOf(run, settings),
      share: usedShare(run, settings, from, to),
      questions: (after - before) / starts,
      starts,
    };
  });
}

/** Calls now and then, of the same processes that have bulk work. */
export function runCalls(settings: FleetSettings, processes: number): Promise<CallFigures> {
  return withFleet(settings, processes, { calls: 4, callEvery: 60_000 * settings.scale }, async (run) => {
    const from = now();
    await sleep(120_000 * settings.scale);
    const waits = run.outcomes.filter(({ line }) => line === "call").map(({ waited }) => waited);
    return {
      calls: waits.length,
      p50: quantile(waits, 0.5),
      p99: quantile(waits, 0.99),
      ...mostOf(run, settings),
      share: usedShare(run, settings, from + 5000 * settings.scale, now()),
    };
  });
}

/** Waits until all have told a state, where a busy machine needs longer; those that never do are in the figures. */
async function untilAll(states: FaultFigures["states"], state: "shared" | "own"): Promise<void> {
  for (let wait = 0; wait < 20_000 && !states.every((told) => told.at(-1) === state); wait += 50) await sleep(50);
}

/** How long a pause is, in milliseconds. */
const pauseTime = 5000;

/** One process is blocked by the service and tells it to the budget. */
export function runPause(settings: FleetSettings, processes: number): Promise<PauseFigures> {
  return withFleet(settings, processes, {}, async (run) => {
    await sleep(10_000 * settings.scale);
    const from = await run.pause(pauseTime);
    await sleep(pauseTime + 5000 * settings.scale);
    return {
      quiet: run.startsBetween(from + 1000, from + pauseTime),
      afterwards: run.startsBetween(from + pauseTime, now()),
    };
  });
}

/** Some processes are killed, one stands still for a while, Redis forgets everything, and dies and comes back. */
export function runFaults(settings: FleetSettings, processes: number, killed = 5): Promise<FaultFigures> {
  const { redis, scale } = settings;
  const timeout = 20_000 * scale;
  return withFleet(settings, processes, { calls: 1, callEvery: 15_000 * scale, timeout }, async (run) => {
    await sleep(10_000 * scale);
    for (const worker of run.workers.slice(0, killed)) {
      worker.isDisturbed = true;
      worker.process.kill("SIGKILL");
      await sleep(3000 * scale);
    }
    const halted = run.workers[killed];
    if (halted !== undefined) halted.isDisturbed = true;
    halted?.process.kill("SIGSTOP");
    await sleep(5000 * scale);
    await redis.flush();
    await sleep(10_000 * scale);
    const states = run.workers.slice(killed + 1).map((worker) => worker.states);
    await redis.kill();
    await sleep(10_000 * scale);
    await untilAll(states, "own");
    await redis.start();
    await sleep(5000 * scale);
    halted?.process.kill("SIGCONT");
    await sleep(25_000 * scale);
    await untilAll(states, "shared");
    const share = usedShare(run, settings, now() - 10_000 * scale, now());
    const hung = await run.finish(timeout + 2000);
    return { ...mostOf(run, settings), late: Math.max(0, run.longestWait - timeout), hung, states, share };
  });
}

/** Half of the processes reach Redis over a link that is split for a while. */
export async function runSplit(settings: FleetSettings, processes: number): Promise<FaultFigures> {
  const link = await Link.open(settings.redis.port);
  const { scale } = settings;
  const timeout = 20_000 * scale;
  const use = async (run: FleetRun): Promise<FaultFigures> => {
    await sleep(15_000 * scale);
    const states = run.workers.filter((_, index) => index % 4 < 2).map((worker) => worker.states);
    link.split();
    await sleep(40_000 * scale);
    const share = usedShare(run, settings, now() - 20_000 * scale, now());
    await untilAll(states, "own");
    link.heal();
    await sleep(20_000 * scale);
    await untilAll(states, "shared");
    const hung = await run.finish(timeout + 2000);
    return { ...mostOf(run, settings), late: Math.max(0, run.longestWait - timeout), hung, states, share };
  };
  const portOf = (index: number): number => (index % 4 < 2 ? link.port : settings.redis.port);
  try {
    return await withFleet(settings, processes, { calls: 1, callEvery: 15_000 * scale, timeout }, use, portOf);
  } finally {
    link.close();
  }
}
