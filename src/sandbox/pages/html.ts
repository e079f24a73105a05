/** HTML that is ready to be sent: every value in it is escaped. Only {@link html} makes it. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** @internal */
  static of(strings: readonly string[], values: readonly HtmlValue[]): Html {
    return new Html(strings.map((text, index) => text + (index < values.length ? textOf(values[index]) : "")).join(""));
  }

  toString(): string {
    return this.#text;
  }
}

/** What a template takes: text and numbers are escaped, `undefined` is nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | undefined;

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
 * html`<p title="${title}">${text}</p>`
 * ```
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(strings, values);
}

/** A style, whose text is our own and has nothing to escape. */
export function styleOf(css: string): Html {
  return Html.of([`<style>${css}</style>`], []);
}

function textOf(value: HtmlValue): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.map(textOf).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The text behind what {@link html} escaped. */
export function unescape(text: string): string {
  return Object.entries(entities).reduceRight((left, [character, entity]) => left.replaceAll(entity, character), text);
}
