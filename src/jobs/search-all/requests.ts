import type { EkonomickeSubjektyKomplexFiltr, EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
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

/** A page of a search. */
export interface Matches<Item> {
  /** All matches; `undefined` when the service refuses so many and does not say the number. */
  readonly total: number | undefined;
  /** `undefined` when the service refuses so many. */
  readonly items: readonly Item[] | undefined;
}

/** Asks the registry, each time by one request. */
export class SegmentRequests {
  readonly #registry: SegmentRegistry;
  readonly #pageSize: number;
  readonly #options: RegistryCallOptions;

  constructor(registry: SegmentRegistry, pageSize: number, options: RegistryCallOptions) {
    this.#registry = registry;
    this.#pageSize = pageSize;
    this.#options = options;
  }

  search(filter: SegmentFilter, start: number, pocet = this.#pageSize): Promise<Matches<EkonomickySubjekt>> {
    // Pages that overlap need an order.
    return this.#page("vyhledejEkonomickeSubjekty", { ...filter, start, pocet, razeni: ["icoId"] });
  }

  addresses({ sidlo = {} }: SegmentFilter, start: number): Promise<Matches<object>> {
    const { kodObce, kodCastiObce, kodUlice } = sidlo;
    const place = { kodObce, kodCastiObce, kodUlice, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" };
    return this.#page("vyhledejStandardizovaneAdresy", { ...place, start, pocet: this.#pageSize });
  }

  async codes(field: CodeField): Promise<readonly string[]> {
    const { form, ...list } = codeLists[field];
    const { ciselniky = [] } = await this.#registry.vyhledejCiselnik(list, this.#options);
    const codes = ciselniky.flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod }) => kod ?? ""));
    return codes.filter((code) => form.test(code));
  }

  /** @throws UnexpectedResponseError when the answer does not say how many match: without that nothing is complete. */
  async #page(
    id: "vyhledejEkonomickeSubjekty" | "vyhledejStandardizovaneAdresy",
    filter: object,
  ): Promise<Matches<object>> {
    try {
      const { items = [], total } = await searchPage(this.#registry, id, filter, this.#options);
      if (total === undefined) throw incompleteAnswer(id, "/pocetCelkem", "is missing");
      return { total, items };
    } catch (error) {
      if (!(error instanceof TooManyMatchesError)) throw error;
      return { total: error.matches, items: undefined };
    }
  }
}
