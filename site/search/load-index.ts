import MiniSearch from "minisearch";
import { withBase } from "vitepress";
import type { Language } from "../words.ts";
import { indexOptions } from "./options.ts";
import type { Section } from "./sections.ts";

/** A place that answers a query. */
export interface Found {
  /** Its path in the site, with the anchor and without the base. */
  readonly address: string;
  readonly title: string;
  /** The page and the headings above. */
  readonly path: string;
  readonly lang: Language;
}
/** Finds the places for what was typed, the best first. */
export type Search = (query: string) => readonly Found[];

async function fetchIndex(lang: Language): Promise<Search> {
  const answer = await fetch(withBase(`/search/${lang}.json`));
  const index = await MiniSearch.loadJSONAsync<Section>(await answer.text(), indexOptions);
  return (query) =>
    index
      .search(query)
      .map(({ id, title, path }) => ({ address: String(id), title: String(title), path: String(path), lang }));
}

/** What was fetched once; a page that is left keeps it. */
const indices = new Map<Language, Promise<Search>>();

function indexOf(language: Language): Promise<Search> {
  const index = indices.get(language) ?? fetchIndex(language);
  indices.set(language, index);
  // What failed is fetched again by the next search.
  index.catch(() => indices.delete(language));
  return index;
}

/** Finds in the pages of a language; after the Czech ones in the English ones too, since the guides are English. */
export async function loadSearch(language: Language): Promise<Search> {
  const searches = await Promise.all((language === "cs" ? (["cs", "en"] as const) : (["en"] as const)).map(indexOf));
  return (query) => searches.flatMap((search) => search(query));
}
