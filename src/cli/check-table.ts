import type { CheckResult } from "../jobs/check.ts";
import type { TableRow } from "../jobs/read-table.ts";
import { meaningOf, readSnapshot, type SubjectDifference, type SubjectSnapshot } from "../jobs/snapshot.ts";
import { sayOwnDifferences, type OwnDifference } from "./compare-columns.ts";
import type { Context } from "./context.ts";
import { refuse } from "./input.ts";
import { defusedText } from "./output.ts";
import { reasonOf } from "./table-columns.ts";
import { openTable, type InputTable } from "./table-input.ts";

/** The columns that a check adds to a table; those after `changed` are the facts of the snapshot. */
const added = ["status", "reason", "changed", "name", "seat", "dic", "state", "vat", "body"] as const;

/** The column of --compare stands before them, because --previous counts them from the end. */
const comparedColumn = "compared";

/** An empty list has to differ from what is not known. */
const nobody = "none";
const between = "; ";

/** The columns that a check adds. */
export function checkColumns(isCompared: boolean): readonly string[] {
  return isCompared ? [comparedColumn, ...added] : added;
}

/** @param compared what differs in the user's own columns, if the table has a column for it */
export function checkCells(
  result: CheckResult,
  { rule }: TableRow,
  compared: readonly OwnDifference[] | undefined,
): readonly (string | undefined)[] {
  const { status, snapshot } = result;
  const { name, seat, dic, state, vat, body } = snapshot ?? {};
  const facts = [name, seat, dic, state, vat].map((fact) => fact ?? undefined);
  const people = body?.length === 0 ? nobody : body?.join(between);
  const own = compared === undefined ? [] : [sayOwnDifferences(compared)];
  return [...own, status, reasonOf(result, rule), changesOf(result), ...facts, people];
}

/** Differences in words. */
export function changesOf({ isNew, differences }: CheckResult): string | undefined {
  if (isNew) return "new";
  return differences.length === 0 ? undefined : differences.map(sayDifference).join(between);
}

function sayDifference(difference: SubjectDifference): string {
  const { field, before, after } = difference;
  if (field !== "body") return `${field}: ${before ?? "none"} → ${after ?? "none"}`;
  const left = without(before ?? [], after ?? []);
  const came = without(after ?? [], before ?? []);
  const parts = [...left.map((member) => `left ${member}`), ...came.map((member) => `came ${member}`)];
  return `body: ${parts.join(between)}`;
}

/** The members of one list that the other has not, compared as a difference is. */
function without(members: readonly string[], others: readonly string[]): readonly string[] {
  const meanings = new Set(others.map(meaningOf));
  return members.filter((member) => !meanings.has(meaningOf(member)));
}

/** The snapshots of a table that an earlier check wrote. Its column of the ico has the name that `table` has for it. */
export async function* readPrevious(
  path: string,
  table: InputTable,
  context: Context,
): AsyncGenerator<SubjectSnapshot, void, undefined> {
  const title = table.titles[table.column - 1]?.trim();
  const column = title === undefined || title === "" ? table.column : title;
  const { header = [], rows, isJson } = await openTable("--previous", path, { column, header: true }, context);
  const facts = header.slice(-added.length);
  const isOfCheck = added.every((name, index) => facts[index] === name || facts[index] === `ares_${name}`);
  if (!isOfCheck) {
    refuse("--previous", `must end with the columns that check --out adds: ${added.join(", ")}`, JSON.stringify(path));
  }
  for await (const { ico, cells, line } of rows) {
    const [status, , , name, seat, dic, state, vat, body] = cells
      .slice(-added.length)
      .map((cell) => (cell === "" ? undefined : isJson ? cell : withoutMark(cell)));
    if (status === "malformed") continue;
    const people = body === nobody ? [] : body?.split(between);
    const given = { version: 1, ico, status, name, seat, dic, state, vat, body: people };
    yield readSnapshot("ares-caais", `--previous, line ${line}`, given);
  }
}

/** A cell without the apostrophe that keeps a spreadsheet from running it. */
function withoutMark(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && defusedText(rest) === cell ? rest : cell;
}
