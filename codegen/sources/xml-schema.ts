import type { Element } from "@xmldom/xmldom";
import type { FaultList } from "../source-error.ts";
import { childElements, type WsdlSource } from "./wsdl-source.ts";
import type { BuiltInType, ComplexType, SimpleType, XmlAttribute, XmlElement, XmlType } from "./xml-schema-model.ts";

/** The types of XML Schema that the WSDL files build on, and the facets that are numbers. */
const builtInTypes = ["string", "boolean", "date", "integer", "int", "unsignedInt", "base64Binary"] as const;
const numericFacets = ["length", "minLength", "maxLength", "minInclusive", "maxInclusive"] as const;
type Facets = Partial<Record<(typeof numericFacets)[number], number>> & { pattern?: string };

/** Namespace of XML Schema. */
export const xmlSchemaNamespace = "http://www.w3.org/2001/XMLSchema";

/** The global elements of the inline schema of a WSDL file, by name, as far as they could be read. */
export function readXmlSchema(source: WsdlSource, schema: Element, faults: FaultList): ReadonlyMap<string, XmlElement> {
  return new XmlSchemaReader(source, schema, faults).read();
}

class XmlSchemaReader {
  readonly #source: WsdlSource;
  readonly #schema: Element;
  readonly #faults: FaultList;
  readonly #targetNamespace: string | null;
  readonly #named = new Map<string, Element>();
  readonly #types = new Map<string, XmlType>();
  readonly #reading = new Set<string>();

  constructor(source: WsdlSource, schema: Element, faults: FaultList) {
    this.#source = source;
    this.#schema = schema;
    this.#faults = faults;
    this.#targetNamespace = schema.getAttribute("targetNamespace");
  }

  read(): ReadonlyMap<string, XmlElement> {
    for (const child of [...children(this.#schema, "simpleType"), ...children(this.#schema, "complexType")]) {
      const name = attributeOf(child, "name");
      if (this.#named.has(name)) throw this.#fault(child, `the type ${name} stands twice`);
      this.#named.set(name, child);
    }
    const elements = new Map<string, XmlElement>();
    for (const element of children(this.#schema, "element")) {
      const read = this.#faults.attempt(() => this.#readElement(element));
      if (read === undefined) continue;
      if (elements.has(read.name)) throw this.#fault(element, `the element ${read.name} stands twice`);
      elements.set(read.name, read);
    }
    // Types that no element refers to are read as well: nothing in the file may be passed over.
    for (const [name, definition] of this.#named) this.#faults.attempt(() => this.#readNamed(name, definition));
    return elements;
  }

  #fault(element: Element, reason: string): Error {
    return this.#source.error(element, reason);
  }

  #readElement(element: Element): XmlElement {
    const minOccurs = Number(attributeOf(element, "minOccurs", "1"));
    const most = attributeOf(element, "maxOccurs", "1");
    const maxOccurs = most === "unbounded" ? undefined : Number(most);
    if (maxOccurs !== undefined && minOccurs > maxOccurs) throw this.#fault(element, "minOccurs is above maxOccurs");
    return { ...described(element), minOccurs, maxOccurs, type: this.#readTypeOf(element) };
  }

  #readTypeOf(element: Element): XmlType {
    const reference = element.getAttribute("type");
    const [inline, ...more] = [...children(element, "simpleType"), ...children(element, "complexType")];
    if (more.length > 0 || (inline !== undefined && reference !== null))
      throw this.#fault(element, "has a type and another one inside");
    if (inline !== undefined) return this.#readType(inline);
    if (reference === null) throw this.#fault(element, "has neither a type nor one inside");
    return this.#resolve(element, reference);
  }

  #resolve(element: Element, reference: string): XmlType {
    const [prefix, localName] = reference.includes(":")
      ? (reference.split(":") as [string, string])
      : [null, reference];
    const namespace = element.lookupNamespaceURI(prefix);
    if (namespace === xmlSchemaNamespace) {
      const base = builtInTypes.find((type) => type === localName);
      if (base === undefined) throw this.#fault(element, `the code generator does not know xs:${localName}`);
      return { kind: "text", base };
    }
    const definition = namespace === this.#targetNamespace ? this.#named.get(localName) : undefined;
    if (definition === undefined) throw this.#fault(element, `no type is named ${reference}`);
    return this.#readNamed(localName, definition);
  }

  #readNamed(name: string, definition: Element): XmlType {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    if (this.#reading.has(name)) throw this.#fault(definition, `the type ${name} contains itself`);
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
    if (type.kind !== "text") throw this.#fault(element, `${reference} is no simple type`);
    return type;
  }

  #readType(element: Element): XmlType {
    return element.localName === "simpleType" ? this.#readSimpleType(element) : this.#readComplexType(element);
  }

