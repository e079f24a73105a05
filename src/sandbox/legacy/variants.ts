import { newestLegacyVersion, type LegacyVersion, type HeartBeatStatus } from "../../../generated/legacy-types.gen.ts";
import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import { InvalidInputError, refuse, shown } from "../../errors/invalid-input-error.ts";
import type { InventedUser } from "../../services/invented-user.ts";
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
  if (!Array.isArray(list)) return refuse(subject, field, "must be a list of attributes of the legacy API");
  const { elements } = attributesDecoder(newestLegacyVersion);
  for (const name of list as readonly unknown[]) {
    if (typeof name === "string" && Object.hasOwn(elements, name)) continue;
    const rule = "must name attributes of the legacy API";
    throw new InvalidInputError(subject, [{ field, rule, value: shown(name) }]);
  }
}

type VariantUser = InventedUser & { readonly variant: LegacyVariant };

/** Invented users of the legacy service alone: their answers differ in form from what the schema asks for. */
export const variantUsers = JSON.parse(sandboxData["legacy-users"]) as readonly VariantUser[];

/** How the answer of a user differs; for most it does not. */
export function variantOf(user: InventedUser): LegacyVariant {
  return variantUsers.find((known) => known === user)?.variant ?? {};
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
