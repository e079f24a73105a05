import { afterAll, describe, expect, it } from "vitest";
import { compareDocuments, type OpenApiDocument } from "ares-caais/verify";
import { parse, stringify } from "yaml";
import { importDocument } from "../../../codegen/import/import-document.ts";
import { baseDocument } from "../corpus/base-document.ts";
import { corpus, documentOf } from "../corpus/corpus.ts";
import { startSharedPrinter } from "../shared-printer.ts";

const file = "spec/registry.openapi.yaml";
const printer = startSharedPrinter();
afterAll(() => printer.stop());

async function take(ours: string, published: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(published));
  return (await importDocument(file, ours, { file: "published", bytes }, { printer })).text;
}

/** What differs for a program; the comparison takes the members of a choice as they are, texts included. */
function differences(one: unknown, other: unknown): unknown {
  return compareDocuments(withoutTexts(one) as OpenApiDocument, withoutTexts(other) as OpenApiDocument);
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, text]) => !(key === "description" && typeof text === "string"));
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutTexts(member)]));
}

describe("an import of one change of any kind", () => {
  // Marks of ours are not published.
  const published = corpus.filter(({ changes }) => changes.every(({ id }) => id === undefined));

  it.each(published)("[GEN-10] $title: there and back, ours says what is published", async (group) => {
    const tags = [{ name: "veci" }];
    const [published, base] = [documentOf(group), baseDocument()].map((document) => ({ tags, ...document }));
    if (published === undefined || base === undefined) throw new Error("there are two documents");
    const ours = stringify(base, { aliasDuplicateObjects: false });
    const there = await take(ours, published);
    expect(differences(parse(there), published)).toEqual([]);
    expect(await take(there, published)).toBe(there);
    const back = await take(there, base);
    expect(differences(parse(back), base)).toEqual([]);
    expect(await take(back, base)).toBe(back);
  });
});