  #readSimpleType(element: Element): SimpleType {
    const [content, ...more] = children(element);
    if (content === undefined || more.length > 0) throw this.#fault(element, "needs exactly one restriction or union");
    return content.localName === "union" ? this.#readUnion(content) : this.#readRestriction(content);
  }

  #readRestriction(element: Element): SimpleType {
    const {
      kind,
      base,
      values: known,
      open = false,
      ...inherited
    } = this.#resolveSimple(element, attributeOf(element, "base"));
    const facets: Facets = { ...inherited };
    const listed: string[] = [];
    const own = new Set<string | null>();
    for (const facet of children(element)) {
      const { localName } = facet;
      const value = attributeOf(facet, "value");
      const numeric = numericFacets.find((name) => name === localName);
      if (localName !== "enumeration" && own.has(localName))
        this.#faults.add(this.#source.error(facet, "stands twice"));
      own.add(localName);
      if (numeric !== undefined) facets[numeric] = Number(value);
      else if (localName === "pattern") facets.pattern = value;
      else if (localName === "enumeration") listed.push(value);
    }
    this.#checkFacets(element, base, facets);
    const values = listed.length > 0 ? listed : known;
    return { kind, base, ...(values && { values, open }), ...facets };
  }

  /** Refuses facets that do not go with the type, or that nothing can meet. */
  #checkFacets(element: Element, base: BuiltInType, facets: Facets): void {
    const { length, minLength, maxLength, minInclusive, maxInclusive, pattern } = facets;
    const counted = base === "integer" || base === "int" || base === "unsignedInt";
    const measured = base === "string" || base === "base64Binary";
    if (!measured && (length ?? minLength ?? maxLength) !== undefined)
      throw this.#fault(element, `xs:${base} has no length`);
    if (!counted && (minInclusive ?? maxInclusive) !== undefined) throw this.#fault(element, `xs:${base} is no number`);
    if ((minLength ?? 0) > (maxLength ?? Infinity) || (minInclusive ?? 0) > (maxInclusive ?? Infinity)) {
      throw this.#fault(element, "nothing lies between its bounds");
    }
    if (pattern === undefined) return;
    try {
      new RegExp(`^(?:${pattern})$`, "u");
    } catch (cause) {
      throw this.#fault(element, `the pattern is no regular expression: ${String(cause)}`);
    }
  }

  /** A union is read as its widest member with the values of the others listed. */
  #readUnion(element: Element): SimpleType {
    const members = [
      ...attributeOf(element, "memberTypes")
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => this.#resolveSimple(element, name)),
      ...children(element, "simpleType").map((child) => this.#readSimpleType(child)),
    ];
    const [first] = members;
    if (first === undefined) throw this.#fault(element, "has no member");
    if (members.some(({ base }) => base !== first.base)) throw this.#fault(element, "mixes types");
    const [unlisted] = members.filter((member) => member.values === undefined);
    const values = members.flatMap((member) => member.values ?? []);
    const { kind, base } = first;
    return { kind, base, ...(values.length > 0 && { values, open: unlisted !== undefined }), ...unlisted };
  }

  #readComplexType(element: Element): ComplexType {
    const attributes = this.#readAttributes(element);
    const [content, ...more] = children(element).filter(({ localName }) => localName !== "attribute");
    if (more.length > 0) throw this.#fault(element, "needs one group of elements at most");
    if (content === undefined) return { kind: "complex", order: "empty", elements: [], attributes };
    const [extension] = children(content, "extension");
    if (extension !== undefined) {
      return {
        ...{ kind: "complex", order: "empty", elements: [], attributes: this.#readAttributes(extension) },
        text: this.#resolveSimple(extension, attributeOf(extension, "base")),
      };
    }
    const order = content.localName === "all" || content.localName === "choice" ? content.localName : "sequence";
    return { kind: "complex", order, elements: this.#readParticles(content), attributes };
  }

  /** The elements of a group; those of a choice, or of an optional group, may each be missing. */
  #readParticles(group: Element): XmlElement[] {
    const optional = group.localName === "choice" || attributeOf(group, "minOccurs", "1") === "0";
    if (attributeOf(group, "maxOccurs", "1") !== "1") throw this.#fault(group, "a group must not repeat");
    const readParticle = (child: Element): XmlElement[] => {
      if (child.localName === "element") return [this.#readElement(child)];
      return child.localName === "choice" || child.localName === "sequence" ? this.#readParticles(child) : [];
    };
    const elements = children(group).flatMap((child) => this.#faults.attempt(() => readParticle(child)) ?? []);
    for (const [index, { name, maxOccurs }] of elements.entries()) {
      if (group.localName === "all" && maxOccurs !== 1) throw this.#fault(group, `${name} repeats inside xs:all`);
      if (elements.findIndex((element) => element.name === name) < index) {
        throw this.#fault(group, `the element ${name} stands twice`);
      }
    }
    return optional ? elements.map((element) => ({ ...element, minOccurs: 0 })) : elements;
  }

  #readAttributes(holder: Element): XmlAttribute[] {
    const read = (element: Element): XmlAttribute => {
      const type = this.#readTypeOf(element);
      if (type.kind !== "text") throw this.#fault(element, "an attribute must be text");
      return { ...described(element), required: element.getAttribute("use") === "required", type };
    };
    return children(holder, "attribute").flatMap((element) => this.#faults.attempt(() => read(element)) ?? []);
  }
}

function attributeOf(element: Element, name: string, usual = ""): string {
  return element.getAttribute(name) ?? usual;
}

/** Children in the namespace of XML Schema, without annotations. */
function children(element: Element, name?: string): Element[] {
  return childElements(element, xmlSchemaNamespace, name).filter(({ localName }) => localName !== "annotation");
}

/** The name of an element, and the text of its documentation. */
function described(element: Element): { readonly name: string; readonly documentation: string } {
  const documentation = childElements(element, xmlSchemaNamespace, "annotation")
    .flatMap((annotation) => childElements(annotation, xmlSchemaNamespace, "documentation"))
    .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " ").trim())
    .join(" ");
  return { name: attributeOf(element, "name"), documentation };
}
