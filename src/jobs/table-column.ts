import { refuse, shown } from "../errors/invalid-input-error.ts";
import { hasValidCheckDigit } from "../registry/helpers/ico.ts";
import { readIcoCell } from "./table-ico.ts";
import type { RawRow } from "./table-rows.ts";

/** Options of the caller for a table. */
interface Said {
  readonly column?: string | number | undefined;
  readonly header?: boolean | undefined;
}

interface Found {
  /** From 0. */
  readonly column: number;
  readonly hasHeader: boolean;
  /** Whether the header has the column with the given name, which proves that there is a header. */
  readonly isNamed?: true;
}

type Cells = readonly string[];

/** Finds the column of the ico, and whether the first row is a header. @throws InvalidInputError when there is no such column. */
export function findColumn(subject: string, first: readonly RawRow[], { column, header }: Said): Found {
  const [top = [], ...others] = first.map(({ cells }) => cells);
  const byNumber = typeof column === "string" && /^\d+$/.test(column) && !top.some((name) => fold(name) === column);
  if (typeof column === "string" && !byNumber) {
    if (header === false) refuse(subject, "column", "must be a number: the input has no header");
    return { column: namedColumn(subject, top, first.slice(1), column), hasHeader: true, isNamed: true };
  }
  refuseTextAbove(subject, top, first.slice(1));
  if (column !== undefined) {
    const index = Number(column) - 1;
    if (index >= top.length || index < 0) {
      refuse(subject, "column", `must be one of the ${top.length} columns`, String(column));
    }
    return { column: index, hasHeader: header ?? isHeader(top, others, index) };
  }
  const values = header === true || others.length > 0 ? others : [top];
  const below = likeliest(values, header === false ? [] : top);
  const candidates = below.length > 0 || header === true ? below : likeliest([top], []);
  const [likely] = candidates;
  // A company may have the name of a column. If the first row has an ico, it is not a header.
  const beginsWithIco = header !== true && likely !== undefined && hasIco(top, likely);
  const known = header === false || beginsWithIco ? [] : columnsOfIco(top);
  const [named, another] = known;
  if (named !== undefined) {
    if (another === undefined) return { column: named, hasHeader: true };
    const names = known.map((index) => sayColumn(top, index)).join(", ");
    refuse(subject, "column", `must be given: several columns have the name of an ico: ${names}`);
  }
  const only = others.length === 0 ? top.filter((cell) => readIcoCell(cell).ico !== undefined).length : 0;
  if (only > 1 && only === top.length) {
    refuse(subject, "input", `must have one ico in a row: its only row has ${only}`);
  }
  if (likely === undefined) {
    refuse(subject, "column", `must be given: no column looks like ico; there are ${sayColumns(top)}`);
  }
  const hasHeader = header ?? isHeader(top, others, likely);
  if (candidates.length > 1) {
    const names = candidates.toSorted((one, other) => one - other).map((index) => sayColumn(top, index, hasHeader));
    refuse(subject, "column", `must be given: several columns look like ico: ${names.join(", ")}`);
  }
  return { column: likely, hasHeader };
}

/** Refuses text lines above the header, which exports of accounting have. The names of its cells tell which row it is. */
function refuseTextAbove(subject: string, top: Cells, others: readonly RawRow[]): void {
  // A row of data may have a name such as IC Trading, and one cell too many because of a comma.
  const isData = (cells: Cells): boolean => cells.some((cell) => readIcoCell(cell).ico !== undefined);
  const first = isData(top) || columnsOfIco(top).length > 0 ? 0 : others.findIndex(({ cells }) => isData(cells));
  const isHeader = ({ cells }: RawRow, index: number): boolean => {
    const isWider = cells.slice(top.length).some((cell) => cell.trim() !== "");
    // A list without a header may begin with companies that have no ico.
    const isFirst = index < first && cells.some((cell) => namesOfIco.includes(fold(cell)));
    return !isData(cells) && (isFirst || (isWider && columnsOfIco(cells).length > 0));
  };
  const header = others.find(isHeader);
  if (header === undefined) return;
  refuse(subject, "input", `must begin with its header, which is line ${header.line}: remove the lines above it`);
}

function namedColumn(subject: string, top: Cells, others: readonly RawRow[], column: string): number {
  const [found, another] = columnsOfName(top, column);
  if (found === undefined) {
    const later = others.find(({ cells }) => columnsOfName(cells, column).length > 0);
    const hint = later === undefined ? "" : `; line ${later.line} has it: remove what stands above the header`;
    const rule = `must be one of those that the header has: ${sayColumns(top)}${hint}`;
    refuse(subject, "column", rule, shown(column));
  }
  if (another === undefined) return found;
  const rule = `must be a number: columns ${found + 1} and ${another + 1} both have that name`;
  return refuse(subject, "column", rule, shown(column));
}

