import { refuse } from "../errors/invalid-input-error.ts";
import { membersOf } from "../registry/record/entry.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { unlessAborted, type Signal } from "../transport/time.ts";
import { readSnapshot, type SubjectSnapshot } from "./snapshot.ts";

const subject = "check";

/** One thing that was kept of an earlier check: a snapshot, or a whole result. */
export type KeptSnapshot =
  | SubjectSnapshot
  | {
      /** The snapshot of an earlier result; none of an input that was malformed. */
      readonly snapshot: SubjectSnapshot | undefined;
    };

/**
 * What was kept of an earlier check: snapshots by ico, in a `Map` or whatever has a `get`, such as a database, which is asked for
 * as many at once as a request holds; or a list of snapshots or results, which is read into memory first, and of which the last one
 * of an ico counts.
 */
export type PreviousSnapshots =
  | {
      /** The snapshot of an ico of 8 digits; nothing where there is none. */
      get(ico: string): SubjectSnapshot | null | undefined | Promise<SubjectSnapshot | null | undefined>;
    }
  | Iterable<KeptSnapshot>
  | AsyncIterable<KeptSnapshot>;

/** Finds what was kept of an ico. */
export type ReadBefore = (ico: string) => Promise<SubjectSnapshot | undefined>;

/** How to find what was kept; a list is read first. */
export async function keptOf(previous: PreviousSnapshots, signal: Signal | undefined): Promise<ReadBefore> {
  // From JavaScript anything may come.
  const given: unknown = previous;
  if (typeof given !== "object" || given === null) refuse(subject, "previous", "must have snapshots");
  if ("get" in previous && typeof previous.get === "function") {
    return async (ico) => {
      const kept = await previous.get(ico);
      if (kept === undefined || kept === null) return undefined;
      const field = `previous.get(${ico})`;
      const snapshot = readSnapshot(subject, field, kept);
      return snapshot.ico === ico ? snapshot : refuse(subject, `${field}.ico`, "must be the ico that was asked for");
    };
  }
  if (!(Symbol.iterator in previous || Symbol.asyncIterator in previous)) {
    refuse(subject, "previous", "must have a method get, or be iterable");
  }
  const snapshots = new Map<string, SubjectSnapshot>();
  const read = async (): Promise<void> => {
    let index = 0;
    for await (const kept of previous) {
      signal?.throwIfAborted();
      const item: unknown = kept;
      const { status, snapshot = item }: Unchecked<Record<"status" | "snapshot", unknown>> = membersOf(item);
      // Of what is no ico nothing was kept.
      if (status !== "malformed") {
        const checked = readSnapshot(subject, `previous[${index}]`, snapshot);
        snapshots.set(checked.ico, checked);
      }
      index += 1;
    }
  };
  await unlessAborted(signal, read());
  return (ico) => Promise.resolve(snapshots.get(ico));
}
