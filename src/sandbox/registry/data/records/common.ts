import type {
  AngazovanaOsoba,
  EkonomickySubjektZaklad,
  FyzickaOsobaVr,
  ZaznamRos,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { municipalityByCode, type Municipality } from "../places/municipalities.ts";
import { tradeOfficeAt } from "../places/trade-offices.ts";
import type { Person } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";

/** Tax office of the subjects whose seat is abroad. */
const TAX_OFFICE_OF_FOREIGNERS = "001";

/** The fields of the common part that ROS has in its own. */
type RosBase = Pick<EkonomickySubjektZaklad | ZaznamRos, "ico" | "datumVzniku" | "datumZaniku">;

/** The fields of a person that VR has in its own. */
type PersonPart = Pick<
  AngazovanaOsoba | FyzickaOsobaVr,
  "jmeno" | "prijmeni" | "titulPredJmenem" | "titulZaJmenem" | "datumNarozeni"
>;

const PREFIX = "ARES_";

/** The ID number as a part of a record; nothing for a subject that has none. */
export function icoPart(seed: SubjectSeed): Pick<RosBase, "ico"> {
  return seed.icoId.startsWith(PREFIX) ? {} : { ico: seed.icoId };
}

/** Municipality of the seat; undefined for a seat abroad. */
export function municipalityOf(seed: SubjectSeed): Municipality | undefined {
  return municipalityByCode(addressOf(seed.seat).kodObce);
}

/** Code of the competent tax office. */
export function taxOfficeOf(seed: SubjectSeed): string {
  return seed.taxOffice ?? taxOfficeAt(addressOf(seed.seat).kodObce);
}

/** Code of the tax office of a municipality, or of no municipality. */
export function taxOfficeAt(kodObce: number | undefined): string {
  return municipalityByCode(kodObce)?.taxOffice[0] ?? TAX_OFFICE_OF_FOREIGNERS;
}

/** Code of the competent trade-licensing office; undefined for a seat abroad. */
export function tradeOfficeOf(seed: SubjectSeed): string | undefined {
  return seed.rzp?.office ?? tradeOfficeAt(addressOf(seed.seat));
}

/** Dates of beginning and end, where they are known. */
export function lifetimePart(seed: SubjectSeed): Omit<RosBase, "ico"> {
  return optional<Omit<RosBase, "ico">>({ datumVzniku: seed.founded, datumZaniku: seed.dissolved });
}

/** The fields that most records begin with. */
export function basePart(seed: SubjectSeed): EkonomickySubjektZaklad {
  return {
    ...icoPart(seed),
    obchodniJmeno: seed.name,
    sidlo: addressOf(seed.seat),
    pravniForma: seed.form,
    financniUrad: taxOfficeOf(seed),
    ...lifetimePart(seed),
    datumAktualizace: seed.updated,
  };
}

/** Name, titles and birth date of a person. */
export function personPart(person: Person): PersonPart {
  const { jmeno, prijmeni, titulPredJmenem, titulZaJmenem, datumNarozeni } = person;
  return optional<PersonPart>({ jmeno, prijmeni, titulPredJmenem, titulZaJmenem, datumNarozeni });
}

/** State of the record of a subject in a source that has one. */
export function stateOf(seed: SubjectSeed): "AKTIVNI" | "ZANIKLY" {
  return seed.dissolved === undefined ? "AKTIVNI" : "ZANIKLY";
}

/** State in the trade-licence register: it follows from the licences. */
export function tradeStateOf({ rzp }: SubjectSeed): "AKTIVNI" | "ZANIKLY" | "POZASTAVENY" | "NEEXISTUJICI" {
  if (rzp === undefined) return "NEEXISTUJICI";
  const lasting = rzp.licences.filter(({ until }) => until === undefined);
  if (lasting.length === 0) return "ZANIKLY";
  return lasting.every(({ interrupted }) => interrupted !== undefined) ? "POZASTAVENY" : "AKTIVNI";
}
