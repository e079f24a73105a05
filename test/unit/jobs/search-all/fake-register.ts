import { TooManyMatchesError, type Adresa, type EkonomickySubjekt } from "ares-caais";
import {
  searchAll,
  type SearchAllOptions,
  type SegmentCursor,
  type SegmentFilter,
  type SegmentResult,
} from "ares-caais/jobs";

type SegmentRegistry = Parameters<typeof searchAll>[0];
type Listed = "pravniForma" | "financniUrad" | "czNace";

/** The most matches; the service refuses a search with more. */
const cap = 1000;

/**
 * A register of groups of subjects that are alike but for their numbers: a search finds `groups` of them at most, and has
 * `page` groups on a page.
 */
export interface FakeRegister {
  /** Each stands for its group, whose numbers follow its own. */
  readonly subjects: EkonomickySubjekt[];
  /** Groups that a search finds at most. */
  readonly groups: number;
  readonly page: number;
  /** Codes that its lists have; others may be used. */
  readonly lists: Readonly<Record<Listed, readonly string[]>>;
  /** Addresses that it knows in their standardized form. */
  readonly addresses: readonly Adresa[];
  /** Whether a refusal does not say how many match. */
  readonly isSilent?: boolean;
}

/** The filter of a search. */
export interface Asked {
  readonly kind: "search" | "codes" | "addresses";
  readonly filter: SegmentFilter;
  readonly start: number;
  readonly totalAlone: boolean;
}

interface Page {
  readonly pocetCelkem: number;
  readonly ekonomickeSubjekty: readonly EkonomickySubjekt[];
}

export interface ReadOptions {
  /** Stops after every request, and goes on from the JSON of the cursor. */
  readonly resume?: boolean;
  /** Called before every request, with its number. */
  readonly meanwhile?: (request: number, asked: Asked) => void;
  /** Makes another answer of the right one. */
  readonly alter?: (page: Page, asked: Asked) => Page;
}

/** Subjects of a group. */
export const sizeOf = ({ groups }: FakeRegister): number => Math.floor(cap / groups);

/** The numbers of the subjects of a segment. */
export function idsOf(register: FakeRegister, filter: SegmentFilter): string[] {
  const found = register.subjects.filter((subject) => fits(subject, filter));
  return found.flatMap((group) => membersOf(register, group)).sort();
}

function membersOf(register: FakeRegister, { icoId }: EkonomickySubjekt): string[] {
  return Array.from({ length: sizeOf(register) }, (_, index) => String(Number(icoId) + index));
}

/** The addresses that the filter of the seat sees. */
export function seatsOf({ sidlo, dalsiUdaje = [] }: EkonomickySubjekt): Adresa[] {
  const former = dalsiUdaje.flatMap(({ sidlo: seats = [] }) => seats.flatMap((seat) => seat.sidlo ?? []));
  return sidlo === undefined ? former : [sidlo, ...former];
}

function fits(subject: EkonomickySubjekt, filter: SegmentFilter): boolean {
  const has = (wanted: readonly string[] | undefined, values: readonly (string | undefined)[]): boolean =>
    wanted === undefined || values.some((value) => value !== undefined && wanted.includes(value));
  const isAt = (address: object, wanted: object): boolean =>
    Object.entries(wanted).every(
      ([name, value]) => value === undefined || new Map<string, unknown>(Object.entries(address)).get(name) === value,
    );
  const { sidlo = {} } = filter;
  return (
    has(filter.pravniForma, [subject.pravniForma]) &&
    has(filter.financniUrad, [subject.financniUrad]) &&
    has(filter.czNace, subject.czNace ?? []) &&
    (Object.keys(sidlo).length === 0 || seatsOf(subject).some((address) => isAt(address, sidlo)))
  );
}

/** The result of a client's method; without a service's response there is none. */
function called<Answer>(answer: Promise<Answer>) {
  return Object.assign(answer, { withResponse: () => Promise.reject(new Error("there is no response")) });
}

