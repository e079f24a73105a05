import { newestLegacyVersion, type LegacyVersion, type HeartBeatStatus } from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError, shown } from "../../errors/invalid-input-error.ts";
import { sampleUser, type InventedUser } from "../../services/invented-user.ts";
import { attributesOf } from "../../services/legacy/attributes.ts";
import { attributesDecoder, type LegacyAttributeName } from "../../services/legacy/contract.ts";
import { answerMessage } from "../../services/legacy/soap-answer.ts";
import type { XmlNode } from "../../services/legacy/write-xml.ts";
import { checkOptions, other, type OptionTable } from "../../transport/option-table.ts";

/** How an answer's attributes differ from what the schema asks for. The real service differs too, so readers must cope. */
export interface LegacyVariant {
  /** Attributes sent as empty elements, whatever the user has. */
  readonly empty?: readonly LegacyAttributeName[];
  /** Attributes left out, whatever the user has. */
  readonly missing?: readonly LegacyAttributeName[];
  /** The codes of agendas and roles directly in `CinnostniRole`, as the specification's table shows them. */
  readonly directActivityRoles?: boolean;
  /** The attributes in reverse order; the schema allows any. */
  readonly reversed?: boolean;
  /** One more attribute, `NovyUdaj`, that no version knows. */
  readonly unknownAttribute?: boolean;
}

/** Rewrites the element with the user's attributes; what the version does not know stays out. */
function applyVariant(node: XmlNode, version: LegacyVersion, variant: LegacyVariant): XmlNode {
  const present = new Map((typeof node.content === "string" ? [] : node.content).map((child) => [child.name, child]));
  const empty: ReadonlySet<string> = new Set(variant.empty);
  const missing: ReadonlySet<string> = new Set(variant.missing);
  const children = Object.keys(attributesDecoder(version).elements).flatMap((name) => {
    if (missing.has(name)) return [];
    if (empty.has(name)) return [{ name, attributes: {}, content: "" }];
    const child = present.get(name);
    if (child === undefined) return [];
    return [variant.directActivityRoles === true && name === "CinnostniRole" ? unwrapped(child) : child];
  });
  if (variant.unknownAttribute === true) children.push({ name: "NovyUdaj", attributes: {}, content: "1" });
  return { ...node, content: variant.reversed === true ? children.toReversed() : children };
}

/** The element with its grandchildren as children. */
function unwrapped(node: XmlNode): XmlNode {
  if (typeof node.content === "string") return node;
  return { ...node, content: node.content.flatMap(({ content }) => (typeof content === "string" ? [] : content)) };
}

const subject = "setVariant";
const table = {
  directActivityRoles: { kind: "boolean" },
  empty: other,
  missing: other,
  reversed: { kind: "boolean" },
  unknownAttribute: { kind: "boolean" },
} satisfies OptionTable<LegacyVariant>;

/**
 * @param variant what JavaScript or a request to the control interface gave
 * @throws InvalidInputError when it names an unknown attribute or option, or holds a value of another type.
 */
export function checkVariant(variant: LegacyVariant): LegacyVariant {
  checkOptions(subject, variant, table);
  for (const field of ["empty", "missing"] as const) {
    if (variant[field] !== undefined) checkAttributes(field, variant[field]);
  }
  return variant;
}

function checkAttributes(field: string, list: unknown): void {
  if (!Array.isArray(list)) return refuse(field, "must be a list of attributes of the legacy API");
  const { elements } = attributesDecoder(newestLegacyVersion);
  for (const name of list as readonly unknown[]) {
    if (typeof name === "string" && Object.hasOwn(elements, name)) continue;
    refuse(field, "must name attributes of the legacy API", shown(name));
  }
}

function refuse(field: string, rule: string, value?: string): never {
  throw new InvalidInputError(subject, [{ field, rule, ...(value === undefined ? {} : { value }) }]);
}

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

/** The elements that the published real answer of version 4.2 sent empty or left out. */
const published = {
  empty: [
    ...(["TitulZa", "CinnostniRole", "EmailSubjektu", "OvmPrimarni"] as const),
    ...(["Pracoviste", "MistoNarozeni", "Doklady", "IdentifikatorSpuu"] as const),
  ],
  missing: ["TokenAifo", "DatumNarozeni", "DatumUmrti"],
} as const satisfies LegacyVariant;

const described: readonly (readonly [username: string, en: string, cs: string, variant: LegacyVariant])[] = [
  ["vzor.vse", "legacy answer with every element", "odpověď SOAP se všemi prvky", {}],
  [
    "vzor.zverejneny",
    "legacy answer with the gaps of a published one",
    "odpověď SOAP s mezerami jako ve zveřejněné",
    published,
  ],
  [
    "vzor.prime-role",
    "legacy answer with the codes directly in CinnostniRole",
    "odpověď SOAP s kódy přímo v CinnostniRole",
    { directActivityRoles: true },
  ],
  ["vzor.obracene", "legacy answer in reverse order", "odpověď SOAP v opačném pořadí", { reversed: true }],
  [
    "vzor.novy-udaj",
    "legacy answer with an element that no version knows",
    "odpověď SOAP s prvkem, který nezná žádná verze",
    { unknownAttribute: true },
  ],
];

const variants: ReadonlyMap<InventedUser, LegacyVariant> = new Map(
  described.map(([username, en, cs, variant], index) => [
    { ...official, username, note: { en, cs }, id: `7f3c0000-0000-4000-8000-00000000000${index}` },
    variant,
  ]),
);

/** Invented users of the legacy service alone: their answers differ in form from what the schema asks for. */
export const variantUsers: readonly InventedUser[] = [...variants.keys()];

/** How the answer of a user differs; for most it does not. */
export function variantOf(user: InventedUser): LegacyVariant {
  return variants.get(user) ?? {};
}

/** The answer of heartBeat; an error says more about itself. */
export function heartBeatAnswer(version: LegacyVersion, status: HeartBeatStatus): XmlNode {
  const details = status === "ERROR" ? { code: "SANDBOX", message: "The sandbox was told to answer an error." } : {};
  return answerMessage(version, "heartBeat", { status, ...details });
}

export function confirmation(version: LegacyVersion, user: InventedUser, variant: LegacyVariant): XmlNode {
  const node = answerMessage(version, "authConfirmation", { status: "OK", attributes: attributesOf(user, version) });
  if (typeof node.content === "string") return node;
  return {
    ...node,
    content: node.content.map((child) => (child.name === "attributes" ? applyVariant(child, version, variant) : child)),
  };
}
