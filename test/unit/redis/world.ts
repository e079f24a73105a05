import { redisBudget, type BudgetLine, type BudgetStateEvent, type RequestBudget } from "ares-caais/redis";
import type { BudgetAnswer, BudgetCommand } from "../../../src/redis/budget-script.ts";
import { BudgetModel } from "./budget-model.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
  isCancelled: boolean;
}

/** Settings of a process. */
interface ProcessOptions {
  readonly processes: number;
  readonly perMinute?: number;
  readonly share?: number;
}

/** How long each waits for a start, in milliseconds. */
export const longestWait = 600_000;

/** A process of the simulation. */
export interface SimulatedProcess {
  readonly budget: RequestBudget;
  readonly states: BudgetStateEvent[];
  /** Whether the network lets it through to the server. */
  isSplit: boolean;
  /** From now on nothing of it happens until it goes on; for ever after a crash. */
  stop(): void;
  goOn(): void;
}

/** Many processes, one server, and a time that goes from event to event. */
export class World {
  readonly server = new BudgetModel();
  /** What the clock of the server is before the time of the world, in milliseconds. */
  serverClock = 1_800_000_000_000;
  /** How much later than it should a timer of a process fires, in milliseconds. */
  lateness = (): number => 0;
  /** The server does not answer. */
  isDown = false;
  /** When requests started, in milliseconds. */
  readonly starts: number[] = [];
  /** How long anybody waited for an answer, at most. */
  longest = 0;
  /** How long calls waited. */
  readonly waits: number[] = [];
  /** Questions to the server: for slots, and whether there is a pause. */
  questions = 0;
  looks = 0;
  now = 0;
  #heap: Timer[] = [];
  #order = 0;
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Mulberry32. */
  readonly random = (): number => {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  schedule(callback: () => void, milliseconds: number): () => void {
    const timer: Timer = { at: this.now + milliseconds, order: (this.#order += 1), callback, isCancelled: false };
    this.#push(timer);
    return () => {
      timer.isCancelled = true;
    };
  }

  addProcess({ processes, ...options }: ProcessOptions): SimulatedProcess {
    let missed: (() => void)[] | undefined;
    const own = (callback: () => void) => () => {
      if (missed === undefined) callback();
      else missed.push(callback);
    };
    const schedule = (callback: () => void, milliseconds: number): (() => void) =>
      this.schedule(own(callback), milliseconds + this.lateness());
    const states: BudgetStateEvent[] = [];
    const client = {
      send: (_command: string, [, , , ...given]: string[]): Promise<BudgetAnswerList> =>
        new Promise((resolve) => {
          if (this.isDown || process.isSplit) return;
          this.schedule(() => {
            if (this.isDown || process.isSplit) return;
            const command = readCommand(given);
            if (command.line === "") this.looks += 1;
            else this.questions += 1;
            const answer = this.server.run(Math.round((this.now + this.serverClock) * 1000), command);
            schedule(() => {
              resolve([answer.granted, answer.first, answer.again, answer.place, answer.held, answer.paused]);
            }, this.#latency());
          }, this.#latency());
        }),
    };
    const { share, ...rest } = options;
    const budget = redisBudget(client, {
      ...rest,
      fallback: { processes, share },
      onState: (event) => states.push(event),
      clock: { now: () => this.now, date: () => this.now, random: this.random, schedule },
    });
    const process: SimulatedProcess = {
      ...{ budget, states, isSplit: false },
      stop: () => {
        missed ??= [];
      },
      goOn: () => {
        const due = missed ?? [];
        missed = undefined;
        for (const callback of due) callback();
      },
    };
    return process;
  }

  /**
   * Asks for starts one after the other, for ever.
   *
   * @param pause milliseconds before each, for calls that come now and then, or work that takes its time
   */
  async work(budget: RequestBudget, line: BudgetLine, pause: () => number = () => 0): Promise<never> {
    for (;;) {
      const milliseconds = pause();
      if (milliseconds > 0) await new Promise<void>((resolve) => this.schedule(resolve, milliseconds));
      const asked = this.now;
      const isStarted = await budget.turn({ line, timeout: longestWait });
      this.longest = Math.max(this.longest, this.now - asked);
      if (!isStarted) continue;
      this.starts.push(this.now);
      if (line === "call") this.waits.push(this.now - asked);
    }
  }

  async advance(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    // Comes when all promises have settled.
    const rest = (): Promise<void> =>
      new Promise((resolve) => {
        process.nextTick(resolve);
      });
    await rest();
    for (let next = this.#heap[0]; next !== undefined && next.at <= until; next = this.#heap[0]) {
      this.#pop();
      if (next.isCancelled) continue;
      this.now = next.at;
      next.callback();
      await rest();
    }
    this.now = until;
  }

  /** Half a millisecond to two and a half. */
  #latency(): number {
    return 0.5 + 2 * this.random();
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let index = heap.push(timer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const other = heap[parent];
      if (other === undefined || !isBefore(timer, other)) break;
      heap[index] = other;
      index = parent;
    }
    heap[index] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      let other = heap[child];
      const right = heap[child + 1];
      if (other !== undefined && right !== undefined && isBefore(right, other)) {
        child += 1;
        other = right;
      }
      if (other === undefined || !isBefore(other, last)) break;
      heap[index] = other;
      index = child;
    }
    heap[index] = last;
  }
}

type BudgetAnswerList = readonly BudgetAnswer[keyof BudgetAnswer][];

function isBefore(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

/** What the arguments of the script say. */
function readCommand(given: readonly string[]): BudgetCommand {
  const [interval, ahead, line, wanted, following, place, paused, lead] = given;
  if (line !== "call" && line !== "bulk" && line !== "") throw new Error(`the line ${String(line)}`);
  return {
    ...{ interval: Number(interval), ahead: Number(ahead), line, wanted: Number(wanted) },
    ...{ following: Number(following), place: Number(place), paused: Number(paused), lead: Number(lead) },
  };
}

/** Most starts in any time of a length, its edges included. */
export function mostWithin(given: readonly number[], milliseconds: number): number {
  const starts = [...given].sort((one, other) => one - other);
  let most = 0;
  let first = 0;
  for (const [index, start] of starts.entries()) {
    while (start - (starts[first] ?? 0) > milliseconds) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** The value that a part of all does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
