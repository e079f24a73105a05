import type {
  AdresaAres,
  AdresaVr,
  EkonomickySubjekt,
  EkonomickySubjektDalsiUdaje,
  EkonomickySubjektVr,
  ObchodniJmenoAres,
  ObchodniJmenoVr,
  ZaznamVr,
} from "../../../generated/registry-types.gen.ts";
import type { JsonObject, Unchecked } from "../../transport/json-object.ts";
import { addressLines } from "./address-lines.ts";
import { lastEntered, latest, membersOf, objectsOf, textOf, versionsInForce } from "./entry.ts";

/** Name and seat of a subject; what a record does not have is undefined. */
export interface NameAndSeat {
  readonly name: string | undefined;
  /** The address of the seat, as it stands in the record. */
  readonly seat: JsonObject | undefined;
  /** Its lines. */
  readonly lines: readonly string[];
}

/** Reads the combined record: its main data, and where these have no seat with lines, the first source that has one. */
export function nameAndSeat(record: object): NameAndSeat {
  const { obchodniJmeno, sidlo }: Unchecked<EkonomickySubjekt> = record;
  const name = textOf(obchodniJmeno);
  const lines = addressLines(sidlo);
  if (lines.length > 0) return { name, seat: membersOf(sidlo), lines };
  const ofSources = detailsOf(record).flatMap((details) =>
    objectsOf(details["sidlo"]).flatMap(({ sidlo: seat, platnostDo }: Unchecked<AdresaAres>) =>
      textOf(platnostDo) === undefined ? [seat] : [],
    ),
  );
  const found = firstWithLines(ofSources);
  return { name, seat: found.seat ?? membersOf(sidlo), lines: found.lines };
}

/** Reads name and seat of a day from the VR record, and what that does not have from the periods of the combined record. */
export function nameAndSeatOn(record: object, vr: EkonomickySubjektVr | undefined, day: string): NameAndSeat {
  const { zaznamy }: Unchecked<EkonomickySubjektVr> = vr ?? {};
  const isPrimary = ({ primarniZaznam }: Unchecked<ZaznamVr>): number => (primarniZaznam === true ? 0 : 1);
  const entries = [...versionsInForce(zaznamy, day)].sort((one, other) => isPrimary(one) - isPrimary(other));
  const names = entries.map(({ obchodniJmeno }: Unchecked<ZaznamVr>) => {
    const { hodnota }: Unchecked<ObchodniJmenoVr> = membersOf(lastEntered(obchodniJmeno, day));
    return textOf(hodnota);
  });
  const seats = entries.map(({ adresy }: Unchecked<ZaznamVr>) => {
    const ofSeat = objectsOf(adresy).filter(({ typAdresy }: Unchecked<AdresaVr>) =>
      [undefined, "SIDLO"].includes(textOf(typAdresy)),
    );
    const { adresa }: Unchecked<AdresaVr> = membersOf(lastEntered(ofSeat, day));
    return adresa;
  });
  const { obchodniJmeno }: Unchecked<ObchodniJmenoAres> = periodOf(record, "obchodniJmeno", day);
  const { sidlo }: Unchecked<AdresaAres> = periodOf(record, "sidlo", day);
  return {
    name: names.find((name) => name !== undefined) ?? textOf(obchodniJmeno),
    ...firstWithLines([...seats, sidlo]),
  };
}

function firstWithLines(seats: readonly unknown[]): Omit<NameAndSeat, "name"> {
  for (const seat of seats) {
    const lines = addressLines(seat);
    if (lines.length > 0) return { seat: membersOf(seat), lines };
  }
  return { seat: undefined, lines: [] };
}

/** Returns what the single sources hold, the public registers first. */
export function detailsOf(record: object): readonly JsonObject[] {
  const { dalsiUdaje }: Unchecked<EkonomickySubjekt> = record;
  const isOfVr = ({ datovyZdroj }: Unchecked<EkonomickySubjektDalsiUdaje>): boolean => datovyZdroj === "vr";
  const details = objectsOf(dalsiUdaje);
  return [...details.filter(isOfVr), ...details.filter((one) => !isOfVr(one))];
}

/** The period of the combined record that has the day, of two that meet on it the one that begins. */
function periodOf(record: object, field: "obchodniJmeno" | "sidlo", day: string): JsonObject {
  const periods = detailsOf(record).flatMap((details) => objectsOf(details[field]));
  const having = periods.filter(({ platnostOd, platnostDo }: Unchecked<ObchodniJmenoAres | AdresaAres>) => {
    const [first, last] = [textOf(platnostOd), textOf(platnostDo)];
    return (first ?? last) !== undefined && (first ?? "") <= day && (last ?? day) >= day;
  });
  return membersOf(latest(having, "platnostOd"));
}
