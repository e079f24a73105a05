/** The types of XML Schema that the WSDL files build on. */
export const builtInTypes = ["string", "boolean", "date", "integer", "int", "unsignedInt", "base64Binary"] as const;
/** An XML Schema type that the WSDL files build on. */
export type BuiltInType = (typeof builtInTypes)[number];

/** Facets that are numbers. */
export const numericFacets = ["length", "minLength", "maxLength", "minInclusive", "maxInclusive"] as const;
/** Facets of a simple type; they describe what is published, a reader enforces none of them. */
export type Facets = Partial<Record<(typeof numericFacets)[number], number>> & { pattern?: string };

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
