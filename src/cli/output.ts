import { cleanText } from "../errors/clean-text.ts";
import { jsonLine } from "./json-line.ts";
import { paint } from "./paint.ts";
import type { Sink } from "./sink.ts";
import { renderTable, type TableColumn } from "./table.ts";

/** A column of a list, for people. */
export interface Column<Item> extends TableColumn {
  readonly text: (item: Item) => string | number | undefined;
}

/** Prints a list as it comes. */
export interface ListPrinter<Item> {
  print(item: Item): Promise<void>;
  /** Prints what was held back to set it in columns. Call it at the end, and before a long wait. */
  flush(): Promise<void>;
}

/** Rows that are set in columns together: a longer list is printed in parts, so that it takes no memory. */
const rowsTogether = 50;

/**
 * Makes what prints the items of a list: with `json` each as a line of JSON; on a terminal as a table; elsewhere, for
 * `cut`, `sort` and spreadsheets, as a line with tabs between the columns.
 */
export function listPrinter<Item extends object>(
  sink: Sink,
  json: boolean,
  columns: readonly Column<Item>[],
): ListPrinter<Item> {
  if (json) return { print: (item) => sink.write(jsonLine(item)), flush: () => Promise.resolve() };
  let rows: string[][] = [];
  let begun = false;
  const { columns: terminal, colors } = sink;
  const flush = async (): Promise<void> => {
    const titles = begun ? [] : [columns.map(({ title }) => title)];
    const block = [...titles, ...rows];
    rows = [];
    if (block.length === titles.length) return;
    const text = terminal === undefined ? lines(block) : renderTable(columns, block, terminal);
    const end = text.indexOf("\n");
    const head = begun ? "" : paint(colors, "bold", text.slice(0, end));
    begun = true;
    await sink.write(`${head}${head === "" ? text : text.slice(end)}\n`);
  };
  return {
    print: async (item) => {
      rows.push(columns.map(({ text }) => cleanText(String(text(item) ?? ""))));
      if (terminal === undefined || rows.length >= rowsTogether) await flush();
    },
    flush,
  };
}

function lines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join("\t")).join("\n");
}
