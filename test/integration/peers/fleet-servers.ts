import { beforeAll } from "vitest";
import { findRedisServer, RedisProcess } from "../../../bench/fleet/redis-process.ts";
import { findPostgres, postgresServer, type ServerProgram } from "../../../bench/fleet/server-program.ts";
import { freePort } from "../../../bench/loopback.ts";
import { makeFolder } from "../../fixtures/folder.ts";
import type { Peer } from "./find-peers.ts";

const programs = { redis: findRedisServer(), postgres: findPostgres() };

/** Redis and PostgreSQL together. */
export const fleetPeer: Peer = {
  name: "the fleet over Redis and PostgreSQL",
  program: programs.redis === undefined ? undefined : programs.postgres,
  advice: "no redis-server or PostgreSQL (apt-get install redis-server postgresql)",
};

interface FleetServers {
  readonly redis: RedisProcess;
  readonly postgres: ServerProgram;
}

/** A Redis and a new cluster of PostgreSQL for the tests of a file, which start and kill them. */
export function useFleetServers(): () => FleetServers {
  let servers: FleetServers | undefined;
  beforeAll(async () => {
    const { path, remove } = makeFolder();
    if (programs.redis === undefined || programs.postgres === undefined) throw new Error(fleetPeer.advice);
    servers = {
      redis: new RedisProcess(programs.redis, await freePort()),
      postgres: postgresServer(programs.postgres, path, await freePort()),
    };
    return async () => {
      await servers?.redis.close();
      await servers?.postgres.kill();
      remove();
    };
  });
  return () => {
    if (servers === undefined) throw new Error("the servers are there when the first test begins");
    return servers;
  };
}
