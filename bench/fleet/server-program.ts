import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isListening } from "../loopback.ts";

/** A program that listens on loopback, and that may be killed and started again where it was. */
export class ServerProgram {
  readonly port: number;
  readonly #command: readonly string[];
  /** User that it runs as, if another one than this process. */
  readonly #user: SystemUser | undefined;
  #child: ChildProcess | undefined;

  constructor(port: number, command: readonly string[], user?: SystemUser) {
    this.port = port;
    this.#command = command;
    this.#user = user;
  }

  /**
   * Starts it, and waits until it listens; one that runs goes on.
   *
   * @throws Error with what it says when it does not start.
   */
  async start(): Promise<void> {
    if (this.#child !== undefined) return;
    const [program = "", ...programArguments] = this.#command;
    let said = "";
    // A killed process may hold its folder for a moment.
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const child = spawn(program, programArguments, { ...this.#user, stdio: ["ignore", "ignore", "pipe"] });
      child.stderr.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
      for (let wait = 0; wait < 200 && child.exitCode === null; wait += 1) {
        if (await isListening(this.port)) {
          this.#child = child;
          return;
        }
        await sleep(25);
      }
      child.kill("SIGKILL");
      await sleep(250);
    }
    throw new Error(`${program} did not start: ${said}`);
  }

  /** Lets it stand still, or go on. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#child?.kill(signal);
  }

  /** Ends it as a machine that loses its power does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

/** A user of the system, by its numbers. */
interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The folder of PostgreSQL's programs; `undefined` when it is not installed. */
export function findPostgres(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const folders = (() => {
    try {
      return readdirSync(versions).map((version) => join(versions, version, "bin"));
    } catch {
      return [];
    }
  })();
  return folders.find((folder) => spawnSync(join(folder, "postgres"), ["--version"]).status === 0);
}

/** PostgreSQL with a new cluster in an empty folder, with the user and database `postgres`. */
export function postgresServer(programs: string, folder: string, port: number): ServerProgram {
  const user = userOfPostgres();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const settings = ["--auth", "trust", "--username", "postgres", "--no-sync"];
  execFileSync(join(programs, "initdb"), ["--pgdata", data, ...settings], { ...user, stdio: "ignore" });
  // A process that is killed leaves what it wrote to the system: nothing has to reach the disk.
  const options = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const command = [join(programs, "postgres"), "-D", data, "-p", String(port), ...options.flatMap((o) => ["-c", o])];
  return new ServerProgram(port, command, user);
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
function userOfPostgres(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: numberOf("-u"), gid: numberOf("-g") };
}
