import { stat } from "node:fs/promises";
import { Command } from "commander";
import type { CheckResult } from "../../jobs/check.ts";
import type { TableRow } from "../../jobs/read-table.ts";
import type { SubjectState } from "../../registry/record/subject-state.ts";
import { changesOf, checkCells, checkColumns, readPrevious } from "../check-table.ts";
import { ownDifferences, readOwnColumns, sayOwnDifferences, type OwnDifference } from "../compare-columns.ts";
import type { Context, RunCommand } from "../context.ts";
import { addExamples, exitCodes, type ExitCode } from "../help.ts";
import { refuse } from "../input.ts";
import type { Column, ListPrinter } from "../output.ts";
import type { Amount } from "../progress.ts";
import { withOutput } from "../resumable-output.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { keepPrinted } from "../streams.ts";
import { stateColumn, withReason } from "../subject-summary.ts";
import { countOf, reasonOf, sayCounts, type Counts, type Reason } from "../table-columns.ts";
import {
  addTableInputOptions,
  lookUpRows,
  openInputTable,
  type InputTable,
  type TableInputOptions,
} from "../table-input.ts";
import {
  addTableOutputOptions,
  isSameFile,
  openTableOutput,
  type TableOutput,
  type TableOutputOptions,
} from "../table-output.ts";

interface CheckCommandOptions extends ServiceOptions, TableInputOptions, TableOutputOptions {
  readonly input: string;
  readonly compare?: string | undefined;
  readonly previous?: string | undefined;
  readonly onlyChanged?: true | undefined;
  readonly statutoryBody: boolean;
}

/** Prints the state of subjects, and what differs from last time: `ares-caais check`. */
export function checkCommand(runCommand: RunCommand): Command {
  const command = new Command("check")
    .summary("the state of your subjects, and what differs from last time")
    .description(
      "Looks up the subjects of a list, 100 in a request, and says of each its state and what differs from an earlier " +
        "check: name, seat, DIČ, state, registration for VAT, statutory body. With --out it writes the list with all " +
        "that the next check compares, and standard output has only what --only-changed prints.",
    );
  addTableInputOptions(command, true)
    .option("--compare <pairs>", "your own columns to compare with the register: name=COLUMN,seat=COLUMN,dic=COLUMN")
    .option("--previous <file>", "the --out of an earlier check; --out may name the same file")
    .option(
      "--only-changed",
      "print only subjects that differ from --previous, and new ones that have ended or are about to",
    );
  addTableOutputOptions(command).option(
    "--no-statutory-body",
    "leave out the statutory bodies, which take a second request for every 100",
  );
  return addExamples(addRegistryOptions(command), {
    "the first time": "ares-caais check --input suppliers.csv --out night.csv",
    "every night: what changed, and what to compare with next time":
      "ares-caais check --input suppliers.csv --previous night.csv --only-changed --out night.csv",
    "names in your list that differ from the register":
      "ares-caais check --input suppliers.csv --compare name=Firma --quiet",
  }).action((options: CheckCommandOptions) => runCommand(options, (context) => checkList(command, context, options)));
}

interface Checked extends Counts {
  differing: number;
  new: number;
  /** Rows whose own columns differ from the register; `undefined` without --compare. */
  compared: number | undefined;
}

/** Printed form of a row. */
type Printed = CheckResult & {
  readonly reason: Reason | undefined;
  readonly compared?: readonly OwnDifference[];
};

async function checkList(command: Command, context: Context, options: CheckCommandOptions): Promise<ExitCode> {
  const { signal, progress, tell } = context;
  const { previous, onlyChanged = false, statutoryBody } = options;
  checkOptions(options);
  const registry = await registryClient(command, context);
  const table = await openInputTable(options, context);
  const own = options.compare === undefined ? undefined : readOwnColumns(options.compare, table);
  const counts: Checked = { found: 0, missing: 0, malformed: 0, differing: 0, new: 0, compared: own && 0 };
  const list = context.list(withReason(own === undefined ? columns : [...columns, comparedColumn], context.output));
  const output = await openCheckOutput(options, table, counts, list, context);
  if (output === "complete") return exitCodes.done;
  const { check } = await import("../../jobs/check.ts");
  const kept = previous === undefined ? {} : { previous: readPrevious(previous, table, context) };
  const amount = (): Amount => {
    const done = countOf(counts);
    return { said: `${done} checked, ${counts.differing} differ`, done, part: table.partRead() };
  };
  try {
    const request = { signal, statutoryBody, ...kept };
    const take = async (row: TableRow, result: CheckResult): Promise<void> => {
      const compared = own && ownDifferences(own, row, result);
      count(counts, result, compared);
      const isWanted = onlyChanged ? isToldAlone(result) : output === undefined;
      if (isWanted) await list.print(printedOf(result, row, compared));
      await output?.write(row, checkCells(result, row, compared));
      progress.show(amount);
    };
    await withOutput(context, list, output, () =>
      lookUpRows(table.rows, (icos) => check(registry, icos, request), take),
    );
  } catch (error) {
    if (countOf(counts) > 0) tell(`stopped after ${sayChecked(counts)}`);
    throw error;
  }
  return conclude(counts, previous !== undefined, context);
}

