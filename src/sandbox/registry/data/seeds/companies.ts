import type { SubjectSeed } from "./seed.ts";
import { craft, freeTrade, tiedTrade } from "./trades.ts";
import { directors, oneManCompany, partner } from "./vr-helpers.ts";

/** Companies that do business: one that moved, and names that begin alike. */
export const companySeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000030",
    name: "Západomoravská logistika s.r.o.",
    form: "112",
    seat: "brno.nadrazni 655/8",
    founded: "2009-05-20",
    updated: "2026-02-11",
    activities: ["logistics", "trucking"],
    dic: "CZ90000030",
    vat: { state: "payer" },
    employees: "120",
    former: { name: "Plzeňská logistika s.r.o.", seat: "plzen.nadrazni 118/4", until: "2018-10-01" },
    vr: {
      file: "C 61234",
      entered: "2009-05-20",
      capital: "200000;00",
      bodies: [directors("2009-05-20", "mlynar", "rehak")],
      partners: [
        partner("mlynar", "2009-05-20", "120000;00", "60"),
        {
          who: { person: "rehak" },
          entered: "2009-05-20",
          shares: [
            { entered: "2009-05-20", deleted: "2020-03-03", deposit: "80000;00", size: "40" },
            { entered: "2020-03-03", deposit: "80000;00", size: "40", lienSince: "2020-03-03" },
          ],
        },
      ],
      business: ["Silniční motorová doprava nákladní"],
    },
    rzp: {
      office: "620209",
      statutory: ["mlynar", "rehak"],
      licences: [
        {
          subject: "Silniční motorová doprava - nákladní provozovaná vozidly nad 3,5 tuny",
          kind: "K",
          since: "2009-06-01",
          representative: "mlynar",
        },
      ],
    },
  },
  {
    icoId: "90000048",
    name: "MORAVSKÁ PEKÁRNA s.r.o.",
    form: "112",
    seat: "olomouc.dolni 27/38",
    founded: "1996-11-04",
    updated: "2025-12-01",
    activities: ["bakery", "retail"],
    dic: "CZ90000048",
    vat: { state: "payer" },
    employees: "120",
    vr: { file: "C 12908", ...oneManCompany("svozil", "1996-11-04", "200000;00"), business: ["Pekařství, cukrářství"] },
    rzp: {
      office: "711603",
      statutory: ["svozil"],
      licences: [
        {
          subject: "Pekařství, cukrářství",
          kind: "R",
          since: "1996-11-20",
          representative: "svozil",
          premises: [
            {
              icp: 1009000041,
              at: "olomouc.dolni 27/38",
              name: "Pekárna Dolní",
              since: "1996-12-01",
              place: "přízemí, dvůr",
            },
            { icp: 1009000042, at: "ostrava.vystavni 51/97", name: "Prodejna Vítkovice", since: "2011-03-01" },
          ],
        },
      ],
    },
  },
  {
    icoId: "90000072",
    name: "Moravska tiskarna s.r.o.",
    form: "112",
    seat: "zlin.batova 5146/3",
    founded: "2013-01-31",
    updated: "2026-01-09",
    activities: ["printing"],
    vr: { file: "C 77120", ...oneManCompany("tomsa", "2013-01-31", "200000;00"), business: ["Polygrafická výroba"] },
    rzp: {
      statutory: ["tomsa"],
      licences: [freeTrade("2013-01-31", "Vydavatelské činnosti, polygrafická výroba, knihařské a kopírovací práce")],
    },
  },
  {
    icoId: "90000200",
    name: "Účetní kancelář Ořech s.r.o.",
    form: "112",
    seat: "hradec.gocarova 1105/36",
    founded: "2001-04-17",
    updated: "2023-10-05",
    activities: ["accounting"],
    dic: "CZ90000200",
    vat: { state: "former" },
    vr: { file: "C 18888", ...oneManCompany("cizkova", "2001-04-17", "200000;00") },
    rzp: {
      statutory: ["cizkova"],
      licences: [
        tiedTrade("Činnost účetních poradců, vedení účetnictví, vedení daňové evidence", "2001-05-02", "cizkova"),
      ],
    },
  },
  {
    // The number fails the check digit: such subjects exist, and the registry answers for them.
    icoId: "90000001",
    name: "Zlatá studna s.r.o.",
    form: "112",
    seat: "vary.zamecky 433/41",
    founded: "1993-02-22",
    updated: "2022-03-14",
    activities: ["restaurants", "letting"],
    dic: "CZ90000001",
    vat: { state: "payer" },
    vr: { file: "C 555", ...oneManCompany("simkova", "1993-02-22", "200000;00"), business: ["Hostinská činnost"] },
    rzp: {
      statutory: ["simkova"],
      licences: [
        {
          ...craft("Hostinská činnost", "1993-03-01", "simkova"),
          premises: [
            { icp: 1009000001, at: "vary.zamecky 433/41", name: "Restaurace Zlatá studna", since: "1993-04-01" },
          ],
        },
      ],
    },
  },
];
