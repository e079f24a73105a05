import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { RedisProcess } from "../../../bench/fleet/redis-process.ts";
import type { Peer } from "./find-peers.ts";
import { startRedisProcess } from "./redis-server.ts";

/** A Redis on loopback that a test can kill, stop and start again. */
export type DyingRedis = Pick<RedisProcess, "port" | "start" | "kill" | "signal">;

/** Starts Redis until the test is finished; it keeps nothing on disk. */
export function startDyingRedis(peer: Peer, settings: readonly string[] = []): Promise<DyingRedis> {
  return startRedisProcess(peer, settings);
}

/** A server on loopback until the test is finished, which does something with each connection. */
export async function listen(serve: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  // A listening TCP server has an address of this shape.
  return (server.address() as AddressInfo).port;
}
