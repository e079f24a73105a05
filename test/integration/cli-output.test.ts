import { readTable } from "ares-caais/jobs";
import { describe, expect, it } from "vitest";
import { jsonLines, runCommand, useFolder, type StartOptions } from "../fixtures/command-line.ts";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const { formulas, harmless, written } = readYaml(import.meta.url) as {
  /** Text that a spreadsheet would run. */
  readonly formulas: readonly string[];
  readonly harmless: readonly string[];
  readonly written: readonly [cell: string, expected: string][];
};

const server = useAnsweringServer();
const folder = useFolder();

/** Runs a command against the server. */
function run(args: readonly string[], options?: StartOptions) {
  return runCommand([...args, "--address", server.address, "--requests-per-minute", "1000000"], options);
}

interface Subject {
  readonly ico?: string;
  readonly obchodniJmeno?: unknown;
  readonly sidlo?: object;
}

/** The lines that a search prints of subjects. */
async function printed(
  subjects: readonly Subject[],
  options: StartOptions = {},
  more: string[] = [],
): Promise<string[]> {
  const ekonomickeSubjekty = subjects.map((subject) => ({ ico: "90000021", ...subject }));
  server.answers = { vyhledat: { pocetCelkem: subjects.length, ekonomickeSubjekty } };
  const { stdout } = await run(["search", "--obchodniJmeno", "x", ...more], { env: { NO_COLOR: "1" }, ...options });
  return stdout.split("\n").slice(0, -1);
}

describe("a cell", () => {
  const all = [...formulas, ...harmless];
  const subjects = all.map((obchodniJmeno) => ({ obchodniJmeno }));
  const namesOf = (lines: readonly string[], from: number): string[] => lines.slice(1).map((line) => line.slice(from));

  it("[REL-08] prefixes a cell that a spreadsheet would run with an apostrophe in a line with tabs, and changes nothing else", async () => {
    const cells = namesOf(await printed(subjects), "90000021\t".length).map((cell) => cell.replace(/\t$/, ""));
    const shown = namesOf(await printed(subjects, { terminal: 200 }), 15);
    for (const [index, cell] of cells.entries()) {
      const text = shown[index]?.trim();
      expect(index < formulas.length ? [cell.slice(0, 1), cell.slice(1).trim()] : ["'", cell]).toEqual(["'", text]);
    }
    expect(cells.slice(formulas.length)).toEqual(harmless);
  });

  it("[REL-08] removes control characters on a terminal, and keeps the exact text in JSON", async () => {
    for (const line of await printed(subjects, { terminal: 200 })) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const odd = "a\nb\u2028c\u009bd\u001be\u007f\u202e";
    const lines = await printed([...subjects, { obchodniJmeno: odd }], {}, ["--json"]);
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u2028\p{Bidi_Control}]/u);
    expect(jsonLines(lines.join("\n")).map(({ obchodniJmeno }) => obchodniJmeno)).toEqual([...all, odd]);
    expect((await printed([{ obchodniJmeno: "a\tb\nc\u001b[31m\u202ed" }]))[1]).toBe("90000021\ta b c [31m d\t");
  });

  it("keeps numbers as numbers, also negative ones", async () => {
    server.answers = {
      vyhledat: { notifikacniDavky: [{ datovyZdroj: "vr", cisloDavky: 7 }] },
      "7": { datovyZdroj: "vr", cisloDavky: 7, pocetZmen: -5 },
    };
    expect((await run(["changes", "--source", "vr"])).stdout.split("\n")[1]).toBe("7\t\t-5\t");
  });

  it.each(written)("[JOB-02] [JOB-13] writes %j from an input table as %j, in a title too", async (cell, expected) => {
    server.answers = { vyhledat: { pocetCelkem: 0, ekonomickeSubjekty: [] } };
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const input = folder.write(`ico,${quoted}\n90000021,${quoted}\n`);
    const out = folder.unused();
    await run(["lookup", "--input", input, "--column", "ico", "--add", "", "--out", out]);
    const { header, rows } = await readTable([Buffer.from(folder.read(out))], { column: "ico" });
    expect(header).toEqual(["ico", expected, "status", "reason"]);
    expect((await rows.next()).value).toMatchObject({ cells: ["90000021", expected, "missing", ""] });
  });
});

