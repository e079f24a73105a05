/** A text as the cell of a table. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}

/** A row of a table. */
function row(...cells: readonly string[]): string {
  return `| ${cells.map(cell).join(" | ")} |`;
}

/** A table; a cell may hold Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [row(...head), row(...head.map(() => ":--")), ...rows.map((cells) => row(...cells))];
}
