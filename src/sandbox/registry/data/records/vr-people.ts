import type {
  AngazmaClenstviVr,
  AngazmaFyzickaOsobaVr,
  AngazmaOsobaVr,
  ClenstviVr,
  DatumZapisuVymazuUdajeVr,
  FunkceVr,
  FyzickaOsobaVr,
  PocetClenuVr,
  PodilVr,
  PravnickaOsobaVr,
  SpolecnikVr,
  StatutarniOrganVr,
  ZastavniPravoVr,
  ZaznamVr,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf, type PersonKey } from "../seeds/people.ts";
import type { BodyKind, BodySeed, MemberSeed, PartnerSeed, VrSeed, WhoSeed } from "../seeds/vr-seed.ts";
import { personPart } from "./common.ts";

type Role = Required<Pick<AngazmaFyzickaOsobaVr | AngazmaOsobaVr, "typAngazma" | "nazevAngazma">>;

const PARTNER: Role = { typAngazma: "SPOLECNIK_OSOBA", nazevAngazma: "Společník" };
const SHAREHOLDER: Role = { typAngazma: "AKCIONAR", nazevAngazma: "Akcionář" };
const AGENT: Role = { typAngazma: "ZASTUPCE_PO", nazevAngazma: "Při výkonu funkce zastupuje" };

const BODIES: Readonly<Record<BodyKind, Role & Required<Pick<StatutarniOrganVr, "typOrganu">>>> = {
  statutory: {
    typOrganu: "STATUTARNI_ORGAN",
    typAngazma: "STATUTARNI_ORGAN_CLEN",
    nazevAngazma: "Člen statutárního orgánu",
  },
  supervisory: { typOrganu: "DOZORCI_RADA", typAngazma: "DOZORCI_RADA_CLEN", nazevAngazma: "Člen dozorčí rady" },
  control: {
    typOrganu: "KONTROLNI_KOMISE",
    typAngazma: "KONTROLNI_KOMISE_CLEN",
    nazevAngazma: "Člen kontrolní komise",
  },
  proxies: { typOrganu: "PROKURA", typAngazma: "PROKURA_OSOBA", nazevAngazma: "Prokurista" },
  liquidators: { typOrganu: "LIKVIDATOR", typAngazma: "LIKVIDATOR_OSOBA", nazevAngazma: "Likvidátor" },
};

/** A person as the public registers write it: in capitals. */
export function personInVr(key: PersonKey): FyzickaOsobaVr {
  const person = personOf(key);
  return {
    ...personPart(person),
    adresa: addressOf(person.residence),
    jmeno: person.jmeno.toUpperCase(),
    prijmeni: person.prijmeni.toUpperCase(),
    statniObcanstvi: person.statniObcanstvi,
  };
}

function companyInVr(who: Extract<WhoSeed, { company: string }>, datumZapisu: string): PravnickaOsobaVr {
  return optional<PravnickaOsobaVr>({
    ico: who.ico,
    obchodniJmeno: who.company,
    adresa: addressOf(who.seat),
    pravniForma: who.form,
    zastoupeni: who.agent && [{ datumZapisu, ...AGENT, clenstvi: {}, fyzickaOsoba: personInVr(who.agent) }],
  });
}

function datesOf(entry: { readonly entered: string; readonly deleted?: string }): DatumZapisuVymazuUdajeVr {
  return optional<DatumZapisuVymazuUdajeVr>({ datumZapisu: entry.entered, datumVymazu: entry.deleted });
}

function membershipOf({ member, office }: MemberSeed): AngazmaClenstviVr {
  return optional<AngazmaClenstviVr>({
    clenstvi: member && optional<ClenstviVr>({ vznikClenstvi: member.since, zanikClenstvi: member.until }),
    funkce: office && optional<FunkceVr>({ vznikFunkce: office.since, zanikFunkce: office.until, nazev: office.name }),
  });
}

