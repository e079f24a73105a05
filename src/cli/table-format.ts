import type { Table } from "../jobs/read-table.ts";
import type { TableSeparator } from "../jobs/table-rows.ts";
import { defusedCell, defusedText, jsonLine, plainCell } from "./output.ts";

export const formats = ["csv", "tsv", "ndjson"] as const;
export type Format = (typeof formats)[number];

/** How a table is written. */
export interface TableFormat {
  /** Before all rows. */
  readonly head: string;
  /** @param kept cells that came in */
  readonly write: (kept: readonly string[], added: readonly (string | undefined)[]) => string;
}

/** Titles of the columns. */
interface Columns {
  readonly kept: readonly string[];
  readonly added: readonly string[];
}

/** Separators of cells and rows, and whether a byte order mark comes first. */
export interface Dialect {
  readonly separator: TableSeparator;
  readonly lineEnd: string;
  readonly hasMark: boolean;
}

/** The dialect of a table that came in: the program that wrote it reads it too. */
export function dialectOf(
  format: Format,
  table: Pick<Table, "separator" | "lineEnd" | "hasByteOrderMark" | "encoding">,
): Dialect {
  const separator = format === "tsv" ? "\t" : table.separator === ";" ? ";" : ",";
  // The output is UTF-8: a spreadsheet that took the encoding of the input for granted knows it by the mark.
  return { separator, lineEnd: table.lineEnd, hasMark: table.hasByteOrderMark || table.encoding !== "utf-8" };
}

/** The dialect that a Czech Excel opens by a double click. */
export const excel: Dialect = { separator: ";", lineEnd: "\r\n", hasMark: true };

/** Characters that make quotes necessary, beside the separator. */
const mustQuote = /["\r\n]|^[ \ufeff]| $/;

export function createFormat(format: Format, columns: Columns, { separator, lineEnd, hasMark }: Dialect): TableFormat {
  if (format === "ndjson") return jsonFormat(columns);
  const written = (cell: string, defuse: (text: string) => string): string => {
    const isPlain = cell === "" || (plainCell.test(cell) && !cell.includes(separator) && !cell.endsWith(" "));
    if (isPlain) return cell;
    const text = defuse(cell);
    return text.includes(separator) || mustQuote.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const write: TableFormat["write"] = (kept, added) => {
    let row = "";
    for (const cell of kept) row += separator + written(cell, defusedCell);
    for (const cell of added) row += separator + written(cell ?? "", defusedText);
    return row.slice(1) + lineEnd;
  };
  return { head: `${hasMark ? "\ufeff" : ""}${write(columns.kept, columns.added)}`, write };
}

/** Objects with the names of the columns, each in a line of its own. */
function jsonFormat(columns: Columns): TableFormat {
  const names = keysOf([...columns.kept, ...columns.added]);
  return {
    head: "",
    write: (kept, added) =>
      jsonLine(Object.fromEntries([...kept, ...added].map((cell, index) => [names[index] ?? "", cell ?? null]))),
  };
}

/** A name for each column that no other has, since an object has each once. */
function keysOf(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    const name = title === "" ? `column${index + 1}` : title;
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name}_${count}`;
    taken.add(key);
    return key;
  });
}
