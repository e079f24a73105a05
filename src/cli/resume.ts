import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { TableRow } from "../jobs/read-table.ts";
import { hasValidCheckDigit } from "../registry/helpers/ico.ts";
import { refuse } from "./input.ts";
import { count, countOf, type Tally } from "./table-columns.ts";
import type { TableFormat } from "./table-format.ts";

/** Where an output goes on. */
export interface Resumption {
  /** Bytes of what is whole. */
  readonly at: number;
  /** The first row that it lacks, which was taken from the input; `undefined` when it lacks none. */
  readonly next: TableRow | undefined;
}

/**
 * Where an output ends that is there already, without a last row that is not whole. The rows that it has are taken from the
 * input, and compared with it: their cells, which of them hold no ico and why, and what the check digit says of missing ones.
 *
 * @param tally the rows that the output has are added
 * @returns `undefined` when there is none
 * @throws InvalidInputError when it is of another input or column, has other columns, or is something else.
 */
export async function endOfWhole(
  path: string,
  format: TableFormat,
  rows: AsyncGenerator<TableRow, void, undefined>,
  tally: Tally,
): Promise<Resumption | undefined> {
  if (!(await exists(path))) return undefined;
  const pieces = textOf(path);
  try {
    let head = "";
    while (head.length < format.head.length) {
      const { value, done } = await pieces.next();
      if (done === true) break;
      head += value;
    }
    if (!head.startsWith(format.head)) {
      // It ended within the head, or before.
      if (!(await isTorn(path, 0, [format.head]))) refuseOther(path, "has other columns, or another format");
      return { at: 0, next: undefined };
    }
    let end = Buffer.byteLength(format.head);
    for await (const block of format.read(prepend(head.slice(format.head.length), pieces))) {
      if (block === undefined) refuseOther(path, `has another row after row ${countOf(tally)}`);
      for (const { kept, added } of block.rows) {
        const { value: row } = await rows.next();
        if (row === undefined) refuseOther(path, `has more rows than the input, which has ${countOf(tally)}`);
        if (row.cells.some((cell, index) => format.keep(cell) !== kept[index])) {
          refuseOther(path, `has another row than line ${row.line} of the input`);
        }
        take(path, row, added, tally);
      }
      end += Buffer.byteLength(block.text);
    }
    const following = await rows.next();
    const next = following.done === true ? undefined : following.value;
    const begin =
      next === undefined ? "" : beginOf(format.write({ kept: next.cells, added: [] }, countOf(tally) === 0));
    if (!(await isTorn(path, end, [format.foot, begin])))
      refuseOther(path, `has something else after row ${countOf(tally)}`);
    return { at: end, next };
  } catch (error) {
    // The reader of tables, and the decoder, of what this program did not write.
    if (!(error instanceof TypeError) && !(error instanceof InvalidInputError && error.field === "input")) throw error;
    return refuseOther(path, "cannot be read as such");
  } finally {
    await pieces.return();
  }
}

/** Counts a row of an output, unless what it says cannot be of the ico of that row. */
function take(path: string, { ico, rule, line }: TableRow, added: readonly string[], tally: Tally): void {
  const [status, reason = ""] = added;
  if (status !== "found" && status !== "missing" && status !== "malformed") {
    return refuseOther(path, `has no status in row ${countOf(tally) + 1}`);
  }
  const slip = status === "missing" && ico !== undefined && !hasValidCheckDigit(ico) ? "check-digit" : undefined;
  const expected = rule ?? slip;
  if ((status === "malformed") !== (rule !== undefined) || (expected ?? "") !== reason) {
    refuseOther(path, `says of line ${line} of the input what is not of its ico, as if of another column`);
  }
  count(tally, { status, ico }, expected);
}

/** A row as far as its last cell that is known. */
function beginOf(row: string): string {
  return row.replace(/\}?\n?$/, "");
}

/**
 * Whether an output ends with nothing but the beginning of what would follow, or zeros, which a machine leaves that died.
 *
 * @param from bytes
 * @param expected texts that could follow, as far as they are known: more may come behind the last of them
 */
async function isTorn(path: string, from: number, expected: readonly string[]): Promise<boolean> {
  const texts = expected.map((text) => Buffer.from(text));
  const most = Math.max(...texts.map(({ length }) => length)) + 1;
  let rest = Buffer.alloc(0);
  let isOver = false;
  for await (const chunk of createReadStream(path, { start: from })) {
    const bytes = chunk as Buffer;
    const zero: number = isOver ? 0 : bytes.indexOf(0);
    const text = zero === -1 ? bytes : bytes.subarray(0, zero);
    if (rest.length < most) rest = Buffer.concat([rest, text.subarray(0, most - rest.length)]);
    isOver ||= zero !== -1;
    if (zero !== -1 && bytes.subarray(zero).some((byte) => byte !== 0)) return false;
  }
  return texts.some((text, index) => {
    const known = Math.min(text.length, rest.length);
    const mayHaveMore = index === texts.length - 1 && text.length > 0;
    return text.subarray(0, known).equals(rest.subarray(0, known)) && (rest.length <= text.length || mayHaveMore);
  });
}

function refuseOther(path: string, why: string): never {
  const rule = `must be what the same command began with the same input: it ${why}; --force overwrites it`;
  return refuse("--out", rule, JSON.stringify(path));
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile() || refuse("--resume", "needs a file, which can be cut", JSON.stringify(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** The text of an output. Zeros are where a machine that died had not yet written; what follows them is not kept. */
async function* textOf(path: string): AsyncGenerator<string, void, undefined> {
  // A mark belongs to what was written; half a character at the end does not count.
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Uint8Array;
    const zero = bytes.indexOf(0);
    const text = decoder.decode(zero === -1 ? bytes : bytes.subarray(0, zero), { stream: true });
    if (text !== "") yield text;
    if (zero !== -1) return;
  }
}

async function* prepend(
  head: string,
  pieces: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  if (head !== "") yield head;
  yield* pieces;
}
