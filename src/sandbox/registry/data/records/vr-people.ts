import type {
  AngazmaOsobaVr,
  FyzickaOsobaVr,
  PravnickaOsobaVr,
  SpolecnikVr,
  StatutarniOrganVr,
  ZaznamVr,
} from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { PersonKey } from "../seeds/people.ts";
import type { BodyKind, BodySeed, MemberSeed, PartnerSeed, VrSeed, WhoSeed } from "../seeds/vr-seed.ts";
import { personPart } from "./common.ts";

interface Role {
  readonly typAngazma: string;
  readonly nazevAngazma: string;
}

const PARTNER: Role = { typAngazma: "SPOLECNIK_OSOBA", nazevAngazma: "Společník" };
const SHAREHOLDER: Role = { typAngazma: "AKCIONAR", nazevAngazma: "Akcionář" };
const AGENT: Role = { typAngazma: "ZASTUPCE_PO", nazevAngazma: "Při výkonu funkce zastupuje" };

const BODIES: Readonly<Record<BodyKind, Role & { readonly typOrganu: string }>> = {
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
  return {
    ...(who.ico !== undefined && { ico: who.ico }),
    obchodniJmeno: who.company,
    adresa: addressOf(who.seat),
    ...(who.form !== undefined && { pravniForma: who.form }),
    ...(who.agent !== undefined && {
      zastoupeni: [{ datumZapisu, ...AGENT, clenstvi: {}, fyzickaOsoba: personInVr(who.agent) }],
    }),
  };
}

function datesOf(entry: { readonly entered: string; readonly deleted?: string }): {
  datumZapisu: string;
  datumVymazu?: string;
} {
  return { datumZapisu: entry.entered, ...(entry.deleted !== undefined && { datumVymazu: entry.deleted }) };
}

function engagement(member: MemberSeed, role: Role): AngazmaOsobaVr {
  const { who, member: membership, office } = member;
  return {
    ...datesOf(member),
    typAngazma: role.typAngazma,
    clenstvi: {
      ...(membership !== undefined && {
        clenstvi: {
          vznikClenstvi: membership.since,
          ...(membership.until !== undefined && { zanikClenstvi: membership.until }),
        },
      }),
      ...(office !== undefined && {
        funkce: {
          ...(office.since !== undefined && { vznikFunkce: office.since }),
          ...(office.until !== undefined && { zanikFunkce: office.until }),
          nazev: office.name,
        },
      }),
    },
    nazevAngazma: role.nazevAngazma,
    ...("person" in who && { fyzickaOsoba: personInVr(who.person) }),
    ...("company" in who && { pravnickaOsoba: companyInVr(who, member.entered) }),
    ...("hidden" in who && { skrytyUdaj: { datumZapisu: member.entered, hodnota: who.hidden } }),
  };
}

function bodyInVr(body: BodySeed): StatutarniOrganVr {
  const { typOrganu, ...role } = BODIES[body.kind];
  const dates = { datumZapisu: body.entered };
  return {
    ...dates,
    nazevOrganu: body.name,
    typOrganu,
    clenoveOrganu: body.members.map((member) => engagement(member, role)),
    ...(body.size !== undefined && { pocetClenu: [{ ...dates, pocetClenu: body.size, typ: "PEVNY" }] }),
    ...(body.acting !== undefined && { zpusobJednani: [{ ...dates, hodnota: body.acting }] }),
  };
}

/** Bodies with their members; the list of other bodies is sent even when it is empty. */
export function bodiesPart(vr: VrSeed): Pick<ZaznamVr, "statutarniOrgany" | "ostatniOrgany"> {
  const of = (statutory: boolean): StatutarniOrganVr[] =>
    vr.bodies.filter((body) => (body.kind === "statutory") === statutory).map(bodyInVr);
  return { statutarniOrgany: of(true), ostatniOrgany: of(false) };
}

function partnerInVr(partner: PartnerSeed): SpolecnikVr {
  return {
    ...datesOf(partner),
    podil: partner.shares.map((share) => ({
      ...datesOf(share),
      vklad: { typObnos: "KORUNY", hodnota: share.deposit },
      velikostPodilu: { typObnos: "PROCENTA", hodnota: share.size },
      splaceni: { typObnos: "PROCENTA", hodnota: "100" },
      ...(share.lienSince !== undefined && {
        zastavniPravo: [
          {
            datumZapisu: share.lienSince,
            text: "Zástavní právo k podílu ve prospěch banky.",
            vznikZastavnihoPrava: share.lienSince,
          },
        ],
      }),
    })),
    osoba: engagement({ ...datesSeed(partner), who: partner.who }, PARTNER),
  };
}

function datesSeed({ entered, deleted }: PartnerSeed): { entered: string; deleted?: string } {
  return { entered, ...(deleted !== undefined && { deleted }) };
}

/** Partners and the only shareholder. */
export function ownersPart(vr: VrSeed): Pick<ZaznamVr, "spolecnici" | "akcionari"> {
  const { partners, shareholder } = vr;
  return {
    ...(partners !== undefined && {
      spolecnici: [
        {
          datumZapisu: vr.entered,
          nazevOrganu: "Společníci",
          typOrganu: "SPOLECNIK",
          spolecnik: partners.map(partnerInVr),
        },
      ],
    }),
    ...(shareholder !== undefined && {
      akcionari: [
        {
          datumZapisu: shareholder.entered,
          nazevOrganu: "Jediný akcionář",
          typOrganu: "AKCIONAR",
          typAkcionare: "OSOBA",
          clenoveOrganu: [engagement(shareholder, SHAREHOLDER)],
        },
      ],
    }),
  };
}
