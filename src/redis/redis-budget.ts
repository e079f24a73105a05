import { waitForStart, type BudgetDelay, type BudgetLine, type RequestBudget } from "../transport/budget.ts";
import { reportRejection } from "../transport/events.ts";
import { checkNumber, longestTime } from "../transport/option-checks.ts";
import { sleep, Stop, withTimeout, type Clock } from "../transport/time.ts";
import {
  readBudgetOptions,
  type BudgetOptions,
  type BudgetStateEvent,
  type RedisBudgetOptions,
} from "./budget-options.ts";
import { budgetScript, readBudgetAnswer, type BudgetAnswer } from "./budget-script.ts";
import { faultOf, scriptRunner, type RedisClient } from "./redis-client.ts";

/**
 * Returns a budget that many processes and machines share over Redis or Valkey: together they start at most `perMinute` requests in
 * any minute, spread evenly. Calls go before bulk work. A pause after a block stops all processes.
 *
 * Each start takes one question to Redis or a few. A process that dies costs one start. Its part of `fallback.share` stays reserved
 * until it returns, because it may only have lost Redis.
 *
 * A process without an answer for ten seconds uses its part of the share: one start in each interval of its own. The first start is
 * a whole interval after the budget was created. The process returns to the common budget when Redis answers.
 *
 * No wait is longer than its `timeout`. Use a Redis that does not evict keys (`noeviction`). The application connects the client,
 * listens to its errors and closes it.
 *
 * @param client ioredis, node-redis, Bun's `RedisClient`, or one that runs scripts as they do
 * @throws InvalidInputError for a client that cannot run a script, and for wrong options, with their names. Its `pause` throws it
 * for a time outside 0 to 2,147,483,647 ms (25 days).
 */
export function redisBudget(client: RedisClient, options: RedisBudgetOptions): RequestBudget {
  const subject = "redisBudget";
  const given = readBudgetOptions(subject, options);
  const keys = ["budget", "heard"].map((kind) => `{ares-caais:${given.name}}:${kind}:2`);
  const run = scriptRunner(subject, client, budgetScript);
  return new SharedBudget((question) => run(keys, [question]), given);
}

/** A minute in milliseconds, and one more: both edges of a minute count. */
const minute = 60_001;
/** Milliseconds that a start may be late, in addition to the time that the answer took. */
const lateness = 100;
/** Milliseconds for which a question counts a process. A new process counts only after this time: it may replace a dead one. */
const heardFor = 5000;
/** Milliseconds after its last counted question from which a process starts requests alone. */
const aloneAfter = 10_000;
/** Milliseconds between the questions of a process that lost Redis: without and with a question that is still unanswered. */
const probes = { answered: 1000, unanswered: 9000 } as const;
/** Shortest time between two questions of a process, in milliseconds. */
const soonest = 10;

/** The constant part of a question. Without Redis a process starts `alone` requests a minute, all processes together `share`. */
function traitsOf({ clock, perMinute: limit, processes, patience, share: part }: BudgetOptions) {
  const share = part * limit;
  // Starts of many processes may coincide at random, so their average is five standard deviations below the share.
  const average = ((Math.sqrt(25 + 4 * share) - 5) / 2) ** 2;
  const alone = Math.max(Math.floor(share / processes), average / processes);
  // Most milliseconds that a start may be late, and that a question may take to Redis.
  const late = patience + lateness;
  return { id: clock.random().toString(36).slice(2), limit, processes, share, alone, late };
}

/** The budget of one process. Times are in milliseconds of its own clock, unless a name says otherwise. */
class SharedBudget implements RequestBudget {
  readonly #query: (question: string) => Promise<unknown>;
  readonly #options: BudgetOptions;
  readonly #clock: Clock;
  readonly #traits: ReturnType<typeof traitsOf>;
  /** Time from which Redis may count this process. Before, the share of a new or lost process stays reserved. */
  #countsFrom: number;
  /** Time of the next start alone. The interval is fixed, so that a process that loses Redis repeatedly gets no more starts. */
  #ownNext: number;
  /** Functions that start the waiting requests, in the order of the requests. */
  readonly #waiting: Readonly<Record<BudgetLine, Set<() => void>>> = { call: new Set(), bulk: new Set() };
  /** The running loops: one for each line that asks Redis for starts, and one that starts requests alone while Redis is lost. */
  readonly #loops = new Set<BudgetLine | "own">();
  /** Ends all timers when no request waits, so that no timer keeps the process alive. */
  #rest = new Stop();
  /** Time of the last answer in microseconds, and when its question was sent; `undefined` while Redis does not answer. */
  #base: { readonly now: number; readonly sent: number } | undefined;
  /** Time of the last question that counted this process. */
  #told = -Infinity;
  #pauseEnd = -Infinity;
  #state: BudgetStateEvent["state"] = "shared";
  #isWarned = false;

  constructor(query: (question: string) => Promise<unknown>, options: BudgetOptions) {
    this.#query = query;
    this.#options = options;
    this.#clock = options.clock;
    this.#traits = traitsOf(options);
    this.#countsFrom = this.#clock.now() + heardFor;
    this.#ownNext = this.#clock.now() + (minute / this.#traits.alone) * (1 + this.#clock.random());
  }

