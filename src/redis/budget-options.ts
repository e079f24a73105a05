import { checkOptions, type OptionTable, type OptionValues } from "../transport/option-table.ts";
import { systemClock, type Clock } from "../transport/time.ts";

/** Behaviour of a process while Redis does not answer. */
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
   * The limit: most starts of all processes together in any minute, at least 2. If processes have different limits, the strictest
   * one applies, until a minute after the last request of its processes. A process with another limit gets a warning
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
  /** Behaviour of a process while Redis does not answer. */
  readonly fallback: BudgetFallback;
  /**
   * Time limit of Redis for an answer, in milliseconds, up to 2,000. After that a process uses its own share.
   *
   * @default 350
   */
  readonly patience?: number | undefined;
  /** Called when Redis stops answering and when it answers again. Its errors change no call. */
  readonly onState?: ((event: BudgetStateEvent) => unknown) | undefined;
  /** Time and random numbers, for tests. */
  readonly clock?: Clock | undefined;
}

/** A process begins to use its own share, or returns to the common budget. */
export interface BudgetStateEvent {
  /** `shared`: Redis answers. `own`: it does not, and the process uses its own share. */
  readonly state: "shared" | "own";
  /** The reason, as text. */
  readonly reason: string;
}

export const budgetTable = {
  perMinute: { kind: "number", atLeast: 2, default: 500 },
  // Braces are refused, because they decide the slot in a cluster.
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

export type BudgetOptions = OptionValues<RedisBudgetOptions, typeof budgetTable> &
  OptionValues<BudgetFallback, typeof fallbackTable>;

/** Checks the options. @throws InvalidInputError for a wrong option, with its name. */
export function readBudgetOptions(subject: string, options: RedisBudgetOptions): BudgetOptions {
  const given = checkOptions(subject, options, budgetTable);
  return { ...given, ...checkOptions(subject, given.fallback, fallbackTable, { at: "fallback" }) };
}
