import { ratioOf, type Ratio, type Timing } from "./compare.ts";

/** One line of a bench. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly ratio?: Ratio;
  readonly target?: Target;
  /** Whether it stands on the page although nothing is compared. */
  readonly isListed?: boolean;
}

/** The target of a row. */
export interface Target {
  readonly text: string;
  readonly met: boolean;
  /** Why it is missed, for the case that it is. */
  readonly reason?: string | undefined;
}

/** The result of one bench. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Times of a row, of three digits. */
export function figureOf({ fast, median }: Timing, unit: "ms" | "µs" = "ms"): string {
  const figures = [fast, median].map((time) => Number((unit === "ms" ? time : time * 1_000).toPrecision(3)));
  return `${figures.join(" / ")} ${unit}`;
}

/** How many times as long as its baseline something may take, and why it takes longer if it does. */
export interface Most {
  readonly times: number;
  readonly reason: string;
}

/** The row of a timing with its ratio to a baseline, which has none itself. */
export function rowOf(timing: Timing, baseline: Timing, unit: "ms" | "µs", most?: Most): Row {
  const row = { what: timing.name, figure: figureOf(timing, unit) };
  const ratio = ratioOf(timing, baseline);
  return timing === baseline ? row : { ...row, ratio, ...(most && atMost(most.times, ratio, most.reason)) };
}

/** A target that a ratio should not pass. The undisturbed time decides, because the median depends on the machine too. */
export function atMost(limit: number, { fast }: Ratio, reason?: string): { readonly target: Target } {
  return { target: { text: `at most ${limit} times`, met: fast <= limit, reason } };
}

/** A target that a ratio should reach. */
export function atLeast(limit: number, { fast }: Ratio, reason?: string): { readonly target: Target } {
  return { target: { text: `at least ${limit} times`, met: fast >= limit, reason } };
}

/** The columns of a table, its head first. */
export function columnsOf({ rows }: Table): string[][] {
  return [
    ["what", "figure, fast / median", "ratio, fast / median", "target", ""],
    ...rows.map(({ what, figure, ratio, target }) => [
      what,
      figure,
      ratio === undefined ? "" : `${ratio.fast.toFixed(2)} / ${ratio.median.toFixed(2)}`,
      target?.text ?? "",
      target === undefined ? "" : target.met ? "met" : "MISSED",
    ]),
  ];
}

/** Prints a table in columns. */
export function print(table: Table): void {
  const lines = columnsOf(table);
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  );
  console.log(`\n${table.title}`);
  for (const line of lines) {
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  }
}
