import { existsSync } from "node:fs";
import { Command, Option } from "commander";
import { registrySources, type RegistrySource } from "../../../generated/registry-service.gen.ts";
import type { TableRow } from "../../jobs/read-table.ts";
import { readIcoCell } from "../../jobs/table-ico.ts";
import type { LookupResult } from "../../registry/lookup.ts";
import { subjectState } from "../../registry/record/subject-state.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { readLines, refuse } from "../input.ts";
import { shownText, type Column } from "../output.ts";
import { partReader, type Amount } from "../progress.ts";
import { withOutput } from "../resumable-output.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { nameColumn, seatColumn, stateColumn, withReason } from "../subject-summary.ts";
import {
  columnNames,
  countOf,
  reasonOf,
  recordColumns,
  sayCounts,
  usualColumns,
  type Counts,
  type Reason,
} from "../table-columns.ts";
import {
  addTableInputOptions,
  lookUpRows,
  openInputTable,
  sayGuesses,
  type InputTable,
  type TableInputOptions,
} from "../table-input.ts";
import { addTableOutputOptions, openTableOutput, type TableOutputOptions } from "../table-output.ts";

interface LookupCommandOptions extends ServiceOptions, TableInputOptions, TableOutputOptions {
  readonly source: RegistrySource;
  readonly add?: string | undefined;
}

/** The options that read a list from a table, and those that write it to one. */
const reading = ["input", "column", "encoding", "separator", "header"] as const;
const writing = ["out", "format", "add", "bom", "excel", "resume", "force"] as const;

