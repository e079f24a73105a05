import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Peer } from "./find-peers.ts";
import { freePort } from "../../../bench/loopback.ts";

/** A Redis on loopback that a test can kill, stop and start again. */
export interface DyingRedis {
  readonly port: number;
  /** Starts it again, on the same port, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Ends it without a warning. */
  readonly kill: () => Promise<void>;
  /** Lets it stand still (`SIGSTOP`), and go on (`SIGCONT`). */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT") => void;
}

/** Starts Redis until the test is finished; it keeps nothing on disk. */
export async function startDyingRedis({ program, advice }: Peer, more: readonly string[] = []): Promise<DyingRedis> {
  if (program === undefined) throw new Error(`Redis is required: ${advice}`);
  const folder = mkdtempSync(join(tmpdir(), "ares-caais-redis-"));
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", ...more];
  const launch = (): ReturnType<typeof spawn> => spawn(program, settings, { stdio: "ignore" });
  let child: ReturnType<typeof spawn> | undefined;
  const kill = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const ended = ending.exitCode === null && ending.signalCode === null ? once(ending, "close") : undefined;
    ending.kill("SIGKILL");
    await ended;
  };
  const start = async (): Promise<void> => {
    const started = (child = launch());
    while (!(await answers(port))) {
      if (started.exitCode !== null) throw new Error("Redis did not start");
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  onTestFinished(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  await start();
  return { port, start, kill, signal: (signal) => child?.kill(signal) };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  socket.write("PING\r\n");
  const answer = await Promise.race([once(socket, "data"), once(socket, "error")]).catch(() => undefined);
  socket.destroy();
  return Buffer.isBuffer((answer as unknown[] | undefined)?.[0]);
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

/** A way to a port that can be made to swallow whatever is sent on it, in both directions. */
export async function startSwallowingProxy(port: number): Promise<{ port: number; swallows: boolean }> {
  const proxy = { port: 0, swallows: false };
  proxy.port = await listen((socket) => {
    const onward = connect(port, "127.0.0.1").on("error", () => socket.destroy());
    const pass = (from: Socket, to: Socket): void => {
      from.on("data", (bytes) => {
        if (!proxy.swallows) to.write(bytes);
      });
      from.on("close", () => to.destroy());
    };
    pass(socket, onward);
    pass(onward, socket);
  });
  return proxy;
}
