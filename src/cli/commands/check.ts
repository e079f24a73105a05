import { setImmediate } from "node:timers/promises";
import { Command } from "commander";
import type { CheckResult } from "../../jobs/check.ts";
import type { SubjectState } from "../../registry/record/subject-state.ts";
import type { Table, TableRow } from "../../jobs/read-table.ts";
import { changesOf, openCheckOutput, readPrevious, type CheckOutput } from "../check-table.ts";
import { ownDifferences, readOwnColumns, sayOwnDifferences, type OwnDifference } from "../compare-columns.ts";
import type { Context, RunCommand } from "../context.ts";
import { addExamples, exitCodes, type ExitCode } from "../help.ts";
import { addIcoTableOptions, openIcoTable, type IcoTableOptions } from "../ico-table.ts";
import { refuse } from "../input.ts";
import type { Column } from "../output.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { outputIsGone } from "../stop.ts";
import { keepPrinted } from "../streams.ts";
import { stateColumn } from "../subject-summary.ts";

interface CheckCommandOptions extends ServiceOptions, IcoTableOptions {
  readonly compare?: string | undefined;
  readonly previous?: string | undefined;
  readonly onlyChanged?: true | undefined;
  readonly out?: string | undefined;
  readonly force?: true | undefined;
  readonly statutoryBody: boolean;
}

/** Prints the state of subjects, and what differs from last time: `ares-caais check`. */
export function checkCommand(runCommand: RunCommand): Command {
  const command = addIcoTableOptions(
    new Command("check")
      .summary("the state of your subjects, and what differs from last time")
      .description(
        "Looks up the subjects of a list, 100 in a request, and says of each its state and what differs from an earlier " +
          "check: name, seat, DIČ, state, registration for VAT, statutory body. With --out it writes the list with all " +
          "that the next check compares; the file is replaced when it is complete.",
      ),
  )
    .option("--compare <pairs>", "your own columns to compare with the register: name=COLUMN,seat=COLUMN,dic=COLUMN")
    .option("--previous <file>", "what an earlier check wrote to --out")
    .option(
      "--only-changed",
      "print those alone that differ from --previous, and new ones that have ended or are about to",
    )
    .option(
      "--out <file>",
      "write all of the list, .csv or .tsv; standard output then has only what --only-changed prints",
    )
    .option("--force", "overwrite --out")
    .option("--no-statutory-body", "leave out the statutory bodies, which take a second request for every 100");
  return addExamples(addRegistryOptions(command), {
    "the first time": "ares-caais check --input suppliers.csv --out night.csv",
    "every night: what changed, and what to compare with next time":
      "ares-caais check --input suppliers.csv --previous night.csv --only-changed --out night.csv",
    "which names of yours differ from the register":
      "ares-caais check --input suppliers.csv --compare name=Firma --quiet",
  }).action((options: CheckCommandOptions) => runCommand(options, (context) => checkList(command, context, options)));
}

interface Counts extends Record<CheckResult["status"], number> {
  differing: number;
  new: number;
  /** Rows whose own columns differ from the register; `undefined` without --compare. */
  compared: number | undefined;
}

/** What is printed of a row. */
type Printed = CheckResult & { readonly compared?: readonly OwnDifference[] };

async function checkList(command: Command, context: Context, options: CheckCommandOptions): Promise<ExitCode> {
  const { signal, progress, tell } = context;
  const { input, column, encoding, previous, onlyChanged = false, out, force = false, statutoryBody } = options;
  if (onlyChanged && previous === undefined) refuse("--only-changed", "needs --previous FILE, which it compares with");
  const table = await openIcoTable("--input", input, { column, encoding }, context);
  const own = options.compare === undefined ? undefined : readOwnColumns(options.compare, table);
  const registry = await registryClient(command, context);
  const isCompared = own !== undefined;
  const output = out === undefined ? undefined : await openCheckOutput(out, table, { force, previous, isCompared });
  const counts: Counts = { found: 0, missing: 0, malformed: 0, differing: 0, new: 0, compared: own && 0 };
  const list = context.list<Printed>(isCompared ? [...columns, comparedColumn] : columns);
  const pending: TableRow[] = [];
  const { check } = await import("../../jobs/check.ts");
  const kept = previous === undefined ? {} : { previous: readPrevious(previous, table, context) };
  try {
    for await (const result of check(registry, inputsOf(table, pending), { signal, statutoryBody, ...kept })) {
      const row = pending.shift();
      const compared = own && row && ownDifferences(own, row, result);
      count(counts, result, compared);
      if (row !== undefined) await output?.write(row, result, compared);
      const isWanted = onlyChanged ? isToldAlone(result) : output === undefined;
      if (isWanted) await list.print(printedOf(result, row?.cells[table.column - 1], compared));
      progress.show(`${totalOf(counts)} checked, ${counts.differing} differ`, {
        done: totalOf(counts),
        part: table.partRead(),
      });
    }
    await list.flush();
    await commit(output, context);
  } catch (error) {
    await list.flush();
    await output?.discard();
    progress.clear();
    if (totalOf(counts) > 0) tell(`stopped after ${sayCounts(counts)}`);
    throw error;
  }
  progress.clear();
  return conclude(counts, previous !== undefined, context);
}

