import { refuse, shown } from "../errors/invalid-input-error.ts";
import { isIterable } from "../registry/look-up-inputs.ts";
import { checkObject } from "../transport/option-checks.ts";
import { findColumn } from "./table-column.ts";
import { readIcoCell, type IcoCell } from "./table-ico.ts";
import { isJsonText, readJsonRows } from "./table-json.ts";
import {
  isEmptyRow,
  lineEndOf,
  longestRow,
  mostLookedAt,
  readRows,
  separatorOf,
  type LineEnd,
  type RawRow,
  type TableSeparator,
} from "./table-rows.ts";
import { decodeTable } from "./table-text.ts";

const subject = "readTable";

/** How a table is written; what is not said is found out, see {@link Table.guessed}. */
export interface ReadTableOptions {
  /** Name of the Encoding Standard: `utf-8`, `utf-16le`, `windows-1250`. */
  readonly encoding?: string | undefined;
  /** Separator of the cells. */
  readonly separator?: TableSeparator | undefined;
  /** Whether the first row has the names of the columns. */
  readonly header?: boolean | undefined;
  /** The column of the ico: its name, whatever its case, accents and spaces, or its number from 1. */
  readonly column?: string | number | undefined;
}

/** One row of a table; a line without any text is none. */
export type TableRow = IcoCell & {
  /** Number of the line that it begins in, from 1; of a JSON list, the number of the item. */
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
  /** Whether it begins with a byte order mark. */
  readonly hasByteOrderMark: boolean;
  /** End of its lines: CRLF if any of the first has it. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
  /** Whether it is JSON: a list, or lines of objects. Then the columns are the members of the first objects. */
  readonly isJson: boolean;
  /** Detected options: `encoding`, `separator`, `header`, `column`. */
  readonly guessed: readonly (keyof ReadTableOptions)[];
  /** The rows in their order, read as they are asked for. They can be read once. */
  readonly rows: AsyncGenerator<TableRow, void, undefined>;
}

/**
 * Reads a list of subjects: CSV, TSV, one ico a line, lines of JSON objects (NDJSON) or a JSON list. It reads no further than it
 * is asked, and holds a part of it in memory at a time, so the list may be of any size; only a JSON list is read as a whole.
 *
 * - The encoding is that of the byte order mark, UTF-16 also without one, UTF-8 if what has accents is valid as such, else
 *   Windows-1250. The separator is the one that makes rows of equal length.
 * - There is a header when a column has the name of an ico (`IČO`, `ič`, `supplier_ico`), or when a column holds ico everywhere
 *   but in the first row.
 * - The column of the ico is the one of that name, else the one whose values look most like ico.
 * - JSON has a header: the members of the first objects are the columns. Texts are cells as they are, null is empty, all else is JSON.
 * - An ico is read as spreadsheets write it: lost zeros, spaces, `="00012345"`, `12345678.0`, and `CZ12345678`.
 *
 * @param bytes the file, the body of an answer, standard input; from the beginning
 * @throws InvalidInputError for wrong options, no row at all, a workbook instead of text, a column that is not there, cannot
 * be guessed or has its name twice. It or, behind the first rows, their iteration throws it for an encoding that does not fit and a
 * quote that is not closed; the iteration for a row that has more cells than the header; each with the number of the line. Errors of
 * `bytes` are passed on.
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
    const isJson = options.separator === undefined && isJsonText(head.text);
    const { blocks, separator, lineEnd } = isJson
      ? openJson(head, text.pieces)
      : await openRows(head, text.pieces, options.separator);
    const first = await firstRows(blocks, head.isAll);
    const top = first[0]?.cells;
    if (top === undefined) refuse(subject, "input", "must have a row");
    // The names of the members of JSON have no line.
    const hasNames = isJson ? first[0]?.line === 0 : undefined;
    const { column, hasHeader, isNamed } = findColumn(subject, first.slice(0, mostLookedAt), {
      column: options.column,
      header: hasNames ?? options.header,
    });
    const width = top.length;
    const isKnown: { readonly [Name in keyof ReadTableOptions]?: boolean } = {
      separator: isJson,
      header: hasNames !== undefined || isNamed === true,
    };
    return {
      get encoding() {
        return text.encoding;
      },
      hasByteOrderMark: text.hasByteOrderMark,
      lineEnd,
      isJson,
      separator,
      header: hasHeader ? top : undefined,
      width,
      column: column + 1,
      guessed: (["encoding", "separator", "header", "column"] as const).filter(
        (name) => options[name] === undefined && isKnown[name] !== true,
      ),
      rows: rowsOf(prepend(first, blocks), { width, column, hasHeader }),
    };
  } catch (error) {
    await text.pieces.return();
    throw error;
  }
}

const separators = [",", ";", "\t"] as const;

/** @throws InvalidInputError for bytes or options that break their rules. */
function checkOptions(bytes: unknown, options: ReadTableOptions): void {
  if (!isIterable(bytes)) refuse(subject, "bytes", "must be an iterable of Uint8Array");
  checkObject(subject, "options", options);
  const { column, separator }: Readonly<Record<string, unknown>> = { ...options };
  if (separator !== undefined && !separators.some((known) => known === separator)) {
    refuse(subject, "separator", 'must be ",", ";" or a tab', shown(separator));
  }
  const isColumn = typeof column === "number" ? Number.isInteger(column) && column > 0 : typeof column === "string";
  if (column !== undefined && !isColumn) {
    refuse(subject, "column", "must be a name, or a number from 1", shown(column));
  }
}

