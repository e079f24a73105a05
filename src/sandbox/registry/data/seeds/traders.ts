import { personInVr } from "../records/vr-people.ts";
import type { SubjectSeed } from "./seed.ts";
import { FREE_TRADE, licensedTrade } from "./trades.ts";

/** Natural persons in business, and the subjects that have no ID number. */
export const traderSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000404",
    name: "Jana Pokorníková",
    form: "101",
    seat: "tabor.prazska 212/6",
    founded: "2003-04-15",
    updated: "2026-06-09",
    activities: ["hairdressers", "retail"],
    dic: "CZ7551010009",
    vat: { state: "payer" },
    owner: "pokorna",
    rzp: {
      office: "331703",
      licences: [
        {
          subject: "Holičství, kadeřnictví",
          kind: "R",
          since: "2003-04-15",
          premises: [
            {
              icp: 1009000401,
              at: "tabor.prazska 212/6",
              name: "Kadeřnictví Jana",
              since: "2003-05-01",
              place: "1. patro",
            },
            { icp: 1009000402, at: "budejovice.lannova 64/25", name: "Kadeřnictví Lannova", since: "2015-02-01" },
          ],
        },
        {
          subject: FREE_TRADE,
          kind: "L",
          since: "2010-01-01",
          fields: ["Velkoobchod a maloobchod", "Zprostředkování obchodu a služeb"],
          premises: [
            {
              icp: 1009000403,
              at: "tabor.prazska 211/4",
              name: "Prodejna vlasové kosmetiky",
              since: "2010-02-01",
              until: "2020-03-31",
              fields: ["Velkoobchod a maloobchod"],
            },
          ],
        },
      ],
    },
  },
  {
    icoId: "90000412",
    name: "Petr Svozílek",
    form: "101",
    seat: "olomouc.dolni 28/40",
    founded: "2005-01-10",
    updated: "2026-04-02",
    activities: ["wiring"],
    owner: "svozil",
    rzp: {
      office: "711603",
      licences: [
        {
          subject: "Výroba, instalace, opravy elektrických strojů a přístrojů",
          kind: "R",
          since: "2005-01-10",
          interrupted: { from: "2026-04-01", to: "2028-03-31" },
        },
      ],
    },
  },
  {
    icoId: "90000421",
    name: "Juraj Horváthik",
    form: "424",
    seat: "sk.zilina",
    founded: "2014-10-01",
    updated: "2024-05-15",
    activities: ["wood", "unclassified"],
    owner: "horvath",
    rzp: {
      office: "711603",
      licences: [
        { subject: FREE_TRADE, kind: "L", since: "2014-10-01", fields: ["Zpracování dřeva, výroba dřevěných výrobků"] },
      ],
    },
  },
  {
    icoId: "90000439",
    name: "Dalibor Mlynařík",
    form: "101",
    seat: "plzen.americka 2396/10",
    founded: "2012-02-01",
    dissolved: "2019-08-31",
    updated: "2019-09-02",
    activities: ["trucking"],
    owner: "mlynar",
    rzp: {
      office: "323301",
      licences: [{ ...licensedTrade("Silniční motorová doprava nákladní", "2012-02-01"), until: "2019-08-31" }],
    },
  },
  {
    icoId: "90000447",
    name: "Vojtěch Hudeček",
    form: "101",
    seat: "brno.masarykova 414/22",
    founded: "2009-09-09",
    updated: "2026-01-27",
    activities: ["consulting"],
    dic: "CZ8501220007",
    vat: { state: "payer" },
    owner: "hudecek",
    vr: {
      file: "A 30111",
      entered: "2015-05-05",
      bodies: [],
      business: [FREE_TRADE],
      extra: {
        podnikatel: [
          {
            datumZapisu: "2015-05-05",
            typAngazma: "PODNIKATEL",
            nazevAngazma: "Podnikatel",
            osobaPodnikatel: {
              datumZapisu: "2015-05-05",
              typAngazma: "PODNIKATEL",
              clenstvi: {},
              nazevAngazma: "Podnikatel",
              fyzickaOsoba: personInVr("hudecek"),
            },
          },
        ],
      },
    },
    rzp: { office: "620209", licences: [{ subject: FREE_TRADE, kind: "L", since: "2009-09-09" }] },
  },
  {
    // A natural person outside the trade-licence register; the day of the beginning is not known.
    icoId: "90000455",
    name: "Karolína Dolejšová",
    form: "105",
    seat: "budejovice.lannova 64/25",
    updated: "2018-06-11",
    activities: ["publicity"],
    owner: "dolejsi",
  },
  {
    icoId: "ARES_90000001",
    name: "Donauholz Vertrieb GmbH",
    form: "421",
    seat: "at.linz",
    founded: "1991-04-04",
    updated: "2013-12-31",
    activities: [],
    absentFrom: ["ros", "res"],
    vr: {
      file: "A 17",
      entered: "1991-04-04",
      bodies: [
        {
          kind: "statutory",
          name: "Statutární orgán zahraniční osoby",
          entered: "1991-04-04",
          members: [{ who: { person: "gruber" }, entered: "1991-04-04" }],
        },
      ],
    },
  },
  {
    icoId: "ARES_90000002",
    name: "Agnieszka Kowalik",
    form: "424",
    seat: "pl.wroclaw",
    updated: "2015-02-20",
    activities: ["retail"],
    absentFrom: ["ros", "res"],
    owner: "kowal",
    rzp: { office: "521201", licences: [{ subject: FREE_TRADE, kind: "L", since: "1998-05-05", until: "2004-05-01" }] },
  },
];
