import { registryLimits, type RegistrySource } from "../../../generated/registry-service.gen.ts";
import type {
  CiselnikyZakladniFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickeSubjektyNotifikaceFiltr,
  EkonomickeSubjektyRegistraceFiltr,
  StandardizovanaAdresa,
  StandardizovanaAdresaFiltr,
  StrankovaniARazeni,
} from "../../../generated/registry-types.gen.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import * as chyby from "../../services/registry/chyba.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { entryOf, fold, type SearchEntry } from "./search-entry.ts";
import { addressCondition, subjectFilter } from "./subject-filter.ts";

/** Search of the combined registry. A name in `razeni` that nothing can be ordered by is answered 400. */
export function searchSubjects(dataset: RegistryDataset, filter: EkonomickeSubjektyKomplexFiltr): Answer {
  const { ico = [] } = filter;
  const fits = subjectFilter(filter);
  if (fits === undefined) return chyby.prazdnyVstup;
  const matches =
    ico.length > 0
      ? byIco(dataset, "ares", ico)
          .map((one) => entryOf(one))
          .filter(fits)
      : dataset.search(fits);
  const { length } = matches;
  if (length > registryLimits.matchesPerSearch) return chyby.prilisMnohoVysledku(length);
  const ordered = orderSubjects(matches, filter.razeni);
  if (typeof ordered === "string") return chyby.nevalidniAtribut("razeni" satisfies keyof typeof filter);
  const records = pageOf(ordered, filter).map(({ icoId }) => dataset.record("ares", icoId));
  return { status: 200, body: { pocetCelkem: length, ekonomickeSubjekty: records } };
}

/**
 * Search of one data source: by ico only; an unknown ico is missing from the answer.
 *
 * The order is always ascending by ico. `razeni` is accepted and has no effect, whatever it names: of the service it is
 * known only that it answers in this order, not that it orders by anything else or refuses a name.
 */
export function searchSource(
  dataset: RegistryDataset,
  source: RegistrySource,
  filter: EkonomickeSubjektyRegistraceFiltr,
): Answer {
  const { ico = [] } = filter;
  if (ico.length === 0) return chyby.prazdnyVstup;
  const records = byIco(dataset, source, ico);
  return { status: 200, body: { pocetCelkem: records.length, ekonomickeSubjekty: pageOf(records, filter) } };
}

function byIco<Source extends RegistrySource>(dataset: RegistryDataset, source: Source, ico: readonly string[]) {
  return [...new Set(ico)].sort().flatMap((one) => dataset.record(source, one) ?? []);
}

/** Search of the code lists: pages count lists, and a list comes with all its items. */
export function searchCodeLists(dataset: RegistryDataset, filter: CiselnikyZakladniFiltr): Answer {
  const lists = dataset.codeLists.filter(
    ({ kodCiselniku, zdrojCiselniku }) =>
      (filter.kodCiselniku ?? kodCiselniku) === kodCiselniku &&
      (filter.zdrojCiselniku ?? zdrojCiselniku) === zdrojCiselniku,
  );
  return { status: 200, body: { pocetCelkem: lists.length, ciselniky: pageOf(lists, filter) } };
}

/** The notification batches of a source without their notifications; there is no paging. */
export function searchBatches(
  dataset: RegistryDataset,
  { datovyZdroj = "" }: EkonomickeSubjektyNotifikaceFiltr,
): Answer {
  if (datovyZdroj === "") return chyby.prazdnyVstup;
  const batches = dataset.batches(datovyZdroj);
  if (batches === undefined)
    return chyby.nevalidniAtribut("datovyZdroj" satisfies keyof EkonomickeSubjektyNotifikaceFiltr);
  return { status: 200, body: { notifikacniDavky: batches.map(({ seznamNotifikaci, ...batch }) => batch) } };
}

/** Names that the filter and the address spell differently. */
const renamed: { readonly [Name in keyof StandardizovanaAdresaFiltr]?: keyof StandardizovanaAdresa } = {
  kodMestskehoCastiObvodu: "kodMestskeCastiObvodu",
  nazevMestskehoCastiObvodu: "nazevMestskeCastiObvodu",
};

