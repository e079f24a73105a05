// Many processes over one Redis, and what happens to them: prints each figure with its goal, and fails when one is missed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { longestWait, SimulatedFleet, type CommandSender } from "../../test/fixtures/redis/simulated-fleet.ts";
import { quantile } from "../compare.ts";
import { freePort } from "../loopback.ts";
import { compileWorkers, withFolder } from "../processes.ts";
import { mostWithin } from "./figures.ts";
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
const minute = 60_000;
const hour = 60 * minute;
const rows: Row[] = [];

function add(figure: string, goal: string, measured: string, isMet: boolean): void {
  rows.push({ figure, goal, measured, isMet });
  console.log(`| ${figure} | ${goal} | ${measured} | ${isMet ? "yes" : "NO"} |`);
}

function addMost(figure: string, measured: number, most = limit): void {
  add(`${figure}, any sliding minute`, `at most ${most} starts`, String(measured), measured <= most);
}

function addShare(figure: string, share: number, goal = 0.94): void {
  add(`${figure}, part of the limit used`, `at least ${100 * goal} %`, `${(100 * share).toFixed(1)} %`, share >= goal);
}

/** A day of a small fleet that works eight hours, with something that goes wrong every ten minutes. */
async function simulateDay(redis: CommandSender): Promise<void> {
  const fleet = new SimulatedFleet(redis, 1);
  const day = 24 * hour;
  const isNight = (): boolean => fleet.now % day > 8 * hour;
  const working = fleet.addWorking(4, 6, () => (isNight() ? day - (fleet.now % day) : 0));
  for (const process of working) fleet.work(process, "call", () => 60_000 * fleet.random());
  for (let fault = 0; fleet.now < day; fault += 1) {
    await fleet.advance(isNight() ? hour : 20 * minute * fleet.random());
    await fleet.fault(fault);
  }
  const figure = `simulated: 4 processes for a day, ${fleet.starts.length} starts`;
  addMost(figure, mostWithin(fleet.starts, minute));
  const second = mostWithin(fleet.starts, 1000);
  add(`${figure}, any second`, "at most 15 starts", String(second), second <= 15);
  const late = Math.max(0, fleet.longest - longestWait - 30_000);
  add(`${figure}, hung past its deadline`, "0 ms", `${Math.round(late)} ms`, late < 1000);
}

/** A fleet that always has work: whole, with half of it split off, and over a slow Redis. */
async function simulateWork(redis: CommandSender): Promise<void> {
  for (const [processes, waiting, perMinute, trip] of [
    [1, 10, 500, 2],
    [30, 1, 30, 2],
    [30, 1, 500, 2],
    [30, 10, 5000, 2],
    [1000, 2, 500, 2],
    [12, 4, 500, 300],
  ] as const) {
    await redis.send("FLUSHALL", []);
    const fleet = new SimulatedFleet(redis, 2);
    fleet.options = { perMinute, patience: 1000 };
    fleet.latency = () => trip * (0.4 + 0.2 * fleet.random());
    const all = fleet.addWorking(processes, waiting);
    const part = processes > 100 ? minute / 3 : minute;
    await fleet.advance(part);
    const [from, questions, starts] = [fleet.now, fleet.questions, fleet.starts.length];
    await fleet.advance(3 * part);
    const name = `simulated: ${processes} processes, ${perMinute} a minute, ${trip} ms to Redis and back`;
    addShare(name, fleet.perMinute(from) / perMinute);
    const each = (fleet.questions - questions) / (fleet.starts.length - starts);
    const most = processes > perMinute ? 100 : 40;
    add(`${name}, questions for a start`, `at most ${most}`, each.toFixed(2), each <= most);
    for (const [index, process] of all.entries()) process.isSplit = index % 2 === 0;
    await fleet.advance(part);
    const split = fleet.now;
    await fleet.advance(3 * part);
    if (processes > 1) addShare(`${name}, half of them split off`, fleet.perMinute(split) / perMinute, 0.85);
    for (const process of all) process.isSplit = false;
    await fleet.advance(2 * part);
    addMost(name, mostWithin(fleet.starts, minute), perMinute);
  }
}

/** Processes without Redis that end after one start each, and are replaced. */
async function simulateShortLived(redis: CommandSender): Promise<void> {
  for (const others of [0, 15]) {
    await redis.send("FLUSHALL", []);
    const fleet = new SimulatedFleet(redis, 4);
    fleet.options = { fallback: { processes: 30, share: 0.5 } };
    for (let index = 0; index < others; index += 1) fleet.work(fleet.add(30), "bulk");
    for (let index = others; index < 30; index += 1) fleet.workShortLived(30);
    await fleet.advance(20 * minute);
    const name = `simulated: ${30 - others} places of processes that lose Redis and end after one start, ${others} others`;
    addMost(name, mostWithin(fleet.starts, minute));
  }
}

async function simulate(redis: CommandSender): Promise<void> {
  await simulateDay(redis);
  await simulateWork(redis);
  await simulateShortLived(redis);
  await redis.send("FLUSHALL", []);
  const calls = new SimulatedFleet(redis, 3);
  for (const process of calls.addWorking(20, 10)) calls.work(process, "call", () => 30_000 * calls.random());
  await calls.advance(hour / 2);
  const p99 = quantile(calls.waits, 0.99);
  const figure = "simulated: p99 wait of 2,000 calls while 20 have bulk work";
  add(figure, "at most 250 ms", `${p99.toFixed(0)} ms`, p99 <= 250);
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
  add("30 processes, questions for a start", "at most 8", bulk.questions.toFixed(2), bulk.questions <= 8);

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
  // The five that were killed may have lost Redis: their share is kept free.
  addShare(`${name}, 15 s after the last of it`, faults.share, 0.83);

  const split = await runSplit(settings, 12);
  const figure = "12 processes, half of them split from Redis for 40 s";
  addMost(figure, split.perMinute);
  addWaits(figure, split);
  addShare(`${figure}, the last 20 s of it`, split.share, 0.85);
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
