import { stdout } from "node:process";

const styled = stdout.isTTY && process.env["NO_COLOR"] === undefined;
const style = (code: number, text: string): string => (styled ? `\u001b[${code}m${text}\u001b[0m` : text);
const bold = (text: string): string => style(1, text);
const dim = (text: string): string => style(2, text);

/** Starts a chapter of the story. */
export function chapter(title: string, code: string): void {
  console.log(`\n${bold(title)}\n${dim(`  ${code}`)}`);
}

/** Prints rows of two columns; what is missing is left out. */
export function facts(rows: readonly (readonly [label: string, value: string | number | undefined])[]): void {
  const present = rows.filter(([, value]) => value !== undefined && value !== "");
  const width = Math.max(...present.map(([label]) => label.length));
  for (const [label, value] of present) console.log(`  ${label.padEnd(width)}  ${String(value)}`);
}

/** Prints a table with a head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
  console.log(dim(line(head)));
  for (const row of rows) console.log(line(row));
}

/** Prints a remark. */
export function remark(text: string): void {
  console.log(dim(`  ${text}`));
}
