import { html, type Html, type HtmlValue } from "../pages/html.ts";
import { words } from "../pages/words.ts";

/** A section of the front page under its title. */
export function section(name: keyof typeof words, content: HtmlValue): Html {
  return html`<section aria-labelledby="${name}" data-testid="${name}">
    <h2 id="${name}">${words[name]}</h2>
    ${content}
  </section>`;
}

/**
 * A table that scrolls in a frame of its own where the window is narrow.
 *
 * @param rows cells; the first of each row is its heading
 */
export function table(labelledBy: string, head: readonly HtmlValue[], rows: readonly (readonly HtmlValue[])[]): Html {
  return html`<div class="wide" tabindex="0" role="group" aria-labelledby="${labelledBy}">
    <table>
      <thead>
        <tr>
          ${head.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...cells]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A list of terms, each with what is said of it. */
export function termList(rows: readonly (readonly [term: HtmlValue, values: readonly HtmlValue[]])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, values]) =>
        html`<dt>${term}</dt>
          ${values.map((value) => html`<dd>${value}</dd>`)}`,
    )}
  </dl>`;
}
