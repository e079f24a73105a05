import { registryDocument } from "ares-caais/verify";

/** Anything in a document that a test changes. */
export interface Node {
  [name: string]: Node;
}

/** The contract's document with some changes, as a later version of it might have them. */
export function editDocument(edit: (document: Node) => void): object {
  const copy: unknown = structuredClone(registryDocument);
  // The tests know where in the document they are.
  edit(copy as Node);
  return copy as object;
}

/** Puts any JSON into a document. */
export function put(parent: Node | undefined, name: string, value: unknown): void {
  if (parent === undefined) throw new Error(`nothing to put ${name} into`);
  Object.assign(parent, { [name]: value });
}

/** Takes something out of a document. */
export function take(parent: Node | undefined, name: string): unknown {
  if (parent === undefined || !Object.hasOwn(parent, name)) throw new Error(`there is no ${name} to take away`);
  const value = parent[name];
  Reflect.deleteProperty(parent, name);
  return value;
}
