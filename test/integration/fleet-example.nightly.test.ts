import { describe, expect, it } from "vitest";
import { runNightlyJob } from "../../bench/fleet/nightly-job.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { fleetPeer, useFleetServers } from "./peers/fleet-servers.ts";
import { newFolder } from "../fixtures/folder.ts";

describe.skipIf(isSkipped(fleetPeer))(titleOf(fleetPeer), () => {
  const servers = useFleetServers();

  it("writes every result of a long list once, also when every part is killed several times", async () => {
    const inputs = 20_000;
    const killAfter = {
      20: "worker",
      50: "redis",
      80: "worker",
      110: "postgres",
      140: "main",
      160: "redis",
      180: "postgres",
    } as const;
    const plan = { inputs, workers: 3, perMinute: 3000, killAfter };
    const { requests, results, killed } = await runNightlyJob(newFolder(), servers(), plan);
    expect(killed).toEqual(Object.values(killAfter));
    expect(results).toBe(inputs);
    expect(requests).toBeLessThanOrEqual(inputs / 100 + 2 * plan.workers * killed.length);
    expect(requests).toBeGreaterThanOrEqual(inputs / 100);
  });
});
