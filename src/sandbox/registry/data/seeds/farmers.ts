import type { SubjectSeed } from "./seed.ts";
import { member, oneManCompany } from "./vr-helpers.ts";

/** Farmers. */
export const farmerSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000901",
    name: "Zemědělské družstvo Kvítkov",
    form: "205",
    seat: "tabor.prazska 211/4",
    founded: "1976-01-01",
    updated: "2026-07-21",
    activities: ["crops", "cattle"],
    dic: "CZ90000901",
    vat: { state: "payer" },
    employees: "310",
    vr: {
      file: "Dr 88",
      entered: "1976-01-01",
      capital: "1500000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1976-01-01",
          members: [member("pokorna", "2019-05-01", "předsedkyně")],
        },
      ],
    },
    szr: { odkaz: "https://eagri.example/ezp/90000901" },
  },
  {
    icoId: "90000919",
    name: "Josef Zelinger",
    form: "107",
    seat: "jicin.zborovska 641/23",
    founded: "1993-05-17",
    updated: "2026-03-31",
    activities: ["crops"],
    dic: "CZ6303190004",
    vat: { state: "payer" },
    owner: "zelinka",
    szr: { odkaz: "https://eagri.example/ezp/90000919" },
  },
  {
    // The seat could not be standardized: no house number, no postal code.
    icoId: "90000927",
    name: "Statek Hájek s.r.o.",
    form: "112",
    seat: "cz.hajek",
    founded: "2007-07-27",
    updated: "2021-08-16",
    activities: ["cattle"],
    dic: "CZ90000927",
    vr: { file: "C 16161", ...oneManCompany("dolejsi", "2007-07-27", "200000;00") },
    szr: {},
  },
];
