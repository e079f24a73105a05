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
