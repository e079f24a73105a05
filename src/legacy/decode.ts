import type { NodeDecoder, ValueDecoder } from "../../generated/legacy-decoders.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { isBlank, type XmlAttribute, type XmlElement } from "./read-document.ts";

/**
 * An element of an answer that the contract does not know, that stands more often than it says, or whose text is not of
 * its type. `util.inspect` hides its content.
 */
export interface OtherElement {
  /** Its path in the message, for example `attributes/Pracoviste/Patro`. */
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

/** The parts of an answer that have no place in the values of the contract. */
export interface OtherParts {
  /** Elements of the answer that the contract of the version does not know. */
  readonly otherElements: readonly OtherElement[];
  /** XML attributes of the answer that the contract of the version does not know. */
  readonly otherAttributes: readonly OtherAttribute[];
}

export type Value = TextValue | DecodedNode | readonly Value[];

/** The members of an element by their names in the contract. */
export interface DecodedNode {
  readonly [name: string]: Value;
}

/** Namespace of attributes such as `xsi:nil`, which are no data. */
const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * Turns the elements of one namespace into values by the tables of the contract. A missing element is absent. An empty one
 * becomes "", null, or an object or list without members. One that the contract does not know, or whose text is not of its
 * type, is kept among the others.
 */
export class Decoder implements OtherParts {
  readonly otherElements: OtherElement[] = [];
  readonly otherAttributes: OtherAttribute[] = [];
  /** Whether an element stood inside the text of a value: the text around it may mean something else, and is not read. */
  hasGlue = false;
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  /** @param path where the element stands; empty for the message itself */
  decode(element: XmlElement, decoder: NodeDecoder, path = ""): DecodedNode {
    // Every name comes from the contract, and none from the answer.
    const node: Record<string, Value> = {};
    const lists: Record<string, Value[]> = {};
    for (const [name, { maxOccurs }] of Object.entries(decoder.elements)) {
      if (maxOccurs !== 1) node[name] = lists[name] = [];
    }
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
      if (value === undefined) this.#addOther(place(), child);
      else if (list === undefined) node[name] = value;
      else list.push(value);
    }
    return node;
  }

  #decodeChild(element: XmlElement, type: ValueDecoder | NodeDecoder, place: () => string): Value | undefined {
    if (type.kind === "node") return this.decode(element, type, place());
    const value = decodeText(element.text, type);
    if (value === undefined || (element.attributes.length === 0 && element.elements.length === 0)) return value;
    if (this.#isGlue(element)) return undefined;
    const path = place();
    this.#readAttributes(element, {}, {}, path);
    for (const child of element.elements) this.#addOther(`${path}/${child.name}`, child);
    return value;
  }

  #readText(element: XmlElement, { text }: NodeDecoder, node: Record<string, Value>, path: string): void {
    const value = text === undefined ? undefined : decodeText(element.text, text);
    if (value === undefined && !isBlank(element.text)) this.#addOther(path, element);
    if (text !== undefined && !this.#isGlue(element)) node["value"] = value ?? null;
  }

  #addOther(path: string, element: XmlElement): void {
    this.otherElements.push(hideSecrets({ path, element }, ["element"]));
  }

  #isGlue({ elements, text }: XmlElement): boolean {
    const isGlue = elements.length > 0 && !isBlank(text);
    if (isGlue) this.hasGlue = true;
    return isGlue;
  }

  #readAttributes(
    element: XmlElement,
    known: Readonly<Record<string, ValueDecoder>>,
    node: Record<string, Value>,
    path: string,
  ): void {
    for (const attribute of element.attributes) {
      if (attribute.namespace === instanceNamespace) continue;
      const type = attribute.namespace === "" ? ownMember(known, attribute.name) : undefined;
      const value = type === undefined ? undefined : decodeText(attribute.value, type);
      if (value === undefined) this.otherAttributes.push(hideSecrets({ path, attribute }, ["attribute"]));
      else node[attribute.name] = value;
    }
  }
}

/** The path of an element; in a list with its index. */
function placeOf(outer: string, name: string, index: number | undefined): string {
  return `${outer}${outer === "" ? "" : "/"}${name}${index === undefined ? "" : `[${index}]`}`;
}

