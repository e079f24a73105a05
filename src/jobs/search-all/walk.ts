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

/** The code lists that a search is split by (x-code-list in the contract), and the form of their codes. */
const codeLists = {
  pravniForma: { kodCiselniku: "PravniForma", zdrojCiselniku: "res", form: /^\d{3}$/ },
  financniUrad: { kodCiselniku: "FinancniUrad", zdrojCiselniku: "ufo", form: /^\d{3}$/ },
  czNace: { kodCiselniku: "CzNace", zdrojCiselniku: "res", form: /^\w{1,5}$/ },
} as const satisfies Record<CodeField, object>;

/** Finds further children of a node: the parts of a list, the subjects without its codes, a new total, addresses. */
type Step = CodeField | "rest" | "total" | "addresses";

/** A search that found too much, within the one below it on the stack. */
interface Node {
  readonly filter: SegmentFilter;
  /** How many subjects there are to be found; `undefined` where the service does not say it. */
  total: number | undefined;
  /** The searches that it is still split into, the last comes first. */
  children: Narrowing[];
  /** Remaining steps, each taken when there are no children; the last comes first. */
  steps: Step[];
  /** Present when other searches cover this one: they share subjects and leave some out. */
  cover?: {
    /** Identifiers of the subjects that were found. */
    readonly ids: Set<string>;
    /** Codes of addresses that were among the children. */
    readonly offered: Set<string>;
    /** The list whose parts have found all subjects with a code of it: these do not count. */
    readonly without: CodeField | undefined;
    /** How many gaps were known before. */
    readonly gapsBefore: number;
  };
}

/** State of a segment; a cursor has all of it except `handedOver`. */
export interface SegmentState {
  readonly filter: SegmentFilter;
  readonly result: { -readonly [Name in keyof Omit<SegmentResult, "complete" | "cursor">]: SegmentResult[Name] };
  /** Searches, each within the one before it; the last is worked on. */
  readonly stack: Node[];
  /** Code lists that were read. */
  readonly codes: Partial<Record<CodeField, readonly string[]>>;
  places: SeenPlaces;
  /** Identifiers handed over since the cursor: a subject that changes its legal form or tax office comes again. */
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

/** A page of a search, or all of it; without `items` the service refuses so many, and may not say how many. */
type Matches<Items> =
  { readonly total: number; readonly items: Items } | { readonly total: number | undefined; readonly items?: never };

/** How often a search is read anew before its pages are taken as they come, and it is unproven. */
const mostRestarts = 5;

/** How often subjects without a code are counted before it is told that their number is not known. */
const mostCounts = 4;

/**
 * A depth-first walk over the searches of a segment.
 *
 * Lists of legal forms and of tax offices split a search into parts that share no subject. Addresses and activities cover it:
 * their searches share subjects, which are told apart by identifier, and end when as many are found as the service says.
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

  /** Takes one step, and returns the subjects that did not come before. A step that fails can be taken again. */
  async step(): Promise<readonly EkonomickySubjekt[]> {
    const { stack, result, filter, places } = this.#state;
    const node = stack.at(-1);
    if (node === undefined) {
      Object.assign(result, { total: await this.#count(filter), ended: true });
      return [];
    }
    const isFound = stack.some(({ total = Infinity, cover }) => cover !== undefined && cover.ids.size >= total);
    // One at a time: the next subjects may show codes that suit better.
    if (!isFound && node.children.length === 0) offer(node, narrowingsAt(places, node.filter), 1);
    const child = isFound ? undefined : node.children.at(-1);
    if (child !== undefined) return this.#read(node, narrowed(node.filter, child));
    const step = node.steps.at(-1);
    if (step === undefined) this.#end(node);
    else if (!isFound || step === "total") await this.#extend(node, step);
    node.steps.pop();
    return [];
  }

  /** Reads a search within a node. One that finds too much gets onto the stack. */
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

  /** Reads all pages of a search; again from the first one where one does not go on where the one before ended. */
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
          // A subject that vanished or appeared before this page has moved all later ones.
          const place = `${total} ${start} ${keys[0] ?? ""}`;
          // A service that answers the same again answers so by its nature.
          isUnproven ||= place === broken || restarts === mostRestarts;
          broken = place;
          if (!isUnproven) break;
        }
        if (isOver) {
          if (isUnproven) result.unproven = [...result.unproven, filter];
          return { total, items };
        }
        // The next page begins with the last subject of this one, which shows that it goes on there.
        last = keys.length > 1 ? (keys.at(-1) ?? "") : "";
        start = last === "" ? end : end - 1;
      }
      result.restarts += 1;
    }
  }

  /** Notes the subjects of a search, and returns those that did not come before. */
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

  /** Plans how a search that finds too much is split: by a list, or by searches that cover it. */
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

  /** A search that others cover. */
  #cover(filter: SegmentFilter, total: number | undefined, without?: CodeField): Node {
    const steps: Step[] = filter.czNace?.length === 1 ? [] : ["czNace"];
    // No address is narrower than a house.
    if (isAtPlace(filter) && filter.sidlo?.cisloDomovni === undefined) steps.push("addresses");
    // Subjects without any of the codes cannot be counted by one search.
    if (without === undefined) steps.push("total");
    const gapsBefore = this.#state.result.gaps.length;
    return { filter, total, children: [], steps, cover: { ids: new Set(), offered: new Set(), without, gapsBefore } };
  }

  /** Takes a step of a node that has no children. */
  async #extend(node: Node, step: Step): Promise<void> {
    const { filter } = node;
    if (step === "addresses") offer(node, await this.#addressesAt(filter));
    // A new subject may hide one whose code is not known yet.
    else if (step === "total") node.total = await this.#count(filter);
    else if (step === "rest") await this.#coverRest(filter);
    else {
      const codes = filter[step] ?? this.#state.codes[step] ?? (await this.#readCodes(step));
      // A search that was refused has too many for one part.
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

  /** The codes of the standardized addresses at the place of a search. */
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

  /** Takes a node off the stack. Subjects of a cover that its searches did not find are a gap. */
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
    // Pages that overlap need an order.
    return this.#search("vyhledejEkonomickeSubjekty", { ...filter, start, pocet, razeni: ["icoId"] });
  }

  /** @throws UnexpectedResponseError when the answer does not say how many match: without that nothing is complete. */
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

/** Adds narrower searches to the children of a cover, each once; the first of them comes first. */
function offer({ children, cover }: Node, narrowings: readonly string[], most = Infinity): void {
  const fresh = [...new Set(narrowings)].filter((one) => cover?.offered.has(one) === false).slice(0, most);
  for (const one of fresh) cover?.offered.add(one);
  children.unshift(...fresh.reverse());
}

/** Identifier of a subject. */
function keyOf(item: EkonomickySubjekt): string {
  return item.icoId ?? item.ico ?? JSON.stringify(item);
}
