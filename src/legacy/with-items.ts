import type { NodeDecoder } from "../../generated/legacy-decoders.gen.ts";
import { planOf } from "./node-plan.ts";
import { ownMember } from "./own-member.ts";
import type { XmlElement } from "./xml-element.ts";

/**
 * The elements with those that stand directly in their list put into an item of it. The specification's table shows the
 * codes of an activity role directly in `CinnostniRole`, the WSDL in its list of `Agenda`: both are read alike. A new item
 * begins with an element that the item before has already and may have once.
 */
export function withItems(
  elements: readonly XmlElement[],
  decoder: NodeDecoder,
  namespace: string,
): readonly XmlElement[] {
  const { item } = planOf(decoder);
  if (item === undefined) return elements;
  const result: XmlElement[] = [];
  let inside: XmlElement[] | undefined;
  for (const element of elements) {
    const known = element.namespace === namespace ? ownMember(item.elements, element.name) : undefined;
    if (known === undefined) {
      result.push(element);
      continue;
    }
    if (inside === undefined || (known.maxOccurs === 1 && inside.some(({ name }) => name === element.name))) {
      inside = [];
      result.push({ namespace, name: item.name, attributes: [], elements: inside, text: "" });
    }
    inside.push(element);
  }
  return result;
}
