import { refuse, shown } from "../errors/invalid-input-error.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { mostLookedAt, readRows, type RawRow } from "./table-rows.ts";

/** Longest JSON list in characters, because it is read as a whole. Lines of JSON have no limit. */
const longestList = 16_777_216;

/** Whether a text is a JSON list or lines of JSON objects. */
export function isJsonText(head: string): boolean {
  return /^\s*(?:\[\s*(?:$|[\]{["\d-])|\{\s*["}])/.test(head);
}

/**
 * Yields the rows of a JSON list or of lines of JSON objects. The first row has the names of the members. In a list without objects
 * each item is a row of one cell.
 *
 * @throws InvalidInputError for invalid JSON, for a mix of objects and other items, and for members that the first items lack.
 */
export async function* readJsonRows(
  subject: string,
  pieces: AsyncIterable<string>,
  isList: boolean,
): AsyncGenerator<readonly RawRow[], void, undefined> {
  let names: readonly string[] | undefined;
  for await (const items of isList ? readList(subject, pieces) : readObjects(subject, pieces)) {
    const rows: RawRow[] = [];
    if (names === undefined) {
      names = [...new Set(items.flatMap(({ value }) => (isJsonObject(value) ? Object.keys(value) : [])))];
      if (names.length > 0) rows.push({ line: 0, cells: names });
    }
    for (const { line, value } of items) rows.push({ line, cells: cellsOf(subject, value, line, names) });
    yield rows;
  }
}

interface Item {
  readonly line: number;
  readonly value: unknown;
}

/** Yields the items of a list, which is read as a whole. */
async function* readList(
  subject: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > longestList) {
      const rule = `must be lines of JSON objects (NDJSON) where it has more than ${longestList} characters`;
      refuse(subject, "input", rule);
    }
  }
  const list: unknown = parseJson(text);
  if (!Array.isArray(list))
    return refuse(subject, "input", "must be a JSON list, or lines of JSON objects: it is no JSON");
  yield list.map((value: unknown, index) => ({ line: index + 1, value }));
}

/** Yields the objects of lines. It first reads enough of them to know the names of their members. */
async function* readObjects(
  subject: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let items: Item[] = [];
  let least = mostLookedAt;
  for await (const rows of readRows(subject, pieces, { separator: undefined, lineEnd: "\n", isUnquoted: true })) {
    for (const { line, cells } of rows) {
      const [text = ""] = cells;
      if (text.trim() !== "") items.push({ line, value: parseLine(subject, text, line) });
    }
    if (items.length < least) continue;
    least = 1;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}

function parseLine(subject: string, text: string, line: number): unknown {
  const value = parseJson(text);
  if (isJsonObject(value)) return value;
  return refuse(subject, "input", `must have a JSON object in each line: line ${line} has none`);
}

/** Converts members to cells: a text unchanged, null to an empty cell, any other value to JSON. */
function cellsOf(subject: string, value: unknown, line: number, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [textOf(value)];
  if (!isJsonObject(value)) return refuse(subject, "input", `must have objects alone: item ${line} is none`);
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) {
    refuse(subject, "input", `must have the members of its first lines: line ${line} has ${shown(other)} too`);
  }
  return names.map((name) => textOf(value[name]));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
