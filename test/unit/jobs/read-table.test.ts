import { describe, expect, it } from "vitest";
import { InvalidInputError, readTable, type ReadTableOptions, type Table, type TableRow } from "ares-caais/jobs";
import { readYaml } from "../../fixtures/read-yaml.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The letters of Windows-1250 beyond ASCII, in the order of their codes. */
const letters = new TextDecoder("windows-1250").decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index));
const windows1250 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => (letters.includes(letter) ? 128 + letters.indexOf(letter) : letter.charCodeAt(0)));

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};

/** A table in the file of tables. */
interface Written {
  readonly text: string;
  readonly mark?: true;
  readonly crlf?: true;
  /** UTF-8 by default. */
  readonly encoding?: "utf-8" | "windows-1250" | "utf-16le" | "utf-16be";
  readonly options?: ReadTableOptions;
}

interface Tables {
  /** The reading: encoding, separator, number and title of the column, then each ico or the rule that its cell breaks. */
  readonly spreadsheets: readonly (Written & { readonly what: string; readonly reading: string })[];
  readonly cells: readonly { readonly cell: string; readonly expected: string }[];
  /** The column of the ico, and how many names the header has. */
  readonly columns: readonly (Written & { readonly column: number; readonly header?: number })[];
  readonly separators: readonly {
    readonly text: string;
    readonly separator: string;
    readonly cells: readonly string[];
  }[];
}
const tables = readYaml(import.meta.url, "tables.yaml") as Tables;

function encoded({ text, mark, crlf, encoding = "utf-8" }: Written): Uint8Array {
  const lines = `${mark === true ? "\ufeff" : ""}${crlf === true ? text.replaceAll("\n", "\r\n") : text}`;
  if (encoding === "windows-1250") return windows1250(lines);
  return encoding === "utf-8" ? bytesOf(lines) : utf16(lines, encoding === "utf-16le");
}

/** How a table is read, in words, or what it is refused for. */
async function readingOf(written: Written): Promise<string> {
  try {
    const { table, rows } = await read(encoded(written), written.options);
    const { encoding, isJson, separator = "lines", header, column } = table;
    const title = header === undefined ? "no header" : (header[column - 1] ?? "");
    const names = { ",": "commas", ";": "semicolons", "\t": "tabs", lines: "lines" };
    const found = rows.map(({ ico, rule }) => ico ?? rule).join(" ");
    return `${encoding}, ${isJson ? "JSON" : names[separator]}, ${column} ${title}: ${found}`;
  } catch (error) {
    if (error instanceof InvalidInputError) return `${error.field} ${error.rule}`;
    throw error;
  }
}

interface Read {
  readonly table: Table;
  readonly rows: readonly TableRow[];
}

async function read(input: string | Uint8Array, options?: ReadTableOptions, pieces = Infinity): Promise<Read> {
  const bytes = typeof input === "string" ? bytesOf(input) : input;
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += pieces) {
    chunks.push(bytes.subarray(from, Math.min(bytes.length, from + pieces)));
  }
  const table = await readTable(chunks, options);
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { table, rows };
}

const icos = ({ rows }: Read): unknown[] => rows.map(({ ico, rule }) => ico ?? rule);
const list = 'firma;IČO;město\r\nPříkladná, s.r.o.;27074358;Praha\r\n"Dva\r\nřádky";6947;"Kro""měříž"\r\n';

