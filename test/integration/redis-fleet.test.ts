import { describe, expect, it } from "vitest";
import { runFaults } from "../../bench/fleet/scenarios.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findRedis } from "./peers/redis-server.ts";
import { expectNoneLost, fleetLimit, useFleet } from "./peers/use-fleet.ts";

const redis = findRedis();

describe.skipIf(isSkipped(redis))(`processes over ${titleOf(redis)}`, () => {
  const settings = useFleet(redis);

  it("[FLEET-01] [FLEET-04] [FLEET-05] no call is lost and the limit holds when processes and Redis are killed or stopped", async () => {
    const figures = await runFaults(await settings(), 6, 2);
    expect(figures.perMinute).toBeLessThanOrEqual(fleetLimit);
    expect(figures.share).toBeGreaterThan(0);
    expect(figures.states).toHaveLength(3);
    expectNoneLost(figures);
  });
});
