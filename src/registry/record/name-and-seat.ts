import type {
  Adresa,
  AdresaAres,
  AdresaVr,
  EkonomickySubjektDalsiUdaje,
  EkonomickySubjektVr,
  ObchodniJmenoAres,
  ObchodniJmenoVr,
  ZaznamVr,
} from "../../../generated/registry-types.gen.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import { addressLines } from "./address-lines.ts";
import { lastEntered, latest, membersOf, objectsOf, textOf, versionsInForce, type Entry } from "./entry.ts";

/** Name and seat of a subject; what a record does not have is undefined. */
export interface NameAndSeat {
  readonly name: string | undefined;
  /** The address of the seat, as it stands in the record. */
  readonly seat: Unchecked<Adresa> | undefined;
  /** Its lines. */
  readonly lines: readonly string[];
}

/** Reads the combined record: its main data, and where these have no seat with lines, the first source that has one. */
export function nameAndSeat(record: Entry): NameAndSeat {
  const name = textOf(record.obchodniJmeno);
  const main = { name, seat: membersOf<Adresa>(record.sidlo), lines: addressLines(record.sidlo) };
  if (main.lines.length > 0) return main;
  const ofSources = detailsOf(record).flatMap(({ sidlo }) => objectsOf<AdresaAres>(sidlo));
  const found = firstWithLines(
    ofSources.filter(({ platnostDo }) => textOf(platnostDo) === undefined).map(({ sidlo }) => sidlo),
  );
  return found.seat === undefined ? main : { name, ...found };
}

/** Reads name and seat of a day from the VR record, and what that does not have from the periods of the combined record. */
export function nameAndSeatOn(record: Entry, vr: EkonomickySubjektVr | undefined, day: string): NameAndSeat {
  const inForce = versionsInForce<ZaznamVr>(vr?.zaznamy, day);
  const isPrimary = ({ primarniZaznam }: Unchecked<ZaznamVr>): boolean => primarniZaznam === true;
  const entries = [...inForce.filter(isPrimary), ...inForce.filter((entry) => !isPrimary(entry))];
  const names = entries.map(({ obchodniJmeno }) => lastEntered<ObchodniJmenoVr>(obchodniJmeno, day)?.hodnota);
  const seats = entries.map(({ adresy }) => lastEntered<AdresaVr>(seatsOf(adresy), day)?.adresa);
  const ofPeriods = periodOf<ObchodniJmenoAres>(record, "obchodniJmeno", day)?.obchodniJmeno;
  return {
    name: [...names, ofPeriods].map(textOf).find((name) => name !== undefined),
    ...firstWithLines([...seats, periodOf<AdresaAres>(record, "sidlo", day)?.sidlo]),
  };
}

/** The seats among the addresses of an entry of VR: the address for deliveries may have been entered later. */
export function seatsOf(addresses: unknown): readonly Unchecked<AdresaVr>[] {
  return objectsOf<AdresaVr>(addresses).filter(({ typAdresy }) => (textOf(typAdresy) ?? "SIDLO") === "SIDLO");
}

function firstWithLines(seats: readonly unknown[]): Omit<NameAndSeat, "name"> {
  for (const seat of seats) {
    const lines = addressLines(seat);
    if (lines.length > 0) return { seat: membersOf<Adresa>(seat), lines };
  }
  return { seat: undefined, lines: [] };
}

/** Returns what the single sources hold, the public registers first. */
export function detailsOf({ dalsiUdaje }: Entry): readonly Unchecked<EkonomickySubjektDalsiUdaje>[] {
  const details = objectsOf<EkonomickySubjektDalsiUdaje>(dalsiUdaje);
  const isOfVr = ({ datovyZdroj }: (typeof details)[number]): boolean => datovyZdroj === "vr";
  return [...details.filter(isOfVr), ...details.filter((one) => !isOfVr(one))];
}

/** The period of the combined record that has the day, of two that meet on it the one that begins. */
function periodOf<Period extends ObchodniJmenoAres | AdresaAres>(
  record: Entry,
  field: "obchodniJmeno" | "sidlo",
  day: string,
): Unchecked<Period> | undefined {
  const periods = detailsOf(record).flatMap((details) => objectsOf<Period>(details[field]));
  const having = periods.filter(({ platnostOd, platnostDo }) => {
    const [first, last] = [textOf(platnostOd), textOf(platnostDo)];
    return (first ?? last) !== undefined && (first ?? "") <= day && (last ?? day) >= day;
  });
  return latest(having, "platnostOd");
}