describe("readTable", () => {
  it.each<[string, string | Uint8Array, string]>([
    ["UTF-8", list, "utf-8"],
    ["UTF-8 with a mark", `\ufeff${list}`, "utf-8"],
    ["UTF-16 LE with a mark", utf16(`\ufeff${list}`, true), "utf-16le"],
    ["UTF-16 BE with a mark", utf16(`\ufeff${list}`, false), "utf-16be"],
    ["UTF-16 LE without one", utf16(list, true), "utf-16le"],
    ["UTF-16 BE without one", utf16(list, false), "utf-16be"],
    ["Windows-1250", windows1250(list.replace("ě", "e").replace("ěř", "er")), "windows-1250"],
    ["LF", list.replaceAll("\r\n", "\n"), "utf-8"],
    ["CR", list.replaceAll("\r\n", "\r"), "utf-8"],
    [
      "commas",
      '"firma","IČO","město"\n"Příkladná, s.r.o.",27074358,Praha\n"Dva\r\nřádky",6947,"Kro""měříž"\n',
      "utf-8",
    ],
    ["tabs", list.replaceAll(";", "\t"), "utf-8"],
    ["no line end at the end", list.trimEnd(), "utf-8"],
    ["empty lines", `\n\n${list.replace("\r\nPř", "\r\n\r\n  \r\nPř")}\n\n`, "utf-8"],
  ])("[JOB-01] reads a table in %s, in one piece and byte by byte", async (_, input, encoding) => {
    for (const pieces of [Infinity, 1, 7]) {
      const found = await read(input, {}, pieces);
      expect(found.table).toMatchObject({ encoding, column: 2, width: 3 });
      expect(found.table.header?.[1]).toBe("IČO");
      expect(found.table.guessed).toEqual(["encoding", "separator", "header", "column"]);
      expect(icos(found)).toEqual(["27074358", "00006947"]);
      const [first, second] = found.rows.map(({ cells }) => cells);
      expect(first).toEqual(["Příkladná, s.r.o.", "27074358", "Praha"]);
      expect(second?.[0]?.replace(/\r\n?/, "\n")).toBe("Dva\nřádky");
      expect(second?.[2]?.startsWith('Kro"m')).toBe(true);
    }
  });

  it.each(tables.cells)(
    "[JOB-01] [JOB-04] reads the cell $cell of a spreadsheet as $expected",
    async ({ cell, expected }) => {
      const quoted = `"${cell.replaceAll('"', '""')}"`;
      expect(icos(await read(`x;ico\n1;${quoted}\n`))).toEqual([expected]);
    },
  );

  it.each(tables.columns)(
    "[JOB-01] finds column and header of $text with $options",
    async ({ column, header, ...written }) => {
      const { table } = await read(encoded(written), written.options);
      expect({ column: table.column, header: table.header?.length }).toEqual({ column, header });
    },
  );

  it.each(tables.spreadsheets)("[JOB-01] [JOB-13] [JOB-15] reads or refuses $what", async ({ reading, ...written }) => {
    expect(await readingOf(written)).toBe(reading);
  });

  it("[JOB-01] finds a header behind 70,000 empty lines", async () => {
    const { table } = await read(`${"\n".repeat(70_000)}IČO;a\n90000048;x\n`);
    expect(table).toMatchObject({ column: 1, header: ["IČO", "a"] });
  });

  it("[JOB-13] names the line of a row that is too long, and mentions quotes only where there is one", async () => {
    const tooLong = "input must have rows of at most 1048576 characters: ";
    expect(await readingOf({ text: "x".repeat(1_200_000) })).toBe(`${tooLong}the row of line 1 has more`);
    expect(await readingOf({ text: `ico\n${";".repeat(1_200_000)}` })).toBe(`${tooLong}the row of line 2 has more`);
    expect(await readingOf({ text: `ico\n"${";".repeat(1_200_000)}` })).toBe(
      `${tooLong}is a quote of line 2 not closed?`,
    );
  });

  it("[JOB-13] refuses an unclosed quote before a large file is in memory", async () => {
    let pieces = 0;
    function* endless(): Generator<Uint8Array, void, undefined> {
      yield bytesOf('ico;name\n27074358;one\n6947;"two\n');
      for (;;) {
        pieces += 1;
        yield bytesOf("45317054;three\n".repeat(4096));
      }
    }
    const { rows } = await readTable(endless());
    const seen: number[] = [];
    await expect(async () => {
      for await (const { line } of rows) seen.push(line);
    }).rejects.toThrow("must have rows of at most 1048576 characters: is a quote of line 3 not closed?");
    expect(seen).toEqual([2]);
    expect(pieces).toBeLessThan(40);
  });

  it("[JOB-01] reads 10,000 columns, and a header longer than one chunk", async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `column number ${index}`);
    const cells = names.map((_, index) => (index === 9_000 ? "27074358" : "x"));
    const { table, rows } = await read(
      `${names.join(";")}\n${`${cells.join(";")}\n`.repeat(3)}`,
      { column: 9_001 },
      4096,
    );
    expect(table).toMatchObject({ width: 10_000, column: 9_001 });
    expect(rows.map(({ ico, line }) => `${line} ${ico}`)).toEqual(["2 27074358", "3 27074358", "4 27074358"]);
  });

  it("[JOB-01] takes ASCII text for both encodings until the first accented letter", async () => {
    const many = "27074358;x\n".repeat(20_000);
    const late = await read(Uint8Array.from([...bytesOf(`ico;a\n${many}`), ...windows1250("6947;Říčany\n")]));
    expect(late.table.encoding).toBe("windows-1250");
    expect(late.rows.at(-1)?.cells[1]).toBe("Říčany");
    const utf8 = await read(`ico;a\n${many}6947;Říčany\n`, {}, 1000);
    expect(utf8.table.encoding).toBe("utf-8");
    expect(utf8.rows.at(-1)?.cells[1]).toBe("Říčany");
  });

  it.each([0, 1])("[JOB-01] detects UTF-8 wherever its first chunk ends, also inside a letter (%i)", async (shift) => {
    // Letters of two bytes behind an even number of bytes: with the shift, one lies across the end of the piece.
    const name = `${"a".repeat(shift)}${"ž".repeat(40_000)}`;
    const { table, rows } = await read(`ico;město\n27074358;${name}\n`);
    expect(table.encoding).toBe("utf-8");
    expect(rows.map(({ cells }) => cells[1])).toEqual([name]);
  });

  it.each([0, 1, 2])(
    "[JOB-01] detects Windows-1250 whose first accent is near the end of a chunk (%i)",
    async (after) => {
      // The code of this letter begins a character of UTF-8.
      const before = "ico;mesto\n27074358;";
      const name = `${"a".repeat(65_535 - after - before.length)}č${"a".repeat(after)}`;
      const { table, rows } = await read(windows1250(`${before}${name}\n6947;Říčany\n`));
      expect(table.encoding).toBe("windows-1250");
      expect(rows.map(({ cells }) => cells[1])).toEqual([name, "Říčany"]);
      const whole = await read(windows1250(`${before}${name}`));
      expect(whole.rows.map(({ cells }) => cells[1])).toEqual([name]);
    },
  );

  it.each(tables.separators)("[JOB-01] chooses between two separators that both split the rows: $text", async (row) => {
    const { table, rows } = await read(row.text);
    expect(table.separator).toBe(row.separator);
    expect(rows[0]?.cells).toEqual(row.cells);
  });

  it("[JOB-01] counts the line of a sep= directive, and ignores the end-of-file character of DOS", async () => {
    const { rows } = await read("sep=;\nico;a\n90000048;x\n\u001a");
    expect(rows.map(({ line, ico }) => `${line} ${ico}`)).toEqual(["3 90000048"]);
  });

  it("[JOB-01] pads a short row, and ignores empty cells beside the table", async () => {
    const { rows } = await read("ico;a;b\n27074358\n6947;x;y;;\n;;\n");
    expect(rows.map(({ cells, rule }) => [...cells, rule])).toEqual([
      ["27074358", "", "", undefined],
      ["6947", "x", "y", undefined],
      ["", "", "", "empty"],
    ]);
  });

  it("closes its input when the caller stops, and reads only what is requested", async () => {
    let pieces = 0;
    let closed = false;
    async function* endless(): AsyncGenerator<Uint8Array, void, undefined> {
      try {
        for (;;) {
          pieces += 1;
          yield await Promise.resolve(bytesOf("27074358\n".repeat(8192)));
        }
      } finally {
        closed = true;
      }
    }
    const { rows } = await readTable(endless());
    await rows.next();
    expect(pieces).toBeLessThan(4);
    await rows.return();
    expect(closed).toBe(true);
  });
});
