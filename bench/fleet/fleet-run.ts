import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { mostWithin } from "./figures.ts";
import type { FleetMessage, FleetOrder, FleetWork } from "./messages.ts";

/** A start of a process, or that it got none in time. Times are in milliseconds. */
interface Outcome {
  readonly isStart: boolean;
  readonly line: "call" | "bulk";
  readonly at: number;
  readonly waited: number;
}

/** A process of the fleet. */
interface Worker {
  readonly process: ChildProcess;
  readonly outcomes: Outcome[];
  readonly states: ("shared" | "own")[];
  /** It was killed, or stood still: its waits say nothing. */
  isDisturbed: boolean;
  questions: number;
  /** When it began the last pause. */
  paused: number;
}

/** Milliseconds since 1970, with fractions, as the processes tell them. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Processes that share a budget. Their starts are counted by what they tell, not by the budget. */
export class FleetRun {
  readonly workers: Worker[] = [];
  readonly #folder: string;

  /** @param folder where the worker was compiled to */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds a process and waits until it asks. */
  async add(work: FleetWork): Promise<Worker> {
    const child = fork(join(this.#folder, "fleet-worker.js"), [JSON.stringify(work)], { execArgv: [] });
    const worker: Worker = {
      ...{ process: child, outcomes: [], states: [], isDisturbed: false, questions: 0, paused: 0 },
    };
    this.workers.push(worker);
    const ready = new Promise<void>((resolve, reject) => {
      child.on("message", (message: FleetMessage) => {
        if (message.kind === "ready") resolve();
        else hear(worker, message);
      });
      child.once("exit", () => {
        reject(new Error("a worker ended before it was ready"));
      });
    });
    await ready;
    return worker;
  }

  /** When requests started. */
  get starts(): readonly number[] {
    return this.outcomes.filter(({ isStart }) => isStart).map(({ at }) => at);
  }

  get outcomes(): readonly Outcome[] {
    return this.workers.flatMap(({ outcomes }) => outcomes);
  }

  mostWithin(milliseconds: number): number {
    return mostWithin(this.starts, milliseconds);
  }

  /** How many started between two times. */
  startsBetween(from: number, to: number): number {
    return this.starts.filter((at) => at >= from && at < to).length;
  }

  /** The longest that anybody waited for an answer, but those that were killed or stood still. */
  get longestWait(): number {
    const undisturbed = this.workers.filter(({ isDisturbed }) => !isDisturbed);
    return Math.max(0, ...undisturbed.flatMap(({ outcomes }) => outcomes.map(({ waited }) => waited)));
  }

  /** Number of questions that all processes asked Redis so far. */
  async count(): Promise<number> {
    await Promise.all(this.workers.map(({ process }) => ask(process, { kind: "count" }, "count")));
    return this.workers.reduce((sum, { questions }) => sum + questions, 0);
  }

  /** Lets one process pause them all. @returns when it did. */
  async pause(milliseconds: number): Promise<number> {
    const [worker] = this.workers;
    if (worker === undefined) throw new Error("there is no process");
    await ask(worker.process, { kind: "pause", milliseconds }, "paused");
    return worker.paused;
  }

  /**
   * Lets all come to their end, and ends them by force after a time.
   *
   * @returns how many did not: somebody in them hangs.
   */
  async finish(milliseconds: number): Promise<number> {
    const living = this.workers.filter(({ process }) => process.exitCode === null && process.signalCode === null);
    const ended = living.map(async ({ process }) => {
      const said = ask(process, { kind: "stop" }, "end").then(() => true);
      return Promise.race([said, sleep(milliseconds).then(() => false)]);
    });
    const hung = (await Promise.all(ended)).filter((isEnded) => !isEnded).length;
    await this.close();
    return hung;
  }

  async close(): Promise<void> {
    const living = this.workers.filter(({ process }) => process.exitCode === null && process.signalCode === null);
    await Promise.all(
      living.map(({ process }) => {
        const exited = once(process, "exit");
        process.kill("SIGKILL");
        return exited;
      }),
    );
  }
}

/** Tells a process something, and waits until it says something. */
async function ask(process: ChildProcess, order: FleetOrder, kind: FleetMessage["kind"]): Promise<void> {
  const said = new Promise<void>((resolve) => {
    const listen = (message: FleetMessage): void => {
      if (message.kind !== kind) return;
      process.off("message", listen);
      resolve();
    };
    process.on("message", listen);
  });
  process.send(order);
  await said;
}

function hear(worker: Worker, message: FleetMessage): void {
  if (message.kind === "state") worker.states.push(message.state);
  if (message.kind === "paused") worker.paused = message.at;
  if (message.kind === "count") worker.questions = message.questions;
  if (message.kind !== "start" && message.kind !== "refused") return;
  const { kind, line, at, waited } = message;
  worker.outcomes.push({ isStart: kind === "start", line, at, waited });
}
