import type {
  Adresa,
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
  StandardizovanaAdresaFiltr,
} from "../../../generated/registry-types.gen.ts";

/** The field of an address that is compared as the beginning of a text. */
export const textual = "textovaAdresa" satisfies keyof StandardizovanaAdresaFiltr & keyof AdresaFiltr & keyof Adresa;

/**
 * A predicate of the combined search, or `undefined` when the filter has no effective value.
 *
 * As observed at the service: values of one list are alternatives and different fields must all fit; the name is matched
 * as a prefix, trimmed, without regard to case and with regard to diacritics; the seat also among former seats.
 */
export function subjectFilter(
  filter: EkonomickeSubjektyKomplexFiltr,
): ((subject: EkonomickySubjekt) => boolean) | undefined {
  const conditions: ((subject: EkonomickySubjekt) => boolean)[] = [];
  const oneOf = (
    values: readonly string[] | undefined,
    read: (subject: EkonomickySubjekt) => readonly (string | undefined)[],
  ): void => {
    if (values === undefined || values.length === 0) return;
    const wanted = new Set<string | undefined>(values);
    conditions.push((subject) => read(subject).some((value) => value !== undefined && wanted.has(value)));
  };
  oneOf(filter.ico, ({ ico }) => [ico]);
  oneOf(filter.pravniForma, ({ pravniForma }) => [pravniForma]);
  oneOf(filter.pravniFormaRos, ({ pravniFormaRos }) => [pravniFormaRos]);
  oneOf(filter.financniUrad, ({ financniUrad }) => [financniUrad]);
  oneOf(filter.czNace, ({ czNace = [] }) => czNace);

  const name = fold(filter.obchodniJmeno ?? "");
  if (name !== "") conditions.push(({ obchodniJmeno = "" }) => fold(obchodniJmeno).startsWith(name));

  const seat = Object.entries(filter.sidlo ?? {}).filter(([, value]) => value !== "");
  if (seat.length > 0) {
    conditions.push((subject) =>
      seats(subject).some((address) => seat.every(([field, value]) => isAt(address, field, value))),
    );
  }
  return conditions.length === 0 ? undefined : (subject) => conditions.every((condition) => condition(subject));
}

/** The seat and the former ones, as the filter of the seat sees them. */
export function seats({ sidlo, dalsiUdaje = [] }: EkonomickySubjekt): Adresa[] {
  const former = dalsiUdaje.flatMap(({ sidlo: addresses = [] }) => addresses.flatMap((address) => address.sidlo ?? []));
  return sidlo === undefined ? former : [sidlo, ...former];
}

function isAt(address: Adresa, field: string, value: unknown): boolean {
  const own: unknown = Reflect.get(address, field);
  return field === textual ? beginsWith(own, value) : own === value;
}

export function beginsWith(own: unknown, value: unknown): boolean {
  return typeof own === "string" && typeof value === "string" && fold(own).startsWith(fold(value));
}

/** A text as the searches compare it: trimmed, in lower case, with its diacritics composed. */
export function fold(text: string): string {
  return text.trim().normalize("NFC").toLocaleLowerCase("cs");
}

/** What subjects can be ordered by. */
export type Orderable = Pick<EkonomickySubjekt, "icoId" | "ico" | "obchodniJmeno" | "sidlo">;