/** Returns the indexes of the columns with exactly this name; otherwise those whose names differ only in case, accents and spaces. */
export function columnsOfName(top: Cells, column: string): readonly number[] {
  const exact = indexesOf(top, (name) => name.trim() === column.trim());
  return exact.length > 0 ? exact : indexesOf(top, (name) => fold(name) === fold(column));
}

function indexesOf(cells: Cells, fits: (cell: string) => boolean): readonly number[] {
  return cells.flatMap((cell, index) => (fits(cell) ? [index] : []));
}

/** Most names of columns that a message repeats. */
const mostNamed = 20;

/** Writes the names of columns for a message, at most `mostNamed`. */
export function sayColumns(names: Cells): string {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : "";
  return `${names
    .slice(0, mostNamed)
    .map((name) => shown(name))
    .join(", ")}${more}`;
}

function sayColumn(top: Cells, index: number, hasName = true): string {
  return hasName ? `${index + 1} (${shown(top[index])})` : String(index + 1);
}

/** Returns the words of a name in lower case without accents. */
function wordsOf(name: string): readonly string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

function fold(name: string): string {
  return wordsOf(name).join("");
}

const namesOfIco = ["ico", "ic", "icosubjektu", "identifikacnicislo", "identifikacnicisloosoby"];

/** Returns the columns named ico; if there are none, those whose names contain the word (`IČO dodavatele`). */
function columnsOfIco(top: Cells): readonly number[] {
  const exact = indexesOf(top, (name) => namesOfIco.includes(fold(name)));
  if (exact.length > 0) return exact;
  return indexesOf(top, (name) => {
    const words = wordsOf(name);
    // The Slovak IČ DPH is a tax ID. A line "IČO: 90000048" is data and not a name.
    const isNone = words.some((word) => word === "dph" || /^\d{6,}$/.test(word));
    return words.some((word) => word === "ico" || word === "ic") && !isNone;
  });
}

/** Words in the names of columns with other numbers. A part of any numbers has a valid check digit by coincidence. */
const otherNumbers =
  /^(?:psc|zip|postcode|tel|telefon|mobil|phone|fax|faktur|invoice|doklad|symbol|vs$|ucet|account|castk|cena|datum|date)/;

/**
 * Returns the columns in which most possible ico have a valid check digit, and enough cells hold one: the best column first, then
 * equally good ones with another ico in a row.
 */
function likeliest(rows: readonly Cells[], top: Cells): readonly number[] {
  const width = Math.max(top.length, rows[0]?.length ?? 0);
  const likely: { readonly column: number; readonly share: number; readonly icos: readonly (string | undefined)[] }[] =
    [];
  for (let column = 0; column < width; column += 1) {
    if (wordsOf(top[column] ?? "").some((word) => otherNumbers.test(word))) continue;
    const filled = rows.filter((row) => (row[column] ?? "").trim() !== "").length;
    const icos = rows.map((row) => readIcoCell(row[column] ?? "").ico);
    const found = icos.filter((ico) => ico !== undefined);
    // A single column cannot be confused with another.
    if (width === 1) return found.length > 0 ? [column] : [];
    const valid = found.filter((ico) => hasValidCheckDigit(ico)).length;
    const share = valid / filled;
    if (valid * 2 > found.length && share >= 0.3) likely.push({ column, share, icos });
  }
  const count = ({ icos }: { readonly icos: readonly (string | undefined)[] }): number => icos.filter(isHigh).length;
  const [best, ...others] = likely.toSorted((one, other) => other.share - one.share || count(other) - count(one));
  if (best === undefined) return [];
  const differs = (ico: string | undefined, row: number): boolean => isHigh(ico) && ico !== (best.icos[row] ?? ico);
  const rivals = others.filter(({ share, icos }) => share === best.share && icos.some(differs));
  return [best, ...rivals].map(({ column }) => column);
}

/** Whether an ico is too high for a row number, because some row numbers have a valid check digit. */
function isHigh(ico: string | undefined): boolean {
  return ico !== undefined && ico > "00001000";
}

function hasIco(cells: Cells, column: number): boolean {
  return readIcoCell(cells[column] ?? "").ico !== undefined;
}

/** Whether a column begins with a title: the name of an ico, or a word above cells of which many are ico. */
function isHeader(top: Cells, others: readonly Cells[], column: number): boolean {
  if (hasIco(top, column)) return false;
  if (columnsOfIco(top).length > 0) return true;
  const cells = others.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
  const fitting = cells.filter((cell) => readIcoCell(cell).ico !== undefined);
  return isTitle(top[column] ?? "") && fitting.length > 0 && fitting.length * 3 >= cells.length;
}

/** Whether a cell consists of words. A cell with mostly digits is an ico with a typing error, or a tax ID. */
function isTitle(cell: string): boolean {
  return (cell.match(/\p{L}/gu) ?? []).length > (cell.match(/\p{N}/gu) ?? []).length;
}
