import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { addressOf } from "../addresses.ts";
import { languageOf, type Language } from "../words.ts";
import { indexOptions } from "./options.ts";
import { sectionsOf, type Section } from "./sections.ts";

/** What the search of a site finds, gathered while its pages are written. */
export interface SearchIndex {
  add(page: string, written: { readonly title: string; readonly content: string }): void;
  /** Writes one file for each language, which a browser fetches when somebody begins to search. */
  write(folder: string): Promise<void>;
}

/** Gathers the sections of every page, by the language of the page. */
export function startSearchIndex(): SearchIndex {
  const sections: Record<Language, Section[]> = { en: [], cs: [] };
  return {
    add(page, { content }) {
      const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(content) ?? [];
      sections[languageOf(page)].push(...sectionsOf(addressOf(page), main));
    },
    async write(folder) {
      await mkdir(join(folder, "search"), { recursive: true });
      for (const [language, found] of Object.entries(sections)) {
        const index = new MiniSearch<Section>(indexOptions);
        index.addAll(found);
        await writeFile(join(folder, "search", `${language}.json`), JSON.stringify(index));
      }
    },
  };
}
