import type { RawRow, RowBlock, TableSeparator } from "../jobs/table-rows.ts";
import { readRows } from "../jobs/table-rows.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { defusedCell, defusedText, jsonLine, textOf } from "./output.ts";

export const formats = ["csv", "tsv", "ndjson", "json"] as const;
export type Format = (typeof formats)[number];

/** Cells of a table that came in, and those that are added. */
export interface OutputRow {
  readonly kept: readonly string[];
  readonly added: readonly (string | undefined)[];
}

/** A row of an output that is there already, and the text up to its end. */
export interface WrittenRows {
  readonly rows: readonly { readonly kept: readonly string[]; readonly added: readonly string[] }[];
  /** The text that they were read from. */
  readonly text: string;
}

/** How rows become text, and are read again. */
export interface TableFormat {
  /** Before all rows. */
  readonly head: string;
  /** Behind all rows. */
  readonly foot: string;
  readonly write: (row: OutputRow, isFirst: boolean) => string;
  /** A cell that came in, as the output has it. */
  readonly keep: (cell: string) => string;
  /** Reads what follows the head, without a last row that is not whole; `undefined` is a row of another output. */
  readonly read: (pieces: AsyncIterable<string>) => AsyncGenerator<WrittenRows | undefined, void, undefined>;
}

interface Columns {
  readonly kept: readonly string[];
  readonly added: readonly string[];
}

/** @param separator of the input: a spreadsheet that wrote semicolons reads them too */
export async function createFormat(
  format: Format,
  columns: Columns,
  separator: TableSeparator | undefined,
  hasMark: boolean,
): Promise<TableFormat> {
  if (format === "ndjson" || format === "json") return jsonFormat(columns, format === "json");
  const { default: papa } = await import("papaparse");
  const between = format === "tsv" ? "\t" : separator === ";" ? ";" : ",";
  const lineOf = (cells: readonly string[]): string =>
    `${papa.unparse([[...cells]], { delimiter: between, newline: "\n" })}\n`;
  const width = columns.kept.length;
  const total = width + columns.added.length;
  const written = ({ rows, text }: RowBlock): WrittenRows | undefined =>
    rows.every(({ cells }) => cells.length === total)
      ? { rows: rows.map(({ cells }: RawRow) => ({ kept: cells.slice(0, width), added: cells.slice(width) })), text }
      : undefined;
  return {
    head: `${hasMark ? "\ufeff" : ""}${lineOf([...columns.kept.map(defusedCell), ...columns.added])}`,
    foot: "",
    write: ({ kept, added }) => lineOf([...kept.map(defusedCell), ...added.map(defusedText)]),
    keep: defusedCell,
    read: async function* (pieces) {
      for await (const block of readRows("ares-caais", pieces, between, "torn")) yield written(block);
    },
  };
}

/** Objects with the names of the columns; each stands in a line of its own, also in a list. */
function jsonFormat(columns: Columns, isList: boolean): TableFormat {
  const names = keysOf([...columns.kept, ...columns.added]);
  const nameAt = (index: number): string => names[index] ?? "";
  const width = columns.kept.length;
  const objectOf = ({ kept, added }: OutputRow): string =>
    jsonLine(Object.fromEntries([...kept, ...added].map((cell, index) => [nameAt(index), cell ?? null]))).trimEnd();
  const rowOf = (line: string): WrittenRows["rows"][number] | undefined => {
    const value = parsed(line);
    if (!isJsonObject(value) || Object.keys(value).join("\n") !== sorted(names).join("\n")) return undefined;
    const cells = names.map((name) => textOf(value[name]) ?? "");
    return { kept: cells.slice(0, width), added: cells.slice(width) };
  };
  return {
    head: isList ? "[\n" : "",
    foot: isList ? "\n]\n" : "",
    write: (row, isFirst) => (isList ? `${isFirst ? "" : ",\n"}${objectOf(row)}` : `${objectOf(row)}\n`),
    keep: (cell) => cell,
    read: (pieces) => readLines(pieces, isList, rowOf),
  };
}

/** The order that an object keeps its members in: names that are numbers come first. */
function sorted(names: readonly string[]): readonly string[] {
  return Object.keys(Object.fromEntries(names.map((name) => [name, null])));
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

/** `undefined` of what is no JSON, as of a line that is not whole. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function* readLines(
  pieces: AsyncIterable<string>,
  isList: boolean,
  rowOf: (line: string) => WrittenRows["rows"][number] | undefined,
): AsyncGenerator<WrittenRows | undefined, void, undefined> {
  let rest = "";
  let isFirst = true;
  // What stood behind the row before; behind the last one of a list there is no comma.
  let isOver = false;
  const read = (line: string, end: string): WrittenRows | undefined => {
    const row = rowOf(line);
    if (row === undefined || isOver) return undefined;
    const before = isList && !isFirst ? ",\n" : "";
    isFirst = false;
    return { rows: [row], text: `${before}${line}${end}` };
  };
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      // The end of a list.
      if (isList && (line === "]" || line === "")) {
        isOver = true;
        continue;
      }
      // Whether a comma follows says whether more was to come; it is written again.
      yield read(isList ? line.replace(/,$/, "") : line, isList ? "" : "\n");
      isOver = isList && !line.endsWith(",");
    }
  }
  // The last row of a list has no line end while the list goes on.
  if (isList && rest !== "" && rowOf(rest) !== undefined) yield read(rest, "");
}
