import { InFlight } from "../../transport/calls.ts";
import { tell } from "../../transport/events.ts";
import type { Signal } from "../../transport/time.ts";
import { inTime } from "../../transport/transport.ts";
import type { Layer, Received } from "./layer.ts";

/** Sends one request for equal calls that are under way at the same time. A caller that leaves does not end it for others. */
export const shareCalls: Layer = ({ transport: { clock, onEvent } }, next) => {
  const inFlight = new InFlight<Received>();
  return (call) => {
    const { operation, url, body, variant, signal, end, cache, record } = call;
    // Requests that change state are never shared between callers.
    if (!call.repeatable) return next(call);
    const key = `${operation} ${url} ${cache} ${variant} ${body ?? ""}`;
    const task = (own: Signal | undefined): Promise<Received> => {
      record.shared = false;
      return next(own === signal ? call : { ...call, signal: own });
    };
    const onJoin = (askedBy: number): void => {
      record.shared = true;
      tell(onEvent, { type: "shared", callId: record.id, operation, askedBy });
    };
    const received = inFlight.run(key, signal, task, { clock, end, callId: record.id, onJoin });
    // The transport watches the time of a call of its own.
    return record.shared ? inTime(call, true, received) : received;
  };
};
