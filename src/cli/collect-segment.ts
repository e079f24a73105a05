import type { Command } from "commander";
import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import { currentSeat } from "../jobs/search-all/current-seat.ts";
import { readCursor } from "../jobs/search-all/cursor.ts";
import type { SegmentFilter } from "../jobs/search-all/narrowing.ts";
import type { SegmentCursor, SegmentResult } from "../jobs/search-all/result.ts";
import { searchAll } from "../jobs/search-all/search-all.ts";
import type { Context } from "./context.ts";
import { exitCodes, type ExitCode } from "./help.ts";
import { refuse } from "./input.ts";
import { mostNamed, type Column } from "./output.ts";
import { openOutput, withOutput, type Closing } from "./resumable-output.ts";
import { registryClient } from "./service-options.ts";
import { recordColumns } from "./table-columns.ts";
import { createFormat, excel, type Format } from "./table-format.ts";
import { formatOf, type TableOutputOptions } from "./table-output.ts";

/** Options of a search that collects all matches. */
export interface CollectOptions extends TableOutputOptions {
  readonly columns?: string | undefined;
}

/** The columns of `--out`. */
export const segmentColumns = "ico,obchodniJmeno,sidlo,pravniForma,state,datumZaniku,dic,vat";

/** The output of the collected subjects: a file or standard output. */
interface Output {
  /** The cursor of an earlier run. */
  readonly after: SegmentCursor | undefined;
  readonly add: (subject: EkonomickySubjekt) => void | Promise<void>;
  /** Writes what was added, which the cursor counts in. */
  readonly commit: (cursor: SegmentCursor) => Promise<void>;
}

/** Collects all subjects of a filter into `--out`, or to standard output in `columns`, and says what is missing. */
export async function collectSegment(
  command: Command,
  context: Context,
  filter: SegmentFilter,
  columns: readonly Column<EkonomickySubjekt>[],
  options: CollectOptions,
): Promise<ExitCode> {
  const { out } = options;
  const registry = await registryClient(command, context);
  const list = context.list(columns);
  const name = formatOf(options, false);
  const file = out === undefined ? undefined : await openFile(out, name, filter, options, context);
  if (out !== undefined && file === undefined) return exitCodes.done;
  const printed = { after: undefined, add: list.print, commit: list.flush };
  const result = await withOutput(context, list, file, () => collect(registry, filter, file ?? printed, context));
  return conclude(result, context);
}

async function collect(
  registry: Parameters<typeof searchAll>[0],
  filter: SegmentFilter,
  { after, add, commit }: Output,
  { signal, progress }: Context,
): Promise<SegmentResult> {
  const onProgress = async ({ cursor, found, totalAtStart: total }: SegmentResult): Promise<void> => {
    await commit(cursor);
    const of = total === undefined ? "" : ` of ${total.toLocaleString("en")}`;
    progress.show(() => ({ said: `${found.toLocaleString("en")}${of} found`, done: found, total }));
  };
  const segment = searchAll(registry, filter, { after, signal, onProgress });
  let next = await segment.next();
  for (; next.done !== true; next = await segment.next()) await add(next.value);
  // It ends quietly when the signal aborts.
  signal.throwIfAborted();
  return next.value;
}

/** @returns `undefined` when the file is complete already */
async function openFile(
  out: string,
  name: Format,
  filter: SegmentFilter,
  options: CollectOptions,
  context: Context,
): Promise<(Output & Closing) | undefined> {
  const list = options.columns ?? segmentColumns;
  const { names, cells } = recordColumns("--columns", list);
  const plain = { separator: name === "tsv" ? "\t" : ",", lineEnd: "\n", hasMark: options.bom === true } as const;
  const hasSeat = filter.sidlo !== undefined;
  const added = hasSeat ? [...names, "currentSeat"] : names;
  const format = createFormat(name, { kept: [], added }, options.excel === true ? excel : plain);
  const begun: { cursor: SegmentCursor | null } = { cursor: null };
  let rows = "";
  const file = await openOutput<SegmentCursor | null>(
    {
      path: out,
      isResumed: options.resume === true,
      isForced: options.force === true,
      work: `search --all --filter ${JSON.stringify(filter)} --columns ${list} --format ${name}`,
      head: format.head,
      cursor: () => begun.cursor,
      resume: async (after) => {
        try {
          if (after !== null) await readCursor("search", after, filter);
        } catch {
          refuse("--out", "was begun by another version of ares-caais: --force begins anew", JSON.stringify(out));
        }
        begun.cursor = after;
      },
    },
    context,
  );
  if (file === undefined) return undefined;
  return {
    ...file,
    after: begun.cursor ?? undefined,
    add: (subject) => {
      const seat = hasSeat ? [sayCurrentSeat(subject, filter)] : [];
      rows += format.write([], [...cells(subject), ...seat]);
    },
    commit: async (next) => {
      const text = rows;
      rows = "";
      begun.cursor = next;
      await file.write(text);
    },
  };
}

/** Whether a subject has its seat there now: the filter of the seat matches former seats too. */
function sayCurrentSeat(subject: EkonomickySubjekt, { sidlo }: SegmentFilter): string {
  const isCurrent = currentSeat(subject, sidlo);
  return isCurrent === undefined ? "unknown" : isCurrent ? "yes" : "no";
}

/** Says whether all was found, and what was not. */
function conclude(result: SegmentResult, { note }: Context): ExitCode {
  const { complete, found, total, totalAtStart, gaps, unproven } = result;
  if (complete) {
    if (found === 0) note("nothing found");
    return found === 0 ? exitCodes.notFound : exitCodes.done;
  }
  const count = found.toLocaleString("en");
  const counts = total === undefined ? "does not say how many there are" : `counts ${total.toLocaleString("en")}`;
  note(`${count} found, perhaps not all: the service ${counts}`);
  if (total !== totalAtStart && totalAtStart !== undefined) {
    note(`the register changed during the search: it counted ${totalAtStart.toLocaleString("en")} at the beginning`);
  }
  const lines = [
    ...gaps.map(({ filter, count: missing }) => `not found: ${missing} of --filter '${JSON.stringify(filter)}'`),
    ...unproven.map((filter) => `perhaps not all were found: --filter '${JSON.stringify(filter)}'`),
  ];
  for (const line of lines.slice(0, mostNamed)) note(line);
  if (lines.length > mostNamed) note(`and ${lines.length - mostNamed} more of these`);
  return exitCodes.notFound;
}
