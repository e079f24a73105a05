import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { publishedFile, readContract, type Contract } from "../../../codegen/overlay/read-contract.ts";
import { FaultList } from "../../../codegen/source-error.ts";
import { projectRoot } from "../project-copy.ts";

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** A published document like the operator's in everything but its size. */
export const smallPublished = textOf("small-published.yaml");

/** The overlay: a description of everything, an example, and two corrections. */
export const smallOverlay = textOf("small-overlay.yaml");

/** An overlay that says nothing. */
export const emptyOverlay = "overlay: 1.0.0\ninfo: { title: Nothing, version: 1.3.0 }\nactions: []\n";

/** Both documents, one applied to the other; the faults are added to the list. */
export function applied(published: string, overlay: string, faults = new FaultList()): Contract {
  return readContract((file) => (file === publishedFile ? published : overlay), faults);
}

/** An object of a document that a test changes. */
export type Node = Record<string, unknown>;

/** The object behind names and indexes, every one of which must be there. */
export function at(document: Node, ...names: readonly string[]): Node {
  return names.reduce<Node>((node, name) => {
    const member = node[name];
    if (typeof member !== "object" || member === null) throw new TypeError(`the document has no ${names.join("/")}`);
    return member as Node;
  }, document);
}

/** The published document of this project, for a test to change. */
export function publishedDocument(): Node {
  return parse(readFileSync(join(projectRoot, publishedFile), "utf8")) as Node;
}
