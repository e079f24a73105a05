import type {
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
} from "../../../../generated/registry-types.gen.ts";
import { fold, seats } from "../subject-filter.ts";

/** Filters of several values, any of which a subject may have. */
const lists = [
  "pravniForma",
  "pravniFormaRos",
  "financniUrad",
  "czNace",
] as const satisfies readonly (keyof EkonomickeSubjektyKomplexFiltr & keyof EkonomickySubjekt)[];

/** Parts of the filter of the seat that are looked up; the others are compared with the records. */
const places = [
  "kodObce",
  "kodCastiObce",
  "kodUlice",
  "kodMestskeCastiObvodu",
  "kodSpravnihoObvodu",
  "cisloDomovni",
] as const satisfies readonly (keyof AdresaFiltr)[];

type Field = (typeof lists)[number] | (typeof places)[number];

/** Finds subjects by what the combined search filters by, so that a search of 100,000 need not build their records. */
export class SubjectIndex {
  /** By position: what is gone stays as a gap. */
  readonly #icoIds: (string | undefined)[] = [];
  readonly #names: string[] = [];
  /** Positions ascending, by field and value. */
  readonly #positions = new Map<Field, Map<unknown, number[]>>(
    [...lists, ...places].map((field) => [field, new Map()]),
  );
  /** Positions with several seats: each part of a filter may fit another one of them. */
  readonly #moved = new Set<number>();

  add(subject: EkonomickySubjekt): void {
    const position = this.#icoIds.push(subject.icoId) - 1;
    this.#names.push(fold(subject.obchodniJmeno ?? ""));
    for (const field of lists) {
      const values = subject[field];
      for (const value of new Set(typeof values === "string" ? [values] : values)) this.#enter(field, value, position);
    }
    const addresses = seats(subject);
    for (const field of places) {
      const values = new Set(addresses.map((address) => address[field]));
      if (values.size > 1) this.#moved.add(position);
      for (const value of values) if (value !== undefined) this.#enter(field, value, position);
    }
  }

  remove(icoId: string): void {
    const position = this.#icoIds.indexOf(icoId);
    if (position !== -1) this.#icoIds[position] = undefined;
  }

  /**
   * The subjects that a filter may fit.
   *
   * @returns each with whether it certainly does
   */
  *candidates(filter: EkonomickeSubjektyKomplexFiltr): Generator<readonly [icoId: string, certain: boolean]> {
    const seat = Object.entries(filter.sidlo ?? {}).filter(([, value]) => value !== "" && value !== undefined);
    const known = seat.filter(([field]) => places.some((place) => place === field));
    const groups = [
      ...lists.flatMap((field) =>
        filter[field] === undefined || filter[field].length === 0 ? [] : [this.#any(field, filter[field])],
      ),
      ...places.flatMap((field) =>
        filter.sidlo?.[field] === undefined ? [] : [this.#any(field, [filter.sidlo[field]])],
      ),
    ];
    // How many of the conditions each position fits, of those so far.
    const fits = new Uint8Array(this.#icoIds.length);
    for (const [step, group] of groups.entries()) {
      for (const positions of group)
        for (const position of positions) if (fits[position] === step) fits[position] = step + 1;
    }
    const name = fold(filter.obchodniJmeno ?? "");
    for (const [position, icoId] of this.#icoIds.entries()) {
      if (icoId === undefined || fits[position] !== groups.length) continue;
      if (name !== "" && this.#names[position]?.startsWith(name) !== true) continue;
      const certain = known.length === seat.length && (seat.length < 2 || !this.#moved.has(position));
      yield [icoId, certain];
    }
  }

  #enter(field: Field, value: unknown, position: number): void {
    const ofField = this.#positions.get(field);
    const known = ofField?.get(value);
    if (known === undefined) ofField?.set(value, [position]);
    else known.push(position);
  }

  #any(field: Field, values: readonly unknown[]): (readonly number[])[] {
    return [...new Set(values)].map((value) => this.#positions.get(field)?.get(value) ?? []);
  }
}
