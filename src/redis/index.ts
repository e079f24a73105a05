/**
 * Shares a budget of requests, and values with a time to live, among processes and machines over Redis or Valkey.
 *
 * @module ares-caais/redis
 */

export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export type { BudgetDelay, BudgetLine, RequestBudget } from "../transport/budget.ts";
export type { Clock } from "../transport/time.ts";
export type { BudgetFallback, BudgetStateEvent, RedisBudgetOptions } from "./budget-options.ts";
export { redisBudget } from "./redis-budget.ts";
export type { RedisClient } from "./redis-client.ts";
export { redisStore, type RedisStore, type RedisStoreOptions } from "./redis-store.ts";
