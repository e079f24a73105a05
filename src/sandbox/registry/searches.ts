import { registryLimits, type RegistrySource } from "../../../generated/registry-operations.gen.ts";
import type {
  CiselnikyZakladniFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickeSubjektyNotifikaceFiltr,
  EkonomickeSubjektyRegistraceFiltr,
  EkonomickySubjekt,
} from "../../../generated/registry-types.gen.ts";
import * as chyby from "../../services/registry/chyba.ts";
import type { Answer } from "../../services/registry/chyba.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { orderSubjects, pageOf } from "./page.ts";
import { subjectFilter } from "./subject-filter.ts";

/** Search of the combined registry. A name in `razeni` that nothing can be ordered by is answered 400. */
export function searchSubjects(dataset: RegistryDataset, filter: EkonomickeSubjektyKomplexFiltr): Answer {
  const { ico = [] } = filter;
  if (ico.length > registryLimits.icoPerFilter) return chyby.prilisMnohoHodnot;
  const fits = subjectFilter(filter);
  if (fits === undefined) return chyby.prazdnyVstup;
  const matches: EkonomickySubjekt[] = [];
  let count = 0;
  for (const subject of ico.length > 0 ? byIco(dataset, "ares", ico) : dataset.subjects()) {
    if (!fits(subject)) continue;
    count += 1;
    if (count <= registryLimits.matchesPerSearch) matches.push(subject);
  }
  if (count > registryLimits.matchesPerSearch) return chyby.prilisMnohoVysledku(count);
  const ordered = orderSubjects(matches, filter.razeni);
  if (typeof ordered === "string") return chyby.nevalidniAtribut("razeni" satisfies keyof typeof filter);
  return { status: 200, body: { pocetCelkem: count, ekonomickeSubjekty: pageOf(ordered, filter) } };
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
  if (ico.length > registryLimits.icoPerFilter) return chyby.prilisMnohoHodnot;
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
