import { html, type Html } from "../page/html.ts";
import type { Language } from "../page/language.ts";
import type { Customer, FilledValues } from "./customer.ts";
import { texts } from "./texts.ts";

/** The values of the fields of the form. */
export type Values = FilledValues & { readonly ico: string };

export const emptyValues: Values = { ico: "", name: "", address: "", dic: "", courtFile: "" };

/** The messages beside the values. */
export interface Told extends Pick<Customer, "warnings"> {
  readonly said?: string | undefined;
  /** The errors by field. */
  readonly errors: Readonly<Partial<Record<keyof Values, string>>>;
}

/**
 * The form. Its script has no words of its own: those that no answer of the server brings stand in attributes here.
 *
 * @param filledFor the IČO that the rest was filled in for
 */
export function invoiceForm(language: Language, values: Values, filledFor: string, told: Told): Html {
  const { errors, said, warnings } = told;
  const [firstError] = Object.keys(errors);
  const field = (name: keyof Values, inner: Html | "" = ""): Html => {
    const error = errors[name] ?? "";
    const state = html`id="${name}" name="${name}" autocomplete="off" lang="cs" aria-describedby="${name}-error
    ${name}-hint" ${error === "" ? "" : html`aria-invalid="true"`} ${name === firstError ? html`autofocus` : ""}`;
    const isNeeded = name === "name" || name === "address";
    return html`<div class="field">
      <label for="${name}">${texts[name][language]}</label>
      <p class="hint" id="${name}-hint">${isNeeded ? "" : texts[`${name}Hint`][language]}</p>
      <p class="error" id="${name}-error" aria-live="polite">${error}</p>
      ${
        // A line feed right after the tag would be dropped.
        name === "address"
          ? html`<textarea rows="3" required ${state}>${`\n${values.address}`}</textarea>`
          : html`<input value="${values[name]}" ${isNeeded ? html`required` : ""} ${state} />`
      }
      ${inner}
    </div>`;
  };
  const messages = [
    said === undefined ? [] : html`<p>${said}</p>`,
    warnings.map((text) => html`<p class="warning">${text}</p>`),
  ].flat();
  return html`<p>${texts.about[language]}</p>
    <form
      method="post"
      action="/"
      novalidate
      data-asking="${texts.asking[language]}"
      data-slow="${texts.slow[language]}"
      data-failed="${texts.failed[language]}"
    >
      <input type="hidden" name="filledFor" value="${filledFor}" />
      ${field("ico", html`<div role="status">${messages}</div>`)} ${field("name")} ${field("address")} ${field("dic")}
      ${field("courtFile")}
      <button>${texts.next[language]}</button>
    </form>`;
}
