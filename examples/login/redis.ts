// Keeps pending logins in Redis, for an application with several servers and sessions of its own.
import type { PendingLogin, Scope } from "ares-caais/identity";
import { stateOf } from "./state-of.ts";

/** What is needed of a Redis client; that of the package `redis` fits. */
export interface RedisClient {
  set(key: string, value: string, options: { readonly PX: number }): Promise<unknown>;
  getDel(key: string): Promise<string | null>;
}

/** Each login has a key of its own, so that two tabs of a browser may log in at once. */
const keyOf = (sessionId: string, state: string): string => `login:${sessionId}:${state}`;

/** @param sessionId identifier of the browser's session with the application, for example from its cookie */
export async function keepPendingLogin(redis: RedisClient, sessionId: string, pending: PendingLogin): Promise<void> {
  const milliseconds = Math.max(1, pending.expiresAt - Date.now());
  await redis.set(keyOf(sessionId, pending.state), JSON.stringify(pending), { PX: milliseconds });
}

/**
 * Takes the login that a callback belongs to: read and deleted in one step, so that two callbacks at once cannot both
 * have it.
 *
 * @param callback the request's target, with the query
 * @returns `undefined` when there is none, or it is expired.
 */
export async function takePendingLogin<S extends Scope>(
  redis: RedisClient,
  sessionId: string,
  callback: string,
): Promise<PendingLogin<S> | undefined> {
  const text = await redis.getDel(keyOf(sessionId, stateOf(callback)));
  // completeLogin checks what it is given.
  return text === null ? undefined : (JSON.parse(text) as PendingLogin<S>);
}
