import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { Registry } from "../../registry/create-registry.ts";
import type { RegistryCallOptions } from "../../registry/options.ts";
import { TooManyMatchesError } from "../../registry/registry-error.ts";
import { incompleteAnswer, searchPage } from "../../registry/source-operations.ts";
import {
  countPlaces,
  formShares,
  hasOneOffice,
  isAtPlace,
  narrowed,
  narrowingOf,
  narrowingsAt,
  partsOf,
  type CodeField,
  type Narrowing,
  type SeenPlaces,
  type SegmentFilter,
} from "./narrowing.ts";
import type { SegmentResult } from "./result.ts";

/** The methods of a client of the registry that `searchAll` calls. */
export type SegmentRegistry = Pick<
  Registry,
  "vyhledejEkonomickeSubjekty" | "vyhledejCiselnik" | "vyhledejStandardizovaneAdresy"
>;

/** The code lists by which a search is split (x-code-list in the contract), with the form of their codes. */
const codeLists = {
  pravniForma: { kodCiselniku: "PravniForma", zdrojCiselniku: "res", form: /^\d{3}$/ },
  financniUrad: { kodCiselniku: "FinancniUrad", zdrojCiselniku: "ufo", form: /^\d{3}$/ },
  czNace: { kodCiselniku: "CzNace", zdrojCiselniku: "res", form: /^\w{1,5}$/ },
} as const satisfies Record<CodeField, object>;

/** Finds further children of a node: the parts of a list, the subjects without its codes, a new total, addresses. */
type Step = CodeField | "rest" | "total" | "addresses";

/** A search with too many matches, within the one below it on the stack. */
interface Node {
  readonly filter: SegmentFilter;
  /** Number of subjects to find; `undefined` when the service gives no total. */
  total: number | undefined;
  /** Remaining searches into which it is split; the last one is next. */
  children: Narrowing[];
  /** Remaining steps; one is taken when there are no children. The last one is next. */
  steps: Step[];
  /** Present when other searches cover this one. They share subjects and may miss some. */
  cover?: {
    /** Identifiers of the subjects that were found. */
    readonly ids: Set<string>;
    /** Codes of addresses that have been children. */
    readonly offered: Set<string>;
    /** The code list whose parts have found all subjects with its codes; these subjects are not counted here. */
    readonly without: CodeField | undefined;
    /** Number of gaps known before. */
    readonly gapsBefore: number;
  };
}

/** State of a segment; a cursor has all of it except `handedOver`. */
export interface SegmentState {
  readonly filter: SegmentFilter;
  readonly result: { -readonly [Name in keyof Omit<SegmentResult, "complete" | "cursor">]: SegmentResult[Name] };
  /** Searches, each within the previous one; the last one is current. */
  readonly stack: Node[];
  /** Code lists that were read. */
  readonly codes: Partial<Record<CodeField, readonly string[]>>;
  places: SeenPlaces;
  /** Identifiers returned since the cursor, because a subject that changes its legal form or tax office is found again. */
  readonly handedOver: Set<string>;
}

export function newState(filter: SegmentFilter): SegmentState {
  const counts = { found: 0, requests: 0, restarts: 0, total: undefined, totalAtStart: undefined };
  return {
    filter,
    result: { ended: false, ...counts, gaps: [], unproven: [] },
    stack: [{ filter, total: undefined, children: [{}], steps: [] }],
    codes: {},
    places: {},
    handedOver: new Set(),
  };
}

/** A page of a search, or the whole search. Without `items` the service refused the search, perhaps without a total. */
type Matches<Items> =
  { readonly total: number; readonly items: Items } | { readonly total: number | undefined; readonly items?: never };

/** Number of times that a search is read again. After that its pages are accepted, and the search is unproven. */
const mostRestarts = 5;

/** Number of attempts to count the subjects without a code. After that their number is unknown. */
const mostCounts = 4;

