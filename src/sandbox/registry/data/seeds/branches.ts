import { addressOf } from "../places/addresses.ts";
import { personInVr } from "../records/vr-people.ts";
import type { SubjectSeed } from "./seed.ts";
import { freeTrade, tiedTrade } from "./trades.ts";
import { formerMembers, member, oneManCompany } from "./vr-helpers.ts";

/** Companies with branches, a branch of a foreign one, and companies with few data. */
export const branchSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000145",
    name: "Pardubické chemické závody a.s.",
    form: "121",
    seat: "pardubice.semtin 103",
    founded: "1994-01-01",
    updated: "2026-04-30",
    activities: ["chemicals", "wholesale"],
    dic: "CZ90000145",
    vat: { state: "payer" },
    taxOffice: "013",
    employees: "410",
    vr: {
      file: "B 702",
      entered: "1994-01-01",
      capital: "1250000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1994-01-01",
          size: 1,
          formerSize: { size: 3, until: "2014-05-05" },
          members: [
            ...formerMembers("1994-01-01", "2014-05-05", "urban", "zelinka", "drabek"),
            member("urban", "2014-05-05", "předseda představenstva"),
          ],
        },
        {
          kind: "supervisory",
          name: "Dozorčí rada",
          entered: "1994-01-01",
          members: [
            ...formerMembers("1994-01-01", "2014-05-05", "blaha", "bartos", "zastera"),
            member("blaha", "2014-05-05"),
          ],
        },
      ],
      business: ["Výroba nebezpečných chemických látek a nebezpečných chemických směsí"],
      extra: {
        odstepneZavody: [
          {
            datumZapisu: "2005-09-01",
            obchodniJmeno: [
              { datumZapisu: "2005-09-01", hodnota: "Pardubické chemické závody a.s., odštěpný závod Tábor" },
            ],
            sidlo: [{ datumZapisu: "2005-09-01", adresa: addressOf("tabor.prazska 211/4"), typAdresy: "SIDLO" }],
            vedouci: [
              {
                datumZapisu: "2005-09-01",
                typAngazma: "VEDOUCI_OZ_OSOBA",
                clenstvi: { funkce: { vznikFunkce: "2005-09-01", nazev: "vedoucí odštěpného závodu" } },
                nazevAngazma: "Vedoucí odštěpného závodu",
                fyzickaOsoba: personInVr("pokorna"),
              },
            ],
            cinnosti: { predmetPodnikani: [{ datumZapisu: "2005-09-01", hodnota: "Skladování chemických látek" }] },
          },
        ],
      },
    },
    rzp: {
      statutory: ["urban"],
      licences: [
        tiedTrade("Výroba nebezpečných chemických látek a nebezpečných chemických směsí", "1994-01-15", "urban"),
        freeTrade("1994-01-15", "Velkoobchod a maloobchod"),
      ],
    },
  },
  {
    icoId: "90000161",
    name: "Alpenholz Handel GmbH, odštěpný závod",
    form: "421",
    seat: "budejovice.lannova 64/25",
    founded: "2016-04-01",
    updated: "2025-11-11",
    activities: ["wood", "wholesale"],
    dic: "CZ90000161",
    vat: { state: "payer" },
    vr: {
      file: "A 21007",
      entered: "2016-04-01",
      bodies: [
        {
          kind: "statutory",
          name: "Statutární orgán zahraniční osoby",
          entered: "2016-04-01",
          members: [{ who: { person: "gruber" }, entered: "2016-04-01", office: { name: "Geschäftsführer" } }],
        },
      ],
    },
    rzp: { licences: [freeTrade("2016-04-01", "Velkoobchod a maloobchod")] },
  },
  {
    // Just entered by the court: the other sources follow days later.
    icoId: "90000170",
    name: "Novostart Technologie s.r.o.",
    form: "112",
    seat: "jicin.zborovska 640/21",
    founded: "2026-09-30",
    updated: "2026-09-30",
    activities: [],
    absentFrom: ["ros", "res"],
    vr: { file: "C 99012", ...oneManCompany("zelinka", "2026-09-30", "10000;00") },
  },
  {
    icoId: "90000196",
    name: "Šumavské dřevo s.r.o.",
    form: "112",
    seat: "plzen.americka 2395/8",
    founded: "2008-08-18",
    updated: "2024-12-20",
    activities: ["wood"],
    dic: "CZ90000196",
    vr: { file: "C 23456", ...oneManCompany("mlynar", "2008-08-18", "200000;00") },
    rzp: { statutory: ["mlynar"], licences: [freeTrade("2008-08-18", "Zpracování dřeva, výroba dřevěných výrobků")] },
  },
];
