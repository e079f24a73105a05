import type { InventedUser } from "../../../services/invented-user.ts";
import { sampleUser } from "../../../services/sample-user.ts";
import type { LegacyVariant } from "./variant.ts";

/** Has everything that any version sends, and several of what may be several. */
const official: InventedUser = {
  ...sampleUser,
  birthplace: { code: 554782, name: "Praha", pragueDistrict: true },
  dateOfDeath: "2025-12-31",
  login: { nationalIdentityLevel: "high" },
  accessRoles: [...sampleUser.accessRoles, "VZOR_SPRAVCE"],
  activityRoles: [
    { agendaCode: "A1001", roleCodes: ["CR1", "CR2"] },
    { agendaCode: "A1002", roleCodes: ["CR7"] },
  ],
  timeLimitedId: "vzor-casove-omezeny-token",
  subject: {
    ...sampleUser.subject,
    ico: "00000019",
    publicAuthorityId: "90000001",
    privateEntityId: "SPUU-0001",
    id: "0b6a1a9e-53f2-4d62-9d0a-5f6f7c1e2d10",
  },
};

/** What the real answer of version 4.2 that was published sent empty and left out. */
const published = {
  empty: [
    ...(["TitulZa", "CinnostniRole", "EmailSubjektu", "OvmPrimarni"] as const),
    ...(["Pracoviste", "MistoNarozeni", "Doklady", "IdentifikatorSpuu"] as const),
  ],
  missing: ["TokenAifo", "DatumNarozeni", "DatumUmrti"],
} as const satisfies LegacyVariant;

const described: readonly (readonly [username: string, note: string, variant: LegacyVariant])[] = [
  ["vzor.vse", "legacy answer with every element", {}],
  ["vzor.zverejneny", "legacy answer with the gaps of a published one", published],
  ["vzor.prime-role", "legacy answer with the codes directly in CinnostniRole", { directActivityRoles: true }],
  ["vzor.obracene", "legacy answer in reverse order", { reversed: true }],
  ["vzor.novy-udaj", "legacy answer with an element that no version knows", { unknownAttribute: true }],
];

const variants: ReadonlyMap<InventedUser, LegacyVariant> = new Map(
  described.map(([username, note, variant], index) => [
    { ...official, username, note, id: `7f3c0000-0000-4000-8000-00000000000${index}` },
    variant,
  ]),
);

/** Invented users of the legacy service alone: their answers differ in form from what the schema asks for. */
export const variantUsers: readonly InventedUser[] = [...variants.keys()];

/** How the answer of a user differs; for most it does not. */
export function variantOf(user: InventedUser): LegacyVariant {
  return variants.get(user) ?? {};
}
