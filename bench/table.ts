import type { Ratio } from "./compare.ts";

/** One line of a bench. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly ratio?: Ratio;
  readonly target?: { readonly text: string; readonly met: boolean };
}

/** What one bench found. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A benchmark that runs by itself. */
export type Bench = () => Promise<Table>;

/** A target that a ratio should not pass. What decides is the undisturbed time: the median tells of the machine too. */
export function atMost(limit: number, { fast }: Ratio): Required<Pick<Row, "target">> {
  return { target: { text: `at most ${limit} times`, met: fast <= limit } };
}

/** A target that a ratio should reach. */
export function atLeast(limit: number, { fast }: Ratio): Required<Pick<Row, "target">> {
  return { target: { text: `at least ${limit} times`, met: fast >= limit } };
}

/** Prints a table in columns. */
export function print({ title, rows }: Table): void {
  const lines = [
    ["what", "figure", "ratio fast / median", "target", ""],
    ...rows.map(({ what, figure, ratio, target }) => [
      what,
      figure,
      ratio === undefined ? "" : `${ratio.fast.toFixed(3)} / ${ratio.median.toFixed(3)}`,
      target?.text ?? "",
      target === undefined ? "" : target.met ? "met" : "MISSED",
    ]),
  ];
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  console.log(`\n${title}`);
  for (const line of lines) {
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  }
}
