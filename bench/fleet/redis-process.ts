import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { ServerProgram } from "./server-program.ts";

/** Path of redis-server, or of Valkey; `undefined` when neither is installed. */
export function findRedisServer(): string | undefined {
  return ["redis-server", "/usr/bin/redis-server", "valkey-server"].find(
    (program) => spawnSync(program, ["--version"]).status === 0,
  );
}

/** A redis-server on loopback that keeps nothing on disk, and dies and comes back when it is told to. */
export class RedisProcess extends ServerProgram {
  readonly #folder: string;

  /**
   * @param program redis-server, or Valkey under its own name
   * @param more further arguments of its command line
   */
  constructor(program: string, port: number, more: readonly string[] = []) {
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-redis-"));
    const settings = { port: String(port), bind: "127.0.0.1", dir: folder, save: "", appendonly: "no" };
    super(port, [program, ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]), ...more]);
    this.#folder = folder;
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
