import type { Options } from "minisearch";
import type { Section } from "./sections.ts";

/** A word without capitals and diacritics, so that "reditel" finds "Ředitel". */
const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Words of a text, and the parts of names such as `vratEkonomickySubjekt`. */
function tokenize(text: string): string[] {
  const found = text.split(/[^\p{L}\p{N}\p{M}_-]+/u).filter((word) => word !== "");
  const parts = found.flatMap((word) =>
    word.split(/(?<=\p{Ll})(?=\p{Lu})|[_-]/u).filter((part) => part !== word && part.length > 2),
  );
  return [...found, ...parts];
}

/** How the index is written and read; the two have to be the same. */
export const indexOptions: Options<Section> = {
  fields: ["title", "path", "text"],
  storeFields: ["title", "path"],
  extractField: (section, name) =>
    name === "path" ? section.path.join(" › ") : section[name as "id" | "title" | "text"],
  tokenize,
  processTerm: fold,
  searchOptions: {
    boost: { title: 4, path: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    // The reference names every word of a guide, again and again: what explains comes first.
    boostDocument: (id) => (String(id).startsWith("/api/") ? 0.4 : 1),
  },
};
