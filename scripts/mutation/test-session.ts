import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a worker is asked for: one run of a test file. */
export interface TestRequest {
  /** The test file's path. */
  readonly test: string;
  /** The source files that are others since the last run. */
  readonly changed?: readonly string[];
}

export interface TestAnswer {
  readonly passed: boolean;
}

export type Outcome = "passed" | "failed" | "timed out";

const worker = fileURLToPath(new URL("../mutate-worker.ts", import.meta.url));

/** Runs test files of a project in a process that stays up, and is replaced where it hangs. */
export class TestSession {
  readonly #root: string;
  #process: ChildProcess | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** The paths of the project's test files. */
  async tests(): Promise<string[]> {
    this.close();
    return this.#start();
  }

  /** @param limit milliseconds after which the run counts as hanging */
  async run(request: TestRequest, limit: number): Promise<Outcome> {
    if (this.#process === undefined) await this.#start();
    const child = this.#process;
    if (child === undefined) throw new Error("no worker");
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => {
      stop.abort();
    }, limit);
    try {
      child.send(request);
      const [answer] = (await Promise.race([
        once(child, "message", { signal }),
        // It ran out of memory, or a test ended the process.
        once(child, "exit", { signal }).then(() => [{ passed: false }]),
      ])) as [TestAnswer];
      if (child.exitCode !== null || child.signalCode !== null) this.close();
      return answer.passed ? "passed" : "failed";
    } catch (error) {
      if (!signal.aborted) throw error;
      this.close();
      return "timed out";
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  }

  /** Ends the process with everything that its tests have started. */
  close(): void {
    const pid = this.#process?.pid;
    this.#process = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }

  async #start(): Promise<string[]> {
    const child = spawn(process.execPath, ["--import", "tsx", worker], {
      cwd: this.#root,
      // A group of its own, to be ended as a whole.
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#process = child;
    const failed = once(child, "exit").then(() => {
      throw new Error("Vitest cannot be started here; npx vitest list says why");
    });
    const [{ tests }] = (await Promise.race([once(child, "message"), failed])) as [{ tests: string[] }];
    failed.catch(() => undefined);
    return tests;
  }
}
