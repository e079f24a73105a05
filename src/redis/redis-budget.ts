import { waitForStart, type BudgetDelay, type BudgetLine, type RequestBudget } from "../transport/budget.ts";
import { reportRejection } from "../transport/events.ts";
import { checkNumber, longestTime } from "../transport/option-checks.ts";
import { checkOptions, type OptionValues } from "../transport/option-table.ts";
import { sleep, Stop, withTimeout, type Clock } from "../transport/time.ts";
import {
  budgetTable,
  fallbackTable,
  type BudgetFallback,
  type BudgetStateEvent,
  type RedisBudgetOptions,
} from "./budget-options.ts";
import { budgetScript, readBudgetAnswer, type BudgetAnswer } from "./budget-script.ts";
import { faultOf, scriptRunner, type RedisClient } from "./redis-client.ts";

/**
 * Returns a budget that many processes and machines share over Redis or Valkey: together they start at most `perMinute` requests
 * in any minute, spread evenly. Single calls go before bulk work. A pause after a block holds all processes.
 *
 * Each start costs one question to Redis or a few. A process that dies costs one start. Until it is heard from again, its part of
 * `fallback.share` is kept free, because it may have lost Redis only.
 *
 * A process that has had no answer for ten seconds goes on by its part of the share, one start at a time in a rhythm of its own;
 * the first one is a whole interval of this rhythm after the budget was made. The process returns when Redis answers.
 *
 * No wait is longer than its `timeout`. Use a Redis that does not evict keys (`noeviction`). The application connects the client,
 * listens to its errors and closes it.
 *
 * @param client ioredis, node-redis, Bun's `RedisClient`, or one that runs scripts as they do
 * @throws InvalidInputError for a client that cannot run a script, and for wrong options, with their names; its `pause` for
 * a time that is not from 0 to 2,147,483,647 ms (25 days).
 */
export function redisBudget(client: RedisClient, options: RedisBudgetOptions): RequestBudget {
  const subject = "redisBudget";
  const run = scriptRunner(subject, client, budgetScript);
  const given = checkOptions(subject, options, budgetTable);
  const fallback = checkOptions(subject, given.fallback, fallbackTable, { at: "fallback" });
  const keys = ["budget", "heard"].map((kind) => `{ares-caais:${given.name}}:${kind}:2`);
  return new SharedBudget((question) => run(keys, [question]), { ...given, ...fallback });
}

/** For each line a loop that asks Redis for starts, and one that starts by the process's own share while Redis is lost. */
type Loop = BudgetLine | "own";

type Options = OptionValues<RedisBudgetOptions, typeof budgetTable> &
  OptionValues<BudgetFallback, typeof fallbackTable>;

/** A minute in milliseconds, and one more: both edges of a minute count. */
const minute = 60_001;
/** How much later than due a start may be, in milliseconds, beside the time that the answer took. */
const lateness = 100;
/** How long Redis counts on a process after a question, in milliseconds. A new one does not count as long: another one died for it. */
const heardFor = 5000;
/** How long after its last question a process begins to start alone, in milliseconds. */
const aloneAfter = 10_000;
/** How often a process that lost Redis asks, in milliseconds: without and with a question that the client still keeps. */
const probes = { answered: 1000, unanswered: 9000 } as const;
/** How soon a process asks again, in milliseconds, whatever Redis says. */
const soonest = 10;

const micros = (milliseconds: number): number => Math.max(0, Math.round(milliseconds * 1000));

/** The budget of one process. Times are in milliseconds of its own clock, unless a name says otherwise. */
class SharedBudget implements RequestBudget {
  readonly #query: (question: string) => Promise<unknown>;
  readonly #options: Options;
  readonly #clock: Clock;
  readonly #id: string;
  /** From when on Redis may count on this process: for a time it keeps the share of one that is new or was lost. */
  #countsFrom: number;
  /** How much later than its time a start may be. */
  readonly #late: number;
  /** Starts a minute without Redis: most of all processes together, and those of one. */
  readonly #share: number;
  readonly #alone: number;
  /** When this process may start alone: a fixed rhythm, so that a process that loses Redis again and again has no more. */
  #ownNext: number;
  /** Functions that start the waiting requests, in the order of the requests. */
  readonly #waiting: Readonly<Record<BudgetLine, Set<() => void>>> = { call: new Set(), bulk: new Set() };
  /** The loops that run. */
  readonly #loops = new Set<Loop>();
  /** Ends all sleep when nobody waits: no timer keeps a process from its end. */
  #rest = new Stop();
  /** The last answer's time, and when its question was sent; `undefined` while Redis does not answer. */
  #base: { readonly now: number; readonly sent: number } | undefined;
  /** When Redis was last told that this process is there. */
  #told = -Infinity;
  #pauseEnd = -Infinity;
  #state: BudgetStateEvent["state"] = "shared";
  #isWarned = false;

  constructor(query: (question: string) => Promise<unknown>, options: Options) {
    this.#query = query;
    this.#options = options;
    this.#clock = options.clock;
    this.#id = this.#clock.random().toString(36).slice(2);
    this.#countsFrom = this.#clock.now() + heardFor;
    this.#late = options.patience + lateness;
    const { processes } = options;
    const share = options.share * options.perMinute;
    // The starts of many processes come together by chance: the share holds five standard deviations more than their average.
    const average = ((Math.sqrt(25 + 4 * share) - 5) / 2) ** 2;
    this.#share = share;
    this.#alone = Math.max(Math.floor(share / processes), average / processes);
    this.#ownNext = this.#clock.now() + (minute / this.#alone) * (1 + this.#clock.random());
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
    // If Redis has lost the time, the first question only returns it, and the second one reports the pause.
    if (this.#state === "shared") void this.#ask("look").then(() => this.#ask("look"));
  }

  get #waits(): number {
    return this.#waiting.call.size + this.#waiting.bulk.size;
  }

