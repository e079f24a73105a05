import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";

/** A redis-server on loopback that keeps nothing on disk, and dies and comes back when it is told to. */
export class RedisProcess {
  readonly port: number;
  readonly #program: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "ares-caais-fleet-"));
  #process: ChildProcess | undefined;

  /** @param program redis-server, or Valkey under its own name */
  constructor(program: string, port: number) {
    this.#program = program;
    this.port = port;
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const settings = ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", this.#folder];
    this.#process = spawn(this.#program, [...settings, "--save", "", "--appendonly", "no"], { stdio: "ignore" });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (await isListening(this.port)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("Redis does not start");
  }

  /** As a machine that loses power. */
  async kill(): Promise<void> {
    const ended = this.#process;
    if (ended?.exitCode !== null || ended.signalCode !== null) return;
    ended.kill("SIGKILL");
    await once(ended, "exit");
  }

  /** Loses all that it knows. */
  async flush(): Promise<void> {
    const client = new Redis({ port: this.port });
    await client.flushall();
    client.disconnect();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
