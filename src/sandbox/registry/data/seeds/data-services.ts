import type { SubjectSeed } from "./seed.ts";
import { FREE_TRADE, freeTrade } from "./trades.ts";
import { directors, formerMembers, member } from "./vr-helpers.ts";

const LEASE = "Pronájem nemovitostí, bytů a nebytových prostor";

/** The company with records in most sources, and the company it owns. */
export const dataServicesSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000021",
    name: "Moravské datové služby a.s.",
    form: "121",
    seat: "brno.kounicova 684/12",
    founded: "2004-03-01",
    updated: "2026-05-18",
    activities: ["hosting", "software", "letting", "surgeries"],
    dic: "CZ90000021",
    vat: { state: "payer" },
    employees: "310",
    vr: {
      file: "B 4711",
      entered: "2004-03-01",
      capital: "20000000;00",
      formerCapital: { amount: "2000000;00", until: "2015-06-30" },
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "2004-03-01",
          size: 3,
          acting: "Za společnost jedná předseda představenstva samostatně, nebo dva členové společně.",
          members: [
            {
              who: { person: "urban" },
              entered: "2004-03-01",
              deleted: "2014-04-10",
              member: { since: "2004-03-01", until: "2014-03-01" },
              office: { name: "předseda představenstva", since: "2004-03-01", until: "2014-03-01" },
            },
            // The same office in two versions: only the entry was replaced, the office goes on.
            {
              who: { person: "vranova" },
              entered: "2014-04-10",
              deleted: "2021-02-02",
              member: { since: "2014-03-01" },
              office: { name: "předsedkyně představenstva", since: "2014-03-05" },
            },
            {
              who: { person: "vranova" },
              entered: "2021-02-02",
              member: { since: "2014-03-01" },
              office: { name: "předsedkyně představenstva", since: "2014-03-05" },
            },
            ...formerMembers("2004-03-01", "2016-09-01", "rehak"),
            ...formerMembers("2004-03-01", "2020-01-15", "zamecnik"),
            member("skopalik", "2016-09-01", "místopředseda představenstva"),
            member("hudecek", "2020-01-15"),
          ],
        },
        {
          kind: "supervisory",
          name: "Dozorčí rada",
          entered: "2004-03-01",
          size: 3,
          members: [
            {
              who: { person: "drabek" },
              entered: "2004-03-01",
              deleted: "2019-07-01",
              member: { since: "2004-03-01", until: "2019-06-20" },
            },
            ...formerMembers("2004-03-01", "2019-07-01", "blaha", "lhotak"),
            member("kubatova", "2019-07-01", "předsedkyně dozorčí rady"),
            member("machova", "2019-07-01"),
            { who: { hidden: "Údaj je ze zákona skryt." }, entered: "2022-11-11", member: { since: "2022-11-01" } },
          ],
        },
        {
          kind: "proxies",
          name: "Prokura",
          entered: "2018-01-01",
          members: [{ who: { person: "tomsa" }, entered: "2018-01-01" }],
        },
      ],
      shareholder: {
        who: { ico: "90000081", company: "Úvěrová platforma Vltava a.s.", form: "121", seat: "praha.dlouha 705/16" },
        entered: "2016-01-04",
      },
      business: [FREE_TRADE],
      extra: {
        akcie: [
          {
            datumZapisu: "2015-06-30",
            typAkcie: "KMENOVE_NA_JMENO",
            podobaAkcie: "ZAKNIHOVANA",
            pocet: 2000,
            hodnota: { typObnos: "KORUNY", hodnota: "10000;00" },
          },
        ],
        obchodniJmenoCizi: [{ datumZapisu: "2004-03-01", hodnota: "Moravian Data Services Inc.", jazyk: "anglicky" }],
        zpusobRizeni: [{ datumZapisu: "2014-01-01", typ: "DUALISTICKY" }],
        ostatniSkutecnosti: [
          { datumZapisu: "2014-07-16", hodnota: "Obchodní korporace se podřídila zákonu č. 90/2012 Sb. jako celku." },
        ],
      },
    },
    rzp: {
      office: "620209",
      statutory: ["vranova", "skopalik", "hudecek"],
      related: { ico: "90000081", name: "Úvěrová platforma Vltava a.s.", form: "121", seat: "praha.dlouha 705/16" },
      licences: [
        {
          subject: FREE_TRADE,
          kind: "L",
          since: "2004-03-01",
          fields: ["Poskytování software, poradenství v oblasti informačních technologií", LEASE],
          premises: [
            { icp: 1009000021, at: "brno.kounicova 684/12", name: "Datové centrum Veveří", since: "2006-01-01" },
            {
              icp: 1009000022,
              at: "plzen.americka 2395/8",
              name: "Pobočka Plzeň",
              since: "2008-05-05",
              until: "2019-12-31",
            },
          ],
        },
      ],
    },
    nrpzs: [
      {
        poradoveCisloZar: "000",
        poradoveCisloPrac: "000",
        typSubjektu: "PO",
        druhZarizeni: "320",
        typZrizovatele: "7",
        kontakty: { telefon: "+420 500 000 021", email: "ordinace@datovesluzby.example" },
        staff: [["vrbkova", "ODBORNY_ZASTUPCE_NRPZS"]],
      },
    ],
  },
  {
    icoId: "90000218",
    name: "HK Software s.r.o.",
    form: "112",
    seat: "hradec.gocarova 1106/38",
    founded: "2017-09-13",
    updated: "2026-06-24",
    activities: ["software", "consulting", "unclassified"],
    dic: "CZ90000218",
    vat: { state: "payer" },
    employees: "120",
    vr: {
      file: "C 40404",
      entered: "2017-09-13",
      capital: "10000;00",
      bodies: [directors("2017-09-13", "cizkova")],
      partners: [
        {
          who: {
            ico: "90000021",
            company: "Moravské datové služby a.s.",
            form: "121",
            seat: "brno.kounicova 684/12",
            agent: "vranova",
          },
          entered: "2022-09-15",
          shares: [{ entered: "2022-09-15", deposit: "10000;00", size: "100" }],
        },
      ],
      business: [FREE_TRADE],
    },
    rzp: {
      statutory: ["cizkova"],
      related: { ico: "90000021", name: "Moravské datové služby a.s.", form: "121", seat: "brno.kounicova 684/12" },
      licences: [
        freeTrade(
          "2017-09-13",
          "Poskytování software, poradenství v oblasti informačních technologií",
          "Poradenská a konzultační činnost, zpracování odborných studií a posudků",
        ),
      ],
    },
  },
];
