import { InFlight } from "../../transport/calls.ts";
import { tell } from "../../transport/events.ts";
import type { Clock, Signal } from "../../transport/time.ts";
import { deadlinePassed, inTime } from "../../transport/transport.ts";
import type { Layer, Received } from "./layer.ts";

/** Sends one request for equal calls that are under way at the same time. A caller that aborts does not end it for others. */
export const shareCalls: Layer = ({ transport: { clock, onEvent } }, next) => {
  const inFlight = new InFlight<Received>();
  return (call) => {
    const { operation, url, body, variant, signal, end, cache, record } = call;
    // Requests that change state are never shared between callers.
    if (!call.repeatable) return next(call);
    const key = `${operation} ${url} ${cache} ${variant} ${body ?? ""}`;
    const run = (own: Signal | undefined): Promise<Received> => inFlight.run(key, own, send, record.id, join);
    // After the time of the first call was up, this call may join another one, which is another event.
    const join = (askedBy: number): void => {
      record.shared = true;
      tell(onEvent, { type: "shared", callId: record.id, operation, askedBy });
    };
    const send = (shared: Signal | undefined): Promise<Received> => {
      // A call that waited sends its own request, unless its deadline has passed too.
      if (record.shared && clock.now() >= end) return Promise.reject(deadlinePassed(call, true));
      record.shared = false;
      return next(shared === signal ? call : { ...call, signal: shared });
    };
    if (signal?.aborted === true || !inFlight.has(key)) return run(signal);
    // The transport watches the deadline of the call that sends, but not of the calls that share its response.
    const schedule: Clock["schedule"] = (callback, time) =>
      clock.schedule(() => {
        if (record.shared) callback();
      }, time);
    return inTime({ ...clock, schedule }, call, true, run);
  };
};
