import type { IdentitySettings } from "./options.ts";

/** Longest wait for a document that is at hand already, in milliseconds. */
const longestWait = 5_000;

/**
 * The settings of a request that only renews what is at hand: one short attempt, so that a service that is silent delays
 * nobody for long.
 */
export function refreshSettings(settings: IdentitySettings): IdentitySettings {
  const { transport, timeout } = settings;
  return {
    ...settings,
    timeout: Math.min(timeout, longestWait),
    transport: { ...transport, retry: { ...transport.retry, retries: 0 } },
  };
}
