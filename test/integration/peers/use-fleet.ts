import { rmSync } from "node:fs";
import { beforeAll, expect } from "vitest";
import type { FaultFigures, FleetSettings } from "../../../bench/fleet/scenarios.ts";
import { compileWorkers } from "../../../bench/processes.ts";
import { makeProjectFolder } from "../../fixtures/bundle-sources.ts";
import type { Peer } from "./find-peers.ts";
import { startRedisProcess } from "./redis-server.ts";

/** Ten times as fast as the service allows, so that six seconds are what a minute is there. */
const [perMinute, scale] = [5000, 0.1];

/** Most starts in what stands for a minute: calls may start half a second early and all starts 0.45 s late, at any scale. */
export const fleetLimit = (perMinute * (60 * scale + 0.95)) / 60.95;

/** Compiles what a process of a fleet runs, once for a file. @returns what makes the settings of a test, with a Redis. */
export function useFleet(peer: Peer): () => Promise<FleetSettings> {
  let folder = "";
  beforeAll(async () => {
    folder = makeProjectFolder("fleet-");
    await compileWorkers(folder, ["fleet-worker"]);
    return () => {
      rmSync(folder, { recursive: true, force: true });
    };
  });
  return async () => ({ folder, redis: await startRedisProcess(peer), perMinute, scale });
}

/** Nobody waited longer than his time, and each that lost Redis found it again. */
export function expectNoneLost({ late, hung, states }: FaultFigures): void {
  expect(hung).toBe(0);
  // A busy machine wakes late; who hangs does so for ever.
  expect(late).toBeLessThan(5000);
  for (const told of states) expect([told[0], told.at(-1)]).toEqual(["own", "shared"]);
}
