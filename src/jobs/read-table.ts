import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";
import { isIterable } from "../registry/look-up-inputs.ts";
import { checkObject } from "../transport/option-checks.ts";
import { findColumn } from "./table-column.ts";
import { readIcoCell, type IcoCell } from "./table-ico.ts";
import {
  firstRows,
  isEmptyRow,
  longestRow,
  readRows,
  refuseLongRow,
  separatorOf,
  type Head,
  type TableSeparator,
} from "./table-rows.ts";
import { decodeTable } from "./table-text.ts";

const subject = "readTable";

/** How a table is written; what is not said is found out, see {@link Table.guessed}. */
export interface ReadTableOptions {
  /** Name of the Encoding Standard: `utf-8`, `utf-16le`, `windows-1250`. */
  readonly encoding?: string | undefined;
  /** What stands between the cells. */
  readonly separator?: TableSeparator | undefined;
  /** Whether the first row has the names of the columns. */
  readonly header?: boolean | undefined;
  /** The column of the ico: its name, whatever its case, accents and spaces, or its number from 1. */
  readonly column?: string | number | undefined;
}

/** One row of a table; a line without any text is none. */
export type TableRow = IcoCell & {
  /** Number of the line that it begins in, from 1. */
  readonly line: number;
  /** The cell of the ico as it stands there. */
  readonly input: string;
  /** As many as the table has columns: what a row lacks at its end is empty. */
  readonly cells: readonly string[];
};

/** A table, and how it was read. */
export interface Table {
  /** By its name of the Encoding Standard. While no accents have come, which would tell UTF-8 from Windows-1250, it is `utf-8`. */
  readonly encoding: string;
  /** `undefined` when a row is one cell: a list of lines. */
  readonly separator: TableSeparator | undefined;
  /** Names of the columns as they stand in the first row; `undefined` when that is a row like the others. */
  readonly header: readonly string[] | undefined;
  /** Number of columns. */
  readonly width: number;
  /** Number of the column of the ico, from 1. */
  readonly column: number;
  /** What the options did not say: `encoding`, `separator`, `header`, `column`. */
  readonly guessed: readonly (keyof ReadTableOptions)[];
  /** The rows in their order, read as they are asked for. They can be read once. */
  readonly rows: AsyncGenerator<TableRow, void, undefined>;
}

/**
 * Reads a list of subjects: CSV, TSV, or one ico a line. It reads no further than it is asked, and holds a part of it in memory
 * at a time, so the list may be of any size.
 *
 * - The encoding is that of the byte order mark, UTF-16 also without one, UTF-8 if what has accents is valid as such, else
 *   Windows-1250. The separator is the one that makes rows of equal length.
 * - There is a header when a column has the name of an ico (`IČO`, `ič`, `supplier_ico`), or when a column holds ico everywhere
 *   but in the first row.
 * - The column of the ico is the one of that name, else the one whose values look most like ico.
 * - An ico is read as spreadsheets write it: lost zeros, spaces, `="00012345"`, `12345678.0`, and `CZ12345678`.
 *
 * @param bytes the file, the body of an answer, standard input; from the beginning
 * @throws InvalidInputError for wrong options, no row at all, a workbook instead of text, a column that is not there, cannot
 * be guessed or has its name twice. The rows throw it for an encoding that does not fit, a quote that is not closed and a row
 * that has more cells than the header, with the number of the line. Whatever `bytes` throw.
 * @see RFC 4180 for CSV
 *
 * @example
 *
 * ```ts
 * const { rows } = await readTable(createReadStream("suppliers.csv"), { column: "IČO" });
 * for await (const { line, ico, rule } of rows) if (ico === undefined) console.log(line, rule);
 * ```
 */
export async function readTable(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadTableOptions = {},
): Promise<Table> {
  checkOptions(bytes, options);
  const text = await decodeTable(subject, bytes, options.encoding);
  try {
    const head = await readHead(text.pieces);
    const separator = options.separator ?? head.separator ?? (await separatorOf(head));
    const first = await firstRows(head, separator);
    const top = first[0]?.cells;
    if (top === undefined) {
      if (!head.isAll && head.text.trim() !== "") refuseLongRow(subject, 1, head.text);
      refuse(subject, "input", "must have a row");
    }
    const looks = options.column === undefined ? otherFormats.find(({ begins }) => begins.test(head.text)) : undefined;
    if (looks !== undefined) refuse(subject, "input", `must be CSV, TSV or lines: it looks like ${looks.name}`);
    const { column, hasHeader, isNamed } = findColumn(subject, first, options);
    const header = hasHeader ? top : undefined;
    const width = top.length;
    const guessed = (["encoding", "separator", "header", "column"] as const).filter(
      (name) => options[name] === undefined && (name !== "header" || isNamed !== true),
    );
    return {
      get encoding() {
        return text.encoding;
      },
      separator,
      header,
      width,
      column: column + 1,
      guessed,
      rows: rowsOf(prepend(head.text, text.pieces), { separator, width, column, hasHeader }),
    };
  } catch (error) {
    await text.pieces.return();
    throw error;
  }
}

