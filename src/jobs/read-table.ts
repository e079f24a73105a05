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

/** The format of a table. Missing options are detected, see {@link Table.guessed}. */
export interface ReadTableOptions {
  /** Name of the Encoding Standard: `utf-8`, `utf-16le`, `windows-1250`. */
  readonly encoding?: string | undefined;
  /** Separator of the cells. */
  readonly separator?: TableSeparator | undefined;
  /** Whether the first row has the names of the columns. */
  readonly header?: boolean | undefined;
  /** The column of the ico: its name (case, accents and spaces do not count) or its number from 1. */
  readonly column?: string | number | undefined;
}

/** One row of a table. Empty lines are not rows. */
export type TableRow = IcoCell & {
  /** Number of its first line, from 1; in a JSON list the number of the item. */
  readonly line: number;
  /** The cell of the ico, unchanged. */
  readonly input: string;
  /** The cells, as many as the table has columns. Missing cells at the end of a row are empty. */
  readonly cells: readonly string[];
};

/** A table with its detected format. */
export interface Table {
  /** Name in the Encoding Standard. It is `utf-8` until the first accents, which tell UTF-8 from Windows-1250. */
  readonly encoding: string;
  /** Separator of the cells; `undefined` when each row is one cell. */
  readonly separator: TableSeparator | undefined;
  /** Names of the columns, from the first row; `undefined` when the table has no header. */
  readonly header: readonly string[] | undefined;
  /** Number of columns. */
  readonly width: number;
  /** Number of the column of the ico, from 1. */
  readonly column: number;
  /** Whether the table begins with a byte order mark. */
  readonly hasByteOrderMark: boolean;
  /** Line end; CRLF if one of the first lines has it. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
  /** Whether the table is JSON: a list, or lines of objects. Then the columns are the members of the first objects. */
  readonly isJson: boolean;
  /** Detected options: `encoding`, `separator`, `header`, `column`. */
  readonly guessed: readonly (keyof ReadTableOptions)[];
  /** The rows in their order, read on demand. They can be read once. */
  readonly rows: AsyncGenerator<TableRow, void, undefined>;
}

/**
 * Reads a list of subjects: CSV, TSV, one ico a line, lines of JSON objects (NDJSON) or a JSON list. It reads on demand and holds
 * only a part in memory, so the list may have any size. Only a JSON list is read as a whole.
 *
 * - The encoding comes from the byte order mark. Without one, UTF-16 is recognised, UTF-8 is chosen if the text with accents is
 *   valid UTF-8, and otherwise Windows-1250. The separator is the one that makes rows of equal length.
 * - The first row is a header when a column has the name of an ico (`IČO`, `ič`, `supplier_ico`), or holds ico in all rows except
 *   the first.
 * - The column of the ico is the one with such a name, otherwise the one whose values look most like ico.
 * - The columns of JSON are the members of the first objects. A text becomes a cell unchanged, null an empty cell, any other value
 *   JSON.
 * - An ico may have a form that spreadsheets write: lost zeros, spaces, `="00012345"`, `12345678.0`, and `CZ12345678`.
 *
 * @param bytes a file, the body of a response or standard input, from the beginning
 * @throws InvalidInputError for wrong options, a table without rows, a workbook, and a column that is missing, ambiguous or not
 * recognisable. With the number of the line, also from the iteration: for wrong bytes of the encoding, a quote that is not closed,
 * and a row with more cells than the header. Errors of `bytes` are passed on.
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
    // The names of JSON members have the line 0.
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

/** Checks the arguments. @throws InvalidInputError for bytes or options that break their rules. */
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

/** The beginning of a text, enough to detect its format. */
interface Head {
  readonly text: string;
  /** Whether it is the whole text; otherwise its last row may be cut. */
  readonly isAll: boolean;
}

type Pieces = AsyncGenerator<string, void, undefined>;
type Blocks = AsyncGenerator<readonly RawRow[], void, undefined>;

/** Reads some rows of a text, or a single very long one. */
async function readHead(pieces: Pieces): Promise<Head> {
  let text = "";
  let isEnough = false;
  for (;;) {
    const { value } = await pieces.next();
    if (value === undefined) return { text, isAll: true };
    text += value;
    // Only the next piece shows whether the text goes on.
    if (isEnough) return { text, isAll: false };
    const lines = text.trimStart().match(/\r\n?|\n/g) ?? [];
    isEnough = text.length > longestRow || lines.length >= fewRows;
  }
}

/** Number of rows that are enough to detect the format. */
const fewRows = 20;

/** The rows of a text with their format. */
interface Opened {
  readonly blocks: Blocks;
  readonly separator: TableSeparator | undefined;
  readonly lineEnd: LineEnd;
}

async function openRows(head: Head, pieces: Pieces, given: TableSeparator | undefined): Promise<Opened> {
  if (/^\s*<[!?a-z]/i.test(head.text))
    refuse(subject, "input", "must be CSV, TSV, NDJSON, JSON or lines: it looks like XML or HTML");
  // The directive `sep=` of a spreadsheet is not a row, but its line is counted.
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

/** Reads the rows of the head; the last one may be in a block of its own. Any number of empty rows before them is skipped. */
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
      // Spreading the cell into a new object takes twenty times as long.
      yield Object.assign(readIcoCell(input), { input, line, cells: fit(cells, width, line) });
    }
  }
}

/** Refuses surplus cells, because they have no name and would shift added columns. */
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
