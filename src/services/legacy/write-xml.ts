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
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
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

function escapeAttribute(text: string): string {
  return escape(text, /[&<>"\t\n\r\u0085\u2028\u2029]/g);
}

function escape(text: string, special: RegExp): string {
  if (!isXmlText(text)) throw new Error("XML 1.0 cannot express a character of this text");
  return text.replaceAll(special, (character) => references[character] ?? character);
}
