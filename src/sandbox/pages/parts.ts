import { html, type Html, type HtmlValue } from "./html.ts";

/**
 * A table that scrolls in a frame of its own where the screen is narrow.
 *
 * @param rows cells; the first of each row is its heading
 */
export function table(labelledBy: string, head: readonly HtmlValue[], rows: readonly (readonly HtmlValue[])[]): Html {
  const row = ([first, ...cells]: readonly HtmlValue[]): Html =>
    html`<tr>
      <th scope="row">${first}</th>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  return html`<div class="wide" tabindex="0" role="group" aria-labelledby="${labelledBy}">
    <table>
      <thead>
        <tr>
          ${head.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
    </table>
  </div>`;
}

/** A list of terms, each with what is said of it. */
export function termList(rows: readonly (readonly [term: HtmlValue, values: readonly HtmlValue[]])[]): Html {
  const row = ([term, values]: (typeof rows)[number]): Html =>
    html`<dt>${term}</dt>
      ${values.map((value) => html`<dd>${value}</dd>`)}`;
  return html`<dl>${rows.map(row)}</dl>`;
}

/** A choice of one value, under its label. */
export function select(
  label: HtmlValue,
  name: string,
  options: readonly (readonly [value: string | number, text: HtmlValue])[],
  chosen: string,
): Html {
  const option = ([value, text]: (typeof options)[number]): Html =>
    html`<option value="${value}" ${String(value) === chosen && "selected"}>${text}</option>`;
  return html`<label
    >${label}
    <select name="${name}">
      ${options.map(option)}
    </select></label
  >`;
}

/** A form that is sent by POST, with values that nobody sees. */
export function form(action: string, hidden: Readonly<Record<string, string>>, content: HtmlValue): Html {
  const inputs = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${action}">${inputs} ${content}</form>`;
}

/** A button that sends its form with an action. @param more further attributes */
export function button(action: string, label: HtmlValue, more?: Html): Html {
  return html`<button name="action" value="${action}" ${more}>${label}</button>`;
}
