import { refuse } from "../errors/invalid-input-error.ts";
import { isIterable } from "../registry/look-up-inputs.ts";
import type { Signal } from "../transport/time.ts";
import { readList } from "./read-list.ts";
import { readSnapshot, type SubjectSnapshot } from "./snapshot.ts";

const subject = "check";

/**
 * The snapshots of an earlier check: a list, which is read into memory first, and of which the last one of an ico counts; or an
 * object with a `get`, such as a `Map` or a database, which is asked for as many at once as a request holds.
 */
export type PreviousSnapshots =
  | Iterable<SubjectSnapshot>
  | AsyncIterable<SubjectSnapshot>
  | {
      /** The snapshot of an ico of 8 digits; nothing where there is none. */
      get(ico: string): SubjectSnapshot | null | undefined | Promise<SubjectSnapshot | null | undefined>;
    };

/** Finds what was kept of an ico. */
export type ReadBefore = (ico: string) => Promise<SubjectSnapshot | undefined>;

/** How to find what was kept; a list is read first. */
export async function readPrevious(previous: PreviousSnapshots, signal: Signal | undefined): Promise<ReadBefore> {
  const given: unknown = previous;
  if (typeof given === "object" && given !== null && "get" in previous && typeof previous.get === "function") {
    return async (ico) => {
      const kept = await previous.get(ico);
      if (kept === undefined || kept === null) return undefined;
      const field = `previous.get(${ico})`;
      const snapshot = readSnapshot(subject, field, kept);
      return snapshot.ico === ico ? snapshot : refuse(subject, `${field}.ico`, "must be the ico that was asked for");
    };
  }
  if (!isIterable(given)) refuse(subject, "previous", "must have a method get, or be iterable");
  const snapshots = new Map<string, SubjectSnapshot>();
  await readList(previous as Exclude<PreviousSnapshots, { get: unknown }>, signal, (kept, index) => {
    const snapshot = readSnapshot(subject, `previous[${index}]`, kept);
    snapshots.set(snapshot.ico, snapshot);
  });
  return (ico) => Promise.resolve(snapshots.get(ico));
}
