import { refuse } from "../errors/invalid-input-error.ts";
import type { RequestBudget } from "../transport/budget.ts";
import { checkFunctions, checkNumber, checkObject, checkOptions } from "../transport/option-checks.ts";
import { systemClock, type Clock } from "../transport/time.ts";
import { readPace } from "./budget-pace.ts";
import { scriptRunner, type RedisClient } from "./redis-client.ts";
import { SharedBudget, type BudgetStateEvent } from "./shared-budget.ts";

/** How a process goes on when Redis does not answer. */
export interface BudgetFallback {
  /**
   * Part of the limit that all processes together may use without Redis, from 0 to 0.5. With 0 they wait for Redis.
   *
   * @default 0.15
   */
  readonly share?: number | undefined;
  /** Most processes that use the budget. */
  readonly processes: number;
}

/** Options of {@link redisBudget}. */
export interface RedisBudgetOptions {
  /**
   * The limit: most starts of all processes together in any minute. Some of it is kept back, so that it holds in every fault.
   *
   * @default 500
   */
  readonly perMinute?: number | undefined;
  /**
   * Name of the budget: who has the same name at the same Redis shares it.
   *
   * @default "ares"
   */
  readonly name?: string | undefined;
  /** How a process goes on when Redis does not answer. */
  readonly fallback: BudgetFallback;
  /** Is told when Redis does not answer any more, and when it does again. Its failures change no call. */
  readonly onState?: ((event: BudgetStateEvent) => unknown) | undefined;
  /** Time and chance, for tests. */
  readonly clock?: Clock | undefined;
}

/**
 * A budget that many processes and machines share over Redis or Valkey: together they start no more than `perMinute` requests
 * in any minute, spread evenly. Single calls go before bulk work, and a pause after a block holds them all: no request starts
 * later than a second after it.
 *
 * A call asks Redis once; a process with bulk work gets up to eight starts for one question, and is told when to come for the
 * next ones. A process that dies or stands still costs the others no more than the starts that it had (about a second of the
 * line) and once more as much, when nobody comes for those that it was promised.
 *
 * A line that begins, or begins again because Redis has forgotten it, first lets all starts go by that may have been given out
 * before: half a second for a call, two and a bit for bulk work. Use a Redis that does not evict it (`noeviction`).
 *
 * When Redis does not answer within 250 ms, each process goes on by its own part of the limit, and returns when Redis does. No
 * wait is longer than its `timeout`, whatever the client does with a command that it cannot send.
 *
 * The client stays the application's: it connects it, listens to its errors and closes it.
 *
 * @param client ioredis, node-redis, Bun's `RedisClient`, or one that runs scripts as they do
 * @throws InvalidInputError for a client that cannot run a script, and for wrong options, with their names; its `pause` for
 * what is no time from 0 to 2,147,483,647 ms (25 days).
 */
export function redisBudget(client: RedisClient, options: RedisBudgetOptions): RequestBudget {
  const subject = "redisBudget";
  const run = scriptRunner(subject, client);
  const kinds = { perMinute: true, name: true, fallback: "object", onState: "function", clock: "object" } as const;
  checkOptions(subject, options, kinds);
  const { perMinute = 500, name = "ares", fallback, onState, clock = systemClock } = options;
  checkNumber(subject, "perMinute", perMinute, { above: 0 });
  // The braces choose the place in a cluster.
  if (typeof name !== "string" || !/^[^{}]{1,100}$/.test(name)) refuse(subject, "name", "must be text without braces");
  checkObject(subject, "fallback", fallback);
  checkOptions(subject, fallback, { share: true, processes: true });
  const { share = 0.15, processes } = fallback;
  checkNumber(subject, "fallback.share", share, { atLeast: 0, atMost: 0.5 });
  checkNumber(subject, "fallback.processes", processes, { atLeast: 1, whole: true });
  checkFunctions(subject, "clock", clock, ["now", "random", "schedule"], false);
  const pace = readPace(subject, perMinute, share, processes);
  return new SharedBudget(run, `{ares-caais:${name}}`, pace, clock, onState);
}
