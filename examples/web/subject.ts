import { InvalidInputError, invoiceParty, normalizeIco, RegistryError, subjectState, type Registry } from "ares-caais";
import { html, type Html } from "../page/html.ts";
import type { Language } from "../page/language.ts";
import { stateTexts, vatTexts } from "../page/subject-texts.ts";
import { texts } from "./texts.ts";

/** Returns the page part with the registry's record of a subject. */
export async function subject(registry: Registry, ico: string, language: Language): Promise<Html> {
  try {
    const record = await registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 });
    const { name = "", address } = invoiceParty(record);
    const { state, vat } = subjectState(record);
    const stateText = stateTexts[state][language];
    return html`<dl>
      <dt>${texts.businessName[language]}</dt>
      <dd lang="cs">${name}</dd>
      <dt>${texts.seat[language]}</dt>
      <dd lang="cs">${address.join(", ")}</dd>
      <dt>${texts.ico[language]}</dt>
      <dd>${ico}</dd>
      <dt>${texts.state[language]}</dt>
      <dd>${state === "active" ? stateText : html`<strong>${stateText}</strong>`}</dd>
      <dt>${texts.vat[language]}</dt>
      <dd>${vatTexts[vat.state][language]}</dd>
    </dl>`;
  } catch (error) {
    // A subject that is not in the registry is an ordinary answer.
    if (error instanceof RegistryError && error.status === 404) {
      return html`<p class="warning">${texts.unknownSubject[language](ico)}</p>`;
    }
    throw error;
  }
}

/**
 * The form for any subject, with what the registry says of the one that was asked for.
 *
 * @param typed as the user typed it; `undefined` when nothing was asked
 */
export async function subjectForm(registry: Registry, typed: string | undefined, language: Language): Promise<Html> {
  let error: Html | "" = "";
  let found: Html | "" = "";
  try {
    if (typed !== undefined) found = await subject(registry, normalizeIco(typed), language);
  } catch (failure) {
    if (!(failure instanceof InvalidInputError)) throw failure;
    error = html`<p class="error" id="ico-error">${texts.icoWrong[language](failure.rule)}</p>`;
  }
  const state =
    error === ""
      ? html`aria-describedby="ico-hint"`
      : html`aria-describedby="ico-error ico-hint" aria-invalid="true" autofocus`;
  return html`<h2 ${found === "" ? html`class="screen"` : ""}>${texts.check[language]}</h2>
    <form class="screen" action="/" novalidate>
      <div class="field">
        <label for="ico">${texts.ico[language]}</label>
        <p class="hint" id="ico-hint">${texts.icoHint[language]}</p>
        ${error}
        <input id="ico" name="ico" inputmode="numeric" autocomplete="off" value="${typed ?? ""}" ${state} />
      </div>
      <button>${texts.check[language]}</button>
    </form>
    ${found}`;
}
