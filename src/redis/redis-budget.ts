import type { RequestBudget } from "../transport/budget.ts";
import { checkOptions, type OptionTable } from "../transport/option-table.ts";
import { systemClock, type Clock } from "../transport/time.ts";
import { budgetScript } from "./budget-script.ts";
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
   * The limit: most starts of all processes together in any minute, at least 2. If processes name different limits, the
   * strictest one holds for as long as its processes ask and a minute more; a process with another limit gets a warning
   * (`BUDGET_LIMIT`).
   *
   * @default 500
   */
  readonly perMinute?: number | undefined;
  /**
   * Name of the budget: processes with the same name at the same Redis share it.
   *
   * @default "ares"
   */
  readonly name?: string | undefined;
  /** How a process goes on when Redis does not answer. */
  readonly fallback: BudgetFallback;
  /**
   * How long Redis may take to answer, in milliseconds, up to 2,000. A process that waits longer goes on by its own share.
   *
   * @default 350
   */
  readonly patience?: number | undefined;
  /** Is told when Redis does not answer any more, and when it does again. Its failures change no call. */
  readonly onState?: ((event: BudgetStateEvent) => unknown) | undefined;
  /** Time and chance, for tests. */
  readonly clock?: Clock | undefined;
}

export const budgetTable = {
  perMinute: { kind: "number", atLeast: 2, default: 500 },
  // Braces choose the place in a cluster.
  name: { kind: "text", pattern: /^[^{}]{1,100}$/, rule: "must be text without braces", default: "ares" },
  fallback: { kind: "object", required: true },
  patience: { kind: "number", above: 0, atMost: 2000, default: 350 },
  onState: { kind: "function" },
  clock: { kind: "object", methods: ["now", "random", "schedule"], default: systemClock },
} satisfies OptionTable<RedisBudgetOptions>;

export const fallbackTable = {
  share: { kind: "number", atLeast: 0, atMost: 0.5, default: 0.15 },
  processes: { kind: "number", atLeast: 1, whole: true, required: true },
} satisfies OptionTable<BudgetFallback>;

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
  const { perMinute, name, fallback, patience, onState, clock } = checkOptions(subject, options, budgetTable);
  const { share, processes } = checkOptions(subject, fallback, fallbackTable, { at: "fallback" });
  const keys = ["budget", "heard"].map((kind) => `{ares-caais:${name}}:${kind}:2`);
  const checked = { perMinute, share: share * perMinute, processes, patience, clock, onState };
  return new SharedBudget((question) => run(keys, [question]), checked);
}
