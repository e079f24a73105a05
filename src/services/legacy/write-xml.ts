import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";

/** An element to be written: its text, or the elements in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlNode[];
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A reader would turn these into a space or a line feed (XML 1.0, 2.11 and 3.3.3).
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
  // Some readers turn these into a line feed too (XML 1.1, 2.11).
  "\u0085": "&#133;",
  "\u2028": "&#8232;",
  "\u2029": "&#8233;",
};

/**
 * Writes an element, its name and those inside with a prefix; an empty one as a single tag.
 *
 * @throws Error when a text holds a character that XML 1.0 cannot express.
 */
export function writeXml({ name, attributes, content }: XmlNode, prefix: string): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escape(value, /[&<>"\t\n\r\u0085\u2028\u2029]/g)}"`,
  );
  const inside =
    typeof content === "string" ? escapeText(content) : content.map((child) => writeXml(child, prefix)).join("");
  const start = `<${prefix}:${name}${pairs.join("")}`;
  return inside === "" ? `${start}/>` : `${start}>${inside}</${prefix}:${name}>`;
}

/**
 * Text that means itself between tags.
 *
 * @throws Error when it holds a character that XML 1.0 cannot express.
 */
export function escapeText(text: string): string {
  return escape(text, /[&<>\r\u0085\u2028\u2029]/g);
}

/** Whether XML 1.0 can hold every character of a text (2.2, Characters). */
export function isXmlText(text: string): boolean {
  return !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text);
}

function escape(text: string, special: RegExp): string {
  if (!isXmlText(text)) throw new Error("XML 1.0 cannot express a character of this text");
  return text.replaceAll(special, (character) => references[character] ?? character);
}

/**
 * Turns a value of the generated types into the elements of one name, in the order of the contract. An absent value gives
 * no element, `null` an empty one. Facets are not enforced: the service itself sends what breaks them.
 *
 * @throws Error when the value has another shape than the contract, which is a fault of the caller.
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
