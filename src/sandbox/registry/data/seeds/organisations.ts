import type { SubjectSeed } from "./seed.ts";
import { member, publicOrganisation } from "./vr-helpers.ts";

/** A cooperative, public benefit and public organisations. */
export const organisationSeeds: readonly SubjectSeed[] = [
  {
    icoId: "90000226",
    name: "Bytové družstvo Nad Řekou",
    form: "205",
    seat: "decin.teplicka 144/21",
    founded: "1998-02-02",
    updated: "2025-07-07",
    activities: ["letting"],
    dic: "CZ90000226",
    vr: {
      file: "Dr 1099",
      entered: "1998-02-02",
      capital: "50000;00",
      bodies: [
        {
          kind: "statutory",
          name: "Představenstvo",
          entered: "1998-02-02",
          size: 3,
          members: [member("drabek", "2010-01-01", "předseda představenstva"), member("zastera", "2010-01-01")],
        },
        {
          kind: "control",
          name: "Kontrolní komise",
          entered: "1998-02-02",
          members: [member("simkova", "2010-01-01")],
        },
      ],
    },
  },
  {
    icoId: "90000366",
    name: "Zájmové sdružení Zelený pás",
    form: "751",
    seat: "jinocany.naves 9",
    founded: "2010-10-10",
    updated: "2013-07-01",
    activities: [],
    absentFrom: ["res"],
  },
  {
    icoId: "90000374",
    name: "Krok za krokem, o.p.s.",
    form: "141",
    seat: "liberec.sklarska 78/5",
    founded: "2005-12-05",
    updated: "2025-10-30",
    activities: ["associations"],
    vr: {
      file: "O 333",
      entered: "2005-12-05",
      bodies: [
        {
          kind: "statutory",
          name: "Ředitel",
          entered: "2011-01-01",
          members: [member("rehak", "2011-01-01", "ředitel")],
        },
      ],
    },
  },
  {
    icoId: "90000382",
    name: "Technické služby Jinočany, příspěvková organizace",
    form: "331",
    seat: "jinocany.naves E15",
    founded: "2003-01-01",
    updated: "2026-05-05",
    activities: ["publicity"],
    dic: "CZ90000382",
    employees: "120",
    vr: { file: "Pr 382", ...publicOrganisation("2003-04-15", "kralik", "2012-05-01") },
  },
];
