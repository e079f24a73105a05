import type { Element } from "@xmldom/xmldom";
import { childElements, type WsdlSource } from "./wsdl-source.ts";

const xs = "http://www.w3.org/2001/XMLSchema";

const builtInTypes = ["string", "boolean", "date", "integer", "int", "unsignedInt", "base64Binary"] as const;
/** An XML Schema type that the WSDL files build on. */
export type BuiltInType = (typeof builtInTypes)[number];

const numericFacets = ["length", "minLength", "maxLength", "minInclusive", "maxInclusive"] as const;
/** Facets of a simple type; they describe what is published, a reader enforces none of them. */
export type Facets = Partial<Record<(typeof numericFacets)[number], number>> & { pattern?: string };

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

/** Text: a built-in type with what restricts it. */
export interface SimpleType {
  readonly kind: "simple";
  readonly base: BuiltInType;
  readonly facets: Facets;
  /** Listed values. */
  readonly values: readonly string[];
  /** Whether other values than the listed ones are allowed. */
  readonly open: boolean;
}
export interface XmlAttribute {
  readonly name: string;
  readonly documentation: string;
  readonly required: boolean;
  readonly type: SimpleType;
}
export interface XmlElement {
  readonly name: string;
  readonly documentation: string;
  readonly minOccurs: number;
  /** `undefined` stands for unbounded. */
  readonly maxOccurs: number | undefined;
  readonly type: XmlType;
}
/** Elements, or text, with attributes. */
export interface ComplexType {
  readonly kind: "complex";
  /** How the elements stand together. */
  readonly order: "sequence" | "all" | "choice" | "empty";
  readonly elements: readonly XmlElement[];
  readonly attributes: readonly XmlAttribute[];
  /** The type of the text, for an element that has text and attributes. */
  readonly text?: SimpleType;
}
export type XmlType = SimpleType | ComplexType;

/**
 * Reads the inline schema of a WSDL file: the part of XML Schema 1.0 that the files use. Anything else is refused, so
 * that nothing in a file is passed over in silence.
 *
 * @returns the global elements by name.
 * @throws SourceError at the first construct that it cannot read.
 */
