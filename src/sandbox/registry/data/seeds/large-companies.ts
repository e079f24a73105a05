import type { SubjectSeed, VatSeed } from "./seed.ts";
import { craft, freeTrade } from "./trades.ts";
import { directors, formerMembers, member } from "./vr-helpers.ts";

const VAT_GROUP: VatSeed = { state: "group", dicSkDph: "CZ699990013" };

/** Larger companies, two of them in one VAT group. */
export const largeCompanySeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000056",
    name: "Moravskoslezské strojírny a.s.",
    form: "121",
    seat: "ostrava.vystavni 51/97",
    founded: "1992-05-01",
    updated: "2026-07-02",
    activities: ["machinery", "wholesale", "wiring"],
    dic: "CZ90000056",
    vat: { state: "payer" },
    taxOffice: "013",
    employees: "340",
    vr: {
      file: "B 311",
      entered: "1992-05-01",
      capital: "390000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1992-05-01",
          deleted: "2014-06-01",
          size: 3,
          members: formerMembers("1992-05-01", "2014-06-01", "zamecnik", "bartos", "zastera"),
        },
        {
          kind: "statutory",
          name: "Správní rada",
          entered: "2014-06-01",
          size: 2,
          members: [member("zamecnik", "2014-06-01", "předseda správní rady"), member("blaha", "2023-05-13")],
        },
      ],
      business: ["Obráběčství", "Zámečnictví, nástrojářství"],
      extra: { zpusobRizeni: [{ datumZapisu: "2014-06-01", typ: "MONISTICKY" }] },
    },
    rzp: {
      office: "810709",
      statutory: ["zamecnik", "blaha"],
      licences: [
        { subject: "Obráběčství", kind: "R", since: "1992-06-01", representative: "zamecnik" },
        { subject: "Zámečnictví, nástrojářství", kind: "R", since: "1992-06-01", until: "2010-01-01" },
      ],
    },
  },
  {
    // Member of a VAT group: no DIC of its own, no VAT registration of its own.
    icoId: "90000081",
    name: "Úvěrová platforma Vltava a.s.",
    form: "121",
    seat: "praha.dlouha 705/16",
    founded: "2007-02-15",
    updated: "2026-09-01",
    activities: ["credit", "consulting"],
    vat: VAT_GROUP,
    taxOffice: "013",
    employees: "330",
    vr: {
      file: "B 19001",
      entered: "2007-02-15",
      capital: "500000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "2007-02-15",
          size: 2,
          formerSize: { size: 3, until: "2018-03-01" },
          members: [
            ...formerMembers("2007-02-15", "2015-01-01", "vranova", "rehak"),
            ...formerMembers("2007-02-15", "2018-03-01", "skopalik"),
            member("kubatova", "2015-01-01", "předsedkyně představenstva"),
            member("machova", "2018-03-01"),
          ],
        },
        {
          kind: "supervisory",
          name: "Dozorčí rada",
          entered: "2007-02-15",
          members: [
            ...formerMembers("2007-02-15", "2015-01-01", "urban", "blaha", "pokorna"),
            member("simkova", "2015-01-01"),
          ],
        },
      ],
    },
    rzp: {
      statutory: ["kubatova", "machova"],
      licences: [freeTrade("2007-02-15", "Poradenská a konzultační činnost, zpracování odborných studií a posudků")],
    },
  },
  {
    icoId: "90000099",
    name: "Vltava Služby s.r.o.",
    form: "112",
    seat: "praha.nadrazni 279/1",
    founded: "2011-08-08",
    updated: "2026-08-19",
    activities: ["publicity"],
    vat: VAT_GROUP,
    employees: "120",
    vr: {
      file: "C 190555",
      entered: "2011-08-08",
      capital: "200000;00",
      bodies: [directors("2011-08-08", "machova")],
      partners: [
        {
          who: { ico: "90000081", company: "Úvěrová platforma Vltava a.s.", form: "121", seat: "praha.dlouha 705/16" },
          entered: "2011-08-08",
          shares: [{ entered: "2011-08-08", deposit: "200000;00", size: "100" }],
        },
      ],
    },
    rzp: {
      statutory: ["machova"],
      licences: [freeTrade("2011-08-08", "Služby v oblasti administrativní správy")],
    },
  },
  {
    icoId: "90000188",
    name: "Severní elektrárny SE",
    form: "932",
    seat: "decin.teplicka 144/21",
    founded: "2012-12-12",
    updated: "2026-03-03",
    activities: ["energy", "wiring"],
    dic: "CZ90000188",
    vat: { state: "payer" },
    taxOffice: "013",
    employees: "470",
    vr: {
      file: "H 12",
      entered: "2012-12-12",
      capital: "3000000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "2012-12-12",
          members: [
            ...formerMembers("2012-12-12", "2019-01-01", "urban", "zelinka", "drabek"),
            {
              who: { company: "Alpenholz Handel GmbH", seat: "at.linz", agent: "gruber" },
              entered: "2019-01-01",
              member: { since: "2019-01-01" },
            },
          ],
        },
      ],
    },
    rzp: {
      licences: [craft("Výroba, instalace, opravy elektrických strojů a přístrojů", "2012-12-12", "zelinka")],
    },
  },
];
