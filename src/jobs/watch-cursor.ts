import { refuse } from "../errors/invalid-input-error.ts";
import { isBatchNumber } from "../registry/changes.ts";
import { isJsonObject, type Unchecked } from "../transport/json-object.ts";

/** How far the changes were read: plain JSON, to be kept together with the changes that came with it. */
export interface WatchCursor {
  /** Version of the form of the cursor. */
  readonly version: 1;
  /** Number of the last batch that was read, by data source; `null` of a source that had none yet. */
  readonly sources: Readonly<Record<string, number | null>>;
}

/** The checked numbers of a cursor that came back. */
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
