import type { SubjectSeed } from "./seed.ts";
import { member } from "./vr-helpers.ts";

/** Foundations, associations and other subjects under civil law. */
export const civilSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000307",
    name: "Nadace Horské studánky",
    form: "117",
    seat: "zlin.batova 5147/5",
    founded: "2002-05-09",
    updated: "2026-03-19",
    activities: ["associations"],
    vr: {
      file: "N 214",
      entered: "2002-05-09",
      bodies: [
        {
          kind: "statutory",
          name: "Správní rada",
          entered: "2002-05-09",
          members: [member("tomsa", "2014-02-02", "předseda")],
        },
        {
          kind: "supervisory",
          name: "Dozorčí rada",
          entered: "2002-05-09",
          members: [member("vranova", "2014-02-02")],
        },
      ],
      otherObjects: { ucel: [{ datumZapisu: "2002-05-09", hodnota: "Ochrana horských pramenů a studánek." }] },
      extra: {
        vklady: [
          {
            datumZapisu: "2002-05-09",
            typVkladu: "KORUNY",
            text: "Nadační jistina",
            vklad: { typObnos: "KORUNY", hodnota: "500000;00" },
          },
        ],
      },
    },
  },
  {
    icoId: "90000315",
    name: "Nadační fond Světlo stromů",
    form: "118",
    seat: "brno.kounicova 686/16a",
    founded: "2018-11-20",
    updated: "2025-01-13",
    activities: [],
    vr: {
      file: "N 990",
      entered: "2018-11-20",
      bodies: [
        { kind: "statutory", name: "Správní rada", entered: "2018-11-20", members: [member("bartos", "2018-11-20")] },
      ],
      otherObjects: { ucel: [{ datumZapisu: "2018-11-20", hodnota: "Výsadba alejí." }] },
    },
  },
  {
    icoId: "90000323",
    name: "Spolek přátel úzkokolejky",
    form: "706",
    seat: "jicin.zborovska 641/23",
    founded: "1994-06-30",
    updated: "2026-09-04",
    activities: ["associations", "museums"],
    registrations: { stavZdrojeRed: "AKTIVNI" },
    vr: {
      file: "L 210",
      entered: "2014-01-01",
      bodies: [
        {
          kind: "statutory",
          name: "Předseda",
          entered: "2014-01-01",
          members: [
            {
              who: { person: "zelinka" },
              entered: "2014-01-01",
              office: { name: "předseda spolku", since: "1994-06-30" },
            },
          ],
        },
      ],
      otherObjects: { ucel: [{ datumZapisu: "2014-01-01", hodnota: "Záchrana a provoz úzkorozchodné dráhy." }] },
      extra: { nazevNejvyssihoOrganu: [{ datumZapisu: "2014-01-01", hodnota: "Valná hromada" }] },
    },
  },
  {
    icoId: "90000331",
    name: "Spolek přátel úzkokolejky, pobočný spolek Děčín",
    form: "736",
    seat: "decin.teplicka 145/23",
    founded: "2001-01-01",
    updated: "2022-02-22",
    activities: ["associations"],
    vr: {
      file: "L 4410",
      entered: "2014-01-01",
      bodies: [
        { kind: "statutory", name: "Předseda", entered: "2014-01-01", members: [member("drabek", "2001-01-01")] },
      ],
    },
  },
  {
    icoId: "90000340",
    name: "Ústav pro místní paměť, z.ú.",
    form: "161",
    seat: "olomouc.dolni 28/40",
    founded: "2015-08-25",
    updated: "2026-02-02",
    activities: ["museums"],
    vr: {
      file: "U 77",
      entered: "2015-08-25",
      bodies: [
        {
          kind: "statutory",
          name: "Ředitel",
          entered: "2015-08-25",
          members: [member("skopalik", "2015-08-25", "ředitel")],
        },
      ],
    },
  },
  {
    icoId: "90000358",
    name: "Společenství vlastníků Kounicova 684/12",
    form: "145",
    seat: "brno.kounicova 684/12",
    founded: "2006-10-31",
    updated: "2024-04-24",
    activities: ["letting"],
    vr: {
      file: "S 5050",
      entered: "2006-10-31",
      bodies: [
        {
          kind: "statutory",
          name: "Výbor",
          entered: "2006-10-31",
          members: [
            {
              who: {
                ico: "90000099",
                company: "Vltava Služby s.r.o.",
                form: "112",
                seat: "praha.nadrazni 279/1",
                agent: "machova",
              },
              entered: "2016-03-03",
              office: { name: "předseda společenství vlastníků", since: "2016-02-20" },
            },
          ],
        },
      ],
    },
  },
];