/** From JavaScript anything may come. */
function checkOptions(bytes: unknown, options: ReadTableOptions): void {
  if (!isIterable(bytes)) refuse(subject, "bytes", "must be an iterable of Uint8Array");
  checkObject(subject, "options", options);
  const { column, separator }: Readonly<Record<string, unknown>> = { ...options };
  if (separator !== undefined && !separators.some((known) => known === separator)) {
    throw new InvalidInputError(subject, [
      { field: "separator", rule: 'must be ",", ";" or a tab', value: shown(separator) },
    ]);
  }
  const isColumn = typeof column === "number" ? Number.isInteger(column) && column > 0 : typeof column === "string";
  if (column !== undefined && !isColumn) {
    throw new InvalidInputError(subject, [
      { field: "column", rule: "must be a name, or a number from 1", value: shown(column) },
    ]);
  }
}

/** How texts begin that are no table. */
const otherFormats = [
  { name: "XML or HTML", begins: /^\s*<[!?a-z]/i },
  { name: "JSON", begins: /^\s*(?:\[\s*[\]{["\d]|\{\s*["}])/ },
] as const;

/** Enough of a text to find out how it is written: some rows of it, or one that is very long. */
async function readHead(pieces: AsyncGenerator<string, void, undefined>): Promise<Head> {
  let text = "";
  let lines = 0;
  let isBlank = true;
  let isEnough = false;
  let isAll = false;
  while (!isEnough && !isAll) {
    isEnough = text.length > longestRow || lines >= fewRows;
    // Also when it is enough: only the next piece tells whether it was all.
    const next = await pieces.next();
    isAll = next.done === true;
    const value = next.value ?? "";
    const counted: string = isBlank ? value.trimStart() : value;
    isBlank &&= counted === "";
    if (text.endsWith("\r") && !isBlank && !value.startsWith("\n")) lines += 1;
    lines += (counted.match(/\n|\r(?!\n|$)/g) ?? []).length;
    text += value;
  }
  // The directive of a spreadsheet is no row; its line stays, as lines are counted.
  const [, separator] = /^sep=([,;\t])(?=[\r\n])/i.exec(text) ?? [];
  const known = separators.find((one) => one === separator);
  return { text: known === undefined ? text : text.slice("sep=;".length), isAll, separator: known };
}

const separators = [",", ";", "\t"] as const;

/** Rows that tell how a table is written. */
const fewRows = 20;

async function* prepend(
  head: string,
  pieces: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  try {
    yield head;
    yield* pieces;
  } finally {
    await pieces.return();
  }
}

interface Shape {
  readonly separator: TableSeparator | undefined;
  readonly width: number;
  /** From 0. */
  readonly column: number;
  readonly hasHeader: boolean;
}

async function* rowsOf(
  pieces: AsyncGenerator<string, void, undefined>,
  { separator, width, column, hasHeader }: Shape,
): AsyncGenerator<TableRow, void, undefined> {
  let isHeader = hasHeader;
  for await (const { rows } of readRows(subject, pieces, separator)) {
    for (const { line, cells } of rows) {
      if (isEmptyRow(cells)) continue;
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const input = cells[column] ?? "";
      yield { ...readIcoCell(input), input, line, cells: fit(cells, width, line) };
    }
  }
}

/** What stands beside a table would have no name, and move what is added to it. */
function fit(cells: readonly string[], width: number, line: number): readonly string[] {
  if (cells.length === width) return cells;
  if (cells.length < width) return [...cells, ...Array.from({ length: width - cells.length }, () => "")];
  if (cells.slice(width).some((cell) => cell.trim() !== "")) {
    refuse(
      subject,
      "input",
      `must have at most ${width} cells in a row, as the first one has: line ${line} has ${cells.length}`,
    );
  }
  return cells.slice(0, width);
}
