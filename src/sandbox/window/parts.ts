import { html, type Html } from "../pages/html.ts";
import type { Language } from "../pages/language.ts";
import { windowWords as words } from "./words.ts";

/** A section of the front page under its title. */
export function section(name: keyof typeof words, language: Language, content: Html): Html {
  return html`<section aria-labelledby="${name}" data-testid="${name}">
    <h2 id="${name}">${words[name][language]}</h2>
    ${content}
  </section>`;
}

/**
 * A table that scrolls in a frame of its own where the window is narrow.
 *
 * @param rows cells; the first of each row is its heading
 */
export function table(labelledBy: string, head: readonly string[], rows: readonly (readonly Html[])[]): Html {
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
