// Keeps pending logins in Redis, for an application with several servers and sessions of its own.
import type { PendingLogin, Scope } from "ares-caais/identity";

/** What is needed of a Redis client; that of the package `redis` fits. */
export interface RedisClient {
  set(key: string, value: string, options: { readonly PX: number }): Promise<unknown>;
  getDel(key: string): Promise<string | null>;
}

const keyOf = (sessionId: string): string => `login:${sessionId}`;

/** @param sessionId identifier of the browser's session with the application, for example from its cookie */
export async function keepPendingLogin(redis: RedisClient, sessionId: string, pending: PendingLogin): Promise<void> {
  const milliseconds = Math.max(1, pending.expiresAt - Date.now());
  await redis.set(keyOf(sessionId), JSON.stringify(pending), { PX: milliseconds });
}

/**
 * Takes the login of a session: read and deleted in one step, so that two callbacks at once cannot both have it.
 *
 * @returns `undefined` when there is none, or it is expired.
 */
export async function takePendingLogin<S extends Scope>(
  redis: RedisClient,
  sessionId: string,
): Promise<PendingLogin<S> | undefined> {
  const text = await redis.getDel(keyOf(sessionId));
  // completeLogin checks what it is given.
  return text === null ? undefined : (JSON.parse(text) as PendingLogin<S>);
}
