import { personInVr } from "../records/vr-people.ts";
import type { SubjectSeed } from "./seed.ts";
import { craft, freeTrade } from "./trades.ts";
import { directors, formerMembers, member, oneManCompany, partner } from "./vr-helpers.ts";

/** Companies that ended, and one in insolvency. */
export const troubledSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000102",
    name: "Liberecká sklárna a.s. v likvidaci",
    form: "121",
    seat: "liberec.sklarska 77/3",
    founded: "1995-06-01",
    dissolved: "2021-04-15",
    updated: "2021-04-20",
    activities: ["glass"],
    dic: "CZ90000102",
    vat: { state: "payer" },
    vr: {
      file: "B 876",
      entered: "1995-06-01",
      capital: "12000000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1995-06-01",
          members: [member("rehak", "1995-06-01"), ...formerMembers("1995-06-01", "2019-02-01", "zelinka", "drabek")],
        },
        { kind: "liquidators", name: "Likvidátor", entered: "2019-02-01", members: [member("simkova", "2019-02-01")] },
      ],
      extra: {
        pravniDuvodVymazu: [{ datumZapisu: "2021-04-15", hodnota: "Společnost zanikla po skončení likvidace." }],
      },
    },
    rzp: {
      statutory: ["rehak"],
      licences: [
        { ...craft("Broušení a leptání skla", "1995-06-15", "rehak"), until: "2021-04-15" },
        { ...freeTrade("1995-06-15", "Výroba a zpracování skla"), until: "2021-04-15" },
      ],
    },
  },
  {
    icoId: "90000111",
    name: "Tkalcovna Bílina s.r.o.",
    form: "112",
    seat: "usti.masarykova 633/30",
    founded: "2003-03-03",
    dissolved: "2017-12-31",
    updated: "2018-01-05",
    activities: ["textile"],
    dic: "CZ90000111",
    vr: { file: "C 14141", ...oneManCompany("drabek", "2003-03-03", "200000;00") },
    rzp: {
      office: "427107",
      licences: [
        { subject: "Výroba textilií a textilních výrobků", kind: "L", since: "2003-03-20", until: "2017-12-31" },
      ],
    },
  },
  {
    icoId: "90000129",
    name: "Stavby Vysočina s.r.o.",
    form: "112",
    seat: "jihlava.brnenska 2288/50",
    founded: "2006-06-16",
    updated: "2026-08-08",
    activities: ["buildings", "wiring"],
    dic: "CZ90000129",
    vat: { state: "payer" },
    employees: "120",
    registrations: { stavZdrojeIr: "AKTIVNI" },
    vr: {
      file: "C 50505",
      entered: "2006-06-16",
      capital: "200000;00",
      bodies: [directors("2006-06-16", "blaha")],
      partners: [partner("blaha", "2006-06-16", "200000;00", "100")],
      business: ["Provádění staveb, jejich změn a odstraňování"],
      extra: {
        insolvence: [
          {
            datumZapisu: "2026-03-10",
            insolvencniZapis: [
              {
                datumZapisu: "2026-03-10",
                typZapisu: "UPADEK",
                text: "Krajský soud v Brně rozhodl o úpadku dlužníka usnesením č. j. KSBR 99 INS 1234/2026-A-12.",
              },
              { datumZapisu: "2026-05-02", typZapisu: "KONKURS", text: "Na majetek dlužníka byl prohlášen konkurs." },
            ],
            spravce: [
              {
                datumZapisu: "2026-03-10",
                typAngazma: "INSOLVENCNI_SPRAVCE_OSOBA",
                clenstvi: {},
                nazevAngazma: "Insolvenční správce",
                fyzickaOsoba: personInVr("simkova"),
              },
            ],
          },
        ],
        exekuce: [{ datumZapisu: "2025-12-01", hodnota: "Exekuce nařízena usnesením č. j. 99 EXE 77/2025-5." }],
      },
    },
    rzp: {
      office: "631301",
      statutory: ["blaha"],
      insolvencySince: "2026-03-10",
      licences: [
        {
          subject: "Provádění staveb, jejich změn a odstraňování",
          kind: "V",
          since: "2006-07-01",
          representative: "blaha",
        },
      ],
    },
  },
];
