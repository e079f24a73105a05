/** The languages of the site. */
export type Language = "en" | "cs";

/** What the theme says by itself, in one language. */
export interface Words {
  /** The language, as its readers call it. */
  readonly name: string;
  readonly tagline: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly searchHint: string;
  readonly nothingFound: string;
  readonly results: string;
  readonly close: string;
  readonly menu: string;
  readonly onThisPage: string;
  readonly previous: string;
  readonly next: string;
  readonly appearance: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly toTop: string;
  readonly skip: string;
  readonly copy: string;
  readonly permalink: (title: string) => string;
  readonly diagram: string;
  readonly diagramInWords: string;
  readonly notFound: string;
  readonly notFoundMessage: string;
  readonly home: string;
  readonly guides: string;
  readonly records: string;
  readonly reference: string;
  readonly playground: string;
  readonly decisions: string;
  readonly examples: string;
  readonly project: string;
  readonly sources: string;
}

/** In English, and in Czech where a Czech reader starts. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    name: "English",
    tagline: "Typed clients of the Czech business register (ARES) and of the identity service CAAIS",
    search: "Search",
    searchPlaceholder: "What are you looking for?",
    searchHint: "Arrows choose, Enter opens, Esc closes.",
    nothingFound: "Nothing was found.",
    results: "Results",
    close: "Close",
    menu: "Menu",
    onThisPage: "On this page",
    previous: "Previous page",
    next: "Next page",
    appearance: "Appearance",
    toLight: "Switch to light colours",
    toDark: "Switch to dark colours",
    toTop: "Back to the top",
    skip: "Skip to the content",
    copy: "Copy code",
    permalink: (title) => `Link to “${title}”`,
    diagram: "Diagram",
    diagramInWords: "The diagram in words:",
    notFound: "There is no such page",
    notFoundMessage: "The address may be mistyped, or the page may have moved.",
    home: "To the start page",
    guides: "Guides",
    records: "Records",
    reference: "Reference",
    playground: "Playground",
    decisions: "Decisions",
    examples: "Examples",
    project: "The project",
    sources: "Source code",
  },
  cs: {
    name: "Čeština",
    tagline: "Typovaní klienti registru ARES a autentizačního informačního systému CAAIS",
    search: "Hledat",
    searchPlaceholder: "Co hledáte?",
    searchHint: "Šipkami vyberete, Enter otevře, Esc zavře.",
    nothingFound: "Nic nebylo nalezeno.",
    results: "Výsledky",
    close: "Zavřít",
    menu: "Nabídka",
    onThisPage: "Na této stránce",
    previous: "Předchozí stránka",
    next: "Další stránka",
    appearance: "Vzhled",
    toLight: "Přepnout na světlé barvy",
    toDark: "Přepnout na tmavé barvy",
    toTop: "Zpět nahoru",
    skip: "Přeskočit na obsah",
    copy: "Kopírovat kód",
    permalink: (title) => `Odkaz na „${title}“`,
    diagram: "Schéma",
    diagramInWords: "Schéma slovy:",
    notFound: "Taková stránka neexistuje",
    notFoundMessage: "V adrese může být překlep, nebo byla stránka přesunuta.",
    home: "Na úvodní stránku",
    guides: "Průvodci (anglicky)",
    records: "Záznamy",
    reference: "Referenční příručka",
    playground: "Vyzkoušet",
    decisions: "Rozhodnutí",
    examples: "Příklady",
    project: "Projekt",
    sources: "Zdrojový kód",
  },
};

/** The language of a page, by its path in the site. */
export const languageOf = (page: string): Language => (page.startsWith("cs/") ? "cs" : "en");
