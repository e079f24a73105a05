import type {
  AngazovanaOsobaRzp,
  AngazovanySubjektRzp,
  EkonomickySubjektRzp,
  EkonomickySubjektRzpAdresa,
  InsolvencniRizeni,
  Provozovna,
  ProvozovnyRzpStav,
  ZaznamRzp,
  Zivnost,
  ZivnostOborCinnosti,
  ZivnostiRzpStav,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf, type PersonKey } from "../seeds/people.ts";
import type { LicenceSeed, PremiseSeed, RzpSeed } from "../seeds/rzp-seed.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart, tradeOfficeOf } from "./common.ts";

function personInRzp(key: PersonKey, typAngazma: string, platnostOd: string): AngazovanaOsobaRzp {
  const person = personOf(key);
  return { ...personPart(person), platnostOd, statniObcanstvi: person.statniObcanstvi, typAngazma };
}

function fieldsInRzp(fields: readonly string[], platnostOd: string): ZivnostOborCinnosti[] {
  return fields.map((oborNazev): ZivnostOborCinnosti => ({ platnostOd, oborNazev }));
}

function premiseInRzp(premise: PremiseSeed): Provozovna {
  return optional<Provozovna>({
    icp: premise.icp,
    nazev: premise.name,
    typProvozovny: "1",
    sidloProvozovny: addressOf(premise.at),
    umisteniProvozovny: premise.place,
    platnostOd: premise.since,
    platnostDo: premise.until,
    oboryCinnosti: premise.fields && fieldsInRzp(premise.fields, premise.since),
  });
}

function licenceInRzp(licence: LicenceSeed, updated: string): Zivnost {
  const { interrupted, representative } = licence;
  return optional<Zivnost>({
    datumVzniku: licence.since,
    datumZaniku: licence.until,
    predmetPodnikani: licence.subject,
    druhZivnosti: licence.kind,
    datumAktualizace: updated,
    oboryCinnosti: fieldsInRzp(licence.fields ?? [], licence.since),
    preruseniZivnosti: interrupted && [{ platnostOd: interrupted.from, platnostDo: interrupted.to }],
    odpovedniZastupci: representative && [personInRzp(representative, "ODPOVEDNY_ZASTUPCE_RZP", licence.since)],
    provozovny: licence.premises?.map(premiseInRzp),
  });
}

function licenceCounts(licences: readonly LicenceSeed[]): ZivnostiRzpStav {
  const ended = licences.filter((licence) => licence.until !== undefined).length;
  const interrupted = licences.filter((licence) => licence.interrupted !== undefined).length;
  return {
    pocetAktivnich: licences.length - ended - interrupted,
    pocetZaniklych: ended,
    pocetPozastavenych: 0,
    pocetPrerusenych: interrupted,
    pocetCelkem: licences.length,
  };
}

function premiseCounts(licences: readonly LicenceSeed[]): ProvozovnyRzpStav {
  const premises = licences.flatMap((licence) => licence.premises ?? []);
  const ended = premises.filter((premise) => premise.until !== undefined).length;
  return {
    pocetCelkem: premises.length,
    pocetZaniklych: ended,
    pocetAktivnich: premises.length - ended,
    pocetPozastavenych: 0,
  };
}

function relatedInRzp(related: NonNullable<RzpSeed["related"]>, since: string): AngazovanySubjektRzp {
  return {
    typAngazma: "SPOLECNIK_RZP",
    platnostOd: since,
    ico: related.ico,
    obchodniJmeno: related.name,
    sidlo: { ...addressOf(related.seat), platnostOd: since },
    typSubjektu: "P",
    pravniForma: related.form,
    kodStatu: "CZ",
    osobyZastupce: [],
  };
}

function engagedPart({ founded, updated, owner }: SubjectSeed, { related, statutory }: RzpSeed): Partial<ZaznamRzp> {
  const since = founded ?? updated;
  return optional<ZaznamRzp>({
    osobaPodnikatel: owner && personInRzp(owner, "PODNIKATEL_RZP", since),
    angazovaneOsoby: statutory?.map((key) => personInRzp(key, "STATUTARNI_ORGAN_CLEN_RZP", since)),
    souvisejiciSubjekty: related && [relatedInRzp(related, since)],
  });
}

function insolvencyOf({ insolvencySince }: RzpSeed): InsolvencniRizeni | undefined {
  return insolvencySince === undefined ? undefined : { datumZapisu: insolvencySince, platnostOd: insolvencySince };
}

function addressesPart(seed: SubjectSeed): EkonomickySubjektRzpAdresa[] {
  const seat: EkonomickySubjektRzpAdresa = {
    ...addressOf(seed.seat),
    platnostOd: seed.founded ?? seed.updated,
    typAdresy: "SIDLO",
  };
  if (seed.owner === undefined) return [seat];
  return [seat, { ...addressOf(personOf(seed.owner).residence), typAdresy: "BYDLISTE" }];
}

/** Builds the record of the trade-licence register. */
export function buildRzp(seed: SubjectSeed): EkonomickySubjektRzp | undefined {
  const { rzp } = seed;
  if (rzp === undefined) return undefined;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        ...optional<ZaznamRzp>({
          insolvencniRizeni: insolvencyOf(rzp),
          adresySubjektu: addressesPart(seed),
          typSubjektu: seed.owner === undefined ? "P" : "F",
          zivnostenskyUrad: tradeOfficeOf(seed),
          zivnostiStav: licenceCounts(rzp.licences),
          datumZapisuVr: seed.vr?.entered,
          provozovnyStav: premiseCounts(rzp.licences),
          primarniZaznam: true,
          kodStatu: addressOf(seed.seat).kodStatu,
        }),
        ...engagedPart(seed, rzp),
        zivnosti: rzp.licences.map((licence) => licenceInRzp(licence, seed.updated)),
      },
    ],
  };
}
