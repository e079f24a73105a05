import type { LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import { attributesDecoder, type LegacyAttributeName } from "../../../services/legacy/contract.ts";
import type { XmlNode } from "../../../services/legacy/write-xml.ts";

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
export function applyVariant(node: XmlNode, version: LegacyVersion, variant: LegacyVariant): XmlNode {
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
