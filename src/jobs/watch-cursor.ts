import { refuse } from "../errors/invalid-input-error.ts";
import { isBatchNumber } from "../registry/changes.ts";
import { isJsonObject, type Unchecked } from "../transport/json-object.ts";

/** The progress of `watch`, as plain JSON. Store it together with the changes of the same round. */
export interface WatchCursor {
  /** Version of the form of the cursor. */
  readonly version: 1;
  /** Number of the last batch that was read, by data source; `null` for a source without a batch. */
  readonly sources: Readonly<Record<string, number | null>>;
}

/** Checks a stored cursor and returns its numbers. */
export function readWatchCursor(subject: string, after: unknown): Map<string, number | null> {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  const { version, sources }: Unchecked<WatchCursor> = after;
  if (version !== 1) refuse(subject, "after.version", "must be 1");
  if (!isJsonObject(sources)) refuse(subject, "after.sources", "must be an object");
  const positions = new Map<string, number | null>();
  for (const [source, number] of Object.entries(sources)) {
    if (number !== null && !isBatchNumber(number)) {
      refuse(subject, `after.sources.${source}`, "must be the number of a batch or null");
    }
    positions.set(source, number);
  }
  return positions;
}