/** The beginning of a text: enough of it to find out how it is written. */
interface Head {
  readonly text: string;
  /** Whether it is all of it; else its last row may be cut. */
  readonly isAll: boolean;
}

type Pieces = AsyncGenerator<string, void, undefined>;
type Blocks = AsyncGenerator<readonly RawRow[], void, undefined>;

/** Some rows of a text, or one that is very long. */
async function readHead(pieces: Pieces): Promise<Head> {
  let text = "";
  let isEnough = false;
  for (;;) {
    const { value } = await pieces.next();
    if (value === undefined) return { text, isAll: true };
    text += value;
    // Only the piece after it tells whether it was all.
    if (isEnough) return { text, isAll: false };
    const lines = text.trimStart().match(/\r\n?|\n/g) ?? [];
    isEnough = text.length > longestRow || lines.length >= fewRows;
  }
}

/** Rows that tell how a table is written. */
const fewRows = 20;

/** The rows of a text, and how they are written. */
interface Opened {
  readonly blocks: Blocks;
  readonly separator: TableSeparator | undefined;
  readonly lineEnd: LineEnd;
}

async function openRows(head: Head, pieces: Pieces, given: TableSeparator | undefined): Promise<Opened> {
  if (/^\s*<[!?a-z]/i.test(head.text))
    refuse(subject, "input", "must be CSV, TSV, NDJSON, JSON or lines: it looks like XML or HTML");
  // The directive of a spreadsheet is no row; its line stays, as lines are counted.
  const [, named] = /^sep=([,;\t])(?=[\r\n])/i.exec(head.text) ?? [];
  const text = named === undefined ? head.text : head.text.slice("sep=;".length);
  const lineEnd = lineEndOf(text);
  const separator = given ?? separators.find((one) => one === named) ?? (await separatorOf(text, head.isAll, lineEnd));
  return { blocks: readRows(subject, prepend(text, pieces), { separator, lineEnd }), separator, lineEnd };
}

function openJson({ text }: Head, pieces: Pieces): Opened {
  const blocks = readJsonRows(subject, prepend(text, pieces), text.trimStart().startsWith("["));
  return { blocks, separator: undefined, lineEnd: "\n" };
}

/** The rows of the head, whose last one may come by itself. Empty ones before them may be any number, and are not kept. */
async function firstRows(blocks: Blocks, isAll: boolean): Promise<readonly RawRow[]> {
  let first: readonly RawRow[] = [];
  for (;;) {
    const { value } = await blocks.next();
    if (value === undefined) return first;
    first = [...first, ...value.filter(({ cells }) => !isEmptyRow(cells))];
    if (!isAll && first.length > 0) return first;
  }
}

async function* prepend<Item>(
  first: Item,
  others: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return();
  }
}

interface Shape {
  readonly width: number;
  /** From 0. */
  readonly column: number;
  readonly hasHeader: boolean;
}

async function* rowsOf(
  blocks: AsyncGenerator<readonly RawRow[], void, undefined>,
  { width, column, hasHeader }: Shape,
): AsyncGenerator<TableRow, void, undefined> {
  let isHeader = hasHeader;
  for await (const block of blocks) {
    for (const { line, cells } of block) {
      if (isEmptyRow(cells)) continue;
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const input = cells[column] ?? "";
      // To spread the cell into a new object takes twenty times as long.
      yield Object.assign(readIcoCell(input), { input, line, cells: fit(cells, width, line) });
    }
  }
}

/** Refuses cells beside the table: they have no name and would move the added columns. */
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
