import type { ParseResult } from "papaparse";
import { refuse } from "../errors/invalid-input-error.ts";

/** What stands between the cells of a row. */
export type TableSeparator = "," | ";" | "\t";

/** A row as it stands in the text. */
export interface RawRow {
  /** Number of the line that it begins in, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows that were read together. */
export interface RowBlock {
  readonly rows: readonly RawRow[];
  /** The text that they were read from, with the ends of their lines. */
  readonly text: string;
}

/** Longest row in characters: a quote that is never closed takes all that follows. */
export const longestRow = 1_048_576;

/** Longest beginning of a row, in characters, that is parsed anew with each line end: it may be inside a quote. */
const longCell = 16_384;

/** Stands in no text: a row of it has one cell. */
const none = "\u001f";

/** Most rows that {@link separatorOf} looks at. */
const mostLookedAt = 100;

/**
 * The rows of a text, with quotes and line ends as in RFC 4180, and line ends LF or CR too. It holds one row and one piece of
 * the text at a time.
 *
 * @param ending what is done with the last row when no line end follows it: `whole` gives it, `torn`, of a text that this
 * package wrote, leaves it out
 * @throws InvalidInputError for a quote that is not closed, or closed within a cell, and for a row too long to be meant.
 */
export async function* readRows(
  subject: string,
  pieces: AsyncIterable<string>,
  separator: TableSeparator | undefined,
  ending: "whole" | "torn" = "whole",
): AsyncGenerator<RowBlock, void, undefined> {
  const { default: papa } = await import("papaparse");
  let parse: ((text: string, isLast: boolean) => ParseResult<string[]>) | undefined;
  let lineEnd: "\n" | "\r" = "\n";
  let rest = "";
  let line = 1;
  const block = (text: string, isLast: boolean): RowBlock => {
    if (parse === undefined) {
      // What this package wrote has no other.
      lineEnd = ending === "torn" ? "\n" : lineEndOf(text);
      const parser = new papa.Parser({ delimiter: separator ?? none, newline: lineEnd });
      // Its declaration says no more of the result than that there is one.
      parse = (given, last) => parser.parse(given, 0, !last) as ParseResult<string[]>;
    }
    const { data, errors, meta } = parse(text, isLast);
    const broken = errors.find(({ row = 0 }) => row < data.length);
    const rows: RawRow[] = [];
    for (const [index, cells] of data.entries()) {
      if (broken?.row === index) {
        refuse(
          subject,
          "input",
          `must have its quotes closed at the end of a cell, and doubled inside: the row of line ${line}`,
        );
      }
      const last = cells.at(-1) ?? "";
      if (lineEnd === "\n" && ending === "whole" && last.endsWith("\r")) cells[cells.length - 1] = last.slice(0, -1);
      rows.push({ line, cells });
      line += linesOf(cells, lineEnd);
    }
    const read = isLast ? text.length : meta.cursor;
    rest = text.slice(read);
    return { rows, text: text.slice(0, read) };
  };
  let hasLineEnd = false;
  let nextLength = 0;
  for await (const piece of pieces) {
    rest += piece;
    hasLineEnd ||= /[\n\r]/.test(piece);
    // A long cell of many lines is not parsed anew with each small piece, but when it has doubled.
    if (hasLineEnd && (rest.length >= nextLength || rest.length > longestRow)) {
      // One more character may show that it is only the first half of a line end.
      const found = block(rest, false);
      if (found.rows.length > 0) yield found;
      hasLineEnd = false;
      nextLength = rest.length > longCell ? 2 * rest.length : 0;
    }
    if (rest.length > longestRow) refuseLongRow(subject, line, rest);
  }
  if (ending === "whole" && rest !== "") yield block(rest, true);
  // The end of a long cell was left for a later piece, and none came.
  if (ending === "torn" && hasLineEnd) yield block(rest, false);
}

/** @throws InvalidInputError always. */
export function refuseLongRow(subject: string, line: number, text: string): never {
  const why = text.includes('"') ? `is a quote of line ${line} not closed?` : `the row of line ${line} has more`;
  return refuse(subject, "input", `must have rows of at most ${longestRow} characters: ${why}`);
}

/** Line ends are LF, also after CR; CR alone, of old spreadsheets, when there is no other in the first piece. */
function lineEndOf(text: string): "\n" | "\r" {
  return text.includes("\n") || !text.slice(0, -1).includes("\r") ? "\n" : "\r";
}

/** The beginning of a text. */
export interface Head {
  readonly text: string;
  /** Whether it is all of it; else its last row may be cut. */
  readonly isAll: boolean;
  /** The one that the text itself names. */
  readonly separator: TableSeparator | undefined;
}

/**
 * The separator that makes most rows of a text have the same number of cells, more than one; `undefined` when none does. Of
 * several it is the one with the most cells.
 */
export async function separatorOf(head: Head): Promise<TableSeparator | undefined> {
  let best: { readonly separator: TableSeparator; readonly share: number; readonly cells: number } | undefined;
  for (const separator of [";", "\t", ","] as const) {
    const counts = (await firstRows(head, separator)).map(({ cells }) => cells.length);
    const sorted = counts.toSorted((one, other) => one - other);
    const cells = sorted[Math.floor(sorted.length / 2)] ?? 1;
    if (cells < 2) continue;
    const share = counts.filter((count) => count === cells).length / counts.length;
    if (best === undefined || share > best.share || (share === best.share && cells > best.cells)) {
      best = { separator, share, cells };
    }
  }
  return best?.separator;
}

/** The first rows of a text that are not empty; of a broken one those before it. */
export async function firstRows(
  { text, isAll }: Head,
  separator: TableSeparator | undefined,
): Promise<readonly RawRow[]> {
  const { default: papa } = await import("papaparse");
  const lineEnd = lineEndOf(text);
  const parser = new papa.Parser({ delimiter: separator ?? none, newline: lineEnd });
  const { data } = parser.parse(text, 0, false) as ParseResult<string[]>;
  let next = 1;
  return (isAll ? data : data.slice(0, -1))
    .map((cells) => {
      const line = next;
      next += linesOf(cells, lineEnd);
      return { line, cells: cells.map((cell) => cell.replace(/\r$/, "")) };
    })
    .filter(({ cells }) => !isEmptyRow(cells))
    .slice(0, mostLookedAt);
}

function linesOf(cells: readonly string[], lineEnd: string): number {
  return 1 + cells.reduce((sum, cell) => sum + cell.split(lineEnd).length - 1, 0);
}

/** An empty line, which is no row: a row of separators has cells. */
export function isEmptyRow(cells: readonly string[]): boolean {
  // The end of a file of DOS is none either.
  return cells.length <= 1 && (cells[0] ?? "").replace("\u001a", "").trim() === "";
}
