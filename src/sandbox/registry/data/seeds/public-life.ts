import { addressOf } from "../places/addresses.ts";
import { personPart } from "../records/common.ts";
import { personOf } from "./people.ts";
import type { SubjectSeed } from "./seed.ts";

/** Political parties and movements, churches and other religious legal persons. */
export const publicLifeSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000609",
    name: "Strana moravských zahrádkářů",
    form: "711",
    seat: "olomouc.dolni 27/38",
    founded: "1993-03-21",
    updated: "2026-05-30",
    activities: ["parties"],
    rpsh: {
      cisloRegistrace: "MV-90060/1993",
      typSubjektu: "1",
      obchodniJmenoZkratka: "SMZ",
      zmenaStanov: [{ datumZmeny: "2001-06-01" }, { datumZmeny: "2019-03-15" }],
      statutarniOrgan: [{ platnostOd: "1993-03-21", popis: "Za stranu jedná předseda samostatně." }],
      stavSubjektu: [{ platnostOd: "1993-03-21", stavSubjektu: "AKTIVNI", popis: "Činnost strany" }],
      officers: [
        ["skopalik", "předseda", "2012-04-01"],
        ["drabek", "předseda", "1993-03-21", "2012-03-31"],
      ],
    },
  },
  {
    icoId: "90000617",
    name: "Hnutí za čisté řeky",
    form: "711",
    seat: "praha.nadrazni 281/5b",
    founded: "2012-11-08",
    updated: "2025-12-12",
    activities: [],
    rpsh: {
      cisloRegistrace: "MV-90061/2012",
      typSubjektu: "2",
      obchodniJmenoZkratka: "HČŘ",
      stavSubjektu: [
        { platnostOd: "2012-11-08", stavSubjektu: "AKTIVNI", popis: "Činnost hnutí" },
        { platnostOd: "2024-02-02", stavSubjektu: "POZASTAVENY", popis: "Činnost pozastavena rozhodnutím soudu" },
      ],
      officers: [["machova", "předsedkyně", "2012-11-08"]],
    },
    registrations: { stavZdrojeRpsh: "POZASTAVENY" },
  },
  {
    icoId: "90000625",
    name: "Strana zapomenutých cest",
    form: "711",
    seat: "decin.teplicka 145/23",
    founded: "1991-01-15",
    dissolved: "2007-05-31",
    updated: "2007-06-15",
    activities: ["parties"],
    absentFrom: ["ros"],
    rpsh: {
      cisloRegistrace: "MV-90062/1991",
      typSubjektu: "1",
      stavSubjektu: [{ platnostOd: "2007-05-31", stavSubjektu: "ZANIKLY", popis: "Strana zanikla rozpuštěním" }],
      officers: [],
    },
  },
  {
    icoId: "90000706",
    name: "Církev bratrského usmíření",
    form: "721",
    seat: "praha.dlouha 706/18",
    founded: "1992-07-01",
    updated: "2026-02-18",
    activities: ["churches"],
    rcns: {
      typSubjektu: "CIRKEV",
      zdrojId: "90070",
      registration: { cisloRegistrace: "MK-9070/1992" },
      zpusobJednani: [{ popis: "Za církev jedná předseda rady.", platnostOd: "1992-07-01" }],
      statutarniOrgan: {
        subjektCirkev: {
          cisloRegistracePrav: "MK-1234/2006",
          datumRegistracePrav: "2006-03-01",
          pravoZvlastni: [
            { kodPravo: 1, platnostOd: "2006-03-01" },
            { kodPravo: 3, platnostOd: "2006-03-01" },
          ],
          organy: [
            {
              obchodniJmeno: "Rada církve",
              platnostOd: "1992-07-01",
              kodStatu: "CZ",
              sidlo: { ...addressOf("praha.dlouha 706/18"), typAdresy: "SIDLO", platnostOd: "1992-07-01" },
              statutarniOrgany: [
                {
                  ...personPart(personOf("bartos")),
                  platnostOd: "2010-01-01",
                  typAngazma: "STATUTARNI_ORGAN_CLEN_RCNS",
                  nazevOrganu: "Rada církve",
                  kodStatu: "CZ",
                },
              ],
            },
          ],
        },
      },
    },
  },
  {
    icoId: "90000714",
    name: "Sbor bratrského usmíření v Táboře",
    form: "722",
    seat: "tabor.prazska 212/6",
    founded: "1994-04-04",
    updated: "2024-11-03",
    activities: ["churches"],
    rcns: {
      typSubjektu: "PRAVNICKA_OSOBA",
      zdrojId: "90071",
      registration: { cisloRegistrace: "MK-9071/1994" },
      statutarniOrgan: {
        subjektPravnickaOsoba: {
          icoZrizovatel: "90000706",
          organy: [
            {
              ...personPart(personOf("pokorna")),
              platnostOd: "2015-06-01",
              typAngazma: "STATUTARNI_ORGAN_CLEN_RCNS",
              nazevOrganu: "Správce sboru",
              poznamka: "zvolena na dobu neurčitou",
            },
          ],
        },
      },
    },
  },
  {
    icoId: "90000722",
    name: "Svaz křesťanských obcí Moravy",
    form: "723",
    seat: "brno.masarykova 414/22",
    founded: "2004-10-28",
    updated: "2023-05-17",
    activities: ["churches"],
    rcns: {
      typSubjektu: "SVAZ_CIRKVI",
      zdrojId: "90072",
      registration: { cisloRegistrace: "MK-9072/2004" },
      statutarniOrgan: {
        subjektSvazCirkvi: { clenoveSvazu: [{ ico: "90000706", platnostOd: "2004-10-28" }], organy: [] },
      },
    },
  },
  {
    icoId: "90000731",
    name: "Domov sester milosrdného světla",
    form: "722",
    seat: "olomouc.dolni 28/40",
    founded: "1996-12-08",
    dissolved: "2016-03-31",
    updated: "2016-04-18",
    activities: ["churches"],
    rcns: {
      typSubjektu: "PRAVNICKA_OSOBA",
      zdrojId: "90073",
      registration: {
        cisloRegistrace: "MK-9073/1996",
        cisloZruseniRegistrace: "MK-20/2016",
        datumLikvidace: "2015-01-01",
        datumZruseniRegistrace: "2016-03-31",
      },
      statutarniOrgan: {
        subjektPravnickaOsoba: { icoZrizovatel: "90000706", zpusobZruseniRegistrace: 2 },
      },
      liquidator: "simkova",
    },
  },
];
