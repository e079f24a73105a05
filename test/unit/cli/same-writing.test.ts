import { describe, expect, it } from "vitest";
import { isSameWriting, type OwnFact } from "../../../src/cli/same-writing.ts";

/** Where the shape of a writing is from; all names and numbers are invented. */
type Source =
  | "recorded answer"
  | "field facts 2026"
  | "sandbox record"
  | "Act 90/2012 on companies"
  | "Civil Code 89/2012"
  | "Act 248/1995 on public benefit companies"
  | "Act 341/2005 on research institutions"
  | "Decree 359/2011 on addresses"
  | "Act 235/2004 on VAT"
  | "spreadsheet"
  | "habit of writers, no document";

type Row = readonly [from: Source, own: string, register: string, isSame: boolean];

const names: readonly Row[] = [
  ["sandbox record", "moravská pekárna S.R.O.", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  ["spreadsheet", "  MORAVSKÁ\u00a0PEKÁRNA  s. r. o. ", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  ["spreadsheet", "Moravska\u0301 pekárna\u00ad, s.r.o", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  ["habit of writers, no document", "Moravská pekárna sro", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  ["Act 90/2012 on companies", "Moravská pekárna, spol. s r.o.", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  [
    "Act 90/2012 on companies",
    "Moravská pekárna společnost s ručením omezeným",
    "MORAVSKÁ PEKÁRNA, spol. s r. o.",
    true,
  ],
  ["habit of writers, no document", "Moravská pekárna spol.s.r.o.", "MORAVSKÁ PEKÁRNA s.r.o.", true],
  ["Act 90/2012 on companies", "Moravské datové služby, akciová společnost", "Moravské datové služby a.s.", true],
  ["Act 90/2012 on companies", "Moravské datové služby, akc. spol.", "Moravské datové služby a.s.", true],
  ["Act 90/2012 on companies", "Lípa veřejná obchodní společnost", "Lípa, v.o.s.", true],
  ["Act 90/2012 on companies", "Lípa veř. obch. spol.", "Lípa v. o. s.", true],
  ["Act 90/2012 on companies", "Lípa, komanditní společnost", "LÍPA k.s.", true],
  ["Civil Code 89/2012", "Sokol Lhota, zapsaný spolek", "Sokol Lhota z.s.", true],
  ["Civil Code 89/2012", "Dům Lípa, zapsaný ústav", "Dům Lípa, z. ú.", true],
  ["Civil Code 89/2012", "SVJ Lipová 5", "Společenství vlastníků jednotek Lipová 5", true],
  ["Act 248/1995 on public benefit companies", "Lípa o.p.s.", "Lípa, obecně prospěšná společnost", true],
  ["Act 341/2005 on research institutions", "Ústav lip, veřejná výzkumná instituce", "Ústav lip, v. v. i.", true],
  ["habit of writers, no document", "Základní škola Lhota, p.o.", "Základní škola Lhota, příspěvková organizace", true],
  ["field facts 2026", "Lípa s.r.o. v likv.", "Lípa s.r.o. v likvidaci", true],
  ["habit of writers, no document", "„Lípa“ s.r.o.", "Lípa s.r.o.", true],
  ["habit of writers, no document", "Novák&syn s.r.o.", "Novák & syn, s.r.o.", true],
  ["habit of writers, no document", "Auto-Lípa s.r.o.", "AUTO LÍPA s.r.o.", true],
  ["habit of writers, no document", "Pekárna", "MORAVSKÁ PEKÁRNA s.r.o.", false],
  ["Act 90/2012 on companies", "Moravská pekárna a.s.", "MORAVSKÁ PEKÁRNA s.r.o.", false],
  ["Act 90/2012 on companies", "Moravská pekárna", "MORAVSKÁ PEKÁRNA s.r.o.", false],
  ["field facts 2026", "Lípa s.r.o.", "Lípa s.r.o. v likvidaci", false],
  ["Civil Code 89/2012", "Sokol Lhota o.s.", "Sokol Lhota z.s.", false],
  ["habit of writers, no document", "Cerny s.r.o.", "Černý s.r.o.", false],
  ["habit of writers, no document", "C s.r.o.", "C+C s.r.o.", false],
  ["habit of writers, no document", "-", "Lípa s.r.o.", false],
  ["habit of writers, no document", "Stavby 12 s.r.o.", "Stavby 1/2, spol. s r.o.", false],
  ["habit of writers, no document", "Zlikvidace", "Zlikv", false],
];

const brno = "Kounicova 684/12, Veveří, 602 00 Brno";
const prague = "Pod Lipou 1773/2, Braník, 147 00 Praha 4";
const seats: readonly Row[] = [
  ["sandbox record", "Kounicova 684/12, Veveří, 60200 Brno", brno, true],
  ["sandbox record", "KOUNICOVA 684/12\n602 00 BRNO", brno, true],
  ["Decree 359/2011 on addresses", "Kounicova 684/12, Veveří, Brno, 602 00", brno, true],
  ["habit of writers, no document", "Kounicova 12, Brno", brno, true],
  ["habit of writers, no document", "Kounicova 684, 602 00 Brno", brno, true],
  ["habit of writers, no document", "ul. Kounicova č.p. 684/12; 602 00 Brno-Veveří, Česká republika", brno, true],
  ["habit of writers, no document", "Kounicova 684 / 12 602 00 Brno, CZ", brno, true],
  ["habit of writers, no document", "Kounicova 684/12 Brno", brno, true],
  ["field facts 2026", "Brno, Kounicova 684/12, PSČ 602 00", brno, true],
  ["habit of writers, no document", "Kounicova 684/12, CZ-602 00 Brno 2", brno, true],
  ["recorded answer", "Pod Lipou 1773/2, 14700 Praha", prague, true],
  ["recorded answer", "Praha 4 - Braník, Pod Lipou 1773/2, PSČ 14700", prague, true],
  ["habit of writers, no document", "Praha 4, Pod Lipou 2", prague, true],
  ["recorded answer", "Pod Lipou 778/3A, 140 00 Praha 4", "Pod Lipou 778/3a, Braník, 140 00 Praha 4", true],
  ["field facts 2026", "Trnava 32, okres: Třebíč, Česká republika", "č.p. 32, 674 01 Trnava", true],
  ["field facts 2026", "674 01 Trnava 32", "č.p. 32, 674 01 Trnava", true],
  ["Decree 359/2011 on addresses", "Trnava č. ev. 5, 67401 Trnava", "č.ev. 5, 674 01 Trnava", true],
  ["habit of writers, no document", "nám. Míru 5, Ústí n. L.", "náměstí Míru 5, 400 01 Ústí nad Labem", true],
  [
    "habit of writers, no document",
    "nám. T.G.Masaryka 9, 779 00 Olomouc",
    "náměstí T. G. Masaryka 9, 779 00 Olomouc",
    true,
  ],
  ["habit of writers, no document", "17.listopadu 1307/2, Olomouc", "17. listopadu 1307/2, 779 00 Olomouc", true],
  ["habit of writers, no document", "tř. kpt. Lípy 3, Zlín", "třída kapitána Lípy 3, 760 01 Zlín", true],
  ["habit of writers, no document", "Kounicova 684/14, 602 00 Brno", brno, false],
  ["habit of writers, no document", "Kounicova 684/12, 603 00 Brno", brno, false],
  ["habit of writers, no document", "Lidická 684/12, 602 00 Brno", brno, false],
  ["habit of writers, no document", "Kounicova 684/12, Žabovřesky, 602 00 Brno", brno, false],
  ["habit of writers, no document", "Kounicova 684/12, Praha", brno, false],
  ["habit of writers, no document", "Kounicova 684/12", brno, false],
  ["habit of writers, no document", "684/12, 602 00 Brno", brno, false],
  ["habit of writers, no document", "602 00 Brno", brno, false],
  ["habit of writers, no document", "Hlavní 6, 12 Zlín", "Hlavní 61, 2 Zlín", false],
  [
    "habit of writers, no document",
    "Hauptstrasse 5, 1020 Wien, Rakousko",
    "Hauptstrasse 5, 1010 Wien, Rakousko",
    false,
  ],
  ["habit of writers, no document", "Hlavní 5, 100 00 Praha 1", "Hlavní 5, 100 00 Praha 10", false],
  ["recorded answer", "Pod Lipou 1773/2, Praha 5", prague, false],
  ["Decree 359/2011 on addresses", "Trnava 5, 67401 Trnava", "č.ev. 5, 674 01 Trnava", false],
  ["habit of writers, no document", "28. října 1307/2, Olomouc", "17. listopadu 1307/2, 779 00 Olomouc", false],
  ["habit of writers, no document", "", brno, false],
];

const dics: readonly Row[] = [
  ["Act 235/2004 on VAT", "cz 90000048", "CZ90000048", true],
  ["habit of writers, no document", "90000048", "CZ90000048", true],
  ["habit of writers, no document", "DIČ: CZ-900 00 048", "CZ90000048", true],
  ["spreadsheet", "45678", "CZ00045678", true],
  ["Act 235/2004 on VAT", "CZ700101/1234", "CZ7001011234", true],
  ["habit of writers, no document", "–", "", true],
  ["habit of writers, no document", "CZ45678", "CZ00045678", false],
  ["Act 235/2004 on VAT", "SK90000048", "CZ90000048", false],
  ["Act 235/2004 on VAT", "CZ90000048", "CZ699001234", false],
  ["habit of writers, no document", "", "CZ90000048", false],
  ["habit of writers, no document", "CZ90000048", "", false],
];

const all = (
  [
    ["name", names],
    ["seat", seats],
    ["dic", dics],
  ] as const
).flatMap(([fact, rows]) => rows.map(([from, own, register, isSame]) => ({ fact, from, own, register, isSame })));

describe("isSameWriting", () => {
  it.each(all)("[JOB-18] $fact: $own | $register: $isSame ($from)", ({ fact, own, register, isSame }) => {
    expect(isSameWriting(fact, own, register)).toBe(isSame);
    expect(isSameWriting(fact, register, own)).toBe(isSame);
  });

  it.each(all)("[JOB-18] $fact: every writing is the same as itself: $own | $register", ({ fact, own, register }) => {
    expect(isSameWriting(fact, own, own)).toBe(true);
    expect(isSameWriting(fact satisfies OwnFact, register, register)).toBe(true);
  });
});