export function readXmlSchema(source: WsdlSource, schema: Element): ReadonlyMap<string, XmlElement> {
  const named = new Map<string, Element>();
  const globals: Element[] = [];
  checkAttributes(schema);
  if ((attribute(schema, "attributeFormDefault") ?? "unqualified") !== "unqualified") {
    throw source.error(schema, "attributes must be unqualified");
  }
  const targetNamespace = attribute(schema, "targetNamespace");
  for (const child of schemaChildren(schema)) {
    const name = requiredAttribute(child, "name");
    if (child.localName === "element") globals.push(child);
    else if (child.localName === "simpleType" || child.localName === "complexType") {
      if (named.has(name)) throw source.error(child, `the type ${name} stands twice`);
      named.set(name, child);
    } else throw unsupported(child);
  }

  const types = new Map<string, XmlType>();
  const reading = new Set<string>();
  const elements = new Map<string, XmlElement>();
  for (const element of globals) {
    const read = readElement(element);
    if (elements.has(read.name)) throw source.error(element, `the element ${read.name} stands twice`);
    elements.set(read.name, read);
  }
  return elements;

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

  /** Children in the namespace of XML Schema, without annotations; none has an attribute that would be passed over. */
  function schemaChildren(element: Element): Element[] {
    return childElements(element).filter((child) => {
      if (child.namespaceURI !== xs) throw source.error(child, "is not XML Schema");
      if (child.localName === "annotation") return false;
      checkAttributes(child);
      return true;
    });
  }

  function checkAttributes(element: Element): void {
    const known = readAttributes[element.localName ?? ""] ?? facetAttributes;
    for (const { name, namespaceURI } of Array.from(element.attributes)) {
      if (namespaceURI === "http://www.w3.org/2000/xmlns/" || known.includes(name)) continue;
      throw source.error(element, `the code generator cannot read the attribute "${name}" here`);
    }
  }

  function documentationOf(element: Element): string {
    return childElements(element, xs, "annotation")
      .flatMap((annotation) => childElements(annotation, xs, "documentation"))
      .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " ").trim())
      .join(" ");
  }

  function occurs(element: Element, name: "minOccurs" | "maxOccurs"): number | undefined {
    const value = attribute(element, name) ?? "1";
    if (name === "maxOccurs" && value === "unbounded") return undefined;
    if (!/^\d+$/.test(value)) throw source.error(element, `${name} must be a number`);
    return Number(value);
  }

  function readElement(element: Element): XmlElement {
    const name = requiredAttribute(element, "name");
    const documentation = documentationOf(element);
    if (documentation === "") throw source.error(element, `the element ${name} has no documentation`);
    return {
      name,
      documentation,
      minOccurs: occurs(element, "minOccurs") ?? 1,
      maxOccurs: occurs(element, "maxOccurs"),
      type: readTypeOf(element),
    };
  }

  function readTypeOf(element: Element): XmlType {
    const reference = attribute(element, "type");
    const [inline, ...more] = schemaChildren(element);
    if (more[0] !== undefined) throw unsupported(more[0]);
    if (reference === undefined) {
      if (inline === undefined) throw source.error(element, "has neither a type nor one inside");
      return readType(inline);
    }
    if (inline !== undefined) throw source.error(element, "has a type and another one inside");
    return resolve(element, reference);
  }

  function resolve(element: Element, reference: string): XmlType {
    const [prefix, localName] = reference.includes(":")
      ? (reference.split(":") as [string, string])
      : [null, reference];
    const namespace = element.lookupNamespaceURI(prefix);
    if (namespace === xs) {
      const base = builtInTypes.find((type) => type === localName);
      if (base === undefined) throw source.error(element, `the code generator does not know xs:${localName}`);
      return { kind: "simple", base, facets: {}, values: [], open: false };
    }
    const definition = namespace === targetNamespace ? named.get(localName) : undefined;
    if (definition === undefined) throw source.error(element, `no type is named ${reference}`);
    const known = types.get(localName);
    if (known !== undefined) return known;
    if (reading.has(localName)) throw source.error(definition, `the type ${localName} contains itself`);
    reading.add(localName);
    const type = readType(definition);
    reading.delete(localName);
    types.set(localName, type);
    return type;
  }

  function resolveSimple(element: Element, reference: string): SimpleType {
    const type = resolve(element, reference);
    if (type.kind !== "simple") throw source.error(element, `${reference} is no simple type`);
    return type;
  }

  function readType(element: Element): XmlType {
    if (element.localName === "simpleType") return readSimpleType(element);
    if (element.localName === "complexType") return readComplexType(element);
    throw unsupported(element);
  }

  function readSimpleType(element: Element): SimpleType {
    const [content, ...more] = schemaChildren(element);
    if (content === undefined) throw source.error(element, "is empty");
    if (more[0] !== undefined) throw unsupported(more[0]);
    if (content.localName === "restriction") return readRestriction(content);
    if (content.localName === "union") return readUnion(content);
    throw unsupported(content);
  }

  function readRestriction(element: Element): SimpleType {
    const base = resolveSimple(element, requiredAttribute(element, "base"));
    const facets: Facets = { ...base.facets };
    const values: string[] = [];
    for (const facet of schemaChildren(element)) {
      const value = attribute(facet, "value");
      if (value === undefined) throw source.error(facet, `the attribute "value" is missing`);
      const numeric = numericFacets.find((name) => name === facet.localName);
      if (numeric !== undefined) {
        if (!/^\d+$/.test(value)) throw source.error(facet, "must be a number");
        facets[numeric] = Number(value);
      } else if (facet.localName === "pattern") facets.pattern = value;
      else if (facet.localName === "enumeration") values.push(value);
      else throw unsupported(facet);
    }
    return { ...base, facets, values: values.length > 0 ? values : base.values };
  }

  /** A union is read as its widest member with the values of the others listed. */
  function readUnion(element: Element): SimpleType {
    const members = [
      ...(attribute(element, "memberTypes") ?? "")
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => resolveSimple(element, name)),
      ...schemaChildren(element).map((child) => {
        if (child.localName !== "simpleType") throw unsupported(child);
        return readSimpleType(child);
      }),
    ];
    const [first] = members;
    if (first === undefined) throw source.error(element, "has no member");
    if (members.some(({ base }) => base !== first.base)) throw source.error(element, "mixes types");
    const unlisted = members.filter(({ values }) => values.length === 0);
    return {
      kind: "simple",
      base: first.base,
      facets: unlisted[0]?.facets ?? {},
      values: members.flatMap(({ values }) => values),
      open: unlisted.length > 0,
    };
  }

  function readComplexType(element: Element): ComplexType {
    const children = schemaChildren(element);
    const attributes = children.filter(({ localName }) => localName === "attribute").map(readAttribute);
    const [content, ...more] = children.filter(({ localName }) => localName !== "attribute");
    if (more[0] !== undefined) throw unsupported(more[0]);
    if (content === undefined) return { kind: "complex", order: "empty", elements: [], attributes };
    if (content.localName === "simpleContent") {
      const [extension, ...rest] = schemaChildren(content);
      if (extension?.localName !== "extension" || rest.length > 0) throw unsupported(extension ?? content);
      return {
        kind: "complex",
        order: "empty",
        elements: [],
        attributes: schemaChildren(extension).map(readAttribute),
        text: resolveSimple(extension, requiredAttribute(extension, "base")),
      };
    }
    const { localName: order } = content;
    if (order !== "sequence" && order !== "all" && order !== "choice") throw unsupported(content);
    return { kind: "complex", order, elements: readParticles(content), attributes };
  }

  /** The elements of a group; those of a choice, or of an optional group, may each be missing. */
  function readParticles(group: Element): XmlElement[] {
    const optional = group.localName === "choice" || occurs(group, "minOccurs") === 0;
    if (occurs(group, "maxOccurs") !== 1) throw source.error(group, "a group must not repeat");
    const elements = schemaChildren(group).flatMap((child) => {
      if (child.localName === "element") return [readElement(child)];
      if (child.localName === "choice" || child.localName === "sequence") return readParticles(child);
      throw unsupported(child);
    });
    for (const [index, { name }] of elements.entries()) {
      if (elements.findIndex((element) => element.name === name) < index) {
        throw source.error(group, `the element ${name} stands twice`);
      }
    }
    return optional ? elements.map((element) => ({ ...element, minOccurs: 0 })) : elements;
  }

  function readAttribute(element: Element): XmlAttribute {
    if (element.localName !== "attribute") throw unsupported(element);
    const type = readTypeOf(element);
    if (type.kind !== "simple") throw source.error(element, "an attribute must be text");
    const use = attribute(element, "use") ?? "optional";
    if (use !== "optional" && use !== "required") throw source.error(element, "use must be optional or required");
    return {
      name: requiredAttribute(element, "name"),
      documentation: documentationOf(element),
      required: use === "required",
      type,
    };
  }
}