/** A client of the register. */
function clientOf(register: FakeRegister, { meanwhile, alter }: ReadOptions = {}): SegmentRegistry {
  const size = sizeOf(register);
  let requests = 0;
  const ask = (asked: Asked): void => {
    if (requests > 20_000) throw new Error("the search has no end");
    meanwhile?.(requests, asked);
    requests += 1;
  };
  const tooMany = (operation: string, matches: number): TooManyMatchesError =>
    new TooManyMatchesError(operation, 400, {
      kod: "CHYBA_VSTUPU",
      subKod: undefined,
      popis: register.isSilent === true ? "mnoho" : `mnoho (${matches})`,
    });
  return {
    vyhledejEkonomickeSubjekty: ({ start = 0, pocet = 0, razeni: _order, ...filter }) => {
      const asked: Asked = { kind: "search", filter, start, totalAlone: pocet === 1 };
      ask(asked);
      const found = register.subjects
        .filter((subject) => fits(subject, filter))
        .sort((one, other) => ((one.icoId ?? "") < (other.icoId ?? "") ? -1 : 1));
      const total = found.length * size;
      const page = (from: number): Page => ({
        pocetCelkem: total,
        ekonomickeSubjekty: Array.from(
          { length: Math.max(0, Math.min(pocet, register.page * size, total - from)) },
          (_, index) => {
            const group = found[Math.floor((from + index) / size)];
            return { ...group, icoId: String(Number(group?.icoId) + ((from + index) % size)) };
          },
        ),
      });
      const { pocetCelkem, ekonomickeSubjekty } = alter?.(page(start), asked) ?? page(start);
      if (pocetCelkem > cap) return called(Promise.reject(tooMany("vyhledejEkonomickeSubjekty", pocetCelkem)));
      return called(Promise.resolve({ pocetCelkem, ekonomickeSubjekty: [...ekonomickeSubjekty] }));
    },
    vyhledejCiselnik: ({ kodCiselniku }) => {
      ask({ kind: "codes", filter: {}, start: 0, totalAlone: false });
      const { pravniForma, financniUrad, czNace } = register.lists;
      const codes = { PravniForma: pravniForma, FinancniUrad: financniUrad, CzNace: czNace }[kodCiselniku ?? ""] ?? [];
      return called(Promise.resolve({ ciselniky: [{ polozkyCiselniku: codes.map((kod) => ({ kod })) }] }));
    },
    vyhledejStandardizovaneAdresy: ({ start = 0, pocet = 0, typStandardizaceAdresy: _kind, ...place }) => {
      ask({ kind: "addresses", filter: {}, start, totalAlone: false });
      const isThere = (address: object): boolean => fits({ sidlo: address }, { sidlo: place });
      const found = register.addresses.filter(isThere);
      if (found.length > cap) {
        return called(Promise.reject(tooMany("vyhledejStandardizovaneAdresy", found.length)));
      }
      const standardizovaneAdresy = found.slice(start, start + pocet);
      return called(Promise.resolve({ pocetCelkem: found.length, standardizovaneAdresy }));
    },
  };
}

/** How a segment was read. */
export interface Reading {
  readonly found: readonly string[];
  readonly result: SegmentResult;
}

/** Empties the lists that it is told, as JavaScript may: the caller owns them. */
function spoil({ gaps, unproven }: SegmentResult): void {
  for (const list of [gaps, unproven]) if (Array.isArray(list)) list.length = 0;
}

/** Reads a segment of a register by `searchAll`. */
export async function read(register: FakeRegister, filter: SegmentFilter, options: ReadOptions = {}): Promise<Reading> {
  const client = clientOf(register, options);
  const found: string[] = [];
  let after: SegmentCursor | undefined;
  for (;;) {
    const limits: SearchAllOptions = options.resume === true ? { maxRequests: 1, ...(after && { after }) } : {};
    const segment = searchAll(client, filter, { pageSize: cap, onProgress: spoil, ...limits });
    let next = await segment.next();
    for (; next.done !== true; next = await segment.next()) found.push(next.value.icoId ?? "");
    if (next.value.ended) return { found, result: next.value };
    after = JSON.parse(JSON.stringify(next.value.cursor)) as SegmentCursor;
  }
}