const ownNames = new Map<string, string>(Object.entries(renamed));

/**
 * Search of the standardized addresses. `UPLNA_STANDARDIZACE` answers the one address that fits, or none
 * when several do; `VYHOVUJICI_ADRESY` answers every address that fits. Texts are compared without regard to case, and
 * `textovaAdresa` as a prefix.
 */
export function searchAddresses(dataset: RegistryDataset, filter: StandardizovanaAdresaFiltr): Answer {
  const { start, pocet, razeni, typStandardizaceAdresy, ...wanted } = filter;
  if (typStandardizaceAdresy !== "UPLNA_STANDARDIZACE" && typStandardizaceAdresy !== "VYHOVUJICI_ADRESY") {
    return chyby.nevalidniAtribut("typStandardizaceAdresy" satisfies keyof typeof filter);
  }
  const conditions = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [addressCondition(ownNames.get(name) ?? name, value, isSameText)],
  );
  if (conditions.length === 0) return chyby.prazdnyVstup;
  const matches = dataset.addresses((place) => conditions.every((fits) => fits(place)));
  if (matches.length > registryLimits.matchesPerSearch) return chyby.prilisMnohoVysledku(matches.length);
  const found = typStandardizaceAdresy === "VYHOVUJICI_ADRESY" || matches.length === 1 ? matches : [];
  return {
    status: 200,
    body: {
      pocetCelkem: found.length,
      standardizovaneAdresy: pageOf(found, filter),
      stavStandardizace: matches.length === 1 ? "UPLNA" : found.length > 1 ? "CASTECNA_OBEC" : "NEUSPESNA",
      request: filter,
    },
  };
}

function isSameText(own: unknown, wanted: unknown): boolean {
  return typeof own === "string" && typeof wanted === "string" ? fold(own) === fold(wanted) : own === wanted;
}

/** Items on a page when the filter does not say how many. */
const defaultPageSize = 100;
/** Most items on a page; nothing certain is published, so callers must advance by what they receive. */
const largestPage = 200;

/** The part of a result that a filter asks for. */
function pageOf<Item>(items: readonly Item[], { start = 0, pocet = defaultPageSize }: StrankovaniARazeni): Item[] {
  return items.slice(start, start + Math.min(pocet, largestPage));
}

const orderings = {
  icoId: ({ icoId }: SearchEntry) => icoId,
  ico: ({ ico = "" }: SearchEntry) => ico,
  obchodniJmeno: ({ name }: SearchEntry) => name,
  nazevObce: ({ seats: [seat] }: SearchEntry) => seat?.nazevObce ?? "",
} as const;

const czech = new Intl.Collator("cs");
const defaultOrder = ["icoId", "obchodniJmeno", "nazevObce"] as const satisfies readonly (keyof typeof orderings)[];

/**
 * Orders subjects by names with an optional `+` or `-` before each; empty names count for nothing.
 *
 * @returns a name that nothing can be ordered by, or the ordered subjects.
 */
function orderSubjects(subjects: readonly SearchEntry[], razeni: readonly string[] = []): string | SearchEntry[] {
  const wanted = razeni.filter((name) => name !== "");
  const keys: { direction: 1 | -1; value: (subject: SearchEntry) => string }[] = [];
  for (const entry of wanted.length === 0 ? defaultOrder : wanted) {
    const name = entry.replace(/^[+-]/, "");
    if (!isOrdering(name)) return name;
    keys.push({ direction: entry.startsWith("-") ? -1 : 1, value: orderings[name] });
  }
  return subjects.toSorted((one, other) => {
    for (const { direction, value } of keys) {
      const order = czech.compare(value(one), value(other));
      if (order !== 0) return order * direction;
    }
    return 0;
  });
}

function isOrdering(name: string): name is keyof typeof orderings {
  return Object.hasOwn(orderings, name);
}
