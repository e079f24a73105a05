import type { NodeDecoder, ValueDecoder } from "../../generated/legacy-decoders.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { isBlank, type XmlAttribute, type XmlElement } from "./read-document.ts";

/**
 * An element of a response that is unknown to the contract, repeated more often than allowed, or has a text of another type.
 * `util.inspect` hides its content.
 */
export interface OtherElement {
  /** Its path in the message, for example `attributes/Pracoviste/Patro`. */
  readonly path: string;
  /** The unchanged element. */
  readonly element: XmlElement;
}

/** An XML attribute of a response, like {@link OtherElement}. */
export interface OtherAttribute {
  /** Path of its element. */
  readonly path: string;
  /** The unchanged attribute. */
  readonly attribute: XmlAttribute;
}

/** The parts of a response that the contract does not know. */
export interface OtherParts {
  /** Elements that the contract of the version does not know. */
  readonly otherElements: readonly OtherElement[];
  /** XML attributes that the contract of the version does not know. */
  readonly otherAttributes: readonly OtherAttribute[];
}

export type Value = TextValue | DecodedNode | readonly Value[];

/** The members of an element by their names in the contract. */
export interface DecodedNode {
  readonly [name: string]: Value;
}

/** Namespace of attributes such as `xsi:nil`, which hold no data. */
const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * Decodes the elements of one namespace with the tables of the contract. A missing element is absent. An empty element becomes "",
 * null, an empty object or an empty list. An unknown element, or one with a text of another type, is stored in `otherElements`.
 */
export class Decoder implements OtherParts {
  readonly otherElements: OtherElement[] = [];
  readonly otherAttributes: OtherAttribute[] = [];
  /** Whether an element was inside the text of a value. Then the text is not read, because its parts may mean something else. */
  hasGlue = false;
  readonly #namespace: string;

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  /** @param path path of the element; empty for the message itself */
  decode(element: XmlElement, decoder: NodeDecoder, path = ""): DecodedNode {
    // All names come from the contract, none from the response.
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
      // If the contract allows one element, the first of several counts.
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

/** Returns the path of an element; in a list with its index. */
function placeOf(outer: string, name: string, index: number | undefined): string {
  return `${outer}${outer === "" ? "" : "/"}${name}${index === undefined ? "" : `[${index}]`}`;
}

/**
 * Returns the elements of a list, after wrapping direct members into items. The specification's table has the codes of an activity
 * role directly in `CinnostniRole`, the WSDL in its list of `Agenda`; both forms are read. A new item begins at an element that may
 * occur once and that the current item already has.
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

/** Returns an own member of a table by a name from outside. */
export function ownMember<Member>(table: Readonly<Record<string, Member>>, name: unknown): Member | undefined {
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The value of a text; `null` stands for an empty number or boolean. */
type TextValue = string | number | bigint | boolean | null;

/** Most digits of a number, because the parsing time grows with their square. */
const mostDigits = 1000;

/** Spellings of XML Schema, of the WSDL files (`OvmPrimarni`), and of servers that write constants of their language. */
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
 * Converts a text to its type. Dates and base64 stay unchecked text, because a birth date may be marked as malformed. Facets such
 * as lengths are not enforced. A list of values is enforced, unless the contract leaves it open.
 *
 * @returns `undefined` for a text that is not a number, boolean or listed value of the type.
 */
function decodeText(text: string, { base, values, open }: ValueDecoder): TextValue | undefined {
  if (values?.includes("TRUE") === true) return listedTruthValue(truthValues.get(collapse(text)), values);
  if (values !== undefined && open !== true && !values.includes(text)) return undefined;
  // Only the type string keeps white space (XML Schema Part 2, whiteSpace).
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

/** Collapses white space, after a fast test, because most values have none. */
function collapse(text: string): string {
  if (!/[\t\n\r ]/.test(text)) return text;
  return text.replaceAll(/[\t\n\r ]+/g, " ").replaceAll(/^ | $/g, "");
}

/** Returns a boolean that the contract lists as text, in the spelling of the list. */
function listedTruthValue(value: boolean | null | undefined, values: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  const text = value === null ? "" : String(value).toUpperCase();
  return values.includes(text) ? text : undefined;
}

/** Parses a whole number; a bigint if a number would lose digits. */
function decodeInteger(text: string, [least, most]: readonly [number, number]): number | bigint | null | undefined {
  if (text === "") return null;
  const number = Number(text);
  if (text.length > mostDigits || !/^[+-]?\d+$/.test(text) || number < least || number > most) return undefined;
  // Avoids a negative zero, which XML Schema does not have.
  return Number.isSafeInteger(number) ? number + 0 : BigInt(text);
}
