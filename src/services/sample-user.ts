import type { InventedUser } from "./invented-user.ts";

/** An invented official with a value for nearly everything that the services tell of a user. */
export const sampleUser: InventedUser = {
  username: "vzorova.bozena",
  note: "",
  id: "0b6a1a9e-53f2-4d62-9d0a-5f6f7c1e2d10",
  givenName: "Božena",
  familyName: "Vzorová",
  degreeBefore: "Mgr.",
  degreeAfter: "Ph.D.",
  email: "bozena.vzorova@urad.example",
  phoneNumber: "+420601000000",
  birthdate: "1970-02-28",
  birthplace: { code: 554782, name: "Praha", pragueDistrict: false },
  document: { type: "ID", number: "990000001" },
  personIdentified: true,
  statutoryRepresentative: false,
  noPersonalData: false,
  login: "p-cert",
  accessRoles: ["VZOR_CTENAR", "VZOR_EDITOR"],
  activityRoles: [{ agendaCode: "A1001", roleCodes: ["CR1"] }],
  subject: {
    shortcut: "VZOR_URAD",
    ico: "90000005",
    name: "Vzorový úřad",
    email: "podatelna@urad.example",
    institutionType: 11,
    publicAuthorityId: "90000005",
    id: "5d3c1a52-5b0e-4d53-9d0c-6f1c5f6b8a10",
  },
  workplace: { id: "P1", name: "Podatelna", address: "Vzorová 1, 110 00 Praha 1", addressCode: 90000001 },
};
