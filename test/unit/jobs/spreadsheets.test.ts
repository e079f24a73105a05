import { InvalidInputError, readTable } from "ares-caais/jobs";
import { describe, expect, it } from "vitest";

/** Letters of Windows-1250 that the tables have. */
const letters = "ŠšŽžČčŘřÝýÁáÍíÉéĚěŮůÚúŤťŇňĎďÓó";
const codes = [0x8a, 0x9a, 0x8e, 0x9e, 0xc8, 0xe8, 0xd8, 0xf8, 0xdd, 0xfd, 0xc1, 0xe1, 0xcd, 0xed, 0xc9, 0xe9];
const moreCodes = [0xcc, 0xec, 0xd9, 0xf9, 0xda, 0xfa, 0x8d, 0x9d, 0xd2, 0xf2, 0xcf, 0xef, 0xd3, 0xf3];
const ansi = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => [...codes, ...moreCodes][letters.indexOf(letter)] ?? letter.charCodeAt(0));
const dos = (text: string): string => text.replaceAll("\n", "\r\n");
const wide = (text: string): Uint8Array => Buffer.from(text, "utf16le");
const bytes = (...all: number[]): Uint8Array => Uint8Array.from([...all, 0, 0, 0, 0]);

const rows = "Pekárna Říčany;90000048;Dolní náměstí 27\nSklárna;90000021;\n";
const titled = `Název;IČO;Sídlo\n${rows}`;
const many = Array.from({ length: 100 }, (_, index) => `Pole ${index + 1}`);

/** How a table was read: encoding, separator, title and number of the column, then each ico or the rule that its cell breaks. */
async function readingOf(content: string | Uint8Array, column?: string): Promise<string> {
  const given = typeof content === "string" ? Buffer.from(content) : content;
  try {
    const table = await readTable([given], { column });
    const found: string[] = [];
    for await (const { ico, rule } of table.rows) found.push(ico ?? rule);
    const { encoding, isJson, separator = "lines", header, column: number } = table;
    const title = header === undefined ? "no header" : (header[number - 1] ?? "");
    const names = { ",": "commas", ";": "semicolons", "\t": "tabs", lines: "lines" };
    return `${encoding}, ${isJson ? "JSON" : names[separator]}, ${number} ${title}: ${found.join(" ")}`;
  } catch (error) {
    if (error instanceof InvalidInputError) return `${error.field} ${error.rule}`;
    throw error;
  }
}

