import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { subjectState } from "../../registry/record/subject-state.ts";
import { addParameters, onlyValue, readForm } from "../../services/messages.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { select, table } from "../pages/parts.ts";
import { featureWords, states, words } from "../pages/words.ts";
import type { RegistryDataset } from "../registry/data/dataset.ts";
import { fold, type SearchEntry } from "../registry/search-entry.ts";
import type { View } from "./front-page-state.ts";

/**
 * A search for subjects, by the names in the address; empty for any. `q` is the beginning of an ico, or some of a name, without regard
 * to case and diacritics.
 */
type Filter = Readonly<Record<"q" | "state" | "feature", string>>;

const subjectsOnPage = 20;

/** The subjects of the registry: searched, filtered, paged, each with its record. */
export function subjectsSection({ state: { registry, dataset, environment }, request }: View): Html {
  const form = readForm(request.query);
  const text = (name: string): string => onlyValue(form, name) ?? "";
  // A value that the form does not offer is none.
  const one = (name: string, of: object): string => (Object.hasOwn(of, text(name)) ? text(name) : "");
  const filter: Filter = {
    q: text("q").slice(0, 200),
    state: one("state", states),
    feature: one("feature", featureWords),
  };
  const asked = /^[1-9]\d{0,5}$/.test(text("page")) ? Number(text("page")) : 1;
  // A first look needs no search, which goes through a hundred thousand subjects.
  const isFirst = asked === 1 && Object.values(filter).every((value) => value === "");
  const found = isFirst ? dataset.first(subjectsOnPage) : findSubjects(dataset, filter);
  const total = isFirst ? dataset.size : found.length;
  const pages = Math.ceil(total / subjectsOnPage);
  const page = Math.max(1, Math.min(asked, pages));
  const rows = found.slice((page - 1) * subjectsOnPage, page * subjectsOnPage).map((entry) => {
    const { state, features } = shownOf(entry);
    return [
      html`<a href="${environment.registry}/ekonomicke-subjekty/${encodeURIComponent(entry.icoId)}">${entry.icoId}</a>`,
      html`<span lang="cs">${entry.name}</span>`,
      states[state],
      features.map((feature, index) => [index > 0 && ", ", featureWords[feature]]),
    ];
  });
  const head = ["ico", words.name, words.state, words.feature];
  const offered = [["", words.any], ...Object.entries(states)] as const;
  const offeredFeatures = [["", words.anyFeature], ...Object.entries(featureWords)] as const;
  return html`<form method="get" action="/#subjects" role="search" class="line">
      <label>${words.search} <input type="search" name="q" value="${filter.q}" maxlength="200" /></label>
      ${select(words.state, "state", offered, filter.state)}
      ${select(words.feature, "feature", offeredFeatures, filter.feature)}
      <button>${words.find}</button>
    </form>
    <p role="status">${fill(words.subjectCount, { found: total, all: registry.subjects })}</p>
    ${rows.length === 0 ? html`<p>${words.none}</p>` : table("subjects", head, rows)}
    ${pages > 1 && pager(page, pages, filter)}`;
}

function pager(page: number, pages: number, filter: Filter): Html {
  const link = (to: number, label: HtmlValue, relation: string): HtmlValue => {
    const given = Object.entries({ ...filter, page: String(to) }).filter(([, value]) => value !== "");
    const address = addParameters("/", Object.fromEntries(given));
    return to >= 1 && to <= pages && html`<a href="${address}#subjects" rel="${relation}">${label}</a>`;
  };
  return html`<p class="line">
    ${link(page - 1, words.previous, "prev")}
    <span>${fill(words.page, { page, pages })}</span>
    ${link(page + 1, words.next, "next")}
  </p>`;
}

function findSubjects(dataset: RegistryDataset, { q, state, feature }: Filter): readonly SearchEntry[] {
  const wanted = withoutMarks(fold(q));
  // People write an ico in groups.
  const icoId = wanted.replaceAll(/\s/g, "").toUpperCase();
  return dataset.search((entry) => {
    const shown = shownOf(entry);
    if (state !== "" && shown.state !== state) return false;
    if (feature !== "" && !shown.features.some((one) => one === feature)) return false;
    return entry.icoId.startsWith(icoId) || withoutMarks(entry.folded).includes(wanted);
  });
}

/** A text without diacritics. */
function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
}

/** State and special cases by record, which a generated subject shares with the one that it is a copy of. */
const known = new WeakMap<EkonomickySubjekt, ReturnType<typeof stateAndFeatures>>();

function shownOf({ record, name }: SearchEntry): ReturnType<typeof stateAndFeatures> {
  const shown = known.get(record) ?? stateAndFeatures(record);
  known.set(record, shown);
  return name.length > longName ? { ...shown, features: [...shown.features, "long-name"] } : shown;
}

function stateAndFeatures(record: EkonomickySubjekt) {
  // The table has every name and nothing else.
  const names = Object.keys(features) as FeatureName[];
  return { state: subjectState(record).state, features: names.filter((one) => features[one](record)) };
}

const naturalPersons = new Set(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"]);
const foreignBranches = new Set(["421", "422", "423", "424", "425"]);
/** More than what fits a field of many a database. */
const longName = 60;

/** The name that a filter has in an address. */
type FeatureName = keyof typeof featureWords;

/** Special cases of records that programs stumble over. */
const features: Readonly<Record<FeatureName, (subject: EkonomickySubjekt) => boolean>> = {
  "no-ico": ({ ico }) => ico === undefined,
  "natural-person": ({ pravniForma = "" }) => naturalPersons.has(pravniForma),
  "foreign-seat": ({ sidlo }) => (sidlo?.kodStatu ?? "CZ") !== "CZ",
  "foreign-branch": ({ pravniForma = "" }) => foreignBranches.has(pravniForma),
  "not-in-ros": ({ seznamRegistraci }) => (seznamRegistraci?.stavZdrojeRos ?? "NEEXISTUJICI") === "NEEXISTUJICI",
  moved: ({ dalsiUdaje = [] }) =>
    dalsiUdaje
      .flatMap(({ sidlo = [], obchodniJmeno = [] }) => [...sidlo, ...obchodniJmeno])
      .some(({ primarniZaznam }) => primarniZaznam === false),
  "no-beginning": ({ datumVzniku }) => datumVzniku === undefined,
  "vat-group": ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeSkDph === "AKTIVNI",
  "vat-ended": ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeDph === "ZANIKLY",
  // It is a matter of the name, which copies have of their own.
  "long-name": () => false,
};