/**
 * A depth-first walk over the searches of a segment.
 *
 * Legal forms and tax offices split a search into parts that share no subject. Addresses and activities cover a search: their
 * searches share subjects, which are recognised by identifier. They end when the total of the service is found.
 */
export class SegmentWalk {
  readonly #state: SegmentState;
  readonly #registry: SegmentRegistry;
  readonly #pageSize: number;
  readonly #options: RegistryCallOptions;

  constructor(state: SegmentState, registry: SegmentRegistry, pageSize: number, options: RegistryCallOptions) {
    this.#state = state;
    this.#registry = registry;
    this.#pageSize = pageSize;
    this.#options = options;
  }

  /** Takes one step and returns the new subjects. A failed step can be repeated. */
  async step(): Promise<readonly EkonomickySubjekt[]> {
    const { stack, result, filter, places } = this.#state;
    const node = stack.at(-1);
    if (node === undefined) {
      Object.assign(result, { total: await this.#count(filter), ended: true });
      return [];
    }
    const isFound = stack.some(({ total = Infinity, cover }) => cover !== undefined && cover.ids.size >= total);
    // Only one code at a time, because the next subjects may have better codes.
    if (!isFound && node.children.length === 0) offer(node, narrowingsAt(places, node.filter), 1);
    const child = isFound ? undefined : node.children.at(-1);
    if (child !== undefined) return this.#read(node, narrowed(node.filter, child));
    const step = node.steps.at(-1);
    if (step === undefined) this.#end(node);
    else if (!isFound || step === "total") await this.#extend(node, step);
    node.steps.pop();
    return [];
  }

  /** Reads a search within a node. A search with too many matches is pushed onto the stack. */
  async #read(node: Node, filter: SegmentFilter): Promise<readonly EkonomickySubjekt[]> {
    const { stack, result } = this.#state;
    const { total, items } = await this.#readPages(filter);
    node.children.pop();
    const isAll = stack.length === 1;
    if (isAll) result.totalAtStart = total;
    if (items === undefined) {
      stack.push(this.#split(filter, total));
      return [];
    }
    if (items.size < total) result.gaps = [...result.gaps, { filter, count: total - items.size }];
    if (isAll) Object.assign(result, { total, ended: stack.pop() !== undefined });
    return this.#take(items);
  }

  /** Reads all pages of a search. When a page does not continue the previous one, it starts again with the first page. */
  async #readPages(filter: SegmentFilter): Promise<Matches<ReadonlyMap<string, EkonomickySubjekt>>> {
    const { result } = this.#state;
    let broken: string | undefined;
    for (let restarts = 0; ; restarts += 1) {
      const items = new Map<string, EkonomickySubjekt>();
      let [start, total, last, isUnproven] = [0, 0, "", false];
      for (;;) {
        const page = await this.#searchSubjects(filter, start, this.#pageSize);
        if (page.items === undefined) return page;
        const keys = page.items.map(keyOf);
        const goesOn = start === 0 || (total === page.total && (last === "" || last === keys[0]));
        const end = start + keys.length;
        const isOver = end >= page.total || keys.length === 0;
        total = page.total;
        for (const item of page.items) items.set(keyOf(item), item);
        if (!goesOn || (isOver && end < total)) {
          // A subject that vanished or appeared on an earlier page has moved all later ones.
          const place = `${total} ${start} ${keys[0] ?? ""}`;
          // If the service repeats the same break, another restart would not help.
          isUnproven ||= place === broken || restarts === mostRestarts;
          broken = place;
          if (!isUnproven) break;
        }
        if (isOver) {
          if (isUnproven) result.unproven = [...result.unproven, filter];
          return { total, items };
        }
        // The next page begins with the last subject of this one, which proves that it continues here.
        last = keys.length > 1 ? (keys.at(-1) ?? "") : "";
        start = last === "" ? end : end - 1;
      }
      result.restarts += 1;
    }
  }

  /** Stores the subjects of a search and returns the new ones. */
  #take(items: ReadonlyMap<string, EkonomickySubjekt>): readonly EkonomickySubjekt[] {
    const state = this.#state;
    const covers = state.stack.flatMap(({ cover = [] }) => cover);
    const [outermost] = covers;
    const field = outermost?.without;
    const codes = (field && state.codes[field]) ?? [];
    const fresh: EkonomickySubjekt[] = [];
    for (const [key, item] of items) {
      const counts = field === undefined || ![item[field]].flat().some((code = "") => codes.includes(code));
      if (counts && outermost?.ids.has(key) !== true && !state.handedOver.has(key)) fresh.push(item);
      if (counts) state.handedOver.add(key);
      for (const cover of covers) if (counts || cover !== outermost) cover.ids.add(key);
    }
    state.places = countPlaces(state.places, state.filter, [...items.values()]);
    state.result.found += fresh.length;
    return fresh;
  }

