import type { Language, Words } from "../../services/rules.ts";

/** A value of a template: text and numbers are escaped, `undefined` and `false` print nothing. */
export type HtmlValue = string | number | Html | Words | readonly HtmlValue[] | undefined | false;

/** HTML in both languages: every value in it is escaped. Only the templates below make it. */
class Html {
  /** The text in a language. */
  readonly in: (language: Language) => string;

  constructor(text: (language: Language) => string) {
    this.in = text;
  }
}

export type { Html };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A template of HTML. Values stand in text or in quoted attributes.
 *
 * @example
 *
 * ```ts
 * html`<p title="${title}">${words.refused}</p>`
 * ```
 */
export function html(raw: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html((language) => String.raw({ raw }, ...values.map((value) => textOf(value, language))));
}

/** A style, whose text is our own and has nothing to escape. */
export function styleOf(css: string): Html {
  return new Html(() => `<style>${css}</style>`);
}

/** A text with values in the places of their names. */
export function fill(words: Words, values: Readonly<Record<string, HtmlValue>>): Html {
  const partsIn = (language: Language): HtmlValue[] =>
    words[language].split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
  return new Html((language) => textOf(partsIn(language), language));
}

function textOf(value: HtmlValue, language: Language): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.in(language);
  if (isList(value)) return value.map((item) => textOf(item, language)).join("");
  if (typeof value === "object") return textOf(value[language], language);
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function isList(value: HtmlValue): value is readonly HtmlValue[] {
  return Array.isArray(value);
}

/** The text behind what {@link html} escaped. */
export function unescape(text: string): string {
  return Object.entries(entities).reduceRight((left, [character, entity]) => left.replaceAll(entity, character), text);
}