export function lookupCommand(runCommand: RunCommand): Command {
  const command = new Command("lookup")
    .summary("look subjects up by ico")
    .description(
      "Looks subjects up by ico, 100 in a request, and prints them in the order of the input. It adds leading zeros that " +
        "an ico lacks. Without an ico, or in place of -, it reads standard input, one ico a line.\n\n" +
        "With --input it reads a table (CSV, TSV, NDJSON, JSON or lines), detects its encoding, separator and columns, and " +
        "reports them; with --out it writes the table with the results in further columns.",
    )
    .argument("[ico...]", "identification numbers of the subjects")
    .addOption(new Option("--source <name>", "data source").choices(registrySources).default("ares"));
  addTableInputOptions(command, false);
  addTableOutputOptions(command).option(
    "--add <names>",
    `columns to add, from ${columnNames} (default: ${usualColumns})`,
  );
  return addExamples(addRegistryOptions(command), {
    "two subjects from the combined registry": "ares-caais lookup 27074358 6947",
    "the whole record of the public registers": "ares-caais lookup --source vr --json 27074358",
    "a list of any length, for a spreadsheet": "ares-caais lookup < ico.txt > subjects.tsv",
    "a table: keeps its columns and adds the results":
      "ares-caais lookup --input suppliers.csv --column IČO --out checked.csv",
    "one of four processes that divide the limit":
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
  checkInputs(inputs, options);
  const { names, cells } = recordColumns("--add", options.add ?? usualColumns);
  const isTable = [...reading, ...writing].some((name) => options[name] !== undefined);
  const registry = await registryClient(command, context);
  const table = isTable ? await openInputTable(options, context) : undefined;
  const printed: Printed = { found: 0, missing: 0, malformed: 0, several: 0, last: undefined };
  const words = `lookup --source ${options.source}${options.add === undefined ? "" : ` --add ${options.add}`}`;
  const work = { added: ["status", "reason", ...names], words, counts: printed };
  const isWritten = writing.some((name) => options[name] !== undefined);
  const output = table && isWritten ? await openTableOutput(options, table, work, context) : undefined;
  if (output === "complete") return exitCodes.done;
  if (table !== undefined) sayGuesses(table, context);
  const onPrinted = progressOf(inputs, table, printed, context);
  const list = context.list(withReason(columns, context.output), onPrinted);
  try {
    const rows = table?.rows ?? readInputs(inputs, context);
    const request = { source: options.source, signal: context.signal };
    const take = (row: TableRow, result: LookupResult<object>): Promise<void> | undefined => {
      const reason = reasonOf(result, row.rule);
      const { status, record } = result;
      const { input } = row;
      if (output === undefined) return list.print(withState({ ...result, input, reason }, context));
      onPrinted({ status, input });
      return output.write(row, [status, reason, ...cells(record)]);
    };
    await withOutput(context, list, output, () => lookUpRows(rows, (icos) => registry.lookup(icos, request), take));
  } catch (error) {
    if (printed.last !== undefined && context.lastWords.length === 0) {
      context.tell(`stopped after ${sayCounts(printed, "looked up")}; to go on: after ${printed.last}`);
    }
    throw error;
  }
  return conclude(printed, context);
}

/** A line of JSON has the state and the VAT beside the whole record, as a table has them. */
function withState(result: ExplainedResult, { manner }: Context): ExplainedResult {
  if (manner.json !== true || result.record === undefined) return result;
  const { state, vat } = subjectState(result.record);
  return Object.assign(result, { state, vat: vat.state });
}

/** Counts what was printed, and shows it. */
function progressOf(
  inputs: readonly string[],
  table: InputTable | undefined,
  printed: Printed,
  { surroundings, progress }: Context,
): (result: Pick<ExplainedResult, "status" | "input">) => void {
  // A list is read far ahead of what is printed.
  let characters = 0;
  const partOf =
    table?.partRead ?? (inputs.length === 0 ? partReader(surroundings.stdin, () => characters) : () => undefined);
  const total = inputs.length > 0 && !inputs.includes("-") ? inputs.length : undefined;
  const amount = (): Amount => {
    const done = countOf(printed);
    const of = total === undefined ? "" : ` of ${total.toLocaleString("en")}`;
    const notFound = (done - printed.found).toLocaleString("en");
    return {
      said: `${done.toLocaleString("en")}${of} looked up, ${notFound} not found`,
      done,
      total,
      part: partOf(),
    };
  };
  return ({ status, input }) => {
    printed[status] += 1;
    printed.last = input;
    characters += String(input).length + 1;
    if (table === undefined && status === "malformed" && /[,;\t]/.test(String(input))) printed.several += 1;
    progress.show(amount);
  };
}

function conclude(printed: Printed, { note }: Context): ExitCode {
  if (countOf(printed) === printed.found) return exitCodes.done;
  note(sayCounts(printed, "looked up"));
  if (printed.several > 0)
    note(`${printed.several} malformed with several cells: give each ico by itself, or a table with --input FILE`);
  return exitCodes.notFound;
}

/** The name of a file in the place of an ico is the first thing that many try. */
function checkInputs(inputs: readonly string[], options: LookupCommandOptions): void {
  for (const input of inputs) {
    if (input === "-" || readIcoCell(input).ico !== undefined) continue;
    if (!/\.(?:csv|tsv|txt|xlsx?|ods)$/i.test(input) && !existsSync(input)) continue;
    const name = JSON.stringify(input);
    refuse("an ico", `must not be a file: ares-caais lookup --input ${name} reads one`, name);
  }
  const name = [...reading, ...writing].find((option) => options[option] !== undefined);
  if (name === undefined || inputs.length === 0) return;
  const option = `--${options[name] === false ? "no-" : ""}${name}`;
  const rule = "is for a table from --input FILE or standard input, and takes no ico beside it";
  refuse(option, rule, inputs[0]);
}

/** A result, and why it is no record. */
interface ExplainedResult extends Pick<LookupResult<object>, "status" | "input" | "ico" | "record"> {
  readonly reason: Reason | undefined;
}

/** Printed rows. */
interface Printed extends Counts {
  last: string | number | undefined;
  /** Malformed ones that look like rows of a table. */
  several: number;
}

/** The inputs of the command line as rows of one cell, standard input in place of `-`. */
async function* readInputs(
  inputs: readonly string[],
  { surroundings, signal, note }: Context,
): AsyncGenerator<TableRow, void, undefined> {
  let line = 0;
  const rowOf = (text: string): TableRow => {
    const cell = readIcoCell(text);
    return { ...cell, line: (line += 1), input: cell.ico ?? text, cells: [text] };
  };
  for (const input of inputs.length === 0 ? ["-"] : inputs) {
    if (input === "-") {
      const { stdin } = surroundings;
      if (stdin.isTTY === true) note("type one ico a line; Ctrl-D ends");
      for await (const text of readLines(stdin, signal)) yield rowOf(text);
    } else yield rowOf(input);
  }
}

const columns: readonly Column<ExplainedResult>[] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? shownText(String(input)) },
  { title: "status", width: 9, text: ({ status }) => status },
  stateColumn,
  nameColumn,
  seatColumn,
];
