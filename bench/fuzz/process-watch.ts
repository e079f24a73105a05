import { setImmediate as turn } from "node:timers/promises";

/** What a stretch of work cost this process. */
export interface Cost {
  /** Milliseconds of processor time, of all threads. */
  readonly processor: number;
  /** Bytes by which the process was larger than before at its largest; 0 when it had been as large already. */
  readonly memory: number;
}

/** Sees what no call would tell: what it cost, and what escaped it. */
export class ProcessWatch {
  readonly #seen: string[] = [];

  constructor() {
    process.on("unhandledRejection", (reason) => this.#seen.push(`a rejection was not handled: ${String(reason)}`));
    process.on("uncaughtException", (error) => this.#seen.push(`an exception was not caught: ${String(error)}`));
    process.on("warning", (warning) => this.#seen.push(`the process warned: ${String(warning)}`));
  }

  /** What escaped since the last question. */
  async escaped(): Promise<readonly string[]> {
    // Node tells of a rejection when the promises have come to rest.
    await turn();
    return this.#seen.splice(0);
  }

  /** Begins to measure; the result says what came up to then. */
  begin(): () => Cost {
    const largest = largestSize();
    const size = process.memoryUsage.rss();
    const used = process.cpuUsage();
    return () => {
      const { user, system } = process.cpuUsage(used);
      const peak = largestSize();
      return { processor: (user + system) / 1_000, memory: peak > largest ? peak - size : 0 };
    };
  }
}

/** The largest size of this process so far, in bytes. */
function largestSize(): number {
  return process.resourceUsage().maxRSS * 1024;
}