function printedOf(
  result: CheckResult,
  cell: string | undefined,
  compared: readonly OwnDifference[] | undefined,
): Printed {
  const printed = result.status === "malformed" && cell !== undefined ? { ...result, input: cell } : result;
  return compared === undefined ? printed : { ...printed, compared };
}

/** Says what the counts say when the work is done. */
function conclude(counts: Counts, hasPrevious: boolean, { note, tell }: Context): ExitCode {
  const areAllFound = counts.missing + counts.malformed === 0;
  // Those of which nothing was kept may be new, or the earlier check was not whole.
  const isNewWorthSaying = hasPrevious && counts.new > 0;
  if (isNewWorthSaying) tell(sayCounts(counts));
  else if (!areAllFound || (counts.compared ?? 0) > 0) note(sayCounts(counts));
  if (isNewWorthSaying && counts.new === counts.found + counts.missing) {
    tell("--previous has none of these subjects, so nothing was compared: is it whole, and of this list?");
  }
  return areAllFound ? exitCodes.done : exitCodes.notFound;
}

/** What is printed of those that changed: also one that is new, and about to end or ended already. */
function isToldAlone({ differences, isNew, state }: CheckResult): boolean {
  return differences.length > 0 || (isNew && state !== undefined && grave.has(state.state));
}

const grave: ReadonlySet<SubjectState["state"]> = new Set(["dissolved", "bankrupt", "insolvency", "liquidation"]);

/** What was printed comes first: a difference that nobody saw has to come again. */
async function commit(output: CheckOutput | undefined, { signal }: Context): Promise<void> {
  if (output === undefined) return;
  // An output that cannot be written says so a moment later.
  await setImmediate();
  if (outputIsGone(signal)) signal.throwIfAborted();
  keepPrinted();
  await output.commit();
}

/** What breaks a rule is given as nothing, which no look-up takes for an ico. */
async function* inputsOf({ rows }: Table, pending: TableRow[]): AsyncGenerator<string, void, undefined> {
  for await (const row of rows) {
    pending.push(row);
    yield row.ico ?? "";
  }
}

function count(
  counts: Counts,
  { status, isNew, differences }: CheckResult,
  compared: readonly OwnDifference[] | undefined,
): void {
  counts[status] += 1;
  if (isNew) counts.new += 1;
  if (differences.length > 0) counts.differing += 1;
  if (compared !== undefined && compared.length > 0) counts.compared = (counts.compared ?? 0) + 1;
}

function totalOf({ found, missing, malformed }: Counts): number {
  return found + missing + malformed;
}

function sayCounts(counts: Counts): string {
  const { found, missing, malformed, differing, compared } = counts;
  const all = `${totalOf(counts)} checked: ${found} found, ${missing} missing, ${malformed} malformed`;
  const own = compared === undefined ? "" : `; ${compared} not as in the register`;
  return `${all}; ${differing} differ, ${counts.new} new${own}`;
}

const columns: readonly Column<Printed>[] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? input },
  { title: "status", width: 9, text: ({ status }) => status },
  {
    ...stateColumn,
    text: ({ record }) => record && stateColumn.text(record),
    style: ({ record }) => record && stateColumn.style?.(record),
  },
  { title: "name", text: ({ snapshot }) => snapshot?.name ?? undefined },
  { title: "changed", text: (result) => (result.status === "malformed" ? result.rule : changesOf(result)) },
];

const comparedColumn: Column<Printed> = {
  title: "compared",
  text: ({ compared }) => compared && sayOwnDifferences(compared),
};
