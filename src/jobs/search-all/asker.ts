import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import type { Seznam } from "../../../generated/registry-types.gen.ts";
import type { Registry } from "../../registry/create-registry.ts";
import type { RegistryCallOptions } from "../../registry/options.ts";
import { TooManyMatchesError } from "../../registry/registry-error.ts";
import { incompleteAnswer, readList, type SearchOperationId } from "../../registry/source-operations.ts";
import type { JsonObject, Unchecked } from "../../transport/json-object.ts";
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
    const id = "vyhledejEkonomickeSubjekty";
    const pocet = totalAlone ? 1 : this.#pageSize;
    // The order that the overlap of pages rests on.
    const answer = await this.#registry[id]({ ...filter, start, pocet, razeni: ["icoId"] }, this.#options);
    return { kind: "page", total: readTotal(id, answer), items: readItems(id, answer) };
  }

  async #addresses({ place, start }: Extract<Question, { kind: "addresses" }>): Promise<Outcome> {
    const id = "vyhledejStandardizovaneAdresy";
    const { kodObce, kodCastiObce, kodUlice } = place;
    const codes = Object.fromEntries(
      Object.entries({ kodObce, kodCastiObce, kodUlice }).filter(([, code]) => code !== undefined),
    );
    const filter = { ...codes, typStandardizaceAdresy: "VYHOVUJICI_ADRESY", start, pocet: this.#pageSize };
    const answer = await this.#registry[id](filter, this.#options);
    return { kind: "addresses", total: readTotal(id, answer), places: readItems(id, answer).map(placeOf) };
  }

  async #codes(field: CodeField): Promise<Outcome> {
    const answer = await this.#registry.vyhledejCiselnik(codeLists[field], this.#options);
    const items = (answer.ciselniky ?? []).flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku);
    const codes = items.flatMap(({ kod }) => (typeof kod === "string" ? [kod] : []));
    return { kind: "codes", codes: [...new Set(codes)] };
  }
}

/**
 * The items of an answer.
 *
 * @throws UnexpectedResponseError when they are no list of objects.
 */
function readItems(id: SearchOperationId, answer: object): readonly JsonObject[] {
  return readList(id, answer, registryOperations[id].items) ?? [];
}

/** @throws UnexpectedResponseError when the answer does not say how many match: without that nothing is complete. */
function readTotal(id: SearchOperationId, { pocetCelkem }: Unchecked<Seznam>): number {
  if (Number.isSafeInteger(pocetCelkem) && Number(pocetCelkem) >= 0) return Number(pocetCelkem);
  throw incompleteAnswer(id, "/pocetCelkem", "is missing");
}
