import { describe, expect, it } from "vitest";
import { runCalls, runFaults, runPause, runSplit } from "../../bench/fleet/scenarios.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findRedis } from "./peers/redis-server.ts";
import { expectNoneLost, fleetLimit, useFleet } from "./peers/use-fleet.ts";

const redis = findRedis();

describe.skipIf(isSkipped(redis))(`processes over ${titleOf(redis)}`, () => {
  const settings = useFleet(redis);

  it("[FLEET-01] [FLEET-02] processes with bulk work keep the limit together, and calls start before bulk work", async () => {
    const figures = await runCalls(await settings(), 8);
    expect(figures.perMinute).toBeLessThanOrEqual(fleetLimit);
    expect(figures.share).toBeGreaterThan(0);
    expect(figures.calls).toBeGreaterThan(0);
    // A new one of bulk has eighty before it: more than a second.
    expect(figures.p50).toBeLessThan(500);
  });

  it("[FLEET-03] all processes keep a pause of one process, and it ends", async () => {
    const { quiet, afterwards } = await runPause(await settings(), 6);
    expect(quiet).toBe(0);
    expect(afterwards).toBeGreaterThan(0);
  });

  it("[FLEET-04] [FLEET-05] no call is lost and the limit holds when many processes are killed", async () => {
    const figures = await runFaults(await settings(), 12);
    expect(figures.perMinute).toBeLessThanOrEqual(fleetLimit);
    expect(figures.share).toBeGreaterThan(0);
    expectNoneLost(figures);
  });

  it("[FLEET-04] half of the processes use their share while they are split from Redis, and return", async () => {
    const figures = await runSplit(await settings(), 8);
    expect(figures.perMinute).toBeLessThanOrEqual(fleetLimit);
    expectNoneLost(figures);
  });
});
