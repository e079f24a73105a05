import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { checksumOf } from "../checksum.ts";
import type { SegmentFilter } from "./requests.ts";
import type { SegmentState } from "./state.ts";

/** How far a segment is: plain JSON, to be kept together with the subjects that came until then. */
export interface SegmentCursor {
  /** Version of the form of the cursor. */
  readonly version: 3;
  /** The filter of the segment. */
  readonly filter: SegmentFilter;
  /** How many subjects were handed over. */
  readonly found: number;
  /** How many requests were answered. */
  readonly requests: number;
  /** Remaining searches with their data. Its form is internal. */
  readonly plan: string;
  /** SHA-256 of the other members. */
  readonly checksum: string;
}

export async function writeCursor(state: SegmentState): Promise<SegmentCursor> {
  const { filter, found, requests } = state;
  // The state is exact, so that a resumed run sends the same requests in the same order.
  const plan = JSON.stringify({ ...state, handedOver: new Set() }, (_, value: unknown) =>
    value instanceof Set ? { set: [...value] } : value,
  );
  const cursor = { version: 3, filter: structuredClone(filter), found, requests, plan } as const;
  return { ...cursor, checksum: await checksumOf(sortedJson(cursor)) };
}

/**
 * The state of a cursor.
 *
 * @throws InvalidInputError if the value is no cursor of this version and filter, or was changed.
 */
export async function readCursor(subject: string, after: unknown, segment: SegmentFilter): Promise<SegmentState> {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  const { checksum, ...cursor }: Unchecked<SegmentCursor> = after;
  const { version, filter, plan } = cursor;
  if (version !== 3) {
    const rule = "must be 3: a cursor of another version cannot be resumed; start again without after";
    refuse(subject, "after.version", rule);
  }
  if (typeof plan !== "string" || checksum !== (await checksumOf(sortedJson(cursor)))) {
    const rule = "must be that of the cursor: it was changed or damaged; start again without after";
    refuse(subject, "after.checksum", rule);
  }
  if (sortedJson(filter) !== sortedJson(segment)) refuse(subject, "after.filter", "must be the filter of the segment");
  // The checksum proves that writeCursor has written it.
  return JSON.parse(plan, (_, value: unknown) =>
    isJsonObject(value) && Array.isArray(value["set"]) ? new Set(value["set"]) : value,
  ) as SegmentState;
}

/** JSON of a value with sorted members: a database may return them in another order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
