import { BlockedError } from "../../errors/blocked-error.ts";
import { TransportError } from "../../errors/transport-error.ts";
import { tell, type StaleEvent } from "../../transport/events.ts";
import { cutShort, ranOutOfTime } from "../../transport/time.ts";
import { CacheEntry, type KeptResponse } from "./cache-entry.ts";
import { isBlockPage } from "./read-response.ts";
import type { Layer, Received, RegistryCall } from "./layer.ts";

/**
 * Returns the cached response, or stores a new one. A stale response is returned when there is no other: during a pause of the
 * client, after a failure, and instead of a status of 500 or above.
 */
export const cacheResponses: Layer = ({ cache, transport }, next) => {
  if (cache === undefined) return next;
  const { onEvent, budget } = transport;

  const hit = ({ operation, record }: RegistryCall, { response }: KeptResponse): Received => {
    record.cache = "hit";
    tell(onEvent, { type: "cache", callId: record.id, operation, result: "hit" });
    return { ...response, fromCache: true };
  };
  /** Returns the stale response, if there is one. @param outcome the failed response or the error */
  const stale = (
    { operation, record, line }: RegistryCall,
    kept: KeptResponse | undefined,
    reason: StaleEvent["reason"],
    outcome?: unknown,
  ): Received | undefined => {
    // A bulk job would store a stale response as a fresh one.
    if (kept === undefined || line === "bulk") return undefined;
    const { response, age } = kept;
    record.cache = "stale";
    tell(onEvent, { type: "stale", callId: record.id, operation, age, reason });
    const received = { ...response, age, fromCache: true };
    // A caller that shares this response and has time left sends the request again.
    if (ranOutOfTime(outcome)) cutShort(received);
    return received;
  };

  return async (call) => {
    if (call.cache === "off" || !call.repeatable) return next(call);
    const entry = new CacheEntry(cache, transport, call);
    const kept = call.cache === "use" ? await entry.read() : undefined;
    if (kept?.isStale === false) return hit(call, kept);
    call.record.cache = "miss";
    const early = budget.pauseLeft() > 0 ? stale(call, kept, "pause") : undefined;
    if (early !== undefined) return early;
    const other = call.cache === "use" ? await entry.lease() : undefined;
    if (other !== undefined) return hit(call, other);
    try {
      const received = await next(call);
      const { status } = received;
      if (status === 200 && !isBlockPage(received)) entry.write(received);
      else entry.giveBack();
      const isFailure = status >= 500 || isBlockPage(received);
      return (isFailure ? stale(call, kept, status, received) : undefined) ?? received;
    } catch (error) {
      entry.giveBack();
      const reason =
        error instanceof BlockedError ? "pause" : error instanceof TransportError ? error.phase : undefined;
      const received = reason === undefined ? undefined : stale(call, kept, reason, error);
      if (received === undefined) throw error;
      return received;
    }
  };
};
