import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument, readDocuments, root, type Document } from "../../fixtures/documents/documents.ts";

/** The English side of a Czech document: `README-cs.md` of `README.md`, `docs/cs/…` of `docs/…`. */
const englishOf = (path: string): string => path.replace(/-cs\.md$/, ".md").replace(/^docs\/cs\//, "docs/");
const isCzech = ({ path }: Pick<Document, "path">): boolean => englishOf(path) !== path;
const pairs = readDocuments()
  .filter(isCzech)
  .map(({ path }) => ({ path, czech: readDocument(path), english: readDocument(englishOf(path)) }));

interface Heading {
  readonly level: number;
  /** The English heading: of a Czech one, what the comment above it says. */
  readonly english: string;
}

/** The headings of a document below its title, in order. */
function headingsOf(document: Document): Heading[] {
  const withoutCode = document.text.replaceAll(/^( *)```[^]*?^\1```$/gm, "");
  const found = withoutCode.matchAll(/(?:^<!-- heading: (.+) -->\n+)?^(#{2,6}) (.+)$/gm);
  return [...found].map(([, said, marks = "", heading = ""]) => ({
    level: marks.length,
    english: isCzech(document) ? (said ?? `no comment above "${heading}"`) : heading,
  }));
}

/** Where the links of a document lead, on the English side, without the link to the other language. */
function targetsOf({ path, links }: Document): string[] {
  return links.flatMap(({ target }) => {
    if (/^https?:/.test(target)) return target;
    const [file = "", anchor] = target.split("#");
    const linked = englishOf(file === "" ? path : join(dirname(path), file));
    if (linked === englishOf(path) && anchor === undefined) return [];
    // Anchors are made of headings, which are compared by themselves.
    return linked;
  });
}

/** The code in the tables, cell by cell. */
const codesOf = ({ tables }: Document): unknown[] =>
  tables.flatMap(({ rows }) => rows.map((row) => row.map((cell) => cell.match(/`[^`]+`/g) ?? [])));

/** A Czech guide is shorter than the English one: it leaves parts out, and adds none. */
const isShort = (path: string): boolean => path.startsWith("docs/cs/guides/");

/** Compares what both sides list; a short page need not have all of it. */
function expectSame(path: string, czech: readonly unknown[], english: readonly unknown[]): void {
  if (!isShort(path)) {
    expect(czech).toEqual(english);
    return;
  }
  const known = new Set(english.map((each) => JSON.stringify(each)));
  expect(czech.filter((each) => !known.has(JSON.stringify(each)))).toEqual([]);
}

/** Sentences and cells that a reader reads, without code and addresses. */
function wordsOf({ text }: Document): string[] {
  return text
    .replaceAll(/^( *)```[^]*?^\1```$/gm, "")
    .replaceAll(/<!--[^]*?-->/g, "")
    .split(/\n\n|\|/)
    .map((part) => part.replaceAll(/`[^`]*`|\]\([^)]*\)/g, "").trim())
    .filter((part) => part.split(/\s+/).length >= 6 && /\p{L}/u.test(part));
}

describe("[DOC-02] [DOC-09] Czech and English", () => {
  it("stand beside each other where a Czech reader starts", () => {
    expect(pairs.map(({ path }) => path)).toContain("README-cs.md");
    expect(readDocument("README.md").links.map(({ target }) => target)).toContain("README-cs.md");
    expect(readDocument("README-cs.md").links.map(({ target }) => target)).toContain("README.md");
  });

  describe.each(pairs)("$path", ({ path, czech, english }) => {
    it("has the headings of the English side, each named above its own", () => {
      expectSame(path, headingsOf(czech), headingsOf(english));
    });

    it("has the same blocks of code", () => {
      const blocksOf = ({ blocks }: Document): unknown[] => blocks.map(({ language, code }) => ({ language, code }));
      expectSame(path, blocksOf(czech), blocksOf(english));
    });

    it("has the same tables, as far as they are code", () => {
      expectSame(path, codesOf(czech), codesOf(english));
    });

    it("links to the same places, to a Czech page where one exists", () => {
      expectSame(path, targetsOf(czech).toSorted(), targetsOf(english).toSorted());
      const inEnglish = czech.links.filter(({ target }) => {
        const file = join(dirname(path), target.split("#")[0] ?? "");
        const other = relative(".", file.replace(/^docs\/(?!cs\/)/, "docs/cs/"));
        // The English side of the page itself is the other language, which is linked too.
        return other !== file && file !== englishOf(path) && existsSync(join(root, other)) && file.endsWith(".md");
      });
      expect(inEnglish.map(({ target }) => target)).toEqual([]);
    });

    it("has no sentence in English", () => {
      const kept = new Set(wordsOf(english));
      expect(kept.size).toBeGreaterThan(0);
      expect(wordsOf(czech).filter((part) => kept.has(part))).toEqual([]);
    });
  });
});
