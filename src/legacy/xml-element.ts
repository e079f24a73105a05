/** An attribute as it came. */
export interface XmlAttribute {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Its value. */
  readonly value: string;
}

/** An element as it came: nothing is left out but comments, and nothing has been turned into a value. */
export interface XmlElement {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Attributes without the declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[];
  /** The elements in it, in their order. */
  readonly elements: readonly XmlElement[];
  /** The text between the elements, put together. */
  readonly text: string;
}
