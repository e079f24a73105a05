import type { EkonomickeSubjektyKomplexFiltr } from "../../../generated/registry-types.gen.ts";
import type { Registry } from "../../registry/create-registry.ts";
import type { RegistryCallOptions } from "../../registry/options.ts";
import { TooManyMatchesError } from "../../registry/registry-error.ts";
import { incompleteAnswer, searchPage } from "../../registry/source-operations.ts";

/** The filter of a segment: that of the combined search without paging and order, which are the search's own. */
export type SegmentFilter = Omit<EkonomickeSubjektyKomplexFiltr, "start" | "pocet" | "razeni">;

/** The methods of a client of the registry that `searchAll` calls. */
export type SegmentRegistry = Pick<
  Registry,
  "vyhledejEkonomickeSubjekty" | "vyhledejCiselnik" | "vyhledejStandardizovaneAdresy"
>;

/** The code lists that a search is split by (x-code-list in the contract), and the form of their codes. */
const codeLists = {
  pravniForma: { kodCiselniku: "PravniForma", zdrojCiselniku: "res", form: /^\d{3}$/ },
  financniUrad: { kodCiselniku: "FinancniUrad", zdrojCiselniku: "ufo", form: /^\d{3}$/ },
  czNace: { kodCiselniku: "CzNace", zdrojCiselniku: "res", form: /^\w{1,5}$/ },
} as const;

/** A field of the filter whose values stand in a code list. */
export type CodeField = keyof typeof codeLists;

/** A page of a search; without `items`, and perhaps without the number of matches, when the service refuses so many. */
interface Matches {
  readonly total: number | undefined;
  readonly items?: readonly object[];
}

/** Where a segment is searched, and how. */
export interface SegmentSource {
  readonly registry: SegmentRegistry;
  readonly pageSize: number;
  readonly options: RegistryCallOptions;
}

/** Sends one request for a page of subjects. */
export function searchSubjects(
  source: SegmentSource,
  filter: SegmentFilter,
  start: number,
  pocet = source.pageSize,
): Promise<Matches> {
  // Pages that overlap need an order.
  return search(source, "vyhledejEkonomickeSubjekty", { ...filter, start, pocet, razeni: ["icoId"] });
}

/** Sends one request for a page of standardized addresses at the place of a filter. */
export function searchAddresses(source: SegmentSource, { sidlo = {} }: SegmentFilter, start: number): Promise<Matches> {
  const { kodObce, kodCastiObce, kodUlice } = sidlo;
  const place = { kodObce, kodCastiObce, kodUlice, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" };
  return search(source, "vyhledejStandardizovaneAdresy", { ...place, start, pocet: source.pageSize });
}

/** Sends one request for the codes of a list. */
export async function readCodes({ registry, options }: SegmentSource, field: CodeField): Promise<readonly string[]> {
  const { form, ...list } = codeLists[field];
  const { ciselniky = [] } = await registry.vyhledejCiselnik(list, options);
  const codes = ciselniky.flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod }) => kod ?? ""));
  return codes.filter((code) => form.test(code));
}

/** @throws UnexpectedResponseError when the answer does not say how many match: without that nothing is complete. */
async function search(
  { registry, options }: SegmentSource,
  id: "vyhledejEkonomickeSubjekty" | "vyhledejStandardizovaneAdresy",
  filter: object,
): Promise<Matches> {
  try {
    const { items = [], total } = await searchPage(registry, id, filter, options);
    if (total === undefined) throw incompleteAnswer(id, "/pocetCelkem", "is missing");
    return { total, items };
  } catch (error) {
    if (!(error instanceof TooManyMatchesError)) throw error;
    return { total: error.matches };
  }
}
