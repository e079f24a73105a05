import type {
  Adresa,
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  StandardizovanaAdresa,
  StandardizovanaAdresaFiltr,
} from "../../../generated/registry-types.gen.ts";
import { fold, type SearchEntry } from "./search-entry.ts";

/** The field of an address that is compared as the beginning of a text. */
const textual = "textovaAdresa" satisfies keyof StandardizovanaAdresaFiltr & keyof AdresaFiltr & keyof Adresa;

/**
 * A predicate of the combined search, or `undefined` when the filter has no effective value.
 *
 * As observed at the service: values of one list are alternatives and different fields must all fit; the name is matched
 * as a prefix, trimmed, without regard to case and with regard to diacritics; the seat also among former seats.
 */
export function subjectFilter(filter: EkonomickeSubjektyKomplexFiltr): ((entry: SearchEntry) => boolean) | undefined {
  const conditions: ((entry: SearchEntry) => boolean)[] = [];
  const oneOf = (
    values: readonly string[] | undefined,
    fits: (entry: SearchEntry, wanted: Wanted) => boolean,
  ): void => {
    if (values === undefined || values.length === 0) return;
    const wanted: Wanted = new Set(values);
    conditions.push((entry) => fits(entry, wanted));
  };
  oneOf(filter.ico, ({ ico }, wanted) => wanted.has(ico));
  oneOf(filter.pravniForma, ({ record }, wanted) => wanted.has(record.pravniForma));
  oneOf(filter.pravniFormaRos, ({ record }, wanted) => wanted.has(record.pravniFormaRos));
  oneOf(filter.financniUrad, ({ financniUrad }, wanted) => wanted.has(financniUrad));
  oneOf(filter.czNace, ({ czNace }, wanted) => czNace.some((code) => wanted.has(code)));

  const name = fold(filter.obchodniJmeno ?? "");
  if (name !== "") conditions.push(({ folded }) => folded.startsWith(name));

  const seat = Object.entries(filter.sidlo ?? {})
    .filter(([, value]) => value !== "")
    .map(([field, value]) => addressCondition(field, value));
  if (seat.length > 0) conditions.push(({ seats }) => seats.some((place) => seat.every((fits) => fits(place))));
  return conditions.length === 0 ? undefined : (entry) => conditions.every((condition) => condition(entry));
}

/** Values of a filter; an absent one is none of them. */
type Wanted = ReadonlySet<string | undefined>;

/**
 * A condition on one field of an address. The text of an address is compared as a prefix, any other value by `isEqual`.
 */
export function addressCondition(
  field: string,
  value: unknown,
  isEqual: (own: unknown, wanted: unknown) => boolean = Object.is,
): (address: Adresa | StandardizovanaAdresa) => boolean {
  if (field !== textual) return (address) => isEqual(Reflect.get(address, field), value);
  if (typeof value !== "string") return () => false;
  const beginning = fold(value);
  return ({ textovaAdresa = "" }) => fold(textovaAdresa).startsWith(beginning);
}
