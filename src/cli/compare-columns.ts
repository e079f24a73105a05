import { shown } from "../errors/invalid-input-error.ts";
import type { CheckResult } from "../jobs/check.ts";
import type { Table, TableRow } from "../jobs/read-table.ts";
import { columnsOfName, sayColumns } from "../jobs/table-column.ts";
import { refuse } from "./input.ts";
import { isSameWriting, type OwnFact } from "./same-writing.ts";

const facts: readonly OwnFact[] = ["name", "seat", "dic"];

/** A cell of the user's own that differs from the register. */
export interface OwnDifference {
  readonly field: OwnFact;
  /** The cell as it stands in the table. */
  readonly own: string;
  /** Value in the register; `null` if it has none. */
  readonly register: string | null;
}

/** Which of the user's own columns holds which fact: the index from 0. */
export type OwnColumns = ReadonlyMap<OwnFact, number>;

/** Reads `--compare`: `name=Název,seat=Sídlo,dic=DIČ`. A column is a name in the header, or a number from 1. */
export function readOwnColumns(list: string, table: Table): OwnColumns {
  const columns = new Map<OwnFact, number>();
  // The name of a column may have commas.
  for (const pair of list.split(/,(?=[^,=]*=)/)) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const fact = facts.find((known) => known === name);
    if (fact === undefined) {
      refuse("--compare", `must be pairs such as name=COLUMN, of these: ${facts.join(", ")}`, shown(pair));
    }
    if (columns.has(fact)) refuse("--compare", "must have each of its names once", shown(fact));
    columns.set(fact, columnOf(pair.slice(at + 1).trim(), table));
  }
  return columns;
}

function columnOf(column: string, { header, width }: Table): number {
  const [found, another] = columnsOfName(header ?? [], column);
  if (another !== undefined) {
    refuse("--compare", `must give the number of the column, because two columns have that name`, shown(column));
  }
  if (found !== undefined && column !== "") return found;
  const number = /^\d+$/.test(column) ? Number(column) : 0;
  if (number >= 1 && number <= width) return number - 1;
  const there = header === undefined ? "the input has no header" : `the input has ${sayColumns(header)}`;
  return refuse("--compare", `must name a column, or its number from 1 to ${width}: ${there}`, shown(column));
}

/** The user's own cells of a row that differ from the register; none if the register has no record. */
export function ownDifferences(
  columns: OwnColumns,
  { cells }: TableRow,
  result: CheckResult,
): readonly OwnDifference[] {
  if (result.status !== "found") return [];
  return [...columns].flatMap(([field, index]) => {
    const [own, register] = [cells[index] ?? "", result.snapshot[field]];
    return isSameWriting(field, own, register ?? "") ? [] : [{ field, own, register }];
  });
}

/** The differences for people: `name: Pekárna ≠ MORAVSKÁ PEKÁRNA s.r.o.`. */
export function sayOwnDifferences(differences: readonly OwnDifference[]): string | undefined {
  const said = differences.map(
    ({ field, own, register }) => `${field}: ${own.trim() === "" ? "none" : own.trim()} ≠ ${register ?? "none"}`,
  );
  return said.length === 0 ? undefined : said.join("; ");
}
