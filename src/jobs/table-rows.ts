import type { ParseResult } from "papaparse";
import { refuse } from "../errors/invalid-input-error.ts";

/** Separator of the cells of a row. */
export type TableSeparator = "," | ";" | "\t";

/** The format of the rows of a text. */
export interface RowShape {
  /** Separator of cells; `undefined` when each row is one cell. */
  readonly separator: TableSeparator | undefined;
  /** End of a row. */
  readonly lineEnd: LineEnd;
  /** Whether quotes are plain characters, as in lines of JSON. */
  readonly isUnquoted?: true;
}

export type LineEnd = "\n" | "\r\n" | "\r";

/** A row of the text, unchanged. */
export interface RawRow {
  /** Number of the line that it begins in, from 1; of a JSON list, the number of the item. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longest row in characters, because a quote that is not closed would swallow all following rows. */
export const longestRow = 1_048_576;

/** A character that no text has. As a separator it makes rows of one cell. */
const none = "\u001f";

/** Most rows that are read to detect the format. */
export const mostLookedAt = 100;

/**
 * Yields the rows of a text with quotes and line ends of RFC 4180, and also line ends LF or CR. It holds one row and one piece of
 * the text in memory.
 *
 * @throws InvalidInputError for a quote that is not closed, or closed inside a cell, and for a row longer than `longestRow`.
 */
export async function* readRows(
  subject: string,
  pieces: AsyncIterable<string>,
  shape: RowShape,
): AsyncGenerator<readonly RawRow[], void, undefined> {
  const parse = await parserOf(shape);
  let rest = "";
  let line = 1;
  const take = (isLast: boolean): readonly RawRow[] => {
    const { data, errors, meta } = parse(rest, isLast);
    rest = isLast ? "" : rest.slice(meta.cursor);
    const broken = errors.find(({ row = 0 }) => row < data.length)?.row;
    return data.map((cells, index) => {
      if (broken === index) {
        const rule = `must have its quotes closed at the end of a cell, and doubled inside: the row of line ${line}`;
        refuse(subject, "input", rule);
      }
      const row = { line, cells };
      line += linesOf(cells, shape);
      return row;
    });
  };
  for await (const piece of pieces) {
    rest += piece;
    if (/[\n\r]/.test(piece)) yield take(false);
    if (rest.length > longestRow) refuseLongRow(subject, line, rest);
  }
  if (rest !== "") yield take(true);
}

/** Creates the parser of rows. Its result says how far it read. */
async function parserOf({
  separator = none as TableSeparator,
  lineEnd,
  isUnquoted,
}: RowShape): Promise<(text: string, isLast: boolean) => ParseResult<string[]>> {
  const { default: papa } = await import("papaparse");
  // The parser supports one line end. Some rows may lack the CR, so it is removed from the last cell.
  const quotes = isUnquoted === true ? { quoteChar: none } : {};
  const parser = new papa.Parser({ delimiter: separator, newline: lineEnd === "\r" ? "\r" : "\n", ...quotes });
  return (text, isLast) => {
    // The declaration of `parse` does not have the type of its result.
    const result = parser.parse(text, 0, !isLast) as ParseResult<string[]>;
    if (lineEnd === "\r") return result;
    for (const cells of result.data) {
      const last = cells.at(-1);
      if (last?.endsWith("\r") === true) cells[cells.length - 1] = last.slice(0, -1);
    }
    return result;
  };
}

function refuseLongRow(subject: string, line: number, text: string): never {
  const why = text.includes('"') ? `is a quote of line ${line} not closed?` : `the row of line ${line} has more`;
  return refuse(subject, "input", `must have rows of at most ${longestRow} characters: ${why}`);
}

/** Detects the line end. CR alone, from old spreadsheets, counts only if the text has no other. */
export function lineEndOf(text: string): LineEnd {
  if (text.includes("\r\n")) return "\r\n";
  return text.includes("\n") || !text.slice(0, -1).includes("\r") ? "\n" : "\r";
}

/**
 * Detects the separator: the one with which most rows have the same number of cells, more than one. If several do, it is the one
 * with the most cells; `undefined` without any.
 *
 * @param isAll whether the text is whole; otherwise its last row may be cut
 */
export async function separatorOf(text: string, isAll: boolean, lineEnd: LineEnd): Promise<TableSeparator | undefined> {
  let best: { readonly separator: TableSeparator; readonly share: number; readonly cells: number } | undefined;
  for (const separator of [";", "\t", ","] as const) {
    const parse = await parserOf({ separator, lineEnd });
    const rows = parse(text, isAll).data.filter((row) => !isEmptyRow(row));
    const counts = rows.slice(0, mostLookedAt).map((row) => row.length);
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

function linesOf(cells: readonly string[], { lineEnd }: RowShape): number {
  const end = lineEnd === "\r" ? "\r" : "\n";
  let lines = 1;
  for (const cell of cells) {
    for (let at = cell.indexOf(end); at !== -1; at = cell.indexOf(end, at + 1)) lines += 1;
  }
  return lines;
}

/** Whether a row is an empty line. A row of separators has cells and is not empty. */
export function isEmptyRow(cells: readonly string[]): boolean {
  // The end-of-file character of DOS is no cell either.
  return cells.length <= 1 && (cells[0] ?? "").replace("\u001a", "").trim() === "";
}
