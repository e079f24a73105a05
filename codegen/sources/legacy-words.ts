import type { XmlAttribute, XmlElement } from "./xml-schema-model.ts";

/** Descriptions of the SOAP API's elements and attributes, by the names on the way to them; an attribute has an `@`. */
export type LegacyWords = Readonly<Record<string, string>>;

/** An element with words on itself and on all that it holds: those of its schema, or else those of the table. */
export function describeElement(element: XmlElement, words: LegacyWords, holder = ""): XmlElement {
  const path = holder === "" ? element.name : `${holder}.${element.name}`;
  const described = { ...element, documentation: wordsOn(path, element, words) };
  const { type } = element;
  if (type.kind !== "complex") return described;
  return {
    ...described,
    type: {
      ...type,
      elements: type.elements.map((inner) => describeElement(inner, words, path)),
      attributes: type.attributes.map((attribute) => ({
        ...attribute,
        documentation: wordsOn(`${path}.@${attribute.name}`, attribute, words),
      })),
    },
  };
}

function wordsOn(path: string, { name, documentation }: XmlElement | XmlAttribute, words: LegacyWords): string {
  if (documentation !== "") return documentation;
  return Object.hasOwn(words, path) ? (words[path] ?? "") : `${name}, not described by the published schema.`;
}
