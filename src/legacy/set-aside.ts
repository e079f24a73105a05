import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { XmlAttribute, XmlElement } from "./xml-element.ts";

/**
 * An element of an answer that the contract does not know, that stands more often than it says, or whose text is not of
 * its type. `util.inspect` hides what it holds.
 */
export interface OtherElement {
  /** Where it stands, for example `attributes/Pracoviste/Patro`. */
  readonly path: string;
  /** The element as it came. */
  readonly element: XmlElement;
}

/** An XML attribute of an answer, as {@link OtherElement}. */
export interface OtherAttribute {
  /** The element that it belongs to. */
  readonly path: string;
  /** The attribute as it came. */
  readonly attribute: XmlAttribute;
}

/** Keeps what has no place in the values of the contract, so that nothing of an answer is lost. */
export class SetAside {
  readonly elements: OtherElement[] = [];
  readonly attributes: OtherAttribute[] = [];

  element(path: string, element: XmlElement): void {
    this.elements.push(hideSecrets({ path, element }, ["element"]));
  }

  attribute(path: string, attribute: XmlAttribute): void {
    this.attributes.push(hideSecrets({ path, attribute }, ["attribute"]));
  }
}
