/** HTML that is ready to be sent. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A template of HTML: every value in it is escaped, for text and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const texts = values.map((value) => [value].flat().map(textOf).join(""));
  return new Html(strings.map((string, index) => string + (texts[index] ?? "")).join(""));
}

function textOf(value: string | Html): string {
  return value instanceof Html ? value.text : value.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