/**
 * Returns the elements, with those that stand directly in their list put into an item of it. The specification's table shows
 * the codes of an activity role directly in `CinnostniRole`, the WSDL in its list of `Agenda`: both are read alike. A new item
 * begins with an element that the item before has already and may have once.
 */
function withItems(elements: readonly XmlElement[], decoder: NodeDecoder, namespace: string): readonly XmlElement[] {
  const [[name, list] = ["", undefined], ...others] = Object.entries(decoder.elements);
  if (list?.type.kind !== "node" || others.length > 0) return elements;
  const result: XmlElement[] = [];
  let inside: XmlElement[] = [];
  for (const element of elements) {
    const known = element.namespace === namespace ? ownMember(list.type.elements, element.name) : undefined;
    const isFull =
      inside.length === 0 || (known?.maxOccurs === 1 && inside.some((other) => other.name === element.name));
    if (known !== undefined && isFull)
      result.push({ namespace, name, attributes: [], elements: (inside = []), text: "" });
    (known === undefined ? result : inside).push(element);
  }
  return result;
}

/** A member of a table by a name from outside, without what every object inherits. */
export function ownMember<Member>(table: Readonly<Record<string, Member>>, name: unknown): Member | undefined {
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A value of text in an element or attribute; `null` stands for an empty number or truth value. */
type TextValue = string | number | bigint | boolean | null;

/** Most digits of a number, because the time to read them grows with their square. */
const mostDigits = 1000;

/** In the letters of XML Schema, of the WSDL files (`OvmPrimarni`), and of servers that write a constant of their language. */
const truthValues: ReadonlyMap<string, boolean | null> = new Map([
  ["", null],
  ...["true", "TRUE", "True", "1"].map((text) => [text, true] as const),
  ...["false", "FALSE", "False", "0"].map((text) => [text, false] as const),
]);

/** Bounds of the whole numbers of XML Schema. */
const bounds = {
  integer: [-Infinity, Infinity],
  int: [-(2 ** 31), 2 ** 31 - 1],
  unsignedInt: [0, 2 ** 32 - 1],
} as const;

/**
 * Reads text as its type says. Dates and base64 stay text, whatever is in it: a birth date may be marked as one of wrong
 * form. Facets such as lengths are not enforced; a list of values is, unless others may occur.
 *
 * @returns `undefined` when the text is no number, truth value or listed value of the type.
 */
function decodeText(text: string, { base, values, open }: ValueDecoder): TextValue | undefined {
  if (values?.includes("TRUE") === true) return listedTruthValue(truthValues.get(collapse(text)), values);
  if (values !== undefined && open !== true && !values.includes(text)) return undefined;
  // Only text keeps its white space (XML Schema Part 2, whiteSpace).
  if (base === "string") return text;
  const collapsed = collapse(text);
  switch (base) {
    case "date":
      return collapsed;
    case "base64Binary":
      return collapsed.replaceAll(" ", "");
    case "boolean":
      return truthValues.get(collapsed);
    case "integer":
    case "int":
    case "unsignedInt":
      return decodeInteger(collapsed, bounds[base]);
  }
}

/** Collapses white space; a test comes first, because most values have none. */
function collapse(text: string): string {
  if (!/[\t\n\r ]/.test(text)) return text;
  return text.replaceAll(/[\t\n\r ]+/g, " ").replaceAll(/^ | $/g, "");
}

/** A truth value that the contract lists as text: in the letters of the list, whatever those of the answer. */
function listedTruthValue(value: boolean | null | undefined, values: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  const text = value === null ? "" : String(value).toUpperCase();
  return values.includes(text) ? text : undefined;
}

/** A whole number; a bigint where a number would lose digits. */
function decodeInteger(text: string, [least, most]: readonly [number, number]): number | bigint | null | undefined {
  if (text === "") return null;
  const number = Number(text);
  if (text.length > mostDigits || !/^[+-]?\d+$/.test(text) || number < least || number > most) return undefined;
  // There is no negative zero among the whole numbers of XML Schema.
  return Number.isSafeInteger(number) ? number + 0 : BigInt(text);
}
