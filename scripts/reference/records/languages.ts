import type { SchemaObject } from "../../../codegen/sources/registry-model.ts";
import { codeLists } from "../../../generated/registry-code-lists.gen.ts";
import texts from "./phrases.json" with { type: "json" };

/** The languages of the pages of records. */
export const languages = ["en", "cs"] as const;
export type Language = (typeof languages)[number];

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** The description of a schema in one line of Markdown; `<` is escaped, because a published text may hold what looks like a tag. */
export function wordsOf({ description = "", "x-description-cs": czech = "" }: SchemaObject): Words {
  const inLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().replaceAll("<", "&lt;");
  return { en: inLine(description), cs: inLine(czech) };
}

/** The name of a source, or its code if it is newer than the names. */
export function sourceName(source: string): Words {
  if (source === "ares") return { en: "Combined record (ares)", cs: "Kombinovaný záznam (ares)" };
  const known: Readonly<Record<string, readonly [cs: string, en: string]>> = codeLists.TypZdrojeAres;
  const code = source.toUpperCase();
  const [cs, en] = (Object.hasOwn(known, source) ? known[source] : undefined) ?? [code, code];
  return { en: `${en} (${source})`, cs: `${cs} (${source})` };
}

/** The name of a code in a language, from the lists in the package. */
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

/** The texts of the pages beside those of the contract. */
export const phrases = texts;
