import type { AngazovanaOsoba, EkonomickySubjektZaklad } from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { municipalityByCode } from "../places/municipalities.ts";
import type { Municipality } from "../places/municipalities.ts";
import type { Person } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";

/** Tax office of the subjects whose seat is abroad. */
const TAX_OFFICE_OF_FOREIGNERS = "001";

const PREFIX = "ARES_";

/** The ID number as a part of a record; nothing for a subject that has none. */
export function icoPart(seed: SubjectSeed): { ico?: string } {
  return seed.icoId.startsWith(PREFIX) ? {} : { ico: seed.icoId };
}

/** Municipality of the seat; undefined for a seat abroad. */
export function municipalityOf(seed: SubjectSeed): Municipality | undefined {
  return municipalityByCode(addressOf(seed.seat).kodObce);
}

/** Code of the competent tax office. */
export function taxOfficeOf(seed: SubjectSeed): string {
  return seed.taxOffice ?? municipalityOf(seed)?.taxOffice[0] ?? TAX_OFFICE_OF_FOREIGNERS;
}

/** Dates of beginning and end, where they are known. */
export function lifetimePart(seed: SubjectSeed): { datumVzniku?: string; datumZaniku?: string } {
  return {
    ...(seed.founded !== undefined && { datumVzniku: seed.founded }),
    ...(seed.dissolved !== undefined && { datumZaniku: seed.dissolved }),
  };
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
export function personPart(person: Person): AngazovanaOsoba {
  const { jmeno, prijmeni, titulPredJmenem, titulZaJmenem, datumNarozeni } = person;
  return {
    jmeno,
    prijmeni,
    ...(titulPredJmenem !== undefined && { titulPredJmenem }),
    ...(titulZaJmenem !== undefined && { titulZaJmenem }),
    datumNarozeni,
  };
}

/** State of the record of a subject in a source that has one. */
export function stateOf(seed: SubjectSeed): "AKTIVNI" | "ZANIKLY" {
  return seed.dissolved === undefined ? "AKTIVNI" : "ZANIKLY";
}