  /** Runs a loop while requests wait for it, unless it runs already. */
  async #run(loop: Loop): Promise<void> {
    if (this.#loops.has(loop)) return;
    this.#loops.add(loop);
    while (loop === "own" ? this.#waits > 0 : this.#waiting[loop].size > 0) {
      await (loop === "own" ? this.#startAlone() : this.#serve(loop));
    }
    this.#loops.delete(loop);
  }

  /** Asks, waits and starts. */
  async #serve(line: BudgetLine): Promise<void> {
    const sent = this.#clock.now();
    const [answer, settled] = await this.#ask(line);
    if (answer === undefined) {
      await this.#sleep(probes.answered);
      await Promise.race([settled, this.#sleep(probes.unanswered)]);
    } else if (answer.isGranted) {
      const from = this.#clock.now() + answer.wait;
      await this.#sleep(answer.wait);
      this.#start(from, sent + answer.wait + this.#late);
    } else await this.#sleep(Math.max(soonest, answer.wait));
  }

  /** Waits for the next start that the process has alone. */
  async #startAlone(): Promise<void> {
    const interval = minute / this.#alone;
    const missed = Math.ceil((this.#clock.now() - this.#ownNext) / interval);
    if (missed > 0) this.#ownNext += missed * interval;
    const from = this.#ownNext;
    await this.#sleep(from - this.#clock.now());
    if (this.#clock.now() < from) return;
    this.#ownNext += interval;
    if (this.#state === "own" && from - this.#told >= aloneAfter) this.#start(from, from + this.#late);
  }

  /** Lets the first request start, calls before bulk work. A start that comes too late, or in a pause, is lost. */
  #start(from: number, to: number): void {
    const now = this.#clock.now();
    if (now < from - 1 || now > to || now < this.#pauseEnd) return;
    const { call, bulk } = this.#waiting;
    const [first] = call.size > 0 ? call : bulk;
    first?.();
  }

  /** Waits, or until nobody waits for a start any more. */
  async #sleep(milliseconds: number): Promise<void> {
    const time = Math.min(longestTime, Math.max(1, Math.ceil(milliseconds)));
    await sleep(this.#clock, time, this.#rest).catch(() => undefined);
  }

  /**
   * Asks for a start, or with `look` for none. Without a time of Redis, the answer is only that.
   *
   * @returns the answer if it came in time, and what ends with the answer, or when the client gives up.
   */
  async #ask(line: BudgetLine | "look"): Promise<readonly [BudgetAnswer | undefined, settled: Promise<unknown>]> {
    const { perMinute: limit, processes, patience } = this.#options;
    const sent = this.#clock.now();
    const { now: last = 0, sent: before = sent } = this.#base ?? {};
    const question = {
      ...{ id: this.#id, line, limit, processes },
      // The time of the last answer, and how long ago its question was sent. Without one the script only tells the time.
      ...{ last, since: micros(sent - before) },
      // Whether the process counts as one that is heard from.
      counts: sent >= this.#countsFrom,
      // How long the pause lasts that this process knows of.
      paused: micros(this.#pauseEnd - sent),
      ...{ share: this.#share, alone: this.#alone },
      // How long a question may take to Redis, and how late a start may be.
      late: micros(this.#late),
      // Spreads the questions of processes that are refused.
      chance: this.#clock.random(),
    };
    if (this.#base !== undefined) this.#told = sent;
    const settled = this.#query(JSON.stringify(question)).then(
      (value) => readBudgetAnswer(value) ?? "Redis answered something else",
      faultOf,
    );
    const within = (milliseconds: number): typeof settled =>
      withTimeout(this.#clock, milliseconds, undefined, () => settled);
    const found = await within(patience)
      // If this process was blocked, the answer has come and is read before a second timer ends.
      .catch(() => within(1))
      .catch(() => `Redis did not answer within ${patience} ms: raise the option patience if it is slow`);
    if (typeof found !== "string") {
      this.#learn(found, sent);
      return [found, settled];
    }
    this.#base = undefined;
    this.#setState("own", found);
    return [undefined, settled];
  }

  #learn({ now, paused, limit }: BudgetAnswer, sent: number): void {
    if (sent >= (this.#base?.sent ?? sent)) this.#base = { now, sent };
    this.#setState("shared", "Redis answers");
    if (paused > 0) this.#pauseEnd = Math.max(this.#pauseEnd, sent + paused);
    const { perMinute } = this.#options;
    if (limit >= perMinute || this.#isWarned) return;
    this.#isWarned = true;
    const rule = `another process names the limit ${limit} for the same budget, and the strictest one holds`;
    const text = `redisBudget: perMinute is ${perMinute}, but ${rule}: name one limit in all processes`;
    process.emitWarning(text, { code: "BUDGET_LIMIT" });
  }

  #setState(state: BudgetStateEvent["state"], reason: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#countsFrom = this.#clock.now() + heardFor;
    const told = new Promise((resolve) => {
      resolve(this.#options.onState?.({ state, reason }));
    });
    reportRejection("onState", told);
  }
}
