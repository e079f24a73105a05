import { refuse, shown } from "../errors/invalid-input-error.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { longestRow, mostLookedAt, refuseLongRow, type RawRow } from "./table-rows.ts";

/** Longest JSON list in characters: it is read as a whole. Lines of JSON have no limit. */
const longestList = 16_777_216;

/** Whether a text is a JSON list or lines of JSON objects. */
export function isJsonText(head: string): boolean {
  return /^\s*(?:\[\s*(?:$|[\]{["\d-])|\{\s*["}])/.test(head);
}

/**
 * The rows of a JSON list, or of lines of JSON objects. The first row has the names of the members, unless the list has no
 * objects: then each item is a row of one cell.
 *
 * @throws InvalidInputError for what is no JSON, items of both kinds, and members that the first items do not have.
 */
export async function* readJsonRows(
  subject: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly RawRow[], void, undefined> {
  let names: readonly string[] | undefined;
  for await (const items of itemsOf(subject, pieces)) {
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

/** The items, at first enough of them to know the names of their members. */
async function* itemsOf(
  subject: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly Item[], void, undefined> {
  let rest = "";
  let line = 1;
  let items: Item[] = [];
  let least = mostLookedAt;
  const read = (text: string): void => {
    if (text.trim() !== "") items.push({ line, value: parseLine(subject, text, line) });
    line += 1;
  };
  for await (const piece of pieces) {
    rest += piece;
    if (/^\s*\[/.test(rest) && line === 1) {
      if (rest.length > longestList) {
        refuse(
          subject,
          "input",
          `must be lines of JSON objects (NDJSON) where it has more than ${longestList} characters`,
        );
      }
      continue;
    }
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) read(text);
    if (rest.length > longestRow) refuseLongRow(subject, line, rest);
    if (items.length < least) continue;
    least = 1;
    yield items;
    items = [];
  }
  if (/^\s*\[/.test(rest) && line === 1) items = listOf(subject, rest);
  else read(rest);
  if (items.length > 0) yield items;
}

function listOf(subject: string, text: string): Item[] {
  const list: unknown = parseJson(text);
  if (!Array.isArray(list))
    return refuse(subject, "input", "must be a JSON list, or lines of JSON objects: it is no JSON");
  return list.map((value: unknown, index) => ({ line: index + 1, value }));
}

function parseLine(subject: string, text: string, line: number): unknown {
  const value = parseJson(text);
  if (isJsonObject(value)) return value;
  return refuse(subject, "input", `must have a JSON object in each line: line ${line} has none`);
}

/** The members as cells: a text as it is, nothing for null, all else as JSON. */
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