describe("a table on a terminal", () => {
  const name = "Příliš žluťoučký kůň úpěl ďábelské ódy";

  it("counts letters with diacritics as one column, and wraps long text to its width", async () => {
    const subjects = [{ obchodniJmeno: name }, { obchodniJmeno: "e\u030ca", sidlo: { textovaAdresa: "Brno" } }];
    expect(await printed(subjects, { terminal: 60 })).toEqual([
      "ico            obchodniJmeno          sidlo",
      "90000021       Příliš žluťoučký kůň",
      "               úpěl ďábelské ódy",
      `90000021       e\u030ca${" ".repeat(21)}Brno`,
    ]);
  });

  it("wraps nothing on a terminal that is too narrow", async () => {
    // 13 and two gaps of 2 for the first column, 12 for each of the others.
    expect((await printed([{ obchodniJmeno: name }], { terminal: 41 })).length).toBeGreaterThan(2);
    expect(await printed([{ obchodniJmeno: name }], { terminal: 40 })).toHaveLength(2);
  });

  it.each([
    ["x".repeat(500), "x".repeat(500)],
    ["x".repeat(501), `${"x".repeat(500)}…`],
    [`${"x".repeat(499)}😀`, `${"x".repeat(499)}…`],
  ])("cuts a cell at 500 characters (%#)", async (obchodniJmeno, shown) => {
    expect((await printed([{ obchodniJmeno }], { terminal: 40 }))[1]?.trim()).toBe(`90000021       ${shown}`);
  });

  it("prints its titles once, and aligns parts whatever their cells hold", async () => {
    const subjects = Array.from({ length: 120 }, (_, index) => ({
      obchodniJmeno: index === 60 ? "Moravské datové služby a.s." : "a",
      sidlo: { textovaAdresa: `place ${index}` },
    }));
    const [titles = "", ...lines] = await printed(subjects, { terminal: 100 });
    expect(lines).toHaveLength(120);
    expect(new Set(lines.map((line) => line.indexOf("place")))).toEqual(new Set([titles.indexOf("sidlo")]));
    const [bold] = await printed(subjects, { terminal: 100, env: {} });
    expect(bold).toBe(`\u001b[1m${titles}\u001b[0m`);
  });

  it.each<[what: string, options: StartOptions, isColoured: boolean]>([
    ["a terminal", { terminal: 100, env: {} }, true],
    ["a terminal, NO_COLOR empty", { terminal: 100, env: { NO_COLOR: "" } }, true],
    ["a terminal that was not told how wide it is", { terminal: 0, env: {} }, true],
    ["a terminal with NO_COLOR", { terminal: 100, env: { NO_COLOR: "0" } }, false],
    ["a dumb terminal", { terminal: 100, env: { TERM: "dumb" } }, false],
    ["what is no terminal", { env: {} }, false],
  ])(
    "[JOB-06] colours the state on %s where colours are enabled, also when it wraps",
    async (_what, options, isColoured) => {
      const gone = { icoId: "90000021", ico: "90000021", datumZaniku: "2021-04-15" };
      server.answers = { vyhledat: { pocetCelkem: 1, ekonomickeSubjekty: [gone] } };
      const { stdout } = await run(["lookup", "90000021"], options);
      expect(/\u001b\[31mdissolved\u001b\[39m[^]*\u001b\[31m2021-04-15\u001b\[/.test(stdout)).toBe(isColoured);
      expect(stdout.includes("\u001b")).toBe(isColoured);
      expect(stdout).toMatch(/dissolved[^]*2021-04-15/);
    },
  );
});

describe("a record", () => {
  it("shows the versions in force of the primary entry, or else the last ones", async () => {
    const old = { datumZapisu: "2000-01-01", datumVymazu: "2001-01-01", hodnota: "old" };
    const current = { datumZapisu: "2001-01-01", hodnota: "current" };
    const past = { datumZapisu: "2001-01-01", datumVymazu: "2002-01-01", hodnota: "past" };
    const primary = { primarniZaznam: true, obchodniJmeno: "primary", sidlo: { textovaAdresa: "here" } };
    const entries = [
      [{ obchodniJmeno: [current, old] }],
      [{ obchodniJmeno: [old, past] }],
      [{ obchodniJmeno: "other" }, primary],
    ];
    const records = entries.map((zaznamy) => ({ icoId: "90000021", zaznamy }));
    server.answers = { vyhledat: { pocetCelkem: 3, ekonomickeSubjekty: records } };
    const { stdout } = await run(["search", "--source", "vr", "--ico", "90000021"]);
    expect(stdout.split("\n").slice(1)).toEqual([
      "90000021\tcurrent\t",
      "90000021\tpast\t",
      "90000021\tprimary\there",
      "",
    ]);
  });

  it("[REC-01] shows the seat in VR, not the address for deliveries that was entered later", async () => {
    const seat = { kodStatu: "CZ", nazevUlice: "Lesní", cisloDomovni: 7, nazevObce: "Tábor", psc: 39001 };
    const adresy = [
      { datumZapisu: "2014-03-18", typAdresy: "SIDLO", adresa: seat },
      { datumZapisu: "2021-03-18", typAdresy: "DORUCOVACI", adresa: { textovaAdresa: "P. O. Box 7" } },
    ];
    const record = { icoId: "90000021", zaznamy: [{ adresy }] };
    server.answers = { vyhledat: { pocetCelkem: 1, ekonomickeSubjekty: [record] } };
    const { stdout } = await run(["search", "--source", "vr", "--ico", "90000021"]);
    expect(stdout).toContain("90000021\t\tLesní 7, 390 01 Tábor\n");
  });
});

describe("the filter options of a search", () => {
  const named = ["--obchodniJmeno", "01", "--ico", "90000021", "90000048", "--ico", "90000056", "--start", "7"];
  const seat = ["--sidlo", "kodObce=582786", "--sidlo", "textovaAdresa=a=b 1", "--sidlo", "cisloDomovni=12"];

  it.each<[what: string, args: readonly string[], filter: object]>([
    [
      "texts, lists, numbers and the seat",
      [...named, ...seat],
      {
        obchodniJmeno: "01",
        ico: ["90000021", "90000048", "90000056"],
        start: 7,
        sidlo: { kodObce: 582_786, textovaAdresa: "a=b 1", cisloDomovni: 12 },
      },
    ],
    [
      "options over the same fields of the JSON text",
      ["--start", "1", "--filter", '{"start":5,"pocet":2,"obchodniJmeno":"x"}'],
      { start: 1, pocet: 2, obchodniJmeno: "x" },
    ],
  ])("send %s as the contract names it", async (_what, args, filter) => {
    server.answers = { vyhledat: { pocetCelkem: 0, ekonomickeSubjekty: [] } };
    await run(["search", ...args]);
    expect(server.bodies.at(-1)).toMatchObject(filter);
  });
});
