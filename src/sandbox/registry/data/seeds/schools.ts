import type { RsSeed, SubjectSeed } from "./seed.ts";
import { oneManCompany, publicOrganisation } from "./vr-helpers.ts";

const MUNICIPALITY = { name: "Obec Bílý Kámen", form: "801", seat: "jihlava.brnenska 2289/52" };
const REGION = { name: "Severní kraj", form: "804", seat: "usti.masarykova 634/32" };

const PUBLIC: Pick<RsSeed, "typSubjektu"> = { typSubjektu: "PO" };

/** Subjects that run schools, each with two or more schools or facilities. */
export const schoolSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000803",
    name: "Základní škola a Mateřská škola Bílý Kámen, příspěvková organizace",
    form: "331",
    seat: "jihlava.brnenska 2289/52",
    founded: "2002-01-01",
    updated: "2026-09-01",
    activities: ["basicSchools"],
    employees: "120",
    vr: { file: "Pr 803", ...publicOrganisation("2002-06-10", "kubatova", "2011-08-01") },
    rs: {
      ...PUBLIC,
      redizo: "699000080",
      obchodniJmenoZkracene: "ZŠ a MŠ Bílý Kámen",
      kontakty: { telefon: "+420 560 000 080", email: ["skola@bilykamen.example", "reditel@bilykamen.example"] },
      head: "kubatova",
      founder: MUNICIPALITY,
      facilities: [
        {
          izo: "199000801",
          obchodniJmeno: "Základní škola Bílý Kámen",
          obchodniJmenoZkracene: "ZŠ Bílý Kámen",
          typSkoly: "B00",
          at: "jihlava.brnenska 2289/52",
          datumVzniku: "2002-01-01",
          kontakty: { email: ["skola@bilykamen.example"] },
        },
        {
          izo: "199000802",
          obchodniJmeno: "Mateřská škola Bílý Kámen",
          typSkoly: "A00",
          at: "jihlava.brnenska 2288/50",
          datumVzniku: "2002-01-01",
        },
        {
          izo: "199000803",
          obchodniJmeno: "Školní jídelna Bílý Kámen",
          typSkoly: "L11",
          at: "jihlava.brnenska 2289/52",
          datumVzniku: "2005-09-01",
          datumZaniku: "2022-08-31",
        },
      ],
    },
  },
  {
    icoId: "90000811",
    name: "Gymnázium Severní terasa, příspěvková organizace",
    form: "331",
    seat: "usti.masarykova 633/30",
    founded: "1995-09-01",
    updated: "2026-06-30",
    activities: ["secondarySchools"],
    employees: "310",
    vr: { file: "Pr 811", ...publicOrganisation("2001-10-01", "machova", "2013-07-01") },
    rs: {
      ...PUBLIC,
      redizo: "699000081",
      kontakty: { telefon: "+420 470 000 081", www: "https://gst.example" },
      head: "machova",
      founder: REGION,
      facilities: [
        { izo: "199000811", obchodniJmeno: "Gymnázium", typSkoly: "C00", at: "usti.masarykova 633/30" },
        { izo: "199000812", obchodniJmeno: "Školní jídelna", typSkoly: "L11", at: "usti.masarykova 634/32" },
      ],
    },
  },
  {
    icoId: "90000820",
    name: "Soukromá škola Dílna s.r.o.",
    form: "112",
    seat: "zlin.batova 5146/3",
    founded: "2008-02-28",
    updated: "2025-08-25",
    activities: ["secondarySchools", "letting"],
    dic: "CZ90000820",
    vat: { state: "payer" },
    vr: { file: "C 59001", ...oneManCompany("tomsa", "2008-02-28", "200000;00") },
    rs: {
      ...PUBLIC,
      redizo: "699000082",
      obchodniJmenoZkracene: "SŠ Dílna",
      kontakty: { email: ["info@dilna.example"] },
      head: "tomsa",
      founder: { ico: "90000307", name: "Nadace Horské studánky", form: "117", seat: "zlin.batova 5147/5" },
      facilities: [
        { izo: "199000821", obchodniJmeno: "Střední škola Dílna", typSkoly: "C00", at: "zlin.batova 5146/3" },
        { izo: "199000822", obchodniJmeno: "Domov mládeže Dílna", typSkoly: "H22", at: "zlin.batova 5147/5" },
      ],
    },
  },
];
