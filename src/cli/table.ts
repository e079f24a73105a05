import { terminalColumns } from "terminal-columns";

/** A column of a table. */
export interface TableColumn {
  readonly title: string;
  /** How many characters it takes; the columns without a width share the rest of the terminal. */
  readonly width?: number | undefined;
}

/** Spaces between two columns. */
const gap = 2;
/** A column narrower than this would be a ladder of syllables. */
const narrowest = 12;
/** Most characters of a cell that are shown: the time to wrap one grows with the square of its length. */
const longestCell = 500;

/**
 * Rows as a table without borders, its long cells wrapped to the width of the terminal, and cut at 500 characters. In a
 * terminal too narrow for that nothing is wrapped.
 *
 * @param terminal columns of the terminal
 */
export function renderTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  terminal: number,
): string {
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), gap * (columns.length - 1));
  const sharing = columns.filter(({ width }) => width === undefined).length;
  const wraps = terminal >= fixed + sharing * narrowest;
  // The same for every part of a table, whatever its cells are: the parts stand under each other.
  const share = Math.floor((terminal - fixed) / sharing);
  const text = terminalColumns(
    rows.map((cells) => cells.map(shortened)),
    {
      stdoutColumns: wraps ? terminal : Infinity,
      columns: columns.map(({ width }, index) => {
        const paddingRight = index === columns.length - 1 ? 0 : gap;
        return { width: width ?? (wraps ? share : "content-width"), paddingRight };
      }),
    },
  );
  return text.split("\n").map(withoutPadding).join("\n");
}

/** Not between the halves of a character. */
function shortened(cell: string): string {
  return cell.length <= longestCell ? cell : `${cell.slice(0, longestCell).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function withoutPadding(line: string): string {
  let end = line.length;
  while (line[end - 1] === " ") end -= 1;
  return line.slice(0, end);
}
