import type { NodeDecoder, TextDecoder } from "../../generated/legacy-decoders.gen.ts";
import { decodeText, type TextValue } from "./decode-text.ts";
import { isBlank } from "./is-blank.ts";
import { planOf } from "./node-plan.ts";
import { ownMember } from "./own-member.ts";
import type { SetAside } from "./set-aside.ts";
import { withItems } from "./with-items.ts";
import type { XmlElement } from "./xml-element.ts";

/** A value of an answer. */
export type Value = TextValue | DecodedNode | readonly Value[];

/** The members of an element by their names in the contract. */
export interface DecodedNode {
  readonly [name: string]: Value;
}

/** Attributes that say how to read a document, not what is in it. */
const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * Turns the elements of one namespace into values by the tables of the contract. What is missing is absent; what is empty
 * is "", null, or an object or list without members; what the contract does not know, or what is not of its type, is set
 * aside.
 */
export class Decoder {
  readonly #namespace: string;
  readonly #aside: SetAside;
  #hasGlue = false;

  constructor(namespace: string, aside: SetAside) {
    this.#namespace = namespace;
    this.#aside = aside;
  }

  /** Whether elements stood in the text of a value: put together, what is left may say something else. */
  get hasGlue(): boolean {
    return this.#hasGlue;
  }

  /** @param path where the element stands; empty for the message itself */
  decode(element: XmlElement, decoder: NodeDecoder, path = ""): DecodedNode {
    // The names come from the contract, never from the answer.
    const node: Record<string, Value> = {};
    const lists: Record<string, Value[]> = {};
    for (const name of planOf(decoder).lists) node[name] = lists[name] = [];
    this.#readText(element, decoder, node, path);
    this.#readAttributes(element, decoder.attributes, node, path);
    for (const child of withItems(element.elements, decoder, this.#namespace)) {
      const { name } = child;
      const type = child.namespace === this.#namespace ? ownMember(decoder.elements, name)?.type : undefined;
      const list = type === undefined ? undefined : lists[name];
      const place = (): string => placeOf(path, name, list?.length);
      // The first of several elements counts where the contract has one.
      const known = list !== undefined || !Object.hasOwn(node, name);
      const value = type === undefined || !known ? undefined : this.#decodeChild(child, type, place);
      if (value === undefined) this.#aside.element(place(), child);
      else if (list === undefined) node[name] = value;
      else list.push(value);
    }
    return node;
  }

  #decodeChild(element: XmlElement, type: TextDecoder | NodeDecoder, place: () => string): Value | undefined {
    if (type.kind === "node") return this.decode(element, type, place());
    const value = decodeText(element.text, type);
    if (value === undefined || (element.attributes.length === 0 && element.elements.length === 0)) return value;
    const path = place();
    this.#lookForGlue(element);
    this.#readAttributes(element, {}, {}, path);
    for (const child of element.elements) this.#aside.element(`${path}/${child.name}`, child);
    return value;
  }

  #readText(element: XmlElement, { text }: NodeDecoder, node: Record<string, Value>, path: string): void {
    const value = text === undefined ? undefined : decodeText(element.text, text);
    if (value === undefined && !isBlank(element.text)) this.#aside.element(path, element);
    if (text === undefined) return;
    this.#lookForGlue(element);
    node["value"] = value ?? null;
  }

  #lookForGlue({ elements, text }: XmlElement): void {
    if (elements.length > 0 && !isBlank(text)) this.#hasGlue = true;
  }

  #readAttributes(
    element: XmlElement,
    known: Readonly<Record<string, TextDecoder>>,
    node: Record<string, Value>,
    path: string,
  ): void {
    for (const attribute of element.attributes) {
      if (attribute.namespace === instanceNamespace) continue;
      const type = attribute.namespace === "" ? ownMember(known, attribute.name) : undefined;
      const value = type === undefined ? undefined : decodeText(attribute.value, type);
      if (value === undefined) this.#aside.attribute(path, attribute);
      else node[attribute.name] = value;
    }
  }
}

/** Where an element stands; in a list also at which place of it. */
function placeOf(outer: string, name: string, index: number | undefined): string {
  return `${outer}${outer === "" ? "" : "/"}${name}${index === undefined ? "" : `[${index}]`}`;
}
