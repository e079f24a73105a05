import type { Element } from "@xmldom/xmldom";
import type { FaultList } from "../source-error.ts";
import type { WsdlSource } from "./wsdl-source.ts";
import { schemaAccess, xmlSchemaNamespace } from "./xml-schema-access.ts";
import {
  builtInTypes,
  numericFacets,
  type BuiltInType,
  type ComplexType,
  type Facets,
  type SimpleType,
  type XmlAttribute,
  type XmlElement,
  type XmlType,
} from "./xml-schema-model.ts";

/**
 * Reads the inline schema of a WSDL file: the part of XML Schema 1.0 that the files use. Anything else is refused, so
 * that nothing in a file is passed over in silence.
 *
 * @param faults gets every construct that it cannot read
 * @returns the global elements by name, as far as they could be read.
 */
export function readXmlSchema(source: WsdlSource, schema: Element, faults: FaultList): ReadonlyMap<string, XmlElement> {
  const { unsupported, attribute, requiredAttribute, checkAttributes, children, documentationOf, occurs } =
    schemaAccess(source, faults);
  const named = new Map<string, Element>();
  const globals: Element[] = [];
  checkAttributes(schema);
  if ((attribute(schema, "attributeFormDefault") ?? "unqualified") !== "unqualified") {
    throw source.error(schema, "attributes must be unqualified");
  }
  const targetNamespace = attribute(schema, "targetNamespace");
  for (const child of children(schema)) {
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
    const read = faults.attempt(() => readElement(element));
    if (read === undefined) continue;
    if (elements.has(read.name)) throw source.error(element, `the element ${read.name} stands twice`);
    elements.set(read.name, read);
  }
  // Types that no element refers to are read as well: nothing in the file may be passed over.
  for (const [name, definition] of named) faults.attempt(() => readNamed(name, definition));
  return elements;

  function readElement(element: Element): XmlElement {
    const name = requiredAttribute(element, "name");
    const documentation = documentationOf(element);
    const minOccurs = occurs(element, "minOccurs") ?? 1;
    const maxOccurs = occurs(element, "maxOccurs");
    if (maxOccurs !== undefined && minOccurs > maxOccurs) throw source.error(element, "minOccurs is above maxOccurs");
    return { name, documentation, minOccurs, maxOccurs, type: readTypeOf(element) };
  }

  function readTypeOf(element: Element): XmlType {
    const reference = attribute(element, "type");
    const [inline, ...more] = children(element);
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
    if (namespace === xmlSchemaNamespace) {
      const base = builtInTypes.find((type) => type === localName);
      if (base === undefined) throw source.error(element, `the code generator does not know xs:${localName}`);
      return { kind: "simple", base, facets: {}, values: [], open: false };
    }
    const definition = namespace === targetNamespace ? named.get(localName) : undefined;
    if (definition === undefined) throw source.error(element, `no type is named ${reference}`);
    return readNamed(localName, definition);
  }

  function readNamed(name: string, definition: Element): XmlType {
    const known = types.get(name);
    if (known !== undefined) return known;
    if (reading.has(name)) throw source.error(definition, `the type ${name} contains itself`);
    reading.add(name);
    try {
      const type = readType(definition);
      types.set(name, type);
      return type;
    } finally {
      reading.delete(name);
    }
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
    const [content, ...more] = children(element);
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
    const own = new Set<string | null>();
    const readFacet = (facet: Element): void => {
      const value = attribute(facet, "value");
      if (value === undefined) throw source.error(facet, `the attribute "value" is missing`);
      if (facet.localName !== "enumeration" && own.has(facet.localName)) throw source.error(facet, "stands twice");
      own.add(facet.localName);
      const numeric = numericFacets.find((name) => name === facet.localName);
      if (numeric !== undefined) {
        if (!/^\d+$/.test(value)) throw source.error(facet, "must be a number");
        facets[numeric] = Number(value);
      } else if (facet.localName === "pattern") facets.pattern = value;
      else if (facet.localName === "enumeration") values.push(value);
      else throw unsupported(facet);
    };
    for (const facet of children(element)) {
      faults.attempt(() => {
        readFacet(facet);
      });
    }
    checkFacets(element, base.base, facets);
    return { ...base, facets, values: values.length > 0 ? values : base.values };
  }

  /** Refuses facets that do not go with the type, or that nothing can meet. */
  function checkFacets(element: Element, base: BuiltInType, facets: Facets): void {
    const { length, minLength, maxLength, minInclusive, maxInclusive, pattern } = facets;
    const counted = base === "integer" || base === "int" || base === "unsignedInt";
    const measured = base === "string" || base === "base64Binary";
    if (!measured && (length ?? minLength ?? maxLength) !== undefined)
      throw source.error(element, `xs:${base} has no length`);
    if (!counted && (minInclusive ?? maxInclusive) !== undefined)
      throw source.error(element, `xs:${base} is no number`);
    if ((minLength ?? 0) > (maxLength ?? Infinity) || (minInclusive ?? 0) > (maxInclusive ?? Infinity)) {
      throw source.error(element, "nothing lies between its bounds");
    }
    if (pattern === undefined) return;
    try {
      new RegExp(`^(?:${pattern})$`, "u");
    } catch (cause) {
      throw source.error(element, `the pattern is no regular expression: ${String(cause)}`);
    }
  }

  /** A union is read as its widest member with the values of the others listed. */
  function readUnion(element: Element): SimpleType {
    const members = [
      ...(attribute(element, "memberTypes") ?? "")
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => resolveSimple(element, name)),
      ...children(element).map((child) => {
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
    const parts = children(element);
    const attributes = parts
      .filter(({ localName }) => localName === "attribute")
      .flatMap((part) => faults.attempt(() => readAttribute(part)) ?? []);
    const [content, ...more] = parts.filter(({ localName }) => localName !== "attribute");
    if (more[0] !== undefined) throw unsupported(more[0]);
    if (content === undefined) return { kind: "complex", order: "empty", elements: [], attributes };
    if (content.localName === "simpleContent") {
      const [extension, ...rest] = children(content);
      if (extension?.localName !== "extension" || rest.length > 0) throw unsupported(extension ?? content);
      return {
        kind: "complex",
        order: "empty",
        elements: [],
        attributes: children(extension).map(readAttribute),
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
    const readParticle = (child: Element): XmlElement[] => {
      if (child.localName === "element") return [readElement(child)];
      if (child.localName === "choice" || child.localName === "sequence") return readParticles(child);
      throw unsupported(child);
    };
    const elements = children(group).flatMap((child) => faults.attempt(() => readParticle(child)) ?? []);
    for (const [index, { name, maxOccurs }] of elements.entries()) {
      if (group.localName === "all" && maxOccurs !== 1) throw source.error(group, `${name} repeats inside xs:all`);
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
