import type { Adresa, EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { House } from "./data/places.ts";
import { fold } from "./fold.ts";

/** The values of a subject that the combined search compares and sorts by. */
export interface SearchEntry {
  /** The combined record, or the one that it is a copy of. */
  readonly record: EkonomickySubjekt;
  readonly icoId: string;
  readonly ico: string | undefined;
  readonly name: string;
  /** The name as it is compared. */
  readonly folded: string;
  readonly financniUrad: string | undefined;
  /** The other codes: copies of a subject share them. */
  readonly codes: {
    readonly pravniForma: string | undefined;
    readonly pravniFormaRos: string | undefined;
    readonly czNace: readonly string[] | undefined;
  };
  /** The seat and the former ones. */
  readonly seats: readonly (House | Adresa)[];
}

/** Makes the entry of a combined record. */
export function entryOf(subject: EkonomickySubjekt): SearchEntry {
  const { icoId = "", ico, obchodniJmeno: name = "", pravniForma, pravniFormaRos, financniUrad, czNace } = subject;
  const codes = { pravniForma, pravniFormaRos, czNace };
  return { record: subject, icoId, ico, name, folded: fold(name), financniUrad, codes, seats: placesOf(subject) };
}

/** The seat and the former ones, as the filter of the seat sees them. */
export function placesOf({ sidlo, dalsiUdaje = [] }: EkonomickySubjekt): readonly Adresa[] {
  const further = dalsiUdaje.flatMap(({ sidlo: addresses = [] }) =>
    addresses.flatMap((address) => address.sidlo ?? []),
  );
  return sidlo === undefined ? further : [sidlo, ...further];
}
