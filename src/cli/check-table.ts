import { rename, rm, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { CheckResult } from "../jobs/check.ts";
import type { Table, TableRow } from "../jobs/read-table.ts";
import { meaningOf, readSnapshot, type SubjectDifference, type SubjectSnapshot } from "../jobs/snapshot.ts";
import { sayOwnDifferences, type OwnDifference } from "./compare-columns.ts";
import type { Context } from "./context.ts";
import { takeLock } from "./file-lock.ts";
import { openIcoTable } from "./ico-table.ts";
import { refuse } from "./input.ts";
import { isSameFile, openOutputFile } from "./output-file.ts";
import { defusedText } from "./output.ts";
import { reasonOf } from "./table-columns.ts";
import { createFormat } from "./table-format.ts";
import { titlesOf, unusedNames } from "./table-job.ts";

/** The columns that a check adds to a table; those after `changed` are the facts of the snapshot. */
const added = ["status", "reason", "changed", "name", "seat", "dic", "state", "vat", "body"] as const;

/** The column of --compare stands before them, because --previous counts them from the end. */
const comparedColumn = "compared";

/** An empty list has to differ from what is not known. */
const nobody = "none";
const between = "; ";

/** A table with all that the next check compares. */
export interface CheckOutput {
  /** @param compared what differs in the user's own columns, if the table is to have a column for it */
  write(row: TableRow, result: CheckResult, compared: readonly OwnDifference[] | undefined): Promise<void>;
  /** Puts it where it is read from, in one step. */
  commit(): Promise<void>;
  /** Throws away what was not committed. */
  discard(): Promise<void>;
}

/**
 * Opens a table to write to. The file is there when it is complete, and not before.
 *
 * @param may be overwritten: the one that was compared with, or any where that was asked for
 * @throws InvalidInputError for a name of another format, or of a file that is there or that another process writes.
 */
export async function openCheckOutput(
  path: string,
  table: Table,
  {
    force,
    previous,
    isCompared,
  }: { readonly force: boolean; readonly previous: string | undefined; readonly isCompared: boolean },
): Promise<CheckOutput> {
  const format = extname(path).toLowerCase();
  if (format !== ".csv" && format !== ".tsv") {
    refuse("--out", "must end in .csv or .tsv, which --previous reads", JSON.stringify(path));
  }
  const there = await stat(path).catch(() => undefined);
  const isPrevious = there !== undefined && previous !== undefined && (await isSameFile(previous, there));
  if (there !== undefined && !isPrevious && !force) {
    refuse("--out", "exists: --force overwrites it, and so does giving it as --previous too", JSON.stringify(path));
  }
  const titles = titlesOf(table);
  const columns = { kept: titles, added: unusedNames(titles, isCompared ? [comparedColumn, ...added] : added) };
  const { head, write } = await createFormat(format === ".csv" ? "csv" : "tsv", columns, table.separator, false);
  const lock = takeLock("--out", path);
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await openOutputFile(temporary, "overwrite");
  await file.write(head);
  let isFirst = true;
  return {
    write: async (row, result, compared) => {
      const own = compared === undefined ? [] : [sayOwnDifferences(compared)];
      await file.write(write({ kept: row.cells, added: [...own, ...cellsOf(result, row)] }, isFirst));
      isFirst = false;
    },
    commit: async () => {
      await file.close();
      lock.check();
      await rename(temporary, path);
      lock.release();
    },
    discard: async () => {
      await file.close().catch(() => undefined);
      await rm(temporary, { force: true });
      lock.release();
    },
  };
}

function cellsOf(result: CheckResult, { rule }: TableRow): readonly (string | undefined)[] {
  const { status, snapshot } = result;
  const { name, seat, dic, state, vat, body } = snapshot ?? {};
  const facts = [name, seat, dic, state, vat].map((fact) => fact ?? undefined);
  const people = body?.length === 0 ? nobody : body?.join(between);
  return [status, reasonOf(result, rule), changesOf(result), ...facts, people];
}

/** What differs, for people. */
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

/**
 * The snapshots of a table that an earlier check wrote.
 *
 * @param table the list that is checked now: its column of the ico has the same name there
 * @throws InvalidInputError when it is none.
 */
export async function* readPrevious(
  path: string,
  table: Table,
  context: Context,
): AsyncGenerator<SubjectSnapshot, void, undefined> {
  const title = titlesOf(table)[table.column - 1]?.trim();
  const column = title === undefined || title === "" ? table.column : title;
  const { header = [], rows } = await openIcoTable("--previous", path, { column, header: true }, context);
  const facts = header.slice(-added.length);
  const isOfCheck = added.every((name, index) => facts[index] === name || facts[index] === `ares_${name}`);
  if (!isOfCheck) {
    refuse("--previous", `must end with the columns that check --out adds: ${added.join(", ")}`, JSON.stringify(path));
  }
  for await (const { ico, cells, line } of rows) {
    const [status, , , name, seat, dic, state, vat, body] = cells.slice(-added.length).map(asWritten);
    if (status === "malformed") continue;
    const people = body === nobody ? [] : body?.split(between);
    const given = { version: 1, ico, status, name, seat, dic, state, vat, body: people };
    yield readSnapshot("ares-caais", `--previous, line ${line}`, given);
  }
}

/** A cell without what keeps a spreadsheet from running it; nothing where there is nothing. */
function asWritten(cell: string): string | undefined {
  if (cell === "") return undefined;
  const rest = cell.slice(1);
  return cell.startsWith("'") && defusedText(rest) === cell ? rest : cell;
}
