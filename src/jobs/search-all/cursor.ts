import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { checksumOf } from "../checksum.ts";
import type { SegmentFilter } from "./narrowing.ts";
import type { SegmentCursor } from "./result.ts";
import type { SegmentState } from "./walk.ts";

export async function writeCursor(state: SegmentState): Promise<SegmentCursor> {
  // The cursor has the exact state, so that a resumed run sends the same requests in the same order.
  const plan = JSON.stringify({ ...state, handedOver: new Set() }, (_, value: unknown) =>
    value instanceof Set ? { set: [...value] } : value,
  );
  return { version: 4, plan, checksum: await checksumOf(plan) };
}

/** Returns the state of a cursor. It refuses a cursor of another version or filter, and one that was changed. */
export async function readCursor(subject: string, after: unknown, segment: SegmentFilter): Promise<SegmentState> {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  const { version, plan, checksum }: Unchecked<SegmentCursor> = after;
  if (version !== 4) {
    const rule = "must be 4: a cursor of another version cannot be resumed; start again without after";
    refuse(subject, "after.version", rule);
  }
  if (typeof plan !== "string" || checksum !== (await checksumOf(plan))) {
    const rule = "must be that of the cursor: it was changed or damaged; start again without after";
    refuse(subject, "after.checksum", rule);
  }
  // The checksum proves that writeCursor wrote the plan.
  const state = JSON.parse(plan, (_, value: unknown) =>
    isJsonObject(value) && Array.isArray(value["set"]) ? new Set(value["set"]) : value,
  ) as SegmentState;
  if (sortedJson(state.filter) !== sortedJson(segment))
    refuse(subject, "after", "must be of the filter of the segment");
  return state;
}

/** Returns a filter as JSON with sorted members, because another run may write them in another order. */
function sortedJson(filter: SegmentFilter): string {
  const names = new Set<string>();
  JSON.stringify(filter, (name, value: unknown) => (names.add(name), value));
  return JSON.stringify(filter, [...names].sort());
}
