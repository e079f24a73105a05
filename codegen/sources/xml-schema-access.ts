import type { Element } from "@xmldom/xmldom";
import type { FaultList } from "../source-error.ts";
import { childElements, type WsdlSource } from "./wsdl-source.ts";

/** Namespace of XML Schema. */
export const xmlSchemaNamespace = "http://www.w3.org/2001/XMLSchema";

/** The attributes that are read, by element; any other is refused. */
const readAttributes: Readonly<Record<string, readonly string[]>> = {
  schema: ["targetNamespace", "elementFormDefault", "attributeFormDefault"],
  element: ["name", "type", "minOccurs", "maxOccurs"],
  complexType: ["name"],
  simpleType: ["name"],
  simpleContent: [],
  sequence: ["minOccurs", "maxOccurs"],
  all: ["minOccurs", "maxOccurs"],
  choice: ["minOccurs", "maxOccurs"],
  attribute: ["name", "type", "use"],
  extension: ["base"],
  restriction: ["base"],
  union: ["memberTypes"],
};
const facetAttributes = ["value"];

/** Strict access to the elements of an XML Schema: what is not read is an error. */
export interface SchemaAccess {
  /** The error for a construct that is not read. */
  readonly unsupported: (element: Element) => Error;
  readonly attribute: (element: Element, name: string) => string | undefined;
  readonly requiredAttribute: (element: Element, name: string) => string;
  /** Reports each attribute that would be passed over. */
  readonly checkAttributes: (element: Element) => void;
  /** Children in the namespace of XML Schema, checked, without annotations. */
  readonly children: (element: Element) => Element[];
  /** The text of the element's own documentation; empty when there is none. */
  readonly documentationOf: (element: Element) => string;
  /** How often an element occurs; `undefined` stands for unbounded. */
  readonly occurs: (element: Element, name: "minOccurs" | "maxOccurs") => number | undefined;
}

/** Access to the schema in one file. Every function throws SourceError; an attribute that is not read is added to the faults. */
export function schemaAccess(source: WsdlSource, faults: FaultList): SchemaAccess {
  return { unsupported, attribute, requiredAttribute, checkAttributes, children, documentationOf, occurs };

  function unsupported(element: Element): Error {
    return source.error(element, `the code generator cannot read xs:${element.localName ?? element.nodeName} here`);
  }

  function attribute(element: Element, name: string): string | undefined {
    return element.getAttribute(name) ?? undefined;
  }

  function requiredAttribute(element: Element, name: string): string {
    const value = attribute(element, name);
    if (value === undefined || value === "") throw source.error(element, `the attribute "${name}" is missing`);
    return value;
  }

  function children(element: Element): Element[] {
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      // 3 is text, 4 a CDATA section.
      if ((node.nodeType === 3 || node.nodeType === 4) && (node.nodeValue ?? "").trim() !== "") {
        throw source.error(element, "must not hold text");
      }
    }
    return childElements(element).filter((child) => {
      if (child.namespaceURI !== xmlSchemaNamespace) throw source.error(child, "is not XML Schema");
      if (child.localName === "annotation") return false;
      checkAttributes(child);
      return true;
    });
  }

  function checkAttributes(element: Element): void {
    const known = readAttributes[element.localName ?? ""] ?? facetAttributes;
    for (const { name, namespaceURI } of Array.from(element.attributes)) {
      if (namespaceURI === "http://www.w3.org/2000/xmlns/" || known.includes(name)) continue;
      faults.add(source.error(element, `the code generator cannot read the attribute "${name}" here`));
    }
  }

  function documentationOf(element: Element): string {
    return childElements(element, xmlSchemaNamespace, "annotation")
      .flatMap((annotation) => childElements(annotation, xmlSchemaNamespace, "documentation"))
      .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " ").trim())
      .join(" ");
  }

  function occurs(element: Element, name: "minOccurs" | "maxOccurs"): number | undefined {
    const value = attribute(element, name) ?? "1";
    if (name === "maxOccurs" && value === "unbounded") return undefined;
    if (!/^\d+$/.test(value)) throw source.error(element, `${name} must be a number`);
    return Number(value);
  }
}