describe("a spreadsheet as it comes", () => {
  it.each<[what: string, content: string | Uint8Array, reading: string, column?: string]>([
    [
      "Excel, CSV with semicolons in Windows-1250",
      ansi(dos(titled)),
      "windows-1250, semicolons, 2 IČO: 90000048 90000021",
    ],
    ["Excel, CSV UTF-8", dos(`\ufeff${titled}`), "utf-8, semicolons, 2 IČO: 90000048 90000021"],
    [
      "Excel, Unicode text",
      wide(dos(`\ufeff${titled.replaceAll(";", "\t")}`)),
      "utf-16le, tabs, 2 IČO: 90000048 90000021",
    ],
    [
      "Excel, text with tabs in Windows-1250",
      ansi(dos(titled.replaceAll(";", "\t"))),
      "windows-1250, tabs, 2 IČO: 90000048 90000021",
    ],
    ["Excel in English, commas", dos(titled.replaceAll(";", ",")), "utf-8, commas, 2 IČO: 90000048 90000021"],
    [
      "Excel with a line that names the separator",
      dos(`sep=;\n${titled}`),
      "utf-8, semicolons, 2 IČO: 90000048 90000021",
    ],
    ["Excel of an old Mac, CR alone", titled.replaceAll("\n", "\r"), "utf-8, semicolons, 2 IČO: 90000048 90000021"],
    [
      "LibreOffice, all cells in quotes",
      titled.replaceAll(/[^;\n]+/g, '"$&"').replaceAll(";", ","),
      "utf-8, commas, 2 IČO: 90000048 90000021",
    ],
    [
      "Google Sheets, no line end at the end",
      dos(titled.replaceAll(";", ",")).trimEnd(),
      "utf-8, commas, 2 IČO: 90000048 90000021",
    ],
    ["Numbers, semicolons and LF", titled, "utf-8, semicolons, 2 IČO: 90000048 90000021"],
    [
      "UTF-16 without a mark, big-endian",
      Buffer.from(wide(titled)).swap16(),
      "utf-16be, semicolons, 2 IČO: 90000048 90000021",
    ],
    [
      "a program of DOS, with its end of a file",
      ansi(dos(`${titled}\u001a`)),
      "windows-1250, semicolons, 2 IČO: 90000048 90000021",
    ],
    [
      "accounting, IČ and DIČ beside each other",
      "Firma;IČ;DIČ\nPekárna;90000048;CZ90000048\nSklárna;90000021;CZ90000021\n",
      "utf-8, semicolons, 2 IČ: 90000048 90000021",
    ],
    [
      "accounting, names without accents",
      "kod,nazev,ic,dic\nA1,Pekarna,90000048,CZ90000048\nA2,Sklarna,90000021,\n",
      "utf-8, commas, 3 ic: 90000048 90000021",
    ],
    [
      "accounting, long names of columns",
      "Číslo organizace;Identifikační číslo;Země\n1;90000048;CZ\n2;90000021;CZ\n",
      "utf-8, semicolons, 2 Identifikační číslo: 90000048 90000021",
    ],
    [
      "invoices in English, found by the numbers",
      "Name,Registration no,Zip\nPekárna,90000048,77900\nSklárna,90000021,60200\n",
      "utf-8, commas, 2 Registration no: 90000048 90000021",
    ],
    [
      "invoices, names in one word",
      "CompanyName;IdentificationNumber;VatIdentificationNumber\nA;90000048;CZ90000048\nB;90000021;\n",
      "utf-8, semicolons, 2 IdentificationNumber: 90000048 90000021",
    ],
    [
      "Slovak, with IČ DPH",
      "Názov;IČO;DIČ;IČ DPH\nA;90000048;2020;SK2020\nB;90000021;2021;SK2021\n",
      "utf-8, semicolons, 2 IČO: 90000048 90000021",
    ],
    [
      "a bank statement with other numbers",
      "Datum;Protiúčet;VS;IČO plátce\n1.2.2026;27074358/0100;90000048;90000048\n2.2.2026;6947/0800;1;90000021\n",
      "utf-8, semicolons, 4 IČO plátce: 90000048 90000021",
    ],
    [
      "numbers of invoices, telephones and postal codes",
      "Faktura;Telefon;PSČ;Číslo\n20260001;604123456;77900;90000048\n20260002;604123457;60200;90000021\n",
      "utf-8, semicolons, 4 Číslo: 90000048 90000021",
    ],
    [
      "the tax ID alone",
      "Firma;DIČ\nPekárna;CZ90000048\nSklárna;CZ90000021\nNovák;CZ8001011234\n",
      "utf-8, semicolons, 2 DIČ: 90000048 90000021 birth-number",
    ],
    ["a list under a title", "IČO\n90000048\n90000021\n", "utf-8, lines, 1 IČO: 90000048 90000021"],
    ["a list without a title", "90000048\n90000021\n", "utf-8, lines, 1 no header: 90000048 90000021"],
    ["a list with a comma at each end", "90000048,\n90000021,\n", "utf-8, commas, 1 no header: 90000048 90000021"],
    ["a list with names and no title", rows, "utf-8, semicolons, 2 no header: 90000048 90000021"],
    [
      "a title of two lines",
      'Název;"IČO\n(8 číslic)"\nPekárna;90000048\n"Sklárna\nLiberec";90000021\n',
      "utf-8, semicolons, 2 IČO\n(8 číslic): 90000048 90000021",
    ],
    [
      "a title with a mark of what is required",
      "Název *;IČO *\nPekárna;90000048\nSklárna;90000021\n",
      "utf-8, semicolons, 2 IČO *: 90000048 90000021",
    ],
    [
      "100 columns",
      `${many.with(70, "IČO").join(";")}\n${many.with(70, "90000048").join(";")}\n${many.with(70, "90000021").join(";")}\n`,
      "utf-8, semicolons, 71 IČO: 90000048 90000021",
    ],
    [
      "100 columns, found by the numbers",
      `${many.join(";")}\n${many.with(70, "90000048").join(";")}\n${many.with(70, "90000021").join(";")}\n`,
      "utf-8, semicolons, 71 Pole 71: 90000048 90000021",
    ],
    ["zeros that were lost", "IČO;a\n6947;x\n177041;y\n", "utf-8, semicolons, 1 IČO: 00006947 00177041"],
    [
      "zeros that a formula keeps",
      'IČO;a\n="00006947";x\n="00177041";y\n',
      "utf-8, semicolons, 1 IČO: 00006947 00177041",
    ],
    [
      "zeros that an apostrophe keeps",
      "IČO;a\n'00006947;x\n'00177041;y\n",
      "utf-8, semicolons, 1 IČO: 00006947 00177041",
    ],
    ["numbers with decimals", "IČO,a\n6947.0,x\n90000048.00,y\n", "utf-8, commas, 1 IČO: 00006947 90000048"],
    [
      "numbers in groups",
      "IČO;a\n900 00 048;x\n90\u00a0000\u00a0021;y\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021",
    ],
    [
      "numbers that lost their digits",
      "IČO;a\n9E+07;x\n9,0000021E+07;y\n90000021;z\n",
      "utf-8, semicolons, 1 IČO: exponent exponent 90000021",
    ],
    [
      "numbers of natural persons and of VAT groups",
      "DIČ;a\nCZ8001011234;x\nCZ699001182;y\nCZ90000048;z\n",
      "utf-8, semicolons, 1 DIČ: birth-number birth-number 90000048",
    ],
    [
      "identifiers of the registry",
      "IČO;a\nARES_00369838;x\n90000048;y\n",
      "utf-8, semicolons, 1 IČO: internal-id 90000048",
    ],
    [
      "foreign partners without an ico",
      "Firma;Země;IČO\nA GmbH;DE;\nB;CZ;90000048\nC;SK;-\n",
      "utf-8, semicolons, 3 IČO: empty 90000048 not-digits",
    ],
    [
      "a line of totals",
      "IČO;Firma;Obrat\n90000048;A;100,00\n90000021;B;200,00\n;Celkem;300,00\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021 empty",
    ],
    [
      "a line of totals in the column",
      "IČO;Firma;Obrat\n90000048;A;100,00\n90000021;B;200,00\nCelkem: 2;;300,00\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021 not-digits",
    ],
    [
      "a remark below the table",
      "IČO;Firma\n90000048;A\n90000021;B\n\nVytištěno 1. 2. 2026\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021 not-digits",
    ],
    [
      "a preamble above the header",
      "Sestava: dodavatelé;;\nObdobí: 2026;;\n;;\nFirma;IČO;Obrat\nA;90000048;1\nB;90000021;2\n",
      "utf-8, semicolons, 2 no header: empty empty empty not-digits 90000048 90000021",
    ],
    [
      "a preamble, and the column is said",
      "Sestava: dodavatelé;;\nObdobí: 2026;;\n;;\nFirma;IČO;Obrat\nA;90000048;1\n",
      'column must be one of those that the header has: "Sestava: dodavatelé", "", ""; line 4 has it: remove what stands above the header',
      "IČO",
    ],
    [
      "a preamble of one cell, and the column is said",
      "Sestava dodavatelů\n\nFirma;IČO;Obrat\nA;90000048;1\nB;90000021;2\n",
      'column must be one of those that the header has: "Sestava dodavatelů"; line 3 has it: remove what stands above the header',
      "IČO",
    ],
    [
      "empty lines between and around",
      "\n\nIČO;Firma\n\n90000048;A\n   \n90000021;B\n\n\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021",
    ],
    [
      "rows of separators",
      "IČO;Firma\n90000048;A\n;\n90000021;B\n",
      "utf-8, semicolons, 1 IČO: 90000048 empty 90000021",
    ],
    [
      "separators behind the last column",
      "IČO;Firma;\n90000048;A;;\n90000021;B;;;\n",
      "utf-8, semicolons, 1 IČO: 90000048 90000021",
    ],
    ["rows that end early", "IČO;Firma;Obrat\n90000048\n90000021;B\n", "utf-8, semicolons, 1 IČO: 90000048 90000021"],
    [
      "a row that is longer than the header",
      "IČO;Firma\n90000048;A\n90000021;B;C\n",
      "input must have at most 2 cells in a row, as the first one has: line 3 has 3",
    ],
    [
      "separators and quotes inside of quotes",
      'Firma;IČO\n"Pekárna; ""U mlýna""";90000048\n"A;B";90000021\n',
      "utf-8, semicolons, 2 IČO: 90000048 90000021",
    ],
    [
      "quotes in a cell without quotes",
      'Firma;IČO\nPekárna "U mlýna";90000048\nSklo;90000021\n',
      "utf-8, semicolons, 2 IČO: 90000048 90000021",
    ],
    [
      "a quote that is not closed",
      'Firma;IČO\nA;90000048\n"B;90000021\n',
      "input must have its quotes closed at the end of a cell, and doubled inside: the row of line 3",
    ],
    [
      "two columns of the name",
      "IČO;Firma;IČO\n90000048;A;1\n",
      'column must be said: several columns have the name of an ico: 1 ("IČO"), 3 ("IČO")',
    ],
    [
      "two parties in a row",
      "IČO dodavatele;IČO odběratele\n90000048;90000021\n",
      'column must be said: several columns have the name of an ico: 1 ("IČO dodavatele"), 2 ("IČO odběratele")',
    ],
    [
      "two parties, and the column is said",
      "IČO dodavatele;IČO odběratele\n90000048;90000021\n",
      "utf-8, semicolons, 2 IČO odběratele: 90000021",
      "ico odberatele",
    ],
    ["a row of ico", "90000048;90000021;90000102\n", "input must have one ico in a row: its only row has 3"],
    ["bars between the cells", "Firma|IČO\nPekárna|90000048\n", "utf-8, lines, 1 Firma|IČO: not-digits"],
    [
      "no ico at all",
      "Firma;Město\nPekárna;Olomouc\nSklárna;Liberec\n",
      'column must be said: no column looks like ico; there are "Firma", "Město"',
    ],
    ["a header alone", "IČO;Firma\n", "utf-8, semicolons, 1 IČO: "],
    ["an empty file", "", "input must have a row"],
    [
      "lines of JSON of a service",
      '{"ico":"90000048","nazev":"A"}\n{"nazev":null,"ico":90000021}\n',
      "utf-8, JSON, 1 ico: 90000048 90000021",
    ],
    [
      "a JSON list of a service",
      '[{"id":1,"ico":"90000048"},{"id":2,"ico":6947,"more":{"a":1}}]',
      "utf-8, JSON, 2 ico: 90000048 00006947",
    ],
    ["a JSON list of numbers", '["90000048",\n 90000021]\n', "utf-8, JSON, 1 no header: 90000048 90000021"],
    [
      "a workbook",
      bytes(0x50, 0x4b, 3, 4),
      "input must be text: it is a workbook (xlsx, ods) or another zip; save it as CSV",
    ],
    [
      "an old workbook",
      bytes(0xd0, 0xcf, 0x11, 0xe0),
      "input must be text: it is an old workbook (xls); save it as CSV",
    ],
    [
      "a web page that is named xls",
      "<html><table><tr><td>IČO</td></tr></table></html>",
      "input must be CSV, TSV, NDJSON, JSON or lines: it looks like XML or HTML",
    ],
    ["a compressed table", bytes(0x1f, 0x8b), "input must be text: it is compressed (gzip); unpack it"],
    ["a printed table", "%PDF-1.7\n", "input must be text: it is a PDF"],
    [
      "an image of a disk with zeros",
      "IČO;a\n90000048;x\n\0\0\0\0",
      "input must be text in utf-8: line 3 has a character NUL",
    ],
  ])("[JOB-01] [JOB-15] %s", async (_what, content, reading, column) => {
    expect(await readingOf(content, column)).toBe(reading);
  });
});
