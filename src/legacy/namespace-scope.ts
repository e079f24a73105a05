import { DocumentFault } from "./document-fault.ts";

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** A name without its prefix, and the namespace that the prefix stands for; empty for none. */
export interface ExpandedName {
  readonly namespace: string;
  readonly name: string;
}

/** Which namespace each prefix stands for at one place of a document (Namespaces in XML 1.0). */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #declared: ReadonlyMap<string, string>;

  constructor(outer?: Scope, declared: ReadonlyMap<string, string> = new Map()) {
    this.#outer = outer;
    this.#declared = declared;
  }

  /** The scope of an element with these attributes. */
  inside(attributes: readonly (readonly [name: string, value: string])[]): Scope {
    const declared = new Map<string, string>();
    for (const [name, value] of attributes) {
      if (name === "xmlns") declared.set("", value);
      else if (name.startsWith("xmlns:")) {
        const prefix = name.slice("xmlns:".length);
        // The prefix xml may be declared, as what it is, and no other prefix as that (section 3).
        if (prefix === "xmlns" || value === "" || (prefix === "xml") !== (value === xmlNamespace)) {
          throw new DocumentFault("xml");
        }
        declared.set(prefix, value);
      }
    }
    return declared.size === 0 ? this : new Scope(this, declared);
  }

  /** @throws DocumentFault when the name has a prefix that is not declared, or two. */
  elementName(qualified: string): ExpandedName {
    const colon = qualified.indexOf(":");
    if (colon === -1) return { namespace: this.#namespaceOf(""), name: qualified };
    return this.#withPrefix(qualified, colon);
  }

  /** As {@link elementName}; an attribute without a prefix is in no namespace. */
  attributeName(qualified: string): ExpandedName {
    const colon = qualified.indexOf(":");
    return colon === -1 ? { namespace: "", name: qualified } : this.#withPrefix(qualified, colon);
  }

  #withPrefix(qualified: string, colon: number): ExpandedName {
    const prefix = qualified.slice(0, colon);
    const name = qualified.slice(colon + 1);
    if (prefix === "" || name === "" || name.includes(":")) throw new DocumentFault("xml");
    return { namespace: this.#namespaceOf(prefix), name };
  }

  #namespaceOf(prefix: string): string {
    if (prefix === "xml") return xmlNamespace;
    const found = this.#declared.get(prefix);
    if (found !== undefined) return found;
    if (this.#outer !== undefined) return this.#outer.#namespaceOf(prefix);
    if (prefix === "") return "";
    throw new DocumentFault("xml");
  }
}
