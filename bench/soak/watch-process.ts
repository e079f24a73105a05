import type { Tallying } from "./tally.ts";

/** Watches this process for what no call would tell. */
export interface ProcessWatch {
  /** Notes the broken rules, once everything has ended. */
  report(tallying: Tallying): void;
}

/** Begins to watch; what keeps the process running now may do so at the end. */
export function watchProcess(): ProcessWatch {
  const before = countResources();
  const seen: { readonly rule: string; readonly what: string }[] = [];
  process.on("unhandledRejection", (reason) =>
    seen.push({ rule: "a rejection was not handled", what: String(reason) }),
  );
  process.on("warning", (warning) => seen.push({ rule: "the process warned", what: String(warning) }));
  return {
    report(tallying) {
      for (const { rule, what } of seen) tallying.accuse(rule, what);
      for (const [kind, count] of countResources()) {
        const more = count - (before.get(kind) ?? 0);
        if (more > 0) tallying.accuse("something still keeps the process running", `${more} ${kind}`);
      }
    },
  };
}

/** What keeps the process running, by its kind. Pipes lead to the parent process alone. */
function countResources(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const kinds = process.getActiveResourcesInfo().filter((kind) => kind !== "PipeWrap");
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

const megabyte = 1_000_000;
/** By how many bytes the heap may be larger at the end than after it warmed up: what is compiled and loaded late. */
const mostGrowth = 2 * megabyte;

/** Bytes of the heap that are in use, garbage not counted. */
export function usedHeap(): number {
  if (globalThis.gc === undefined) throw new Error("needs --expose-gc");
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Fewer phases tell nothing. */
const leastPhases = 10;

/** The growth from the second fifth of a series to its last fifth, in bytes; `undefined` for a series too short to tell. */
export function heapGrowth(series: readonly number[]): number | undefined {
  if (series.length < leastPhases) return undefined;
  const fifth = Math.floor(series.length / 5);
  return median(series.slice(-fifth)) - median(series.slice(fifth, 2 * fifth));
}

/** Says what is wrong with a series, if anything is. */
export function brokenHeapRule(series: readonly number[]): string | undefined {
  const growth = heapGrowth(series);
  return growth === undefined || growth <= mostGrowth
    ? undefined
    : `the heap grew by ${(growth / megabyte).toFixed(1)} MB`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
