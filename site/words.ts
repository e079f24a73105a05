import type { DefaultTheme } from "vitepress";

/** The languages of the site. */
export type Language = "en" | "cs";

/** What the theme says by itself, in one language. */
export interface Words {
  /** The language, as its readers call it. */
  readonly name: string;
  readonly tagline: string;
  /** What the search of VitePress says. */
  readonly search: NonNullable<DefaultTheme.LocalSearchOptions["translations"]>;
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
  readonly start: string;
  readonly changes: string;
  readonly edit: string;
  readonly sources: string;
  /** The groups of the sidebar by the headings of docs/README.md. */
  readonly groups: Readonly<Record<string, string>>;
}

/** In English, and in Czech where a Czech reader starts. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    name: "English",
    tagline: "Typed clients of the Czech business register (ARES) and of the identity service CAAIS",
    search: {},
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
    start: "Getting started",
    changes: "Changelog",
    edit: "Edit this page",
    sources: "Source code",
    groups: {},
  },
  cs: {
    name: "Čeština",
    tagline: "Typovaní klienti registru ARES a autentizačního informačního systému CAAIS",
    search: {
      button: { buttonText: "Hledat", buttonAriaLabel: "Hledat" },
      modal: {
        resetButtonTitle: "Smazat dotaz",
        backButtonTitle: "Zavřít hledání",
        noResultsText: "Nic nebylo nalezeno:",
        footer: {
          selectText: "otevřít",
          selectKeyAriaLabel: "Enter",
          navigateText: "vybrat",
          navigateUpKeyAriaLabel: "šipka nahoru",
          navigateDownKeyAriaLabel: "šipka dolů",
          closeText: "zavřít",
          closeKeyAriaLabel: "Esc",
        },
      },
    },
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
    guides: "Průvodci",
    records: "Záznamy",
    reference: "Referenční příručka",
    playground: "Vyzkoušet",
    start: "Začínáme",
    changes: "Přehled změn",
    edit: "Upravit tuto stránku",
    sources: "Zdrojový kód",
    groups: {
      Start: "Začátek",
      Registry: "Registr",
      Login: "Přihlašování",
      Operations: "Provoz",
      Contract: "Kontrakt",
      Reference: "Referenční příručka",
      Project: "Projekt",
    },
  },
};

/**
 * What VitePress looks for behind a slash in the address of a page: Czech ones begin with it. Their files lie in other folders, such as
 * `docs/cs`, where it must find nothing: then one search index has the pages of both languages.
 */
export const czechLocale = "(?<=^/)cs";

/** The language of a page, by its path in the site. */
export const languageOf = (page: string): Language => (page.startsWith("cs/") ? "cs" : "en");
