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
  return new XmlSchemaReader(source, schema, faults).read();
}

class XmlSchemaReader {
  readonly #source: WsdlSource;
  readonly #schema: Element;
  readonly #faults: FaultList;
  readonly #access: ReturnType<typeof schemaAccess>;
  readonly #targetNamespace: string | undefined;
  readonly #named = new Map<string, Element>();
  readonly #types = new Map<string, XmlType>();
  readonly #reading = new Set<string>();

  constructor(source: WsdlSource, schema: Element, faults: FaultList) {
    this.#source = source;
    this.#schema = schema;
    this.#faults = faults;
    this.#access = schemaAccess(source, faults);
    this.#targetNamespace = this.#access.attribute(schema, "targetNamespace");
  }

  read(): ReadonlyMap<string, XmlElement> {
    const elements = new Map<string, XmlElement>();
    for (const element of this.#readGlobals()) {
      const read = this.#faults.attempt(() => this.#readElement(element));
      if (read === undefined) continue;
      if (elements.has(read.name)) throw this.#source.error(element, `the element ${read.name} stands twice`);
      elements.set(read.name, read);
    }
    // Types that no element refers to are read as well: nothing in the file may be passed over.
    for (const [name, definition] of this.#named) this.#faults.attempt(() => this.#readNamed(name, definition));
    return elements;
  }

  /** The global elements; the named types are kept. */
  #readGlobals(): Element[] {
    const { unsupported, attribute, requiredAttribute, checkAttributes, children } = this.#access;
    const globals: Element[] = [];
    checkAttributes(this.#schema);
    if ((attribute(this.#schema, "attributeFormDefault") ?? "unqualified") !== "unqualified") {
      throw this.#source.error(this.#schema, "attributes must be unqualified");
    }
    for (const child of children(this.#schema)) {
      const name = requiredAttribute(child, "name");
      if (child.localName === "element") globals.push(child);
      else if (child.localName === "simpleType" || child.localName === "complexType") {
        if (this.#named.has(name)) throw this.#source.error(child, `the type ${name} stands twice`);
        this.#named.set(name, child);
      } else throw unsupported(child);
    }
    return globals;
  }

  #readElement(element: Element): XmlElement {
    const name = this.#access.requiredAttribute(element, "name");
    const documentation = this.#access.documentationOf(element);
    const minOccurs = this.#access.occurs(element, "minOccurs") ?? 1;
    const maxOccurs = this.#access.occurs(element, "maxOccurs");
    if (maxOccurs !== undefined && minOccurs > maxOccurs)
      throw this.#source.error(element, "minOccurs is above maxOccurs");
    return { name, documentation, minOccurs, maxOccurs, type: this.#readTypeOf(element) };
  }

  #readTypeOf(element: Element): XmlType {
    const reference = this.#access.attribute(element, "type");
    const [inline, ...more] = this.#access.children(element);
    if (more[0] !== undefined) throw this.#access.unsupported(more[0]);
    if (reference === undefined) {
      if (inline === undefined) throw this.#source.error(element, "has neither a type nor one inside");
      return this.#readType(inline);
    }
    if (inline !== undefined) throw this.#source.error(element, "has a type and another one inside");
    return this.#resolve(element, reference);
  }

  #resolve(element: Element, reference: string): XmlType {
    const [prefix, localName] = reference.includes(":")
      ? (reference.split(":") as [string, string])
      : [null, reference];
    const namespace = element.lookupNamespaceURI(prefix);
    if (namespace === xmlSchemaNamespace) {
      const base = builtInTypes.find((type) => type === localName);
      if (base === undefined) throw this.#source.error(element, `the code generator does not know xs:${localName}`);
      return { kind: "simple", base, facets: {}, values: [], open: false };
    }
    const definition = namespace === this.#targetNamespace ? this.#named.get(localName) : undefined;
    if (definition === undefined) throw this.#source.error(element, `no type is named ${reference}`);
    return this.#readNamed(localName, definition);
  }

  #readNamed(name: string, definition: Element): XmlType {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    if (this.#reading.has(name)) throw this.#source.error(definition, `the type ${name} contains itself`);
    this.#reading.add(name);
    try {
      const type = this.#readType(definition);
      this.#types.set(name, type);
      return type;
    } finally {
      this.#reading.delete(name);
    }
  }

  #resolveSimple(element: Element, reference: string): SimpleType {
    const type = this.#resolve(element, reference);
    if (type.kind !== "simple") throw this.#source.error(element, `${reference} is no simple type`);
    return type;
  }

  #readType(element: Element): XmlType {
    if (element.localName === "simpleType") return this.#readSimpleType(element);
    if (element.localName === "complexType") return this.#readComplexType(element);
    throw this.#access.unsupported(element);
  }

