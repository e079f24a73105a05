import type { ElementDecoder, NodeDecoder } from "../../generated/legacy-decoders.gen.ts";

/** What reading an element needs of its decoder each time. */
export interface NodePlan {
  /** Names of the elements that are read into lists. */
  readonly lists: readonly string[];
  /** The item of a decoder that is nothing but a list of elements with elements inside. */
  readonly item: { readonly name: string; readonly elements: Readonly<Record<string, ElementDecoder>> } | undefined;
}

const plans = new WeakMap<NodeDecoder, NodePlan>();

/** Works the plan of a decoder out once: going through the tables costs more than reading by them. */
export function planOf(decoder: NodeDecoder): NodePlan {
  let plan = plans.get(decoder);
  if (plan === undefined) {
    plan = { lists: listsOf(decoder), item: itemOf(decoder) };
    plans.set(decoder, plan);
  }
  return plan;
}

function listsOf({ elements }: NodeDecoder): string[] {
  return Object.entries(elements).flatMap(([name, { maxOccurs }]) => (maxOccurs === 1 ? [] : [name]));
}

function itemOf({ elements }: NodeDecoder): NodePlan["item"] {
  const [only, ...more] = Object.entries(elements);
  if (only === undefined || more.length > 0) return undefined;
  const [name, { maxOccurs, type }] = only;
  return maxOccurs === 1 || type.kind !== "node" ? undefined : { name, elements: type.elements };
}
