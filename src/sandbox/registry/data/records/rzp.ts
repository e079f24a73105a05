import type {
  AngazovanaOsobaRzp,
  EkonomickySubjektRzp,
  Provozovna,
  ProvozovnyRzpStav,
  ZaznamRzp,
  Zivnost,
  ZivnostiRzpStav,
} from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { PersonKey } from "../seeds/people.ts";
import type { LicenceSeed, PremiseSeed, RzpSeed } from "../seeds/rzp-seed.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

function personInRzp(key: PersonKey, typAngazma: string, platnostOd: string): AngazovanaOsobaRzp {
  const person = personOf(key);
  return { ...personPart(person), platnostOd, statniObcanstvi: person.statniObcanstvi, typAngazma };
}

function validity(entry: { readonly since: string; readonly until?: string }): {
  platnostOd: string;
  platnostDo?: string;
} {
  return { platnostOd: entry.since, ...(entry.until !== undefined && { platnostDo: entry.until }) };
}

function premiseInRzp(premise: PremiseSeed): Provozovna {
  return {
    icp: premise.icp,
    nazev: premise.name,
    typProvozovny: "1",
    sidloProvozovny: addressOf(premise.at),
    ...(premise.place !== undefined && { umisteniProvozovny: premise.place }),
    ...validity(premise),
    ...(premise.fields !== undefined && {
      oboryCinnosti: premise.fields.map((oborNazev) => ({ platnostOd: premise.since, oborNazev })),
    }),
  };
}

function licenceInRzp(licence: LicenceSeed, updated: string): Zivnost {
  const { interrupted, representative } = licence;
  return {
    datumVzniku: licence.since,
    ...(licence.until !== undefined && { datumZaniku: licence.until }),
    predmetPodnikani: licence.subject,
    druhZivnosti: licence.kind,
    datumAktualizace: updated,
    oboryCinnosti: (licence.fields ?? []).map((oborNazev) => ({ platnostOd: licence.since, oborNazev })),
    ...(interrupted !== undefined && {
      preruseniZivnosti: [{ platnostOd: interrupted.from, platnostDo: interrupted.to }],
    }),
    ...(representative !== undefined && {
      odpovedniZastupci: [personInRzp(representative, "ODPOVEDNY_ZASTUPCE_RZP", licence.since)],
    }),
    ...(licence.premises !== undefined && { provozovny: licence.premises.map(premiseInRzp) }),
  };
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

function engagedPart(seed: SubjectSeed, rzp: RzpSeed): Partial<ZaznamRzp> {
  const since = seed.founded ?? seed.updated;
  const { related, statutory } = rzp;
  return {
    ...(seed.owner !== undefined && { osobaPodnikatel: personInRzp(seed.owner, "PODNIKATEL_RZP", since) }),
    ...(statutory !== undefined && {
      angazovaneOsoby: statutory.map((key) => personInRzp(key, "STATUTARNI_ORGAN_CLEN_RZP", since)),
    }),
    ...(related !== undefined && {
      souvisejiciSubjekty: [
        {
          typAngazma: "SPOLECNIK_RZP",
          platnostOd: since,
          ico: related.ico,
          obchodniJmeno: related.name,
          sidlo: { ...addressOf(related.seat), platnostOd: since },
          typSubjektu: "P",
          pravniForma: related.form,
          kodStatu: "CZ",
          osobyZastupce: [],
        },
      ],
    }),
  };
}

/** Builds the record of the trade-licence register. */
export function buildRzp(seed: SubjectSeed): EkonomickySubjektRzp | undefined {
  const { rzp } = seed;
  if (rzp === undefined) return undefined;
  const seat = addressOf(seed.seat);
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        ...(rzp.insolvencySince !== undefined && {
          insolvencniRizeni: { datumZapisu: rzp.insolvencySince, platnostOd: rzp.insolvencySince },
        }),
        adresySubjektu: [
          { ...seat, platnostOd: seed.founded ?? seed.updated, typAdresy: "SIDLO" },
          ...(seed.owner === undefined
            ? []
            : [{ ...addressOf(personOf(seed.owner).residence), typAdresy: "BYDLISTE" }]),
        ],
        typSubjektu: seed.owner === undefined ? "P" : "F",
        zivnostenskyUrad: rzp.office,
        zivnostiStav: licenceCounts(rzp.licences),
        ...(seed.vr !== undefined && { datumZapisuVr: seed.vr.entered }),
        provozovnyStav: premiseCounts(rzp.licences),
        primarniZaznam: true,
        ...(seat.kodStatu !== undefined && { kodStatu: seat.kodStatu }),
        ...engagedPart(seed, rzp),
        zivnosti: rzp.licences.map((licence) => licenceInRzp(licence, seed.updated)),
      },
    ],
  };
}