function engagement(member: MemberSeed, role: Role): AngazmaOsobaVr {
  const { who } = member;
  return {
    ...datesOf(member),
    ...optional<AngazmaOsobaVr>({
      typAngazma: role.typAngazma,
      clenstvi: membershipOf(member),
      nazevAngazma: role.nazevAngazma,
      fyzickaOsoba: "person" in who ? personInVr(who.person) : undefined,
      pravnickaOsoba: "company" in who ? companyInVr(who, member.entered) : undefined,
      skrytyUdaj: "hidden" in who ? { datumZapisu: member.entered, hodnota: who.hidden } : undefined,
    }),
  };
}

function sizePart(body: BodySeed): Pick<StatutarniOrganVr, "pocetClenu"> {
  const { size, formerSize } = body;
  if (size === undefined) return {};
  const now: PocetClenuVr = {
    ...datesOf({ ...body, entered: formerSize?.until ?? body.entered }),
    pocetClenu: size,
    typ: "PEVNY",
  };
  if (formerSize === undefined) return { pocetClenu: [now] };
  const { size: pocetClenu, until } = formerSize;
  return { pocetClenu: [now, { ...datesOf({ entered: body.entered, deleted: until }), pocetClenu, typ: "PEVNY" }] };
}

function bodyInVr(body: BodySeed): StatutarniOrganVr {
  const { typOrganu, ...role } = BODIES[body.kind];
  const dates = datesOf(body);
  return {
    ...dates,
    nazevOrganu: body.name,
    typOrganu,
    clenoveOrganu: body.members.map((member) => engagement(member, role)),
    ...sizePart(body),
    ...optional<StatutarniOrganVr>({
      zpusobJednani: body.acting === undefined ? undefined : [{ ...dates, hodnota: body.acting }],
    }),
  };
}

/** Bodies with their members; the list of other bodies is sent even when it is empty. */
export function bodiesPart(vr: VrSeed): Pick<ZaznamVr, "statutarniOrgany" | "ostatniOrgany"> {
  const of = (statutory: boolean): StatutarniOrganVr[] =>
    vr.bodies.filter((body) => (body.kind === "statutory") === statutory).map(bodyInVr);
  return { statutarniOrgany: of(true), ostatniOrgany: of(false) };
}

function lienInVr(since: string): ZastavniPravoVr {
  return {
    datumZapisu: since,
    text: "Zástavní právo k podílu ve prospěch banky.",
    vznikZastavnihoPrava: since,
  };
}

function shareInVr(share: PartnerSeed["shares"][number]): PodilVr {
  return {
    ...datesOf(share),
    vklad: { typObnos: "KORUNY", hodnota: share.deposit },
    velikostPodilu: { typObnos: "PROCENTA", hodnota: share.size },
    splaceni: { typObnos: "PROCENTA", hodnota: "100" },
    ...optional<PodilVr>({ zastavniPravo: share.lienSince === undefined ? undefined : [lienInVr(share.lienSince)] }),
  };
}

function partnerInVr(partner: PartnerSeed): SpolecnikVr {
  return {
    ...datesOf(partner),
    podil: partner.shares.map(shareInVr),
    osoba: engagement(partner, PARTNER),
  };
}

/** Partners and the only shareholder. */
export function ownersPart(vr: VrSeed): Pick<ZaznamVr, "spolecnici" | "akcionari"> {
  const { partners, shareholder } = vr;
  return optional<ZaznamVr>({
    spolecnici: partners && [
      {
        datumZapisu: vr.entered,
        nazevOrganu: "Společníci",
        typOrganu: "SPOLECNIK",
        spolecnik: partners.map(partnerInVr),
      },
    ],
    akcionari: shareholder && [
      {
        ...datesOf(shareholder),
        nazevOrganu: "Jediný akcionář",
        typOrganu: "AKCIONAR",
        typAkcionare: "OSOBA",
        clenoveOrganu: [engagement(shareholder, SHAREHOLDER)],
      },
    ],
  });
}
