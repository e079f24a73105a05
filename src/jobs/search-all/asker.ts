import type { Registry } from "../../registry/create-registry.ts";
import type { RegistryCallOptions } from "../../registry/options.ts";
import { TooManyMatchesError } from "../../registry/registry-error.ts";
import { incompleteAnswer, searchPage } from "../../registry/source-operations.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { placeOf } from "./places.ts";
import type { CodeField, Outcome, Question } from "./plan-state.ts";

/** What `searchAll` takes of a client of the registry. */
export type SegmentRegistry = Pick<
  Registry,
  "vyhledejEkonomickeSubjekty" | "vyhledejCiselnik" | "vyhledejStandardizovaneAdresy"
>;

/** The code lists of the service, by what they hold (x-code-list in the contract). */
const codeLists: Readonly<Record<CodeField, { readonly kodCiselniku: string; readonly zdrojCiselniku: string }>> = {
  pravniForma: { kodCiselniku: "PravniForma", zdrojCiselniku: "res" },
  financniUrad: { kodCiselniku: "FinancniUrad", zdrojCiselniku: "ufo" },
  czNace: { kodCiselniku: "CzNace", zdrojCiselniku: "res" },
};

/** Asks the registry what a plan wants to know, each time by one request. */
export class Asker {
  readonly #registry: SegmentRegistry;
  readonly #pageSize: number;
  readonly #options: RegistryCallOptions;

  constructor(registry: SegmentRegistry, pageSize: number, options: RegistryCallOptions) {
    this.#registry = registry;
    this.#pageSize = pageSize;
    this.#options = options;
  }

  async ask(question: Question): Promise<Outcome> {
    if (question.kind === "codes") return this.#codes(question.field);
    try {
      return await (question.kind === "search" ? this.#search(question) : this.#addresses(question));
    } catch (error) {
      // Without the number there is nothing to split by.
      if (!(error instanceof TooManyMatchesError) || error.matches === undefined) throw error;
      return { kind: "too many", matches: error.matches };
    }
  }

  async #search({ filter, start, totalAlone }: Extract<Question, { kind: "search" }>): Promise<Outcome> {
    const pocet = totalAlone ? 1 : this.#pageSize;
    // The order that the overlap of pages rests on.
    const page = await this.#page("vyhledejEkonomickeSubjekty", { ...filter, start, pocet, razeni: ["icoId"] });
    return { kind: "page", ...page };
  }

  async #addresses({ place, start }: Extract<Question, { kind: "addresses" }>): Promise<Outcome> {
    const { kodObce, kodCastiObce, kodUlice } = place;
    const codes = Object.fromEntries(
      Object.entries({ kodObce, kodCastiObce, kodUlice }).filter(([, code]) => code !== undefined),
    );
    const filter = { ...codes, typStandardizaceAdresy: "VYHOVUJICI_ADRESY", start, pocet: this.#pageSize };
    const { total, items } = await this.#page("vyhledejStandardizovaneAdresy", filter);
    return { kind: "addresses", total, places: items.map(placeOf) };
  }

  /** @throws UnexpectedResponseError when the answer does not say how many match: without that nothing is complete. */
  async #page(
    id: "vyhledejEkonomickeSubjekty" | "vyhledejStandardizovaneAdresy",
    filter: object,
  ): Promise<{ readonly total: number; readonly items: readonly JsonObject[] }> {
    const { items = [], total } = await searchPage(this.#registry, id, filter, this.#options);
    if (total === undefined) throw incompleteAnswer(id, "/pocetCelkem", "is missing");
    return { total, items };
  }

  async #codes(field: CodeField): Promise<Outcome> {
    const answer = await this.#registry.vyhledejCiselnik(codeLists[field], this.#options);
    const items = (answer.ciselniky ?? []).flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku);
    const codes = items.flatMap(({ kod }) => (typeof kod === "string" ? [kod] : []));
    return { kind: "codes", codes: [...new Set(codes)] };
  }
}
