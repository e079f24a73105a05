import type { ValueDecoder } from "../../generated/legacy-decoders.gen.ts";

/** An XML Schema type that the WSDL files build on. */
export type BuiltInType = ValueDecoder["base"];
/** Text: a built-in type with what restricts it. Facets describe what is published, a reader enforces none of them. */
export type SimpleType = ValueDecoder;

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
