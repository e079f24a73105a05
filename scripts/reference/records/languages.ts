import type { SchemaObject } from "../../../codegen/sources/registry-model.ts";
import { codeLists } from "../../../generated/registry-code-lists.gen.ts";

/** The languages of the pages of records. */
export const languages = ["en", "cs"] as const;
export type Language = (typeof languages)[number];

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** What the contract says that something is, in one line of Markdown: a published text may hold what looks like a tag. */
export function wordsOf({ description = "", "x-description-cs": czech = "" }: SchemaObject): Words {
  const inLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().replaceAll("<", "&lt;");
  return { en: inLine(description), cs: inLine(czech) };
}

/** Names of the sources; of one that has come since, its code. */
export function sourceName(source: string): Words {
  if (source === "ares") return { en: "Combined record (ares)", cs: "Kombinovaný záznam (ares)" };
  const known: Readonly<Record<string, readonly [cs: string, en: string]>> = codeLists.TypZdrojeAres;
  const code = source.toUpperCase();
  const [cs, en] = (Object.hasOwn(known, source) ? known[source] : undefined) ?? [code, code];
  return { en: `${en} (${source})`, cs: `${cs} (${source})` };
}

/** Name of a code in a language, of the lists that come with the package. */
export function codeName(list: string, code: string, language: Language): string | undefined {
  const lists: Readonly<Record<string, Readonly<Record<string, readonly [cs: string, en: string]>>>> = codeLists;
  const names = Object.hasOwn(lists, list) ? lists[list] : undefined;
  const name = names !== undefined && Object.hasOwn(names, code) ? names[code] : undefined;
  return name?.[language === "cs" ? 0 : 1];
}

/** A heading that is the same in each language, as the Czech documents mark theirs: by the English one above it. */
export function heading(name: string, language: Language): string[] {
  return [...(language === "en" ? [] : [`<!-- heading: ${name} -->`, ""]), `## ${name}`, ""];
}

/** Whether the package has the names of a code list. */
export function hasNames(list: string): boolean {
  return Object.hasOwn(codeLists, list);
}

/** What the pages say beside the contract. */
export const phrases = {
  otherLanguage: { en: "Česky", cs: "English" },
  field: { en: "Field", cs: "Pole" },
  meaning: { en: "Meaning", cs: "Význam" },
  codeList: { en: "Code list", cs: "Číselník" },
  example: { en: "Example", cs: "Příklad" },
  source: { en: "Source", cs: "Zdroj" },
  detail: { en: "Detail", cs: "Detail" },
  search: { en: "Search", cs: "Vyhledávání" },
  sources: { en: "Sources", cs: "Zdroje" },
  record: { en: "Record", cs: "Záznam" },
  path: { en: "Path", cs: "Cesta" },
  introduction: {
    en: "Fields are optional: what has no value is left out. Examples are values of the sandbox, whose subjects are invented; a field without one is in no record of the sandbox, and those of one table may come from several. Each text stands in the docstrings of the types too.",
    cs: "Pole jsou nepovinná: co nemá hodnotu, v odpovědi chybí. Příklady jsou hodnoty ze sandboxu, jehož subjekty jsou vymyšlené; pole bez příkladu v žádném záznamu sandboxu není a příklady v jedné tabulce mohou být z různých záznamů. Texty jsou i v dokumentačních komentářích typů.",
  },
  wholeRecord: {
    en: "A whole record of the sandbox, the shortest one:",
    cs: "Celý záznam ze sandboxu, ten nejkratší:",
  },
  fieldsIntroduction: {
    en: "Every field of every record by its name, what it means, and the sources that have it with this meaning.",
    cs: "Všechna pole všech záznamů podle názvu, jejich význam a zdroje, které je v tomto významu mají.",
  },
  sourcesIntroduction: {
    en: "What each data source answers, field by field, with examples of the sandbox. [What a record means](../guides/records.md) says what follows from it: whether a subject still exists, its VAT, and what an invoice needs.",
    cs: "Co odpovídají jednotlivé zdroje dat, pole po poli a s příklady ze sandboxu. Co z toho plyne, tedy zda subjekt ještě existuje, co je s jeho DPH a co potřebuje faktura, popisuje [anglický průvodce](../../guides/records.md).",
  },
  alsoAt: { en: "also", cs: "také" },
  answerOf: { en: "Answer of", cs: "Odpověď operace" },
  allSources: { en: "All sources", cs: "Všechny zdroje" },
  allFields: { en: "Fields by name", cs: "Pole podle názvu" },
} as const satisfies Readonly<Record<string, Words>>;
