import { linkSync, readFileSync, symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const refused = readYaml(import.meta.url) as readonly [args: readonly string[], message: string][];

const program = useCommandLine();

const { pathOf, write, read, unused } = program.folder;

const suppliers =
  "firma;IČO;pozn.\r\n" +
  '"Pekárna; Olomouc";90000048;"dva\r\nřádky"\r\n' +
  "Zaniklá;CZ90000102;+420 800 123 456\r\n" +
  "Překlep;12345678;-5\r\n" +
  "Živnostník;CZ8001011234;=1+1\r\n" +
  "Prázdná;;\r\n";

describe("ares-caais lookup of a table", () => {
  it("[JOB-01] [JOB-02] [JOB-04] keeps all columns, and adds the result or the reason why there is none", async () => {
    const input = write(suppliers);
    const out = unused();
    const ended = await program.run(["lookup", "--input", input, "--column", "IČO", "--out", out]);
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toBe("5 looked up: 2 found, 1 missing, 2 malformed\n");
    expect(read(out)).toBe(
      "firma;IČO;pozn.;status;reason;state;datumZaniku;obchodniJmeno;sidlo;dic;vat\r\n" +
        '"Pekárna; Olomouc";90000048;"dva\r\nřádky";found;;active;;MORAVSKÁ PEKÁRNA s.r.o.;Dolní náměstí 27/38, 779 00 Olomouc;CZ90000048;registered\r\n' +
        "Zaniklá;CZ90000102;+420 800 123 456;found;;dissolved;2021-04-15;Liberecká sklárna a.s. v likvidaci;Sklářská 77/3, Liberec VI-Rochlice, 460 01 Liberec;CZ90000102;ended\r\n" +
        "Překlep;12345678;-5;missing;check-digit;;;;;;\r\n" +
        "Živnostník;CZ8001011234;'=1+1;malformed;birth-number;;;;;;\r\n" +
        "Prázdná;;;malformed;empty;;;;;;\r\n",
    );
  });

  it("[JOB-02] writes CSV, TSV and JSON lines, by the file extension or by an option", async () => {
    const input = write('IČO,"a\tb",c\n90000048,"x, y","=1+1"\n2,,\n');
    const base = ["lookup", "--input", input, "--add", "obchodniJmeno"];
    const texts = await Promise.all(
      ["csv", "tsv", "ndjson", "jsonl"].map(async (extension) => {
        const out = unused(extension);
        expect((await program.run([...base, "--out", out])).code).toBe(1);
        return read(out);
      }),
    );
    const [csv, tsv, ndjson, jsonl] = texts;
    expect(csv).toBe(
      "IČO,a\tb,c,status,reason,obchodniJmeno\n" +
        '90000048,"x, y",\'=1+1,found,,MORAVSKÁ PEKÁRNA s.r.o.\n2,,,missing,check-digit,\n',
    );
    expect(tsv).toBe(
      'IČO\t"a\tb"\tc\tstatus\treason\tobchodniJmeno\n' +
        "90000048\tx, y\t'=1+1\tfound\t\tMORAVSKÁ PEKÁRNA s.r.o.\n2\t\t\tmissing\tcheck-digit\t\n",
    );
    const rows = [
      {
        IČO: "90000048",
        "a\tb": "x, y",
        c: "=1+1",
        status: "found",
        reason: null,
        obchodniJmeno: "MORAVSKÁ PEKÁRNA s.r.o.",
      },
      { IČO: "2", "a\tb": "", c: "", status: "missing", reason: "check-digit", obchodniJmeno: null },
    ];
    expect(jsonLines(ndjson ?? "")).toEqual(rows);
    expect(jsonl).toBe(ndjson);
    const { stdout } = await program.run([...base, "--format", "csv"]);
    expect(stdout).toBe(csv);
    const marked = unused("txt");
    await program.run([...base, "--format", "csv", "--bom", "--out", marked]);
    expect(read(marked)).toBe(`\ufeff${csv ?? ""}`);
  });

  it("[JOB-02] keeps both of two columns with equal titles in JSON, and escapes titles for spreadsheets", async () => {
    const input = write("=1+1,ico,a,a,,a_2\nx,90000048,one,two,three,four\n");
    const base = ["lookup", "--input", input, "--column", "ico", "--add", "", "--format"];
    const { stdout: ndjson } = await program.run([...base, "ndjson"]);
    const row = { "=1+1": "x", ico: "90000048", a: "one", a_2: "two", column5: "three", a_2_2: "four" };
    expect(jsonLines(ndjson)).toEqual([{ ...row, status: "found", reason: null }]);
    const { stdout: csv } = await program.run([...base, "csv"]);
    expect(csv).toBe("'=1+1,ico,a,a,,a_2,status,reason\nx,90000048,one,two,three,four,found,\n");
  });

  it("[JOB-01] reports what it guessed, and prints a table when no output is named", async () => {
    const input = write(Uint8Array.from("firma;cislo\nP\xf8\xedklad;90000048\nx;CZ1\n", (one) => one.charCodeAt(0)));
    const { code, stdout, stderr } = await program.run(["lookup", "--input", input]);
    expect(stderr).toBe(
      'read as windows-1250, separator ";", header, column "cislo": the ico is in column 2\n' +
        "2 looked up: 1 found, 0 missing, 1 malformed\n",
    );
    expect(stdout.split("\n").slice(1)).toEqual([
      "90000048\tfound\tactive\tMORAVSKÁ PEKÁRNA s.r.o.\tDolní náměstí 27/38, 779 00 Olomouc\t",
      "CZ1\tmalformed\t\t\t\tnot-digits",
      "",
    ]);
    expect(code).toBe(1);
    const text = readFileSync(pathOf(input), "latin1").replace("P\xf8\xedklad", "x");
    const { stdout: json } = await program.run(["lookup", "--input", "-", "--json"], { input: text });
    expect(jsonLines(json)).toMatchObject([
      { input: "90000048", status: "found" },
      { input: "CZ1", status: "malformed", reason: "not-digits" },
    ]);
  });

  it("[JOB-01] reports that it took a header, and an encoding that it detects late", async () => {
    const input = write("firma;registrace\nx;90000048\n");
    const { stderr } = await program.run(["lookup", "--input", input, "--column", "2"]);
    expect(stderr).toBe('read as utf-8, separator ";", header, column "registrace": the ico is in column 2\n');
    const late = write(Buffer.from(`ico;a\n${"90000048;x\n".repeat(14_000)}90000048;P\xf8\n`, "latin1"));
    const ended = await program.run(["lookup", "--input", late, "--column", "ico", "--format", "csv"]);
    expect(ended.stderr).toBe(`${late} is read as windows-1250, as it is no utf-8\n`);
    expect(ended.stdout.split("\n").at(-2)).toContain("90000048;Př;found");
  });

  const rows = "firma;IČO\r\nPekárna;90000048\r\n";
  const checked = "firma;IČO;status;reason\r\nPekárna;90000048;found;\r\n";
  const latin = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => (letter === "Č" ? 0xc8 : letter.charCodeAt(0)));

  it.each<[what: string, input: string | Uint8Array, args: readonly string[], expected: string]>([
    ["semicolons and CRLF", rows, [], checked],
    ["a byte order mark", `\ufeff${rows}`, [], `\ufeff${checked}`],
    ["UTF-16 of Excel", Buffer.from(`\ufeff${rows}`, "utf16le"), [], `\ufeff${checked}`],
    ["Windows-1250, whose reader needs a mark for UTF-8", latin(rows), [], `\ufeff${checked}`],
    [
      "commas and LF",
      rows.replaceAll(";", ",").replaceAll("\r", ""),
      [],
      checked.replaceAll(";", ",").replaceAll("\r", ""),
    ],
    ["CR of an old Mac", rows.replaceAll("\n", ""), [], checked.replaceAll("\n", "")],
    ["tabs, which CSV has not", rows.replaceAll(";", "\t"), [], checked.replaceAll(";", ",")],
    ["no separator at all", "IČO\n90000048\n", [], "IČO,status,reason\n90000048,found,\n"],
    ["commas, for Excel", rows.replaceAll(";", ",").replaceAll("\r", ""), ["--excel"], `\ufeff${checked}`],
    ["JSON, for Excel", '[{"firma":"Pekárna","IČO":90000048}]', ["--excel"], `\ufeff${checked}`],
    ["no mark, which is asked for", rows, ["--bom"], `\ufeff${checked}`],
  ])("[JOB-16] writes in the input's format, or as an option says: %s", async (_what, content, args, expected) => {
    const input = write(content);
    const out = unused();
    const base = ["--input", input, "--column", "IČO", "--out", out];
    expect((await program.run(["lookup", ...base, "--add", "", ...args])).code).toBe(0);
    expect(read(out)).toBe(expected);
    await program.run(["check", ...base, "--force", ...args]);
    const [head = ""] = expected.split("status");
    expect(read(out)).toMatch(new RegExp(`^${head}status`));
  });

  it.each(["lookup", "check", "watch"])("[JOB-15] %s reads a table with the same options", async (command) => {
    const input = write("90000048,x;y\n90000021,x;y\n");
    const args = [command, "--input", input, ...(command === "watch" ? ["--once", "--state", unused("json")] : [])];
    const guessed = await program.run(args);
    expect(guessed.stderr).toContain("--column must be given: no column looks like ico");
    const told = ["--separator", "comma", "--no-header", "--column", "1", "--encoding", "windows-1250"];
    expect(await program.run([...args, ...told])).toMatchObject({ code: 0 });
    const wrong = await program.run([...args, ...told, "--encoding", "kamenicky"]);
    expect(wrong.stderr).toContain("--encoding must be an encoding that this runtime knows");
    const header = await program.run([...args, "--separator", "comma", "--header", "--column", "IČO"]);
    expect(header.stderr).toContain('--column must be one of those that the header has: "90000048"');
  });

  it("renames an added column where the input has the same name", async () => {
    const input = write("ico,status,state\n90000048,ok,CZ\n");
    const args = ["lookup", "--input", input, "--column", "ico", "--format", "csv", "--add", "state,vat"];
    const { code, stdout, stderr } = await program.run(args);
    expect(stdout).toBe(
      "ico,status,state,ares_status,reason,ares_state,vat\n90000048,ok,CZ,found,,active,registered\n",
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("writes only the header for a table without rows", async () => {
    const input = write("ico;firma\n");
    for (const [extension, expected] of [
      ["csv", "ico;firma;status;reason\n"],
      ["ndjson", ""],
    ]) {
      const out = unused(extension);
      const ended = await program.run(["lookup", "--input", input, "--column", "ico", "--add", "", "--out", out]);
      expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
      expect(read(out)).toBe(expected);
    }
  });

  it("[JOB-13] refuses invalid input before anything is sent, and says what to do", async () => {
    const input = write("ico;firma\n90000048;x\n");
    const other = write("ico\n");
    symlinkSync(pathOf(input), pathOf("soft.csv"));
    linkSync(pathOf(input), pathOf("hard.csv"));
    const workbook = write(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0));
    const table = ["--input", input];
    const cases: readonly (readonly [readonly string[], string])[] = [
      [[input], `an ico must not be a file: ares-caais lookup --input "${input}" reads one, got "${input}"`],
      [["nowhere.tsv"], 'an ico must not be a file: ares-caais lookup --input "nowhere.tsv" reads one'],
      [["--input", "nowhere.csv"], "--input must be a file that can be read (no such file or directory)"],
      [["--input", "."], "--input must be a file, not a folder"],
      [["--input", workbook], "--input must be text: it is a workbook (xlsx, ods) or another zip; save it as CSV"],
      [[...table, "--out", other], `--out exists: --force overwrites it, got "${other}"`],
      [[...table, "--out", input], "--out must be another file than the input"],
      ...refused.map(([args, message]) => [[...table, ...args], message] as const),
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await program.run(["lookup", "--verbose", ...args]);
      expect(stderr.split("\n")[0]).toContain(`error: ${message}`);
      expect(stderr).not.toContain("> vyhledej");
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: "" });
    }
    expect(read(input)).toBe("ico;firma\n90000048;x\n");
    expect(read(other)).toBe("ico\n");
  });
});
