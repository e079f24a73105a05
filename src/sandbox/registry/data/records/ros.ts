import type {
  AngazovanaOsobaRos,
  EkonomickySubjektRos,
  EvidenceAgendaRos,
  ProvozovnaRos,
  StatutarniOrganRos,
  StatutarniOrganZastupciRos,
  StavUdajeRob,
  ZaznamRos,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf, type PersonKey } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { icoPart, lifetimePart, stateOf, tradeStateOf } from "./common.ts";
import { hasRecord } from "./presence.ts";
import { vrOf } from "./vr-ended.ts";

/** State of every item that is as it should be. */
const CORRECT = "SPRAVNY";

/** Agenda and authority that keep the registration of a legal form. */
function keeperOf(seed: SubjectSeed): Pick<EvidenceAgendaRos, "agenda" | "ovm"> {
  if (seed.vr !== undefined) return { agenda: "A1461", ovm: "OVM-SOUD" };
  if (seed.rcns !== undefined) return { agenda: "A404", ovm: "OVM-KULTURA" };
  if (seed.rpsh !== undefined) return { agenda: "A446", ovm: "OVM-VNITRO" };
  if (seed.rs !== undefined) return { agenda: "A676", ovm: "OVM-SKOLSTVI" };
  if (seed.rzp !== undefined) return { agenda: "A121", ovm: "OVM-ZIVNOST" };
  return { agenda: "A389", ovm: "OVM-OSTATNI" };
}

function agendaOf(seed: SubjectSeed): EvidenceAgendaRos {
  return {
    // An item without a value is an empty object here.
    datumVznikuOpravneni: seed.founded === undefined ? {} : { datum: seed.founded, platnostUdajeRos: CORRECT },
    datumZanikuOpravneni: seed.dissolved === undefined ? {} : { datum: seed.dissolved, platnostUdajeRos: CORRECT },
    ...keeperOf(seed),
    obchodniJmeno: { hodnota: seed.name, platnostUdajeRos: CORRECT },
    pozastaveniPreruseni: { hodnota: tradeStateOf(seed) === "POZASTAVENY", platnostUdajeRos: CORRECT },
    adresySidla: [{ ...addressOf(seed.seat), typAdresy: "SIDLO", platnostUdajeRos: CORRECT }],
  };
}

/** A citizen is known from the population register, a foreigner by a line of text. */
function personInRos(key: PersonKey): AngazovanaOsobaRos {
  const person = personOf(key);
  if (person.statniObcanstvi !== "CZ") {
    return { osobaRos: { osobaTextem: `${person.jmeno} ${person.prijmeni}`, datumNarozeni: person.datumNarozeni } };
  }
  const right: StavUdajeRob = { zmenaUdaje: "2012-07-01", platnostUdajeRob: CORRECT };
  return {
    osobaRob: {
      jmeno: { hodnota: person.jmeno, ...right },
      prijmeni: { hodnota: person.prijmeni, ...right },
      datumNarozeni: { datum: person.datumNarozeni, ...right },
    },
  };
}

/** Persons that are members of the statutory body now. */
function statutoryPersons(seed: SubjectSeed): StatutarniOrganRos[] {
  const bodies = vrOf(seed)?.bodies.filter((body) => body.kind === "statutory") ?? [];
  return bodies
    .flatMap((body) => body.members)
    .filter((member) => member.deleted === undefined)
    .flatMap(({ who }): StatutarniOrganRos[] => {
      if ("person" in who) return [{ osobaFyzicka: personInRos(who.person), platnostUdajeRos: CORRECT }];
      if ("hidden" in who) return [];
      const company = optional<StatutarniOrganZastupciRos>({
        ico: who.ico,
        obchodniJmeno: who.company,
        adresy: [addressOf(who.seat)],
        zastupci: who.agent === undefined ? [] : [personInRos(who.agent)],
        platnostUdajeRos: CORRECT,
      });
      return [{ osobaPravnicka: company, platnostUdajeRos: CORRECT }];
    });
}

function establishmentsPart(seed: SubjectSeed): Pick<ZaznamRos, "provozovny"> {
  const premises = seed.rzp?.licences.flatMap((licence) => licence.premises ?? []) ?? [];
  if (premises.length === 0) return {};
  return {
    provozovny: premises.map((premise): ProvozovnaRos => ({
      icp: premise.icp,
      datumZahajeniCinnosti: { datum: premise.since, platnostUdajeRos: CORRECT },
      datumUkonceniCinnosti: premise.until === undefined ? {} : { datum: premise.until, platnostUdajeRos: CORRECT },
      adresaProvozovny: { ...addressOf(premise.at), typAdresy: "PROVOZOVNA", platnostUdajeRos: CORRECT },
    })),
  };
}

/** Identifier of a data box: seven characters, made from the number of the subject. */
function dataBoxOf(icoId: string): string {
  return Number(icoId.slice(-8)).toString(36).padStart(7, "a").slice(0, 7);
}

/** Builds the record of the basic register of persons. */
export function buildRos(seed: SubjectSeed): EkonomickySubjektRos | undefined {
  if (!hasRecord(seed, "ros")) return undefined;
  const statutory = statutoryPersons(seed);
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...icoPart(seed),
        ...lifetimePart(seed),
        pravniFormaRos: { hodnota: seed.form, platnostUdajeRos: CORRECT },
        pravniStavRos: { hodnota: seed.dissolved === undefined ? "01" : "02", platnostUdajeRos: CORRECT },
        datumAktualizace: seed.updated,
        ...establishmentsPart(seed),
        kontaktniUdaje: {},
        datoveSchranky: [
          {
            identifikatorDs: dataBoxOf(seed.icoId),
            typDatoveSchranky: seed.owner === undefined ? "PO" : "PFO",
            platnostUdajeRos: CORRECT,
          },
        ],
        evidenceAgendy: [agendaOf(seed)],
        stavSubjektu: stateOf(seed),
        ...optional<ZaznamRos>({ statutarniOrgany: statutory.length > 0 ? statutory : undefined }),
      },
    ],
  };
}
