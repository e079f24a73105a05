import type { InventedUser } from "../../../../src/services/invented-user.ts";

/** Has nothing but what every user must have, and one role. */
export const sparse: InventedUser = {
  username: "jan.prazdny",
  note: { en: "", cs: "" },
  id: "11111111-2222-4333-8444-555555555555",
  givenName: "Jan",
  familyName: "Prázdný",
  personIdentified: false,
  statutoryRepresentative: false,
  noPersonalData: true,
  login: "p-pwd",
  accessRoles: ["R"],
  activityRoles: [],
  subject: { shortcut: "X1", ico: "00006947", name: "Úřad", institutionType: 4, id: "11111111-2222-4333-8444-0" },
};

/** Born abroad, with characters that XML writes otherwise. */
export const foreign: InventedUser = {
  ...sparse,
  username: "o'brien&<co>",
  givenName: `Seán "Š" &amp;`,
  familyName: "O'Brien ]]> <b>",
  email: `a&b@"q".example`,
  birthplace: { countryCode: 372, countryName: 'Irsko "Éire" & <ostrov>', name: "Gaillimh\t&\n<město>" },
  birthdate: "1991-02-03",
  document: { type: "P", number: "<12&34>" },
  login: { nationalIdentityLevel: "substantial" },
  accessRoles: ["<A>", "&", "C"],
  activityRoles: [{ agendaCode: "A&1", roleCodes: ["<", ">"] }],
};
