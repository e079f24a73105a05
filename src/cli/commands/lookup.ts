import { existsSync } from "node:fs";
import { Command, Option } from "commander";
import { registrySources, type RegistrySource } from "../../../generated/registry-service.gen.ts";
import { readIcoCell } from "../../jobs/table-ico.ts";
import type { LookupResult } from "../../registry/lookup.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { shownText, type Column } from "../output.ts";
import { readLines, refuse } from "../input.ts";
import { sizeOf } from "../progress.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { stateColumn, stateSummary, subjectSummary } from "../subject-summary.ts";
import {
  columnNames,
  count,
  countOf,
  emptyTally,
  reasonOf,
  usualColumns,
  type Reason,
  type Tally,
} from "../table-columns.ts";
import { formats } from "../table-format.ts";
import { planTable, separators, tableOption, type TableOptions } from "../table-job.ts";

interface LookupCommandOptions extends ServiceOptions, TableOptions {
  readonly source: RegistrySource;
}

export function lookupCommand(runCommand: RunCommand): Command {
  const command = new Command("lookup")
    .summary("look subjects up by ico")
    .description(
      "Looks subjects up by ico, 100 in a request, and prints them in the order they were given. Zeros that an ico lacks " +
        "on the left are added. Without an ico, or in place of -, it reads standard input, one ico a line.\n\n" +
        "With --input it reads a table (CSV, TSV or lines), finds out how it is written, and says so; with --out it writes " +
        "all its columns and others beside them.",
    )
    .argument("[ico...]", "identification numbers of the subjects")
    .addOption(new Option("--source <name>", "data source").choices(registrySources).default("ares"))
    .option("--input <file>", "read a table; - is standard input")
    .option("--column <name>", "its column of the ico: the name, or the number from 1")
    .option("--encoding <name>", "its encoding, such as utf-8 or windows-1250")
    .addOption(new Option("--separator <name>", "what stands between its cells").choices(Object.keys(separators)))
    .option("--header", "its first row has the names of the columns")
    .option("--no-header", "its first row is like the others")
    .option("--out <file>", "write the table to a file that is not there yet")
    .addOption(new Option("--format <name>", "format of the table (default: by the name of --out)").choices(formats))
    .option("--add <names>", `columns to add, of ${columnNames} (default: ${usualColumns})`)
    .option("--bom", "begin with a byte order mark, for spreadsheets")
    .option("--resume", "go on with what is in --out already")
    .option("--force", "overwrite --out");
  return addExamples(addRegistryOptions(command), {
    "two subjects from the combined registry": "ares-caais lookup 27074358 6947",
    "the whole record of the public registers": "ares-caais lookup --source vr --json 27074358",
    "as many as you like, for a spreadsheet": "ares-caais lookup < ico.txt > subjects.tsv",
    "a table with its columns and others beside them":
      "ares-caais lookup --input suppliers.csv --column IČO --out checked.csv",
    "one of four processes at the same time, which share what is allowed":
      "ares-caais lookup --requests-per-minute 125 < ico.txt > subjects.tsv",
  }).action((inputs: string[], options: LookupCommandOptions) =>
    runCommand(options, (context) => lookUp(command, context, inputs, options)),
  );
}

async function lookUp(
  command: Command,
  context: Context,
  inputs: readonly string[],
  options: LookupCommandOptions,
): Promise<ExitCode> {
  const { signal, progress, note, tell } = context;
  checkInputs(inputs);
  const option = tableOption(options);
  const isTable = option !== undefined;
  if (isTable && inputs.length > 0) {
    refuse(
      option,
      "is for a table, which --input FILE or standard input gives: an ico beside it has no place",
      inputs[0],
    );
  }
  const plan = isTable ? await planTable(options, context) : undefined;
  const registry = await registryClient(command, context);
  const job = await plan?.();
  const { output } = job ?? {};
  const printed: Printed = {
    ...(output?.before ?? emptyTally()),
    last: undefined,
    characters: 0,
    several: 0,
  };
  const before = countOf(printed);
  const size = !isTable && inputs.length === 0 ? sizeOf(context.stdin) : undefined;
  const total = inputs.length > 0 && !inputs.includes("-") ? inputs.length : undefined;
  const onPrinted = (result: ExplainedResult): void => {
    count(printed, result, result.reason);
    printed.last = result.input;
    if (!isTable && result.status === "malformed" && /[,;\t]/.test(String(result.input))) printed.several += 1;
    printed.characters += String(result.input).length + 1;
    const part = size === undefined ? job?.partRead() : printed.characters / size;
    progress.show(sayProgress(printed, total), { done: countOf(printed), total, part });
  };
  const list = context.list(context.output.columns === undefined ? columns : columnsOfTerminal, onPrinted);
  let isDone = false;
  try {
    try {
      const source = job?.inputs ?? readInputs(inputs, context);
      for await (const result of registry.lookup(source, { source: options.source, signal })) {
        const row = job?.next();
        const reason = reasonOf(result, row?.rule);
        const summary = context.manner.json === true && result.record ? stateSummary(result.record) : {};
        const explained = { ...result, input: row?.input ?? result.input, reason, ...summary };
        if (output === undefined || row === undefined) await list.print(explained);
        else {
          await output.write(row, result, reason);
          onPrinted(explained);
        }
      }
      isDone = true;
    } finally {
      await list.flush();
      await output?.close(isDone);
    }
  } catch (error) {
    progress.clear();
    if (options.out !== undefined) {
      const how = options.force === true ? "--resume in place of --force" : "--resume";
      // What is wrong with the input stays so until somebody mends it.
      const when = error instanceof InvalidInputError ? "when that is mended, " : "";
      const name = JSON.stringify(options.out);
      context.lastWords.push(`${name} is not complete: ${when}the same command with ${how} goes on`);
    } else if (printed.last !== undefined) tell(`stopped after ${sayCounts(printed)}; to go on: after ${printed.last}`);
    throw error;
  }
  progress.clear();
  if (before > 0 && before === countOf(printed)) {
    note(`${JSON.stringify(options.out)} was complete already, and nothing was asked: --force asks again`);
  }
  if (countOf(printed) === printed.found) return exitCodes.done;
  note(sayCounts(printed));
  if (printed.slips > 0) note(saySlips(printed));
  if (printed.several > 0)
    note(`lines with several cells are no ico, ${printed.several} here: --input - reads a table`);
  return exitCodes.notFound;
}

