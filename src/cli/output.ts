import { terminalColumns } from "terminal-columns";
import { cleanText } from "../errors/contract-error.ts";
import type { Sink } from "./streams.ts";

export interface Column<Item> {
  readonly title: string;
  /** How many characters it takes; the columns without a width share the rest of the terminal. */
  readonly width?: number | undefined;
  readonly text: (item: Item) => string | number | undefined;
  /** How a terminal that has colours shows it. */
  readonly style?: (item: Item) => Style | undefined;
}

/** Prints a list as it comes. */
export interface ListPrinter<Item> {
  readonly print: (item: Item) => Promise<void>;
  /** Prints the buffered rows as a table. Call it before a long wait, and always at the end. */
  readonly flush: () => Promise<void>;
}

/** Rows that are set in columns together: a longer list is printed in parts, so that it takes no memory. */
const rowsTogether = 50;

/**
 * Returns the printer of a list. With `json` each item is a line of JSON; on a terminal it is a row of a table; otherwise, for
 * `cut`, `sort` and spreadsheets, a line with tabs between the columns.
 *
 * @param onPrinted called for each item after the output has accepted it
 */
export function listPrinter<Item extends object>(
  sink: Sink,
  json: boolean,
  columns: readonly Column<Item>[],
  onPrinted: (item: Item) => void = () => undefined,
): ListPrinter<Item> {
  if (json) {
    const print = async (item: Item): Promise<void> => {
      await sink.write(jsonLine(item));
      onPrinted(item);
    };
    return { print, flush: () => Promise.resolve() };
  }
  let held: { readonly item: Item; readonly cells: readonly string[] }[] = [];
  let begun = false;
  const { columns: terminal, colors } = sink;
  const plain = terminal === undefined ? defusedText : plainText;
  const cellOf = ({ text, style }: Column<Item>, item: Item): string => {
    const painted = style?.(item);
    return painted === undefined ? plain(text(item)) : paint(colors, painted, plain(text(item)));
  };
  const flush = async (): Promise<void> => {
    if (held.length === 0) return;
    const printed = held;
    held = [];
    const rows = printed.map(({ cells }) => cells);
    const block = begun ? rows : [columns.map(({ title }) => title), ...rows];
    const text =
      terminal === undefined
        ? block.map((cells) => cells.join("\t")).join("\n")
        : renderTable(columns, block, terminal);
    const end = text.indexOf("\n");
    const head = begun ? "" : paint(colors, "bold", text.slice(0, end));
    begun = true;
    await sink.write(`${head}${head === "" ? text : text.slice(end)}\n`);
    for (const { item } of printed) onPrinted(item);
  };
  return {
    print: async (item) => {
      held.push({ item, cells: columns.map((column) => cellOf(column, item)) });
      if (terminal === undefined || held.length >= rowsTogether) await flush();
    },
    flush,
  };
}

/** A value in one line that a terminal only shows. An answer may break the contract: what is no text is not shown. */
function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? cleanText(String(value)) : "";
}

/** Characters that spreadsheets ignore at the beginning of a cell: white space, invisible characters, quotes. */
const overlooked = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}"']+/u;
/** Characters that begin a formula; also full-width and small forms, which NFKC makes the same. */
const formula = /^[=+\-@\u2212]/;

/** Most texts: printable characters of Czech but quotes, a letter or a digit first. They need no other look. */
export const plainCell = /^[0-9A-Za-z\u00c0-\u017f][\x20!#-~\u00a1-\u00ac\u00ae-\u017f]*$/;

/** Writes a value for a spreadsheet. A text that it would run as a formula gets an apostrophe. */
export function defusedText(value: unknown): string {
  if (typeof value === "string" && plainCell.test(value)) return value;
  const text = plainText(value);
  return typeof value === "number" ? text : defused(text);
}

function defused(text: string): string {
  const [first = ""] = text.replace(overlooked, "");
  return formula.test(first.normalize("NFKC")) ? `'${text}` : text;
}

/** Cells that begin like a formula and do nothing: a number, also of a telephone, `="0012"`, and signs alone. */
const harmless = /^(?:[+\-\u2212]+|[+-]?[\d\p{Zs}.,]*\d|="[^"]*")$/u;

/** A cell of the user's own table as it is, unless a spreadsheet would run it. */
export function defusedCell(text: string): string {
  return plainCell.test(text) || harmless.test(text) ? text : defused(text);
}

/** Characters that JSON leaves as they are, but that some programs take for the end of a line or a terminal obeys. */
const unsafe = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

export function jsonLine(value: object): string {
  return `${JSON.stringify(value).replaceAll(unsafe, escaped)}\n`;
}

/** A text in which characters without a look are written as in JSON. */
export function shownText(text: string): string {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, escaped);
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/** Most items that a remark names. */
export const mostNamed = 5;

/** The first items of a remark, and how many more there are. */
export function sayFirst(items: readonly string[], count = items.length): string {
  const more = count > mostNamed ? ` and ${count - mostNamed} more` : "";
  return `${items.slice(0, mostNamed).join(", ")}${more}`;
}

/** Colours of the terminal (ECMA-48, SGR). */
const styles = { red: 31, green: 32, yellow: 33, bold: 1, dim: 2 } as const;

export type Style = keyof typeof styles;

export function paint(colors: boolean, style: Style, text: string): string {
  return colors ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
}

/** A value that is a text; anything else is `undefined`. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

const gap = 2;
/** Narrowest column that is still readable. */
const narrowest = 12;
/** Most characters of a cell that are shown: the time to wrap one grows with the square of its length. */
const longestCell = 500;

/**
 * Rows as a table without borders, its long cells wrapped to the width of the terminal, and cut at 500 characters. In a
 * terminal too narrow for that nothing is wrapped.
 *
 * @param terminal columns of the terminal
 */
function renderTable(
  columns: readonly Pick<Column<never>, "width">[],
  rows: readonly (readonly string[])[],
  terminal: number,
): string {
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), gap * (columns.length - 1));
  const sharing = columns.filter(({ width }) => width === undefined).length;
  const wraps = terminal >= fixed + sharing * narrowest;
  // The same for every part of a table, whatever its cells are: the parts stand under each other.
  const share = Math.floor((terminal - fixed) / sharing);
  const text = terminalColumns(
    rows.map((cells) => cells.map(shortened)),
    {
      stdoutColumns: wraps ? terminal : Infinity,
      columns: columns.map(({ width }, index) => {
        const paddingRight = index === columns.length - 1 ? 0 : gap;
        return { width: width ?? (wraps ? share : "content-width"), paddingRight };
      }),
    },
  );
  return text.split("\n").map(withoutPadding).join("\n");
}

/** Never splits a surrogate pair. */
function shortened(cell: string): string {
  return cell.length <= longestCell ? cell : `${cell.slice(0, longestCell).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function withoutPadding(line: string): string {
  let end = line.length;
  while (line[end - 1] === " ") end -= 1;
  return line.slice(0, end);
}
