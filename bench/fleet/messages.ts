import type { BudgetLine, BudgetStateEvent } from "../../src/redis/index.ts";

/** Work of one process of a fleet. Times are in milliseconds. */
export interface FleetWork {
  readonly client: "ioredis" | "node-redis";
  readonly port: number;
  readonly perMinute: number;
  readonly processes: number;
  /** How many ask for starts in the line `bulk`, each again as soon as it got one. */
  readonly bulk: number;
  /** How many call now and then. */
  readonly calls: number;
  /** How long after its last start each calls again, about. */
  readonly callEvery: number;
  /** How long each waits for a start. */
  readonly timeout: number;
}

/** Message from a process; `at` is in milliseconds since 1970. */
export type FleetMessage =
  | { readonly kind: "ready" | "end" }
  | {
      readonly kind: "start" | "refused";
      readonly line: BudgetLine;
      readonly at: number;
      readonly waited: number;
    }
  | { readonly kind: "paused"; readonly at: number }
  | { readonly kind: "state"; readonly state: BudgetStateEvent["state"] }
  | { readonly kind: "count"; readonly questions: number };

/** Message to a process: keep a pause, report the number of questions to Redis, or end. */
export type FleetOrder =
  { readonly kind: "pause"; readonly milliseconds: number } | { readonly kind: "count" } | { readonly kind: "stop" };