function checkOptions(options: CheckCommandOptions): void {
  const { previous, onlyChanged, out } = options;
  if (onlyChanged === true && previous === undefined) {
    refuse("--only-changed", "needs --previous FILE, which it compares with");
  }
  const name = (["format", "bom", "excel"] as const).find((option) => options[option] !== undefined);
  if (name !== undefined && out === undefined) refuse(`--${name}`, "needs --out FILE: without it no table is written");
}

/** Opens `--out`. Differences are printed before the table says that they were: one that nobody saw has to come again. */
async function openCheckOutput(
  options: CheckCommandOptions,
  table: InputTable,
  counts: Checked,
  list: ListPrinter<Printed>,
  context: Context,
): Promise<TableOutput | "complete" | undefined> {
  const { out, resume, force, compare, previous, statutoryBody } = options;
  // Without --out the two are refused.
  if (out === undefined && resume === undefined && force === undefined) return undefined;
  const given = [
    compare === undefined ? [] : ["--compare", compare],
    previous === undefined ? [] : ["--previous", previous],
    statutoryBody ? [] : ["--no-statutory-body"],
  ];
  const there = out === undefined ? undefined : await stat(out).catch(() => undefined);
  return openTableOutput(
    options,
    table,
    {
      added: checkColumns(compare !== undefined),
      words: ["check", ...given.flat()].join(" "),
      counts,
      replaces: there !== undefined && previous !== undefined && (await isSameFile(previous, there)),
      beforeRecord: async () => {
        await list.flush();
        await keepPrinted(context.signal);
      },
    },
    context,
  );
}

function printedOf(result: CheckResult, row: TableRow, compared: readonly OwnDifference[] | undefined): Printed {
  const printed = result.status === "malformed" ? { ...result, input: row.input } : result;
  return { ...printed, reason: reasonOf(result, row.rule), ...(compared === undefined ? {} : { compared }) };
}

/** Says what the counts say when the work is done. */
function conclude(counts: Checked, hasPrevious: boolean, { note, tell }: Context): ExitCode {
  const areAllFound = counts.missing + counts.malformed === 0;
  // Subjects without an earlier result are new, or the earlier check was interrupted.
  const isNewWorthSaying = hasPrevious && counts.new > 0;
  if (isNewWorthSaying) tell(sayChecked(counts));
  else if (!areAllFound || (counts.compared ?? 0) > 0) note(sayChecked(counts));
  if (isNewWorthSaying && counts.new === counts.found + counts.missing) {
    tell("--previous has none of these subjects, so nothing was compared: is it complete, and from this list?");
  }
  return areAllFound ? exitCodes.done : exitCodes.notFound;
}

/** Rows to print: those that changed, and new ones that have ended or are about to. */
function isToldAlone({ differences, isNew, state }: CheckResult): boolean {
  return differences.length > 0 || (isNew && state !== undefined && grave.has(state.state));
}

const grave: ReadonlySet<SubjectState["state"]> = new Set(["dissolved", "bankrupt", "insolvency", "liquidation"]);

function count(
  counts: Checked,
  { status, isNew, differences }: CheckResult,
  compared: readonly OwnDifference[] | undefined,
): void {
  counts[status] += 1;
  if (isNew) counts.new += 1;
  if (differences.length > 0) counts.differing += 1;
  if (compared !== undefined && compared.length > 0) counts.compared = (counts.compared ?? 0) + 1;
}

function sayChecked(counts: Checked): string {
  const own = counts.compared === undefined ? "" : `; ${counts.compared} differ from the register`;
  return `${sayCounts(counts, "checked")}; ${counts.differing} differ, ${counts.new} new${own}`;
}

const columns: readonly Column<Printed>[] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? input },
  { title: "status", width: 9, text: ({ status }) => status },
  stateColumn,
  { title: "name", text: ({ snapshot }) => snapshot?.name ?? undefined },
  { title: "changed", text: changesOf },
];

const comparedColumn: Column<Printed> = {
  title: "compared",
  text: ({ compared }) => compared && sayOwnDifferences(compared),
};
