// Many processes over one Redis, and what happens to them: prints each figure with its goal, and fails when one is missed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Fleet } from "../../test/unit/redis/fleet.ts";
import { longestWait, mostWithin, quantile, World } from "../../test/unit/redis/world.ts";
import { freePort } from "../loopback.ts";
import { compileWorkers, withFolder } from "../processes.ts";
import { runNightlyJob } from "./nightly-job.ts";
import { findRedisServer, RedisProcess } from "./redis-process.ts";
import {
  runBulk,
  runCalls,
  runFaults,
  runPause,
  runSplit,
  type FaultFigures,
  type FleetSettings,
} from "./scenarios.ts";
import { findPostgres, postgresServer } from "./server-program.ts";

interface Row {
  readonly figure: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

const limit = 500;
const hour = 3_600_000;
const rows: Row[] = [];

function add(figure: string, goal: string, measured: string, isMet: boolean): void {
  rows.push({ figure, goal, measured, isMet });
  console.log(`| ${figure} | ${goal} | ${measured} | ${isMet ? "yes" : "NO"} |`);
}

function addMost(figure: string, measured: number): void {
  add(`${figure}, any sliding minute`, `at most ${limit} starts`, String(measured), measured <= limit);
}

function addShare(figure: string, share: number): void {
  add(`${figure}, share of the line used`, "at least 95 %", `${(100 * share).toFixed(1)} %`, share >= 0.95);
}

/** Three days of a small fleet that works eight hours a day, with something that goes wrong every ten minutes. */
async function simulate(): Promise<void> {
  const world = new World(1);
  const day = 24 * hour;
  const isNight = (): boolean => world.now % day > 8 * hour;
  const fleet = new Fleet(world, 4, 6, () => (isNight() ? day - (world.now % day) : 0));
  for (const { budget } of fleet.processes) void world.work(budget, "call", () => 60_000 * world.random());
  for (let fault = 0; world.now < 3 * day; fault += 1) {
    await world.advance(isNight() ? hour : 20 * 60_000 * world.random());
    fleet.fault(fault);
  }
  const figure = `simulated: 4 processes for 3 days, ${world.starts.length} starts`;
  addMost(figure, mostWithin(world.starts, 60_000));
  const second = mostWithin(world.starts, 1000);
  add(`${figure}, any second`, "at most 15 starts", String(second), second <= 15);
  const late = Math.max(0, world.longest - longestWait - 30_000);
  add(`${figure}, hung past its deadline`, "0 ms", `${Math.round(late)} ms`, late < 1000);

  for (const [processes, waiting] of [
    [1, 10],
    [30, 1],
    [30, 4],
    [30, 10],
    [1000, 2],
  ] as const) {
    const world = new World(2);
    const fleet = new Fleet(world, processes, waiting);
    await world.advance(10 * 60_000);
    const before = { ...{ now: world.now, starts: world.starts.length, questions: world.questions } };
    await world.advance(10 * 60_000);
    const name = `simulated: ${processes} processes with ${waiting} that wait each`;
    addMost(name, mostWithin(world.starts, 60_000));
    addShare(name, fleet.usedShare(before.now));
    const questions = (world.questions - before.questions) / (world.starts.length - before.starts);
    // Where a turn of all takes minutes, batches are smaller.
    const goal = processes > 100 ? 1 : 0.13;
    add(`${name}, questions for a start`, `at most ${goal}`, questions.toFixed(3), questions <= goal + 0.001);
  }

  const calls = new World(3);
  const callers = new Fleet(calls, 20, 10);
  for (const { budget } of callers.processes) void calls.work(budget, "call", () => 30_000 * calls.random());
  await calls.advance(2 * hour);
  const p99 = quantile(calls.waits, 0.99);
  add(
    "simulated: p99 wait of 9,000 calls while 20 have bulk work",
    "at most 250 ms",
    `${p99.toFixed(0)} ms`,
    p99 <= 250,
  );
}

async function measure(settings: FleetSettings): Promise<void> {
  const bulk = await runBulk(settings, 30);
  addMost("30 processes", bulk.perMinute);
  add("30 processes, any second", "at most 15 starts", String(bulk.perSecond), bulk.perSecond <= 15);
  addShare("30 processes", bulk.share);
  const questions = bulk.questions.toFixed(3);
  add("cost of a reservation, questions for a start", "one for 8 starts: 0.125", questions, bulk.questions <= 0.14);
  add("looks for a pause, for a start", "one for 8 starts: 0.125", bulk.looks.toFixed(3), bulk.looks <= 0.14);

  const calls = await runCalls(settings, 20);
  addMost("20 processes with calls and bulk work", calls.perMinute);
  add(
    `p99 wait of ${calls.calls} calls while 20 have bulk work`,
    "at most 250 ms",
    `${calls.p99.toFixed(0)} ms, half of them ${calls.p50.toFixed(1)} ms`,
    calls.p99 <= 250,
  );
  addShare("20 processes with calls and bulk work", calls.share);

  const pause = await runPause(settings, 30);
  const rest = `${pause.quiet}, then ${pause.afterwards} more`;
  add(
    "starts from a second after a block to the end of its pause",
    "0",
    rest,
    pause.quiet === 0 && pause.afterwards > 0,
  );

  const faults = await runFaults(settings, 12);
  const name = "12 processes: 5 killed, one stopped, Redis flushed, killed, restarted";
  addMost(name, faults.perMinute);
  addWaits(name, faults);
  addShare(`${name}, 15 s after the last of it`, faults.share);

  const split = await runSplit(settings, 12);
  addMost("12 processes, half of them split from Redis for 40 s", split.perMinute);
  addWaits("12 processes, half of them split from Redis for 40 s", split);
}

function addWaits(figure: string, { late, hung, states }: FaultFigures): void {
  const told = `${late.toFixed(0)} ms, ${hung} hang, ${states.filter((told) => told.at(-1) === "shared").length} of ${states.length} told that Redis is back`;
  const isBack = states.every((told) => told.includes("own") && told.at(-1) === "shared");
  add(`${figure}: waits past their deadline`, "less than 500 ms, none hangs", told, late < 500 && hung === 0 && isBack);
}

/** The job of `examples/fleet`, with a worker killed every five seconds. */
async function runNightly(folder: string, redis: RedisProcess, programs: string): Promise<void> {
  const inputs = 200_000;
  const cluster = mkdtempSync(join(tmpdir(), "ares-caais-postgres-"));
  try {
    const postgres = postgresServer(programs, cluster, await freePort());
    const killAfter = { 500: "redis", 1000: "postgres" } as const;
    const plan = { inputs, workers: 8, perMinute: 3000, killAfter, killEvery: 5000 };
    const { requests, results, killed } = await runNightlyJob(folder, { redis, postgres }, plan);
    const figure = `${inputs} look-ups over 8 workers, ${killed.length} times something killed`;
    add(`${figure}: results once in the database`, String(inputs), String(results), results === inputs);
    const repeated = (100 * (requests - inputs / 100)) / (inputs / 100);
    add(`${figure}: repeated requests`, "at most 2 %", `${repeated.toFixed(2)} %`, repeated <= 2);
  } finally {
    rmSync(cluster, { recursive: true, force: true });
  }
}

const program = findRedisServer();
const postgres = findPostgres();
console.log("| figure | goal | measured | met |\n| --- | --- | --- | --- |");
await simulate();
if (program === undefined || postgres === undefined) {
  const advice = "apt-get install redis-server postgresql";
  console.error(`There is no redis-server or PostgreSQL (${advice}): nothing was measured with real processes.`);
  process.exitCode = 1;
} else {
  await withFolder(async (folder) => {
    await compileWorkers(folder, ["fleet-worker"]);
    const redis = new RedisProcess(program, await freePort());
    try {
      await measure({ folder, redis, perMinute: limit, scale: 1 });
      await runNightly(folder, redis, postgres);
    } finally {
      await redis.close();
    }
  });
}
if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
