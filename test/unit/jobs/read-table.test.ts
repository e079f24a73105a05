import { describe, expect, it } from "vitest";
import { InvalidInputError, readTable, type ReadTableOptions, type Table, type TableRow } from "ares-caais/jobs";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Windows-1250, as far as the tests need it. */
const narrow: Readonly<Record<string, number>> = {
  Č: 0xc8,
  č: 0xe8,
  ř: 0xf8,
  Ř: 0xd8,
  í: 0xed,
  á: 0xe1,
  ž: 0x9e,
  š: 0x9a,
};
const windows1250 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => narrow[character] ?? character.charCodeAt(0));

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};

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

/** What a table is refused for: the field and the rule. */
async function refusal(input: string | Uint8Array, options?: ReadTableOptions): Promise<string> {
  const error: unknown = await read(input, options).catch((reason: unknown) => reason);
  if (!(error instanceof InvalidInputError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  return `${error.field} ${error.rule}`;
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

  it.each<[string, string]>([
    ["27074358", "27074358"],
    [" 27074358 ", "27074358"],
    ["6947", "00006947"],
    ["270 74 358", "27074358"],
    ["270\u00a074\u202f358", "27074358"],
    ["CZ27074358", "27074358"],
    ['="00006947"', "00006947"],
    ["'00006947", "00006947"],
    ["27074358.0", "27074358"],
    ["6947,00", "00006947"],
    [' "90000048"', "90000048"],
    ["", "empty"],
    ['=""', "empty"],
    ["CZ8001011234", "birth-number"],
    ["CZ699001182", "birth-number"],
    ["270743588", "too-long"],
    ["ARES_00369838", "internal-id"],
    ["2.7E+07", "exponent"],
    ["2,7074E+07", "exponent"],
    ["27074358.5", "not-digits"],
    ["SK27074358", "not-digits"],
    ["=1+1", "not-digits"],
    ["neznámé", "not-digits"],
    ["２７０７４３５８", "not-digits"],
  ])("[JOB-01] [JOB-04] reads the cell %j of a spreadsheet as %s", async (cell, expected) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    expect(icos(await read(`x;ico\n1;${quoted}\n`))).toEqual([expected]);
  });

  it.each<[string, ReadTableOptions, number, number | undefined]>([
    ["a;IČO;ico2\n1;27074358;3\n", {}, 2, 3],
    ["a;Ič;b\n1;27074358;3\n", {}, 2, 3],
    ["id;supplier_ico;IČ DPH\n1;27074358;CZ1\n", {}, 2, 3],
    ["id;Identifikační číslo;psc\n1;27074358;11000\n", {}, 2, 3],
    // By the values alone, where other columns have numbers too.
    ["id;cislo;psc\n1;27074358;11000\n2;6947;60200\n3;45317054;77900\n", {}, 2, 3],
    ["1;27074358;11000\n2;6947;60200\n3;45317054;77900\n", {}, 2, undefined],
    ["27074358", {}, 1, undefined],
    ["x", { column: 1 }, 1, undefined],
    // No row is taken for the header that could be one of a subject.
    ["Novák;CZ8001011234\nPekárna;90000048\nSklo;90000021\n", { column: 2 }, 2, undefined],
    ["Firma bez;\nPekárna;90000048\nSklo;90000021\n", { column: 2 }, 2, undefined],
    ["CZ8001011234\n90000048\n90000021\n", {}, 1, undefined],
    ["9000004O\n90000048\n90000021\n", {}, 1, undefined],
    ["ARES_00369838\n90000048\n90000021\n", {}, 1, undefined],
    ["IC Olomouc s.r.o.;90000048\nSklo;90000021\n", {}, 2, undefined],
    // Empty cells say nothing of the first.
    ["Firma;Reg\nA;\nB;\nC;\nD;90000048\n", { column: 2 }, 2, 2],
    // Other numbers look like ico at times.
    ["Faktura;DIČ\n20240001;CZ90000048\n20240002;CZ8001011234\n20240003;CZ8001011235\n", {}, 2, 2],
    // The directive of a spreadsheet for itself.
    ["sep=;\nfirma, město;IČO\na, b;90000048\n", {}, 2, 2],
    [`x;y\n"${"a\n".repeat(25)}";90000048`, {}, 2, 2],
    [`${"\n".repeat(70_000)}IČO;a\n90000048;x\n`, {}, 1, 2],
    ["dodavatel\n27074358\nx\n6947\n", {}, 1, 1],
    ["a;b\n27074358;1\n", { column: 2 }, 2, 2],
    ["a;b\n27074358;1\n", { column: "A" }, 1, 2],
    ["a;b\n27074358;1\n", { column: "2", header: true }, 2, 2],
    ["a; i č o \n1;27074358\n", { column: "IČO" }, 2, 2],
    ["ico;b\n27074358;1\n", { header: false }, 1, undefined],
    ["a,b;27074358\nc;6947\n", { separator: ";", header: false }, 2, undefined],
  ])("[JOB-01] finds column and header of %j with %j", async (input, options, column, header) => {
    const { table } = await read(input, options);
    expect({ column: table.column, header: table.header?.length }).toEqual({ column, header });
  });

  it.each<[string | Uint8Array, ReadTableOptions, string]>([
    ["", {}, "input must have a row"],
    ["\n \r\n", {}, "input must have a row"],
    ["a;b\n1;2\n", { column: "IČO" }, 'column must be one of those that the header has: "a", "b"'],
    ["a;b\n1;2\n", { column: 3 }, "column must be one of the 2 columns"],
    ["a;b\nx;y\n", {}, 'column must be said: no column looks like ico; there are "a", "b"'],
    ["Firma;PSČ\na;46001\nb;37001\n", {}, 'column must be said: no column looks like ico; there are "Firma", "PSČ"'],
    ["x\ny\n", {}, 'column must be said: no column looks like ico; there are "x"'],
    [
      '<?xml version="1.0"?>\n<a>\n</a>\n',
      {},
      "input must be CSV, TSV, NDJSON, JSON or lines: it looks like XML or HTML",
    ],
    [
      "Seznam dodavatelů;;\nfirma;IČO;a\nx;90000048;y\n",
      { column: "IČO" },
      'column must be one of those that the header has: "Seznam dodavatelů", "", ""; line 2 has it: remove what stands above the header',
    ],
    ["ico;ICO\n1;2\n", { column: "IČO" }, "column must be a number: columns 1 and 2 both have that name"],
    [
      "IČO dodavatele;IČO plátce\n1;2\n",
      {},
      'column must be said: several columns have the name of an ico: 1 ("IČO dodavatele"), 2 ("IČO plátce")',
    ],
    ["a;b\n", { column: "a", header: false }, "column must be a number: the input has no header"],
    ["a", { column: 0 }, "column must be a name, or a number from 1"],
    [
      "a",
      { encoding: "kamenicky" },
      'encoding must be an encoding that this runtime knows, such as "utf-8", "utf-16le" or "windows-1250"',
    ],
    [
      windows1250("ico;město\n1;Říčany\n"),
      { encoding: "utf-8" },
      "input must be utf-8: line 2 has bytes that this encoding does not have",
    ],
    [
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
      {},
      "input must be text: it is a workbook (xlsx, ods) or another zip; save it as CSV",
    ],
    ["ico\n1\n2\n\0\n", {}, "input must be text in utf-8: line 4 has a character NUL"],
    ["ico;a\n1;x\n2;x;y\n", {}, "input must have at most 2 cells in a row, as the first one has: line 3 has 3"],
    [
      'ico;a\n1;x\n2;"x\n',
      {},
      "input must have its quotes closed at the end of a cell, and doubled inside: the row of line 3",
    ],
    [
      'ico;a\n1;"x"y\n2;z\n',
      {},
      "input must have its quotes closed at the end of a cell, and doubled inside: the row of line 2",
    ],
  ])("[JOB-13] refuses %j with %j", async (input, options, expected) => {
    expect(await refusal(input, options)).toBe(expected);
  });

  it("[JOB-13] says of a row that is too long where it is, and speaks of quotes only where there is one", async () => {
    const tooLong = "input must have rows of at most 1048576 characters: ";
    expect(await refusal("x".repeat(1_200_000))).toBe(`${tooLong}the row of line 1 has more`);
    expect(await refusal(`ico\n${";".repeat(1_200_000)}`)).toBe(`${tooLong}the row of line 2 has more`);
    expect(await refusal(`ico\n"${";".repeat(1_200_000)}`)).toBe(`${tooLong}is a quote of line 2 not closed?`);
  });

  it("[JOB-13] refuses a quote that is never closed before it has taken a large file into memory", async () => {
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

  it("[JOB-01] reads 10,000 columns, and a header longer than a piece", async () => {
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

  it("[JOB-01] takes text without accents for both encodings until the first one comes", async () => {
    const many = "27074358;x\n".repeat(20_000);
    const late = await read(Uint8Array.from([...bytesOf(`ico;a\n${many}`), ...windows1250("6947;Říčany\n")]));
    expect(late.table.encoding).toBe("windows-1250");
    expect(late.rows.at(-1)?.cells[1]).toBe("Říčany");
    const utf8 = await read(`ico;a\n${many}6947;Říčany\n`, {}, 1000);
    expect(utf8.table.encoding).toBe("utf-8");
    expect(utf8.rows.at(-1)?.cells[1]).toBe("Říčany");
  });

  it.each([0, 1])(
    "[JOB-01] takes UTF-8 for what it is wherever its first piece ends, also inside a letter (%i)",
    async (shift) => {
      // Letters of two bytes behind an even number of bytes: with the shift, one lies across the end of the piece.
      const name = `${"a".repeat(shift)}${"ž".repeat(40_000)}`;
      const { table, rows } = await read(`ico;město\n27074358;${name}\n`);
      expect(table.encoding).toBe("utf-8");
      expect(rows.map(({ cells }) => cells[1])).toEqual([name]);
    },
  );

  it.each([
    // Both part all rows into as many cells each: the one with more cells.
    ["a,b;ico;c\n1,2;27074358;3\n", ";", ["1,2", "27074358", "3"]],
    ["a;b,ico,c\n1;2,27074358,3\n", ",", ["1;2", "27074358", "3"]],
    ["a,b\tico\tc\n1,2\t27074358\t3\n", "\t", ["1,2", "27074358", "3"]],
    ["a\tb,ico,c\n1\t2,27074358,3\n", ",", ["1\t2", "27074358", "3"]],
    // As many cells, too: a semicolon, then a tab.
    ["a,b;ico\n1,2;27074358\n", ";", ["1,2", "27074358"]],
    ["a,b\tico\n1,2\t27074358\n", "\t", ["1,2", "27074358"]],
    // More rows go before more cells.
    ["x,y,z;ico\nx,y,z;27074358\nx;6947\n", ";", ["x,y,z", "27074358"]],
  ])("[JOB-01] chooses between two separators that both part the rows: %j", async (input, separator, cells) => {
    const { table, rows } = await read(input);
    expect(table.separator).toBe(separator);
    expect(rows[0]?.cells).toEqual(cells);
  });

  it("[JOB-01] counts the line of a directive, and takes the end of a file of DOS for no row", async () => {
    const { rows } = await read("sep=;\nico;a\n90000048;x\n\u001a");
    expect(rows.map(({ line, ico }) => `${line} ${ico}`)).toEqual(["3 90000048"]);
  });

  it("[JOB-01] fills a row that ends early, and takes no harm of empty cells beside the table", async () => {
    const { rows } = await read("ico;a;b\n27074358\n6947;x;y;;\n;;\n");
    expect(rows.map(({ cells, rule }) => [...cells, rule])).toEqual([
      ["27074358", "", "", undefined],
      ["6947", "x", "y", undefined],
      ["", "", "", "empty"],
    ]);
  });

  it("closes its input when nobody reads on, and reads no further than it is asked", async () => {
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