  /** Plans how to split a search with too many matches: by a code list, or by searches that cover it. */
  #split(filter: SegmentFilter, total: number | undefined): Node {
    const { pravniForma, financniUrad, czNace = [] } = filter;
    const { stack, places } = this.#state;
    const node = { filter, total, children: [] };
    if (stack.some(({ cover }) => cover !== undefined))
      return czNace.length > 1 ? { ...node, steps: ["czNace"] } : this.#cover(filter, total);
    if (pravniForma === undefined) return { ...node, steps: ["rest", "pravniForma"] };
    if (pravniForma.length > 1) return { ...node, steps: ["pravniForma"] };
    // Most places have one office.
    if (financniUrad === undefined && !(isAtPlace(filter) && hasOneOffice(places)))
      return { ...node, steps: ["rest", "financniUrad"] };
    return (financniUrad?.length ?? 0) > 1 ? { ...node, steps: ["financniUrad"] } : this.#cover(filter, total);
  }

  /** Plans a search that others cover. */
  #cover(filter: SegmentFilter, total: number | undefined, without?: CodeField): Node {
    const steps: Step[] = filter.czNace?.length === 1 ? [] : ["czNace"];
    // A house is the narrowest address.
    if (isAtPlace(filter) && filter.sidlo?.cisloDomovni === undefined) steps.push("addresses");
    // One search cannot count the subjects without any of the codes.
    if (without === undefined) steps.push("total");
    const gapsBefore = this.#state.result.gaps.length;
    return { filter, total, children: [], steps, cover: { ids: new Set(), offered: new Set(), without, gapsBefore } };
  }

  /** Takes a step of a node that has no children. */
  async #extend(node: Node, step: Step): Promise<void> {
    const { filter } = node;
    if (step === "addresses") offer(node, await this.#addressesAt(filter));
    // Counts again, because a new subject could hide one whose code is still unknown.
    else if (step === "total") node.total = await this.#count(filter);
    else if (step === "rest") await this.#coverRest(filter);
    else {
      const codes = filter[step] ?? this.#state.codes[step] ?? (await this.#readCodes(step));
      // A refused search has too many matches for one part.
      const matches = Math.max(node.total ?? 0, registryLimits.matchesPerSearch + 1);
      const shares = step === "pravniForma" ? formShares : new Map(Object.entries(this.#state.places));
      const share = (code: string): number => (shares.get(code) ?? 0) + 0.5;
      node.children = partsOf(codes, matches, share).map((part) => ({ [step]: part }));
    }
  }

  async #readCodes(field: CodeField): Promise<readonly string[]> {
    const { form, ...list } = codeLists[field];
    const { ciselniky = [] } = await this.#registry.vyhledejCiselnik(list, this.#options);
    this.#state.result.requests += 1;
    const all = ciselniky.flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod = "" }) => kod));
    const codes = [...all.filter((code) => form.test(code)), ...(field === "pravniForma" ? formShares.keys() : [])];
    return (this.#state.codes[field] = codes);
  }

  /** Counts the subjects without a code of the list that has split a search. Searches of addresses cover them. */
  async #coverRest(filter: SegmentFilter): Promise<void> {
    const { result, stack, codes } = this.#state;
    const field = filter.pravniForma === undefined ? "pravniForma" : "financniUrad";
    const parts = partsOf(codes[field] ?? []);
    for (let counts = 0; counts < mostCounts; counts += 1) {
      const total = await this.#count(filter);
      if (total === undefined) break;
      let rest = total;
      for (const part of parts) rest -= (await this.#count({ ...filter, [field]: part })) ?? Infinity;
      // A subject that comes or goes between the counts looks like one without a code, or hides one.
      if (rest < 0 || (await this.#count(filter)) !== total) continue;
      if (rest > 0) stack.push(this.#cover(filter, rest, field));
      return;
    }
    result.unproven = [...result.unproven, filter];
  }

  /** Returns the codes of the standardized addresses at the place of a search. */
  async #addressesAt(filter: SegmentFilter): Promise<readonly string[]> {
    const { kodObce, kodCastiObce, kodUlice } = filter.sidlo ?? {};
    const place = { kodObce, kodCastiObce, kodUlice, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" };
    const codes: string[] = [];
    for (let start = 0; ;) {
      const page = { start, pocet: this.#pageSize };
      const { total = 0, items = [] } = await this.#search("vyhledejStandardizovaneAdresy", { ...place, ...page });
      codes.push(...items.flatMap((address) => narrowingOf(filter, address) ?? []));
      start += items.length;
      if (items.length === 0 || start >= total) return codes;
    }
  }

  /** Takes a node off the stack. Subjects that no search of its cover found are a gap. */
  #end({ filter, total, cover }: Node): void {
    const { result, stack } = this.#state;
    stack.pop();
    if (cover === undefined) return;
    const missing = (total ?? 0) - cover.ids.size;
    const known = result.gaps.slice(cover.gapsBefore).reduce((sum, { count }) => sum + count, 0);
    if (total === undefined) result.unproven = [...result.unproven, filter];
    else if (missing <= 0) result.gaps = result.gaps.slice(0, cover.gapsBefore);
    else if (missing > known) result.gaps = [...result.gaps, { filter, count: missing - known }];
  }

  async #count(filter: SegmentFilter): Promise<number | undefined> {
    return (await this.#searchSubjects(filter, 0, 1)).total;
  }

  #searchSubjects(filter: SegmentFilter, start: number, pocet: number): Promise<Matches<readonly EkonomickySubjekt[]>> {
    // Overlapping pages need an order.
    return this.#search("vyhledejEkonomickeSubjekty", { ...filter, start, pocet, razeni: ["icoId"] });
  }

  /** Sends a search. @throws UnexpectedResponseError when the response has no total, because completeness needs it. */
  async #search(
    id: "vyhledejEkonomickeSubjekty" | "vyhledejStandardizovaneAdresy",
    filter: object,
  ): Promise<Matches<readonly object[]>> {
    try {
      const { items = [], total } = await searchPage(this.#registry, id, filter, this.#options);
      if (total === undefined) throw incompleteAnswer(id, "is missing", "pocetCelkem");
      this.#state.result.requests += 1;
      return { total, items };
    } catch (error) {
      if (!(error instanceof TooManyMatchesError)) throw error;
      this.#state.result.requests += 1;
      return { total: error.matches };
    }
  }
}

/** Adds narrower searches to the children of a cover, each once; the first one is next. */
function offer({ children, cover }: Node, narrowings: readonly string[], most = Infinity): void {
  const fresh = [...new Set(narrowings)].filter((one) => cover?.offered.has(one) === false).slice(0, most);
  for (const one of fresh) cover?.offered.add(one);
  children.unshift(...fresh.reverse());
}

/** Identifier of a subject. */
function keyOf(item: EkonomickySubjekt): string {
  return item.icoId ?? item.ico ?? JSON.stringify(item);
}
