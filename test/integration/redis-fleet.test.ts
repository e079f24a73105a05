import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compileWorkers, root } from "../../bench/processes.ts";
import { RedisProcess } from "../../bench/fleet/redis-process.ts";
import {
  runCalls,
  runFaults,
  runPause,
  runSplit,
  type FaultFigures,
  type FleetSettings,
} from "../../bench/fleet/scenarios.ts";
import { findRedis } from "./peers/redis-server.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { freePort } from "../../bench/loopback.ts";

const redis = findRedis();
/** Ten times as fast as the service allows, so that six seconds are what a minute is there. */
const [perMinute, scale] = [5000, 0.1];
const limit = perMinute * scale;

/** Nobody waited longer than his time, and each that lost Redis found it again. */
function expectNoneLost({ late, hung, states }: FaultFigures): void {
  expect(hung).toBe(0);
  // A busy machine wakes late; who hangs does so for ever.
  expect(late).toBeLessThan(5000);
  for (const told of states) expect([told[0], told.at(-1)]).toEqual(["own", "shared"]);
}

describe.skipIf(isSkipped(redis))(`processes over ${titleOf(redis)}`, () => {
  let folder = "";

  beforeAll(async () => {
    mkdirSync(join(root, ".report"), { recursive: true });
    folder = mkdtempSync(join(root, ".report/fleet-"));
    await compileWorkers(folder, ["fleet-worker"]);
    return () => {
      rmSync(folder, { recursive: true, force: true });
    };
  });

  /** A Redis of its own, until the test is finished. */
  async function settings(): Promise<FleetSettings> {
    const made = new RedisProcess(redis.program ?? "", await freePort());
    onTestFinished(() => made.close());
    return { folder, redis: made, perMinute, scale };
  }

  it("[FLEET-01] [FLEET-02] processes with bulk work stay below the limit together, and calls get their turn", async () => {
    const figures = await runCalls(await settings(), 8);
    expect(figures.perMinute).toBeLessThanOrEqual(limit);
    expect(figures.share).toBeGreaterThan(0);
    expect(figures.calls).toBeGreaterThan(0);
    // A new one of bulk has eighty before it: more than a second.
    expect(figures.p50).toBeLessThan(500);
  });

  it("[FLEET-03] a pause of one process is kept by all, and ends", async () => {
    const { quiet, afterwards } = await runPause(await settings(), 6);
    expect(quiet).toBe(0);
    expect(afterwards).toBeGreaterThan(0);
  });

  it("[FLEET-04] [FLEET-05] no call is lost and the limit kept when processes, one that stands still and Redis are killed", async () => {
    const figures = await runFaults(await settings(), 12);
    expect(figures.perMinute).toBeLessThanOrEqual(limit);
    expect(figures.share).toBeGreaterThan(0);
    expectNoneLost(figures);
  });

  it("[FLEET-04] half of the processes that are split from Redis go on by their share, and return", async () => {
    const figures = await runSplit(await settings(), 8);
    expect(figures.perMinute).toBeLessThanOrEqual(limit);
    expectNoneLost(figures);
  });
});
