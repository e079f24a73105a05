import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import type { XmlNode } from "./write-xml.ts";

/**
 * Turns a value of the generated types into the elements of one name, in the order of the contract. What is absent gives
 * no element, `null` an empty one. Facets are not enforced: the service itself sends what breaks them.
 *
 * @throws Error when the value has another shape than the contract, which is a fault of whoever made it.
 */
export function buildElements(name: string, { maxOccurs, type }: ElementDecoder, value: unknown): XmlNode[] {
  if (value === undefined) return [];
  if (maxOccurs === 1) return [buildElement(name, type, value)];
  if (!Array.isArray(value)) throw new Error(`${name} must be an array`);
  return value.map((item: unknown) => buildElement(name, type, item));
}

function buildElement(name: string, type: ValueDecoder | NodeDecoder, value: unknown): XmlNode {
  if (value === null) return { name, attributes: {}, content: "" };
  if (type.kind === "text") return { name, attributes: {}, content: textOf(name, value) };
  if (typeof value !== "object") throw new Error(`${name} must be an object`);
  const members = new Map<string, unknown>(Object.entries(value));
  const take = (member: string): unknown => {
    const found = members.get(member);
    members.delete(member);
    return found;
  };
  const attributes: Record<string, string> = {};
  for (const attribute of Object.keys(type.attributes)) {
    const found = take(attribute);
    if (found !== undefined && found !== null) attributes[attribute] = textOf(attribute, found);
  }
  const children = Object.entries(type.elements).flatMap(([child, element]) =>
    buildElements(child, element, take(child)),
  );
  const text = type.text === undefined ? undefined : take("value");
  const [unknown] = members.keys();
  if (unknown !== undefined) throw new Error(`${name} has no ${unknown} in the contract`);
  return { name, attributes, content: text === undefined || text === null ? children : textOf(name, text) };
}

/** Lexical form of a value (XML Schema, part 2). */
function textOf(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
  throw new Error(`${name} must be text, a number or a truth value`);
}