  #readSimpleType(element: Element): SimpleType {
    const [content, ...more] = this.#access.children(element);
    if (content === undefined) throw this.#source.error(element, "is empty");
    if (more[0] !== undefined) throw this.#access.unsupported(more[0]);
    if (content.localName === "restriction") return this.#readRestriction(content);
    if (content.localName === "union") return this.#readUnion(content);
    throw this.#access.unsupported(content);
  }

  #readRestriction(element: Element): SimpleType {
    const base = this.#resolveSimple(element, this.#access.requiredAttribute(element, "base"));
    const facets: Facets = { ...base.facets };
    const values: string[] = [];
    const own = new Set<string | null>();
    const readFacet = (facet: Element): void => {
      const value = this.#access.attribute(facet, "value");
      if (value === undefined) throw this.#source.error(facet, `the attribute "value" is missing`);
      if (facet.localName !== "enumeration" && own.has(facet.localName))
        throw this.#source.error(facet, "stands twice");
      own.add(facet.localName);
      const numeric = numericFacets.find((name) => name === facet.localName);
      if (numeric !== undefined) {
        if (!/^\d+$/.test(value)) throw this.#source.error(facet, "must be a number");
        facets[numeric] = Number(value);
      } else if (facet.localName === "pattern") facets.pattern = value;
      else if (facet.localName === "enumeration") values.push(value);
      else throw this.#access.unsupported(facet);
    };
    for (const facet of this.#access.children(element)) {
      this.#faults.attempt(() => {
        readFacet(facet);
      });
    }
    this.#checkFacets(element, base.base, facets);
    return { ...base, facets, values: values.length > 0 ? values : base.values };
  }

  /** Refuses facets that do not go with the type, or that nothing can meet. */
  #checkFacets(element: Element, base: BuiltInType, facets: Facets): void {
    const { length, minLength, maxLength, minInclusive, maxInclusive, pattern } = facets;
    const counted = base === "integer" || base === "int" || base === "unsignedInt";
    const measured = base === "string" || base === "base64Binary";
    if (!measured && (length ?? minLength ?? maxLength) !== undefined)
      throw this.#source.error(element, `xs:${base} has no length`);
    if (!counted && (minInclusive ?? maxInclusive) !== undefined)
      throw this.#source.error(element, `xs:${base} is no number`);
    if ((minLength ?? 0) > (maxLength ?? Infinity) || (minInclusive ?? 0) > (maxInclusive ?? Infinity)) {
      throw this.#source.error(element, "nothing lies between its bounds");
    }
    if (pattern === undefined) return;
    try {
      new RegExp(`^(?:${pattern})$`, "u");
    } catch (cause) {
      throw this.#source.error(element, `the pattern is no regular expression: ${String(cause)}`);
    }
  }

  /** A union is read as its widest member with the values of the others listed. */
  #readUnion(element: Element): SimpleType {
    const members = [
      ...(this.#access.attribute(element, "memberTypes") ?? "")
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => this.#resolveSimple(element, name)),
      ...this.#access.children(element).map((child) => {
        if (child.localName !== "simpleType") throw this.#access.unsupported(child);
        return this.#readSimpleType(child);
      }),
    ];
    const [first] = members;
    if (first === undefined) throw this.#source.error(element, "has no member");
    if (members.some(({ base }) => base !== first.base)) throw this.#source.error(element, "mixes types");
    const unlisted = members.filter(({ values }) => values.length === 0);
    return {
      kind: "simple",
      base: first.base,
      facets: unlisted[0]?.facets ?? {},
      values: members.flatMap(({ values }) => values),
      open: unlisted.length > 0,
    };
  }

  #readComplexType(element: Element): ComplexType {
    const parts = this.#access.children(element);
    const attributes = parts
      .filter(({ localName }) => localName === "attribute")
      .flatMap((part) => this.#faults.attempt(() => this.#readAttribute(part)) ?? []);
    const [content, ...more] = parts.filter(({ localName }) => localName !== "attribute");
    if (more[0] !== undefined) throw this.#access.unsupported(more[0]);
    if (content === undefined) return { kind: "complex", order: "empty", elements: [], attributes };
    if (content.localName === "simpleContent") {
      const [extension, ...rest] = this.#access.children(content);
      if (extension?.localName !== "extension" || rest.length > 0) throw this.#access.unsupported(extension ?? content);
      return {
        kind: "complex",
        order: "empty",
        elements: [],
        attributes: this.#access.children(extension).map((part) => this.#readAttribute(part)),
        text: this.#resolveSimple(extension, this.#access.requiredAttribute(extension, "base")),
      };
    }
    const { localName: order } = content;
    if (order !== "sequence" && order !== "all" && order !== "choice") throw this.#access.unsupported(content);
    return { kind: "complex", order, elements: this.#readParticles(content), attributes };
  }

  /** The elements of a group; those of a choice, or of an optional group, may each be missing. */
  #readParticles(group: Element): XmlElement[] {
    const optional = group.localName === "choice" || this.#access.occurs(group, "minOccurs") === 0;
    if (this.#access.occurs(group, "maxOccurs") !== 1) throw this.#source.error(group, "a group must not repeat");
    const readParticle = (child: Element): XmlElement[] => {
      if (child.localName === "element") return [this.#readElement(child)];
      if (child.localName === "choice" || child.localName === "sequence") return this.#readParticles(child);
      throw this.#access.unsupported(child);
    };
    const elements = this.#access
      .children(group)
      .flatMap((child) => this.#faults.attempt(() => readParticle(child)) ?? []);
    for (const [index, { name, maxOccurs }] of elements.entries()) {
      if (group.localName === "all" && maxOccurs !== 1)
        throw this.#source.error(group, `${name} repeats inside xs:all`);
      if (elements.findIndex((element) => element.name === name) < index) {
        throw this.#source.error(group, `the element ${name} stands twice`);
      }
    }
    return optional ? elements.map((element) => ({ ...element, minOccurs: 0 })) : elements;
  }

  #readAttribute(element: Element): XmlAttribute {
    if (element.localName !== "attribute") throw this.#access.unsupported(element);
    const type = this.#readTypeOf(element);
    if (type.kind !== "simple") throw this.#source.error(element, "an attribute must be text");
    const use = this.#access.attribute(element, "use") ?? "optional";
    if (use !== "optional" && use !== "required") throw this.#source.error(element, "use must be optional or required");
    return {
      name: this.#access.requiredAttribute(element, "name"),
      documentation: this.#access.documentationOf(element),
      required: use === "required",
      type,
    };
  }
}
