import type { Adresa, EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";

/** The values of a subject that the combined search compares and sorts by. */
export interface SearchEntry {
  /** The combined record, or the one that it is a copy of: its legal forms and states are those of the copy. */
  readonly record: EkonomickySubjekt;
  readonly icoId: string;
  readonly ico: string | undefined;
  readonly name: string;
  /** The name as it is compared. */
  readonly folded: string;
  readonly financniUrad: string | undefined;
  readonly czNace: readonly string[];
  /** The seat and the former ones. */
  readonly seats: readonly Adresa[];
}

/** Makes the entry of a combined record. */
export function entryOf(record: EkonomickySubjekt): SearchEntry {
  const { icoId = "", ico, obchodniJmeno: name = "", financniUrad, czNace = [] } = record;
  return { record, icoId, ico, name, folded: fold(name), financniUrad, czNace, seats: seatsOf(record) };
}

function seatsOf({ sidlo, dalsiUdaje = [] }: EkonomickySubjekt): readonly Adresa[] {
  const further = dalsiUdaje.flatMap((udaje) => udaje.sidlo ?? []).flatMap((address) => address.sidlo ?? []);
  return sidlo === undefined ? further : [sidlo, ...further];
}

/** A text as the searches compare it: trimmed, in lower case, with its diacritics composed. */
export function fold(text: string): string {
  // Czech has no case rules of its own: toLocaleLowerCase would say the same, and take ten times as long.
  return text.trim().normalize("NFC").toLowerCase();
}
