import { personInVr } from "../records/vr-people.ts";
import type { SubjectSeed } from "./seed.ts";
import { craft, freeTrade, licensedTrade } from "./trades.ts";
import { member, oneManCompany } from "./vr-helpers.ts";

/** Subjects that went bankrupt before insolvency proceedings replaced bankruptcy. */
export const bankruptSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000951",
    name: "Cihelna Polabí a.s.",
    form: "121",
    seat: "hradec.gocarova 1105/36",
    founded: "1991-09-01",
    updated: "2020-10-10",
    activities: ["bricks"],
    dic: "CZ90000951",
    vat: { state: "former" },
    vr: {
      file: "B 99",
      entered: "1991-09-01",
      capital: "41000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1991-09-01",
          members: [member("drabek", "1991-09-01"), member("zastera", "1991-09-01"), member("urban", "1991-09-01")],
        },
      ],
      extra: {
        konkursy: [
          {
            datumZapisu: "2005-02-20",
            typKonkursu: "KONKURS",
            datumRozhodnutiOs: "2005-02-14",
            datumVyveseni: "2005-02-15",
            spisZnOs: "99 K 12/2005",
            text: "Krajský soud v Hradci Králové prohlásil konkurs na majetek společnosti.",
            spravce: [
              {
                datumZapisu: "2005-02-20",
                typAngazma: "SPRAVCE_KONKURSU_OSOBA",
                clenstvi: {},
                nazevAngazma: "Správce konkursní podstaty",
                fyzickaOsoba: personInVr("simkova"),
              },
            ],
          },
        ],
      },
    },
    rzp: {
      statutory: ["drabek", "zastera", "urban"],
      licences: [
        {
          ...freeTrade("1992-01-15", "Výroba stavebních hmot, porcelánových, keramických a sádrových výrobků"),
          until: "2006-12-31",
        },
      ],
    },
    ceu: {
      cases: [
        {
          spisZn: "99 K 12/2005",
          datum: "2005-02-14",
          podnet: "Návrh věřitele",
          akceUpadek: "PROHLASENI_KONKURSU",
          typUpadek: "KONKURS",
          soudUpadek: "KSHK",
          usneseni: "https://ceu.example/usneseni/1",
          detail: "https://ceu.example/upadek/1",
          spravceUpadku: { jmenoPrijmeni: "JUDr. Alžběta Šimůnková", typAngazma: "SPRAVCE_CEU" },
        },
      ],
    },
  },
  {
    icoId: "90000960",
    name: "Bohumil Zástěrka",
    form: "101",
    seat: "usti.masarykova 634/32",
    founded: "1992-03-30",
    dissolved: "2008-11-30",
    updated: "2009-01-12",
    activities: ["trucking"],
    owner: "zastera",
    rzp: {
      licences: [{ ...licensedTrade("Silniční motorová doprava nákladní", "1992-04-15"), until: "2008-11-30" }],
    },
    ceu: {
      cases: [
        {
          spisZn: "88 K 7/2004",
          datum: "2004-06-21",
          podnet: "Návrh dlužníka",
          akceUpadek: "PROHLASENI_KONKURSU",
          typUpadek: "KONKURS",
          soudUpadek: "KSUL",
          usneseni: "https://ceu.example/usneseni/2",
        },
        {
          spisZn: "88 K 7/2004",
          datum: "2008-10-31",
          akceUpadek: "ZRUSENI_KONKURSU",
          typUpadek: "KONKURS",
          soudUpadek: "KSUL",
          usneseni: "https://ceu.example/usneseni/3",
        },
      ],
    },
  },
  {
    icoId: "90000978",
    name: "Dřevovýroba Podhůří s.r.o.",
    form: "112",
    seat: "decin.teplicka 145/23",
    founded: "1997-10-01",
    updated: "2019-05-05",
    activities: ["wood"],
    vr: { file: "C 7007", ...oneManCompany("drabek", "1997-10-01", "200000;00") },
    rzp: { statutory: ["drabek"], licences: [craft("Truhlářství, podlahářství", "1997-10-15", "drabek")] },
    ceu: {
      cases: [
        {
          spisZn: "77 Kv 3/2006",
          datum: "2006-09-09",
          podnet: "Návrh dlužníka",
          akceUpadek: "POVOLENI_VYROVNANI",
          typUpadek: "VYROVNANI",
          soudUpadek: "KSUL",
          usneseni: "https://ceu.example/usneseni/4",
          spravceUpadku: { jmenoPrijmeni: "JUDr. Alžběta Šimůnková", typAngazma: "SPRAVCE_CEU" },
        },
      ],
    },
  },
];