  get delay(): BudgetDelay {
    const paused = Math.max(0, this.#pauseEnd - this.#clock.now());
    const waiting = (this.#waits * minute) / this.#options.perMinute;
    return { reason: paused > 0 ? "pause" : "budget", delay: paused + waiting };
  }

  turn({ line, signal, timeout }: Parameters<RequestBudget["turn"]>[0]): Promise<boolean> {
    return waitForStart(this.#clock, signal, timeout, {
      enter: (start) => {
        this.#waiting[line].add(start);
        for (const loop of [line, "own"] as const) void this.#run(loop);
      },
      leave: (start) => {
        this.#waiting[line].delete(start);
        if (this.#waits > 0) return;
        this.#rest.abort(undefined);
        this.#rest = new Stop();
      },
    });
  }

  pause(milliseconds: number): void {
    checkNumber("redisBudget.pause", "milliseconds", milliseconds, { atLeast: 0, atMost: longestTime });
    this.#pauseEnd = Math.max(this.#pauseEnd, this.#clock.now() + milliseconds);
    // If this process has no time of Redis, the first question only returns it, and the second one reports the pause.
    if (this.#state === "shared") void this.#ask("look").then(() => this.#ask("look"));
  }

  get #waits(): number {
    return this.#waiting.call.size + this.#waiting.bulk.size;
  }

  /** Runs a loop while requests wait for it, unless it runs already. */
  async #run(loop: BudgetLine | "own"): Promise<void> {
    if (this.#loops.has(loop)) return;
    this.#loops.add(loop);
    if (loop === "own") while (this.#waits > 0) await this.#startAlone();
    else while (this.#waiting[loop].size > 0) await this.#serve(loop);
    this.#loops.delete(loop);
  }

  /** Asks Redis for starts, waits for them and starts requests. */
  async #serve(line: BudgetLine): Promise<void> {
    const sent = this.#clock.now();
    const answer = await this.#ask(line);
    if (answer === undefined) return;
    const wait = answer.wait / 1000;
    const from = this.#clock.now() + wait;
    await this.#sleep(answer.granted === 1 ? wait : Math.max(soonest, wait));
    if (answer.granted === 1) this.#start(from, sent + wait + this.#traits.late);
  }

  /** Waits for the next start alone. */
  async #startAlone(): Promise<void> {
    const interval = minute / this.#traits.alone;
    const missed = Math.ceil((this.#clock.now() - this.#ownNext) / interval);
    if (missed > 0) this.#ownNext += missed * interval;
    const from = this.#ownNext;
    await this.#sleep(from - this.#clock.now());
    if (this.#clock.now() < from) return;
    this.#ownNext += interval;
    if (this.#state === "own" && from - this.#told >= aloneAfter) this.#start(from, from + this.#traits.late);
  }

  /** Starts the first request, calls before bulk work. A start that comes too late or in a pause is lost. */
  #start(from: number, to: number): void {
    const now = this.#clock.now();
    if (now < from - 1 || now > to || now < this.#pauseEnd) return;
    const { call, bulk } = this.#waiting;
    const [first] = call.size > 0 ? call : bulk;
    first?.();
  }

  /** Waits for a time, but not longer than requests wait for a start. */
  async #sleep(milliseconds: number): Promise<void> {
    const time = Math.min(longestTime, Math.max(1, Math.ceil(milliseconds)));
    await sleep(this.#clock, time, this.#rest).catch(() => undefined);
  }

  /** Asks Redis for a start; with `look` only for the state. Without an answer it returns `undefined` when it may ask again. */
  async #ask(line: BudgetLine | "look"): Promise<BudgetAnswer | undefined> {
    const sent = this.#clock.now();
    const { now: last = 0, sent: before = sent } = this.#base ?? {};
    if (this.#base !== undefined) this.#told = sent;
    // Without `last`, the time of the last answer, the script only returns the time. Its question is `since` milliseconds old.
    const since = sent - before;
    // Whether Redis counts this process.
    const counts = sent >= this.#countsFrom;
    const paused = Math.max(0, this.#pauseEnd - sent);
    // A random number, which spreads the next questions of refused processes.
    const chance = this.#clock.random();
    const question = JSON.stringify({ ...this.#traits, line, last, since, counts, paused, chance });
    const { patience } = this.#options;
    const settled = this.#query(question).then(
      (value) => readBudgetAnswer(value) ?? "Redis answered something else",
      faultOf,
    );
    const within = (time: number): typeof settled => withTimeout(this.#clock, time, undefined, () => settled);
    const found = await within(patience)
      // If this process was busy, the answer has arrived meanwhile and is read before a second timer ends.
      .catch(() => within(1))
      .catch(() => `Redis did not answer within ${patience} ms: raise the option patience if it is slow`);
    if (typeof found === "string") {
      this.#base = undefined;
      this.#setState("own", found);
      if (line === "look") return undefined;
      await this.#sleep(probes.answered);
      await Promise.race([settled, this.#sleep(probes.unanswered)]);
      return undefined;
    }
    const { now, limit } = found;
    if (sent >= (this.#base?.sent ?? sent)) this.#base = { now, sent };
    if (found.paused > 0) this.#pauseEnd = Math.max(this.#pauseEnd, sent + found.paused / 1000);
    this.#setState("shared", "Redis answers");
    if (limit < this.#options.perMinute && !this.#isWarned) {
      this.#isWarned = true;
      const rule = `another process has the limit ${limit} for the same budget, and the strictest one applies`;
      const text = `redisBudget: perMinute is ${this.#options.perMinute}, but ${rule}: use one limit in all processes`;
      process.emitWarning(text, { code: "BUDGET_LIMIT" });
    }
    return found;
  }

  #setState(state: BudgetStateEvent["state"], reason: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#countsFrom = this.#clock.now() + heardFor;
    reportRejection("onState", Promise.resolve({ state, reason }).then(this.#options.onState));
  }
}
