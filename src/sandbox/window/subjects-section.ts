import { addParameters, onlyValue, readForm } from "../../services/messages.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { featureWords, states, words } from "../pages/words.ts";
import { section, table } from "./parts.ts";
import { subjectsOnPage, type ListedSubject, type SubjectFilter } from "./subject-list.ts";
import type { View } from "./window-state.ts";

/** The subjects of the registry: searched, filtered, paged, each with its record. */
export function subjectsSection({ state, request }: View): Html {
  const form = readForm(request.query);
  const text = (name: string): string => onlyValue(form, name) ?? "";
  // A value that the form does not offer is none.
  const filter: SubjectFilter = {
    text: text("q").slice(0, 200),
    state: Object.hasOwn(states, text("state")) ? text("state") : "",
    feature: Object.hasOwn(featureWords, text("feature")) ? text("feature") : "",
  };
  const asked = /^[1-9]\d{0,5}$/.test(text("page")) ? Number(text("page")) : 1;
  const { total, page, subjects } = state.subjects.find(filter, asked);
  const count = fill(words.subjectCount, { found: total, all: state.registry.subjects });
  const content = html`<form method="get" action="/#subjects" role="search" class="line">
      <label>${words.search} <input type="search" name="q" value="${filter.text}" maxlength="200" /></label>
      <label
        >${words.state}
        <select name="state">
          ${options(states, filter.state, words.any)}
        </select></label
      >
      <label
        >${words.feature}
        <select name="feature">
          ${options(featureWords, filter.feature, words.anyFeature)}
        </select></label
      >
      <button>${words.find}</button>
    </form>
    <p role="status">${count}</p>
    ${subjects.length === 0 ? html`<p>${words.none}</p>` : subjectTable(subjects, state)} ${pager(total, page, filter)}`;
  return section("subjects", content);
}

function options(all: Readonly<Record<string, HtmlValue>>, chosen: string, any: HtmlValue): readonly Html[] {
  return [["", any] as const, ...Object.entries(all)].map(
    ([value, text]) => html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
  );
}

function subjectTable(subjects: readonly ListedSubject[], { environment }: View["state"]): Html {
  const rows = subjects.map(({ icoId, name, state, features }) => [
    html`<a href="${environment.registry}/ekonomicke-subjekty/${encodeURIComponent(icoId)}">${icoId}</a>`,
    html`<span lang="cs">${name}</span>`,
    states[state],
    features.map((feature, index) => [index === 0 ? "" : ", ", featureWords[feature]]),
  ]);
  return table("subjects", ["ico", words.name, words.state, words.feature], rows);
}

function pager(total: number, page: number, { text, state, feature }: SubjectFilter): Html | undefined {
  const pages = Math.ceil(total / subjectsOnPage);
  if (pages < 2) return undefined;
  const link = (to: number, label: HtmlValue, relation: string): Html | undefined => {
    if (to < 1 || to > pages) return undefined;
    const given = { q: text, state, feature, page: String(to) };
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
    return html`<a href="${addParameters("/", wanted)}#subjects" rel="${relation}">${label}</a>`;
  };
  return html`<p class="line">
    ${link(page - 1, words.previous, "prev")}
    <span>${fill(words.page, { page, pages })}</span>
    ${link(page + 1, words.next, "next")}
  </p>`;
}
