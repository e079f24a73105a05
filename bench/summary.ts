import type { Row, Table } from "./table.ts";

/**
 * Returns one table of the rows with a comparison, a target or an entry. Baselines and rows without a comparison are left
 * out.
 *
 * @param tables by the name of their bench
 */
export function summaryOf(tables: Readonly<Record<string, Table>>): Table {
  const rows = Object.entries(tables).flatMap(([name, { rows }]): Row[] =>
    rows.filter(tells).map((row) => ({ ...row, what: `${name}: ${row.what.trim()}` })),
  );
  return { title: "All ratios and targets", rows };
}

function tells({ ratio, target, isListed = false }: Row): boolean {
  const isBaseline = ratio?.fast === 1 && ratio.median === 1;
  return isListed || target !== undefined || (ratio !== undefined && !isBaseline);
}
