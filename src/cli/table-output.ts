import { createHash, type Hash } from "node:crypto";
import { extname } from "node:path";
import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { Option, type Command } from "commander";
import type { TableRow } from "../jobs/read-table.ts";
import type { Context } from "./context.ts";
import { refuse, type Values } from "./input.ts";
import { openOutput, printedOutput, type Closing } from "./resumable-output.ts";
import { createFormat, dialectOf, excel, formats, type Format, type TableFormat } from "./table-format.ts";
import type { InputTable } from "./table-input.ts";

/** Options of every command that writes a table. */
export interface TableOutputOptions extends Values<"out", string>, Values<"bom" | "excel" | "resume" | "force", true> {
  readonly format?: Format | undefined;
}

export function addTableOutputOptions(command: Command): Command {
  return command
    .option("--out <file>", "write the table to a file, which appears when it is complete")
    .addOption(new Option("--format <name>", "format of the table (default: by the name of --out)").choices(formats))
    .option("--bom", "begin with a byte order mark (default: as the input does)")
    .option("--excel", "write what Excel in Czech opens by a double click: semicolons, byte order mark, CRLF")
    .option("--resume", "continue an unfinished --out")
    .option("--force", "overwrite --out, also an unfinished one");
}

/** Work of a command on a table. */
export interface TableWork<Counts extends object> {
  /** Names of the columns that it adds. */
  readonly added: readonly string[];
  /** Options that the columns depend on, as the command line has them. */
  readonly words: string;
  /** Counts, those of an earlier run included. Count a row before it is written. */
  readonly counts: Counts;
  /** Whether an output that is there may be replaced without --force. */
  readonly replaces?: boolean;
  /** See {@link openOutput}. */
  readonly beforeRecord?: () => Promise<void>;
}

/** Writes rows with what was added to them. */
export interface TableOutput extends Closing {
  readonly write: (row: TableRow, added: readonly (string | undefined)[]) => Promise<void> | undefined;
}

/** How far a table is. */
interface RowCursor<Counts> {
  readonly rows: number;
  /** Fingerprint of these rows and columns. */
  readonly fingerprint: string;
  readonly counts: Counts;
}

/**
 * Opens what a table is written to: `--out`, else standard output.
 *
 * @returns `"complete"` for an output that was complete already
 * @throws InvalidInputError for options that do not fit, an output that is there or is the input, or was begun with other rows.
 */
export async function openTableOutput<Counts extends object>(
  options: TableOutputOptions,
  table: InputTable,
  work: TableWork<Counts>,
  context: Context,
): Promise<TableOutput | "complete"> {
  const { out, resume, force } = options;
  const { name, head, write } = openFormat(options, table, work.added);
  for (const path of out === undefined ? [] : [out, `${out}.part`]) {
    if (await isSameFile(path, table.identity))
      refuse("--out", "must be another file than the input", JSON.stringify(out));
  }
  const done = countRows([head, work.added]);
  const file =
    out === undefined
      ? printedOutput(head, context)
      : await openOutput<RowCursor<Counts>>(
          {
            path: out,
            isResumed: resume === true,
            isForced: force === true,
            replaces: work.replaces,
            work: `${work.words} --column ${table.column} --format ${name}`,
            head,
            cursor: () => ({ ...done.cursor(), counts: work.counts }),
            resume: async (after) => {
              for (let left = after.rows; left > 0; left -= 1) {
                const { value } = await table.rows.next();
                if (value === undefined) break;
                done.add(value);
              }
              if (done.cursor().fingerprint !== after.fingerprint) {
                const what = after.rows === 0 ? "its columns" : `its columns or its first ${after.rows} rows`;
                const rule = `must be the unfinished output of the same command and input, but ${what} differ: --force begins anew`;
                refuse("--out", rule, JSON.stringify(out));
              }
              Object.assign(work.counts, after.counts);
            },
            beforeRecord: work.beforeRecord,
          },
          context,
        );
  if (file === undefined) return "complete";
  return {
    ...file,
    write: (row, added) => {
      done.add(row);
      return file.write(write(row.cells, added));
    },
  };
}

/** Most characters of rows that are hashed together: a call for each row takes longer than the hash. */
const mostText = 65_536;

/** Counts and hashes the rows that an output has. */
function countRows(columns: unknown): {
  readonly add: (row: TableRow) => void;
  readonly cursor: () => Omit<RowCursor<never>, "counts">;
} {
  const hash = createHash("sha256").update(JSON.stringify(columns));
  let [rows, text] = [0, ""];
  const hashed = (): Hash => {
    hash.update(text);
    text = "";
    return hash;
  };
  return {
    add: ({ cells }) => {
      text += `${cells.join("\0")}\0\n`;
      if (text.length > mostText) hashed();
      rows += 1;
    },
    cursor: () => ({ rows, fingerprint: hashed().copy().digest("hex") }),
  };
}

function openFormat(
  options: TableOutputOptions,
  table: InputTable,
  added: readonly string[],
): TableFormat & { readonly name: Format } {
  const name = formatOf(options, table.isJson);
  const dialect = options.excel === true ? excel : dialectOf(name, table);
  const columns = { kept: table.titles, added: unusedNames(table.titles, added) };
  const format = createFormat(name, columns, options.bom === true ? { ...dialect, hasMark: true } : dialect);
  return { ...format, name };
}

/** The format of the output, by its options or the name of the file. Options that do not fit are refused. */
export function formatOf(
  { out, format, bom, excel: isForExcel, resume, force }: TableOutputOptions,
  isJson: boolean,
): Format {
  if (out === "-") refuse("--out", "must be a file: without it the table goes to standard output");
  if (resume === true && out === undefined) refuse("--resume", "needs --out FILE to resume");
  if (force === true && out === undefined) refuse("--force", "needs --out FILE, which it overwrites");
  if (resume === true && force === true)
    refuse("--force", "overwrites the output that --resume continues: use one of them");
  const extension = out === undefined ? "" : extname(out).slice(1).toLowerCase();
  if (/^(?:xlsx?|ods)$/.test(extension)) {
    refuse(
      "--out",
      "must not be a workbook: --excel writes a .csv that Excel opens by a double click",
      JSON.stringify(out),
    );
  }
  const named = formats.find((known) => known === (extension === "jsonl" ? "ndjson" : extension));
  const usual = isForExcel === true || !isJson ? "csv" : "ndjson";
  const chosen = format ?? named ?? (out === undefined || isForExcel === true ? usual : undefined);
  if (chosen === undefined) {
    return refuse("--format", `must be given, as the name of --out does not end in one: ${formats.join(", ")}`);
  }
  if (isForExcel === true && chosen !== "csv") refuse("--excel", `is for csv, not for ${chosen}`);
  if (bom === true && chosen === "ndjson") refuse("--bom", "is for csv and tsv: JSON has no byte order mark");
  return chosen;
}

function unusedNames(titles: readonly string[], names: readonly string[]): readonly string[] {
  return names.map((name) => {
    if (!titles.includes(name)) return name;
    const other = `ares_${name}`;
    if (titles.includes(other)) refuse("--input", `has the columns ${name} and ${other} already: rename one`);
    return other;
  });
}

/** Whether two names, or a name and a stream, are of one file. */
export async function isSameFile(path: string, other: Pick<Stats, "dev" | "ino">): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.dev === other.dev && found.ino === other.ino;
}
