import { addParameters, onlyValue, readForm } from "../../services/messages.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import { features } from "./features.ts";
import { section, table } from "./parts.ts";
import { subjectsOnPage, type ListedSubject, type SubjectFilter } from "./subject-list.ts";
import type { View } from "./window-state.ts";
import { stateWords, windowWords as words } from "./words.ts";

/** The subjects of the registry: searched, filtered, paged, each with its record. */
export function subjectsSection(view: View): Html {
  const { state, request, language } = view;
  const form = readForm(request.query);
  const text = (name: string): string => onlyValue(form, name) ?? "";
  // A value that the form does not offer is none.
  const filter: SubjectFilter = {
    text: text("q").slice(0, 200),
    state: Object.hasOwn(stateWords, text("state")) ? text("state") : "",
    feature: Object.hasOwn(features, text("feature")) ? text("feature") : "",
  };
  const asked = /^[1-9]\d{0,5}$/.test(text("page")) ? Number(text("page")) : 1;
  const { total, page, subjects } = state.subjects.find(filter, asked);
  const count = fill(words.subjectCount[language], { found: total, all: state.registry.subjects });
  const content = html`<form method="get" action="/#subjects" role="search" class="line">
      <label>${words.search[language]} <input type="search" name="q" value="${filter.text}" maxlength="200" /></label>
      <label
        >${words.state[language]}
        <select name="state">
          ${options(stateWords, filter.state, words.any[language], view)}
        </select></label
      >
      <label
        >${words.feature[language]}
        <select name="feature">
          ${options(features, filter.feature, words.anyFeature[language], view)}
        </select></label
      >
      <button>${words.find[language]}</button>
    </form>
    <p role="status">${count}</p>
    ${subjects.length === 0 ? html`<p>${words.none[language]}</p>` : subjectTable(subjects, view)}
    ${pager(total, page, filter, view)}`;
  return section("subjects", language, content);
}

function options(
  all: Readonly<Record<string, Readonly<Record<View["language"], string>>>>,
  chosen: string,
  any: string,
  { language }: View,
): readonly Html[] {
  const values = Object.entries(all).map(([name, text]): readonly [string, string] => [name, text[language]]);
  return [["", any] as const, ...values].map(
    ([value, text]) => html`<option value="${value}" ${value === chosen ? html`selected` : ""}>${text}</option>`,
  );
}

function subjectTable(subjects: readonly ListedSubject[], { state, language }: View): Html {
  const rows = subjects.map(({ icoId, name, state: found, features: names }) => {
    const address = `${state.environment.registry}/ekonomicke-subjekty/${encodeURIComponent(icoId)}`;
    return [
      html`<a href="${address}">${icoId}</a>`,
      html`<span lang="cs">${name}</span>`,
      html`${stateWords[found][language]}`,
      html`${names.map((feature) => features[feature][language]).join(", ")}`,
    ];
  });
  const head = ["ico", ...[words.name, words.state, words.feature].map((title) => title[language])];
  return table("subjects", head, rows);
}

function pager(
  total: number,
  page: number,
  { text, state, feature }: SubjectFilter,
  { language }: View,
): Html | undefined {
  const pages = Math.ceil(total / subjectsOnPage);
  if (pages < 2) return undefined;
  const link = (to: number, label: string, relation: string): Html | undefined => {
    if (to < 1 || to > pages) return undefined;
    const given = { q: text, state, feature, page: String(to) };
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
    return html`<a href="${addParameters("/", wanted)}#subjects" rel="${relation}">${label}</a>`;
  };
  return html`<p class="line">
    ${link(page - 1, words.previous[language], "prev")}
    <span>${fill(words.page[language], { page, pages })}</span>
    ${link(page + 1, words.next[language], "next")}
  </p>`;
}
