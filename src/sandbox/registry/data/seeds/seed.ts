import type {
  AngazovanaOsobaNrpzs,
  EkonomickySubjektEzpZaklad,
  RegistraceRcns,
  SeznamRegistraci,
  SkolaZarizeni,
  UpadekCeuVerejny,
  ZaznamNrpzs,
  ZaznamRcns,
  ZaznamRpsh,
  ZaznamRs,
} from "../../../../../generated/registry-types.gen.ts";
import type { ActivityKey } from "./activities.ts";
import type { PersonKey } from "./people.ts";
import type { RzpSeed } from "./rzp-seed.ts";
import type { VrSeed } from "./vr-seed.ts";

/** How a subject stands with value-added tax; the dates of the registration are not in the registry. */
export type VatSeed = { readonly state: "payer" | "former" } | { readonly state: "group"; readonly dicSkDph: string };

/** A name and seat the subject used to have. */
export interface FormerSeed {
  readonly name: string;
  readonly seat: string;
  readonly until: string;
}

/** One workplace of a provider of health services. */
export interface NrpzsSeed extends Pick<
  ZaznamNrpzs,
  "poradoveCisloZar" | "poradoveCisloPrac" | "typSubjektu" | "druhZarizeni" | "typZrizovatele" | "kontakty"
> {
  /** Key of the address of the workplace, where it is not the seat. */
  readonly at?: string;
  readonly staff: readonly (readonly [
    person: PersonKey,
    typAngazma: NonNullable<AngazovanaOsobaNrpzs["typAngazma"]>,
  ])[];
}

/** A political party or movement. */
export interface RpshSeed extends Pick<
  ZaznamRpsh,
  "cisloRegistrace" | "typSubjektu" | "obchodniJmenoZkratka" | "zmenaStanov" | "statutarniOrgan" | "stavSubjektu"
> {
  readonly officers: readonly (readonly [person: PersonKey, funkce: string, platnostOd: string, platnostDo?: string])[];
}

/** A church, or another religious legal person. */
export interface RcnsSeed extends Pick<ZaznamRcns, "typSubjektu" | "zdrojId" | "zpusobJednani" | "statutarniOrgan"> {
  readonly registration: RegistraceRcns;
  readonly liquidator?: PersonKey;
}

/** A subject that runs schools or school facilities. */
export interface RsSeed extends Pick<ZaznamRs, "redizo" | "obchodniJmenoZkracene" | "kontakty" | "typSubjektu"> {
  readonly head: PersonKey;
  readonly founder: { readonly ico?: string; readonly name: string; readonly form: string; readonly seat: string };
  readonly facilities: readonly (Omit<SkolaZarizeni, "adresa"> & { readonly at: string })[];
}

/** A bankrupt subject; the events of its cases. */
export interface CeuSeed {
  readonly cases: readonly UpadekCeuVerejny[];
}

/** All that the registry knows of a subject; a source has a record where its part is filled. */
export interface SubjectSeed {
  /** The ID number, or the internal id with its prefix where there is none. */
  readonly icoId: string;
  readonly name: string;
  /** Code of the legal form, in RES and in ROS. */
  readonly form: string;
  /** Key of the address of the seat. */
  readonly seat: string;
  readonly founded?: string;
  readonly dissolved?: string;
  readonly updated: string;
  readonly activities: readonly ActivityKey[];
  /** Sources of the usual three that have no record of the subject. */
  readonly absentFrom?: readonly ("ros" | "res")[];
  /** Of a person, it would hold the birth number: the built-in ones are not divisible by 11, so they are no one's. */
  readonly dic?: string;
  readonly vat?: VatSeed;
  /** Code of the tax office, where it is not the one of the seat. */
  readonly taxOffice?: string;
  /** Code of the band of employees; not stated when it is missing. */
  readonly employees?: string;
  readonly former?: FormerSeed;
  /** The natural person behind the subject. */
  readonly owner?: PersonKey;
  /** States of registrations that do not follow from the rest. */
  readonly registrations?: SeznamRegistraci;
  readonly vr?: VrSeed;
  readonly rzp?: RzpSeed;
  readonly nrpzs?: readonly NrpzsSeed[];
  readonly rpsh?: RpshSeed;
  readonly rcns?: RcnsSeed;
  readonly rs?: RsSeed;
  /** Present for a farmer; the link to the entry. */
  readonly szr?: Pick<EkonomickySubjektEzpZaklad, "odkaz">;
  readonly ceu?: CeuSeed;
}
