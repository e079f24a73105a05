import texts from "./words.json" with { type: "json" };

/** The languages of the site. */
export type Language = "en" | "cs";

/** The texts of the theme by language; `groups` are those of the sidebar, by the headings of docs/README.md. */
export const words: Readonly<Record<Language, typeof texts.en>> = texts;

/**
 * The locale of Czech pages for VitePress, which looks for it behind a slash in their addresses. It must not match the folder of
 * their files, such as `docs/cs`: so one search index has the pages of both languages.
 */
export const czechLocale = "(?<=^/)cs";

/** The language of a page, by its path in the site. */
export const languageOf = (page: string): Language => (page.startsWith("cs/") ? "cs" : "en");
