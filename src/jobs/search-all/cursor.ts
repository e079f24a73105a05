import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { checksumOf } from "../checksum.ts";
import type { PlanState } from "./nodes.ts";
import type { SegmentFilter } from "./requests.ts";

/** How far a segment is: plain JSON, to be kept together with the subjects that came until then. */
export interface SegmentCursor {
  /** Version of the form of the cursor. */
  readonly version: 2;
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

export async function writeCursor(filter: SegmentFilter, state: PlanState): Promise<SegmentCursor> {
  const { found, requests } = state;
  // The rest of the state is exact, so that a run that goes on asks the same in the same order.
  const plan = JSON.stringify({ ...state, handedOver: new Set() }, (_, value: unknown) => {
    if (value instanceof Set) return { set: [...value] };
    return value instanceof Map ? { map: [...value] } : value;
  });
  const cursor = { version: 2, filter: structuredClone(filter), found, requests, plan } as const;
  return { ...cursor, checksum: await checksumOf(sortedJson(cursor)) };
}

/**
 * The state of a cursor.
 *
 * @throws InvalidInputError for what is no cursor of this version, was changed, or is of another filter.
 */
export async function readCursor(subject: string, after: unknown, segment: SegmentFilter): Promise<PlanState> {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  const { checksum, ...cursor }: Unchecked<SegmentCursor> = after;
  const { version, filter, plan } = cursor;
  if (version !== 2) {
    refuse(
      subject,
      "after.version",
      "must be 2: a cursor of an older version cannot be gone on with; start again without after",
    );
  }
  if (typeof plan !== "string" || checksum !== (await checksumOf(sortedJson(cursor)))) {
    refuse(
      subject,
      "after.checksum",
      "must be that of the cursor: it was changed or damaged; start again without after",
    );
  }
  if (sortedJson(filter) !== sortedJson(segment)) refuse(subject, "after.filter", "must be the filter of the segment");
  // The checksum says that it is as it was written.
  return JSON.parse(plan, (_, value: unknown) => {
    if (!isJsonObject(value)) return value;
    if (Array.isArray(value["set"])) return new Set(value["set"]);
    return Array.isArray(value["map"]) ? new Map(value["map"]) : value;
  }) as PlanState;
}

/** JSON of a value, the same whatever the order of its members. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
