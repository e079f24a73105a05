import type { LegacyVersion, HeartBeatStatus } from "../../../generated/legacy-types.gen.ts";
import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import type { LegacyVariant } from "../../../generated/sandbox-types.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { attributesOf } from "../../services/legacy/attributes.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { answerMessage } from "../../services/legacy/soap-answer.ts";
import type { XmlNode } from "../../services/legacy/write-xml.ts";

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