/** The name of a file in the place of an ico is the first thing that many try. */
function checkInputs(inputs: readonly string[]): void {
  for (const input of inputs) {
    if (input === "-" || readIcoCell(input).ico !== undefined) continue;
    if (!/\.(?:csv|tsv|txt|xlsx?|ods)$/i.test(input) && !existsSync(input)) continue;
    const name = JSON.stringify(input);
    refuse("an ico", `must not be a file: ares-caais lookup --input ${name} reads one`, name);
  }
}

/** A result, and why it is no record. */
interface ExplainedResult extends Pick<LookupResult<object>, "status" | "input" | "ico" | "record"> {
  readonly reason: Reason | undefined;
}

/** What was printed. */
interface Printed extends Tally {
  last: string | number | undefined;
  /** Of the inputs, with the end of each line. */
  characters: number;
  /** Malformed ones that look like rows of a table. */
  several: number;
}

/** The inputs of the command line, standard input in place of `-`. */
async function* readInputs(
  inputs: readonly string[],
  { stdin, signal, note }: Context,
): AsyncGenerator<string, void, undefined> {
  for (const input of inputs.length === 0 ? ["-"] : inputs) {
    if (input === "-") {
      if (stdin.isTTY === true) note("type one ico a line; Ctrl-D ends");
      for await (const line of readLines(stdin, signal)) yield icoIn(line);
    } else yield icoIn(input);
  }
}

/** What is written as in a cell of a table is read as there; what is no ico stays as it is. */
function icoIn(text: string): string {
  return readIcoCell(text).ico ?? text;
}

function sayProgress(printed: Printed, total: number | undefined): string {
  const count = countOf(printed);
  const of = total === undefined ? "" : ` of ${total.toLocaleString("en")}`;
  return `${count.toLocaleString("en")}${of} looked up, ${(count - printed.found).toLocaleString("en")} not found`;
}

function sayCounts(printed: Printed): string {
  const { found, missing, malformed } = printed;
  return `${countOf(printed)} looked up: ${found} found, ${missing} missing, ${malformed} malformed`;
}

function saySlips({ slips, named }: Printed): string {
  const more = slips > named.length ? ` and ${slips - named.length} more` : "";
  return `the check digit of a missing ico does not fit: ${named.join(", ")}${more}`;
}

const [icoColumn, statusColumn, nameColumn, seatColumn] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? shownText(String(input)) },
  { title: "status", width: 9, text: ({ status }) => status },
  { title: "obchodniJmeno", text: ({ record }) => record && subjectSummary(record).obchodniJmeno },
  { title: "sidlo", text: ({ record }) => record && subjectSummary(record).sidlo },
] as const satisfies readonly Column<ExplainedResult>[];

const recordState: Column<ExplainedResult> = {
  ...stateColumn,
  text: ({ record }) => record && stateColumn.text(record),
  style: ({ record }) => record && stateColumn.style?.(record),
};

const columns: readonly Column<ExplainedResult>[] = [
  icoColumn,
  statusColumn,
  recordState,
  nameColumn,
  seatColumn,
  { title: "reason", text: ({ reason }) => reason },
];

/** A terminal has no room for a column more: what is no record has a reason in the place of a state. */
const columnsOfTerminal: readonly Column<ExplainedResult>[] = [
  icoColumn,
  statusColumn,
  {
    ...recordState,
    width: 12,
    text: (result) => result.reason ?? recordState.text(result),
    style: (result) => (result.reason === undefined ? recordState.style?.(result) : "dim"),
  },
  nameColumn,
  seatColumn,
];
