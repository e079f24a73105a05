import { addParameters, onlyValue, readForm } from "../../services/messages.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { select, table } from "../pages/parts.ts";
import { featureWords, states, words } from "../pages/words.ts";
import { findSubjects, subjectsOnPage, type SubjectFilter } from "./subject-list.ts";
import type { View } from "./window-state.ts";

/** The subjects of the registry: searched, filtered, paged, each with its record. */
export function subjectsSection({ state: { registry, dataset, environment }, request }: View): Html {
  const form = readForm(request.query);
  const text = (name: string): string => onlyValue(form, name) ?? "";
  // A value that the form does not offer is none.
  const one = (name: string, of: object): string => (Object.hasOwn(of, text(name)) ? text(name) : "");
  const filter = { text: text("q").slice(0, 200), state: one("state", states), feature: one("feature", featureWords) };
  const { total, page, subjects } = findSubjects(
    dataset,
    filter,
    /^[1-9]\d{0,5}$/.test(text("page")) ? Number(text("page")) : 1,
  );
  const rows = subjects.map(({ icoId, name, state, features }) => [
    html`<a href="${environment.registry}/ekonomicke-subjekty/${encodeURIComponent(icoId)}">${icoId}</a>`,
    html`<span lang="cs">${name}</span>`,
    states[state],
    features.map((feature, index) => [index > 0 && ", ", featureWords[feature]]),
  ]);
  const head = ["ico", words.name, words.state, words.feature];
  const choice = (
    label: HtmlValue,
    name: "state" | "feature",
    of: Readonly<Record<string, HtmlValue>>,
    any: HtmlValue,
  ) => select(label, name, [["", any], ...Object.entries(of)], filter[name]);
  return html`<form method="get" action="/#subjects" role="search" class="line">
      <label>${words.search} <input type="search" name="q" value="${filter.text}" maxlength="200" /></label>
      ${choice(words.state, "state", states, words.any)}
      ${choice(words.feature, "feature", featureWords, words.anyFeature)}
      <button>${words.find}</button>
    </form>
    <p role="status">${fill(words.subjectCount, { found: total, all: registry.subjects })}</p>
    ${rows.length === 0 ? html`<p>${words.none}</p>` : table("subjects", head, rows)} ${pager(total, page, filter)}`;
}

function pager(total: number, page: number, { text, state, feature }: SubjectFilter): Html | undefined {
  const pages = Math.ceil(total / subjectsOnPage);
  if (pages < 2) return undefined;
  const link = (to: number, label: HtmlValue, relation: string): HtmlValue => {
    const given = Object.entries({ q: text, state, feature, page: String(to) }).filter(([, value]) => value !== "");
    const address = addParameters("/", Object.fromEntries(given));
    return to >= 1 && to <= pages && html`<a href="${address}#subjects" rel="${relation}">${label}</a>`;
  };
  return html`<p class="line">
    ${link(page - 1, words.previous, "prev")}
    <span>${fill(words.page, { page, pages })}</span>
    ${link(page + 1, words.next, "next")}
  </p>`;
}
