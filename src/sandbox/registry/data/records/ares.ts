import type {
  AdresaAres,
  EkonomickySubjekt,
  EkonomickySubjektDalsiUdaje,
  ObchodniJmenoAres,
  SeznamRegistraci,
} from "../../../../../generated/registry-types.gen.ts";
import { registrySources } from "../../../../../generated/registry-service.gen.ts";
import { optional } from "../optional.ts";
import { addressOf, deliveryAddressOf, placeOf } from "../places/addresses.ts";
import { czNace2008Of, czNaceOf } from "../seeds/activities.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, icoPart, lifetimePart, stateOf, taxOfficeAt, tradeStateOf } from "./common.ts";
import { hasRecord, isInvented, type SeparateSource } from "./presence.ts";
import { fileMarkOf } from "./vr.ts";

function vatStates(seed: SubjectSeed): Pick<SeznamRegistraci, "stavZdrojeDph" | "stavZdrojeSkDph"> {
  switch (seed.vat?.state) {
    case "payer":
      return { stavZdrojeDph: stateOf(seed), stavZdrojeSkDph: "NEEXISTUJICI" };
    case "former":
      return { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "NEEXISTUJICI" };
    case "group":
      return { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "AKTIVNI" };
    case undefined:
      return { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "NEEXISTUJICI" };
  }
}

function registrationsOf(seed: SubjectSeed): SeznamRegistraci {
  const state = (source: SeparateSource): string => (hasRecord(seed, source) ? stateOf(seed) : "NEEXISTUJICI");
  const states: SeznamRegistraci = {
    stavZdrojeRos: state("ros"),
    stavZdrojeVr: state("vr"),
    stavZdrojeRes: state("res"),
    stavZdrojeRzp: tradeStateOf(seed),
    stavZdrojeNrpzs: state("nrpzs"),
    stavZdrojeRpsh: state("rpsh"),
    stavZdrojeRcns: state("rcns"),
    stavZdrojeSzr: state("szr"),
    ...vatStates(seed),
    stavZdrojeSd: "NEEXISTUJICI",
    stavZdrojeIr: "NEEXISTUJICI",
    stavZdrojeCeu: hasRecord(seed, "ceu") ? "AKTIVNI" : "NEEXISTUJICI",
    stavZdrojeRs: state("rs"),
    stavZdrojeRed: "NEEXISTUJICI",
    stavZdrojeMonitor: "NEEXISTUJICI",
  };
  return { ...states, ...statesOfOthers(seed, states), ...seed.registrations };
}

/** The states of the sources that no records were invented for, as far as they have a place among the others. */
function statesOfOthers(seed: SubjectSeed, states: SeznamRegistraci): SeznamRegistraci {
  const others = registrySources.filter((source) => !isInvented(source));
  const found = others.map(
    (source) => [`stavZdroje${source.charAt(0).toUpperCase()}${source.slice(1)}`, source] as const,
  );
  return Object.fromEntries(
    found.flatMap(([name, source]) =>
      Object.hasOwn(states, name) && hasRecord(seed, source) ? [[name, stateOf(seed)]] : [],
    ),
  );
}

/** Names and seats with their versions; only the public registers keep the former ones. */
function versionsOf(seed: SubjectSeed, source: SeparateSource): EkonomickySubjektDalsiUdaje {
  const sidlo = addressOf(seed.seat);
  const { former } = seed;
  if (source !== "vr" || former === undefined) {
    return {
      obchodniJmeno: [{ obchodniJmeno: seed.name, primarniZaznam: true }],
      sidlo: [{ sidlo, primarniZaznam: true }],
    };
  }
  const past = optional<Pick<AdresaAres | ObchodniJmenoAres, "platnostOd" | "platnostDo">>({
    platnostOd: seed.founded,
    platnostDo: former.until,
  });
  return {
    obchodniJmeno: [
      { platnostOd: former.until, obchodniJmeno: seed.name, primarniZaznam: true },
      { ...past, obchodniJmeno: former.name, primarniZaznam: false },
    ],
    sidlo: [
      { sidlo, primarniZaznam: true, platnostOd: former.until },
      { sidlo: addressOf(former.seat), primarniZaznam: false, ...past },
    ],
  };
}

function detailsOf(seed: SubjectSeed): EkonomickySubjektDalsiUdaje[] {
  const { form } = seed;
  const forms: Partial<Record<SeparateSource, EkonomickySubjektDalsiUdaje>> = {
    res: { pravniForma: form, pravniFormaRos: form },
    ros: { pravniFormaRos: form },
    rzp: { pravniForma: form },
    vr: optional<EkonomickySubjektDalsiUdaje>({
      pravniForma: form,
      spisovaZnacka: seed.vr && fileMarkOf(seed, seed.vr),
    }),
  };
  return (["res", "ros", "rzp", "vr"] as const)
    .filter((source) => hasRecord(seed, source))
    .map((source): EkonomickySubjektDalsiUdaje => ({
      ...versionsOf(seed, source),
      ...forms[source],
      datovyZdroj: source,
    }));
}

/** The first source of this order that has a record holds the leading data. */
function primarySourceOf(seed: SubjectSeed): string {
  const order = ["ros", "vr", "res", "rzp", "nrpzs", "rpsh", "rcns", "rs", "szr", "ceu"] as const;
  return order.find((source) => hasRecord(seed, source)) ?? "res";
}

/** Builds the combined record. */
export function buildAres(seed: SubjectSeed): EkonomickySubjekt {
  return {
    ...basePart(seed),
    ...optional<EkonomickySubjekt>({
      pravniFormaRos: hasRecord(seed, "ros") ? seed.form : undefined,
      dic: seed.dic,
    }),
    icoId: seed.icoId,
    adresaDorucovaci: deliveryAddressOf(seed.seat),
    czNace2008: czNace2008Of(seed.activities),
    seznamRegistraci: registrationsOf(seed),
    primarniZdroj: primarySourceOf(seed),
    dalsiUdaje: detailsOf(seed),
    czNace: czNaceOf(seed.activities),
    ...optional<EkonomickySubjekt>({
      subRegistrSzr: seed.szr && "ezp",
      dicSkDph: seed.vat?.state === "group" ? seed.vat.dicSkDph : undefined,
    }),
  };
}

/** What a list of subjects shows of a combined record, and what its state is read from. */
export function listedPart(seed: SubjectSeed): EkonomickySubjekt {
  return {
    ...searchedPart(seed),
    ...icoPart(seed),
    ...lifetimePart(seed),
    seznamRegistraci: registrationsOf(seed),
    primarniZdroj: primarySourceOf(seed),
    ...(seed.former !== undefined && hasRecord(seed, "vr") ? { dalsiUdaje: [versionsOf(seed, "vr")] } : {}),
  };
}

/** What a search compares of a combined record, without the rest of it. */
export function searchedPart(seed: SubjectSeed): EkonomickySubjekt {
  const { icoId, name, form, former } = seed;
  const sidlo = placeOf(seed.seat);
  return {
    icoId,
    obchodniJmeno: name,
    sidlo,
    pravniForma: form,
    financniUrad: seed.taxOffice ?? taxOfficeAt(sidlo.kodObce),
    czNace: czNaceOf(seed.activities),
    ...(hasRecord(seed, "ros") ? { pravniFormaRos: form } : {}),
    ...(former !== undefined && hasRecord(seed, "vr")
      ? { dalsiUdaje: [{ datovyZdroj: "vr", sidlo: [{ sidlo: placeOf(former.seat) }] }] }
      : {}),
  };
}
