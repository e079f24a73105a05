// Many processes over one Redis, and what happens to them: prints each figure with its goal, and fails when one is missed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { longestWait, SimulatedFleet, type CommandSender } from "../../test/fixtures/redis/simulated-fleet.ts";
import { freePort } from "../loopback.ts";
import { compileWorkers, withFolder } from "../processes.ts";
import { mostWithin, quantile } from "./figures.ts";
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
async function simulate(redis: CommandSender): Promise<void> {
  const fleet = new SimulatedFleet(redis, 1);
  const day = 24 * hour;
  const isNight = (): boolean => fleet.now % day > 8 * hour;
  const working = fleet.addWorking(4, 6, () => (isNight() ? day - (fleet.now % day) : 0));
  for (const process of working) fleet.work(process, "call", () => 60_000 * fleet.random());
  for (let fault = 0; fleet.now < 3 * day; fault += 1) {
    await fleet.advance(isNight() ? hour : 20 * 60_000 * fleet.random());
    await fleet.fault(fault);
  }
  const figure = `simulated: 4 processes for 3 days, ${fleet.starts.length} starts`;
  addMost(figure, mostWithin(fleet.starts, 60_000));
  const second = mostWithin(fleet.starts, 1000);
  add(`${figure}, any second`, "at most 15 starts", String(second), second <= 15);
  const late = Math.max(0, fleet.longest - longestWait - 30_000);
  add(`${figure}, hung past its deadline`, "0 ms", `${Math.round(late)} ms`, late < 1000);

  for (const [processes, waiting, goal] of [
    [1, 10, 373],
    [30, 1, 361],
    [30, 4, 361],
    [30, 10, 361],
    [1000, 2, 334],
  ] as const) {
    await fleet.flush();
    const steady = new SimulatedFleet(redis, 2);
    steady.addWorking(processes, waiting);
    await steady.advance(10 * 60_000);
    const [from, questions] = [steady.now, steady.questions];
    await steady.advance(10 * 60_000);
    const name = `simulated: ${processes} processes with ${waiting} that wait each`;
    addMost(name, mostWithin(steady.starts, 60_000));
    const perMinute = steady.perMinute(from);
    add(`${name}, starts a minute`, `at least ${goal}`, perMinute.toFixed(1), perMinute >= goal);
    const each = (steady.questions - questions) / (10 * perMinute);
    // Where a turn of all takes minutes, batches are smaller.
    const most = processes > 100 ? 3 : 0.26;
    add(`${name}, questions for a start`, `at most ${most}`, each.toFixed(3), each <= most);
  }

  await fleet.flush();
  const calls = new SimulatedFleet(redis, 3);
  for (const process of calls.addWorking(20, 10)) calls.work(process, "call", () => 30_000 * calls.random());
  await calls.advance(2 * hour);
  const p99 = quantile(calls.waits, 0.99);
  add(
    "simulated: p99 wait of 9,000 calls while 20 have bulk work",
    "at most 250 ms",
    `${p99.toFixed(0)} ms`,
    p99 <= 250,
  );
}

/** Lets the simulation use a Redis of its own. */
async function simulateOver(redis: RedisProcess): Promise<void> {
  await redis.start();
  const client = new Redis({ port: redis.port });
  try {
    await simulate({ send: (command, given) => client.call(command, ...given) });
  } finally {
    client.disconnect();
    await redis.kill();
  }
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
if (program === undefined || postgres === undefined) {
  const advice = "apt-get install redis-server postgresql";
  console.error(`There is no redis-server or PostgreSQL (${advice}): nothing was measured with real processes.`);
  process.exitCode = 1;
} else {
  await withFolder(async (folder) => {
    await compileWorkers(folder, ["fleet-worker"]);
    const redis = new RedisProcess(program, await freePort());
    try {
      await simulateOver(redis);
      await measure({ folder, redis, perMinute: limit, scale: 1 });
      await runNightly(folder, redis, postgres);
    } finally {
      await redis.close();
    }
  });
}
if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
