import { valueAt } from "../../src/verify/documents/references.ts";
import type { FaultList, SourceError } from "../source-error.ts";
import type { Reference, SchemaObject, RegistryDocument, Schemas } from "./registry-model.ts";
import type { YamlSource } from "./yaml-source.ts";

/** A document while it is read: follows references, and collects what is wrong. */
export class DocumentReader {
  readonly document: RegistryDocument;
  /** Warnings: the parts of the document that are left out. */
  readonly remarks: SourceError[] = [];
  /** Why the operation that is being read cannot be generated. */
  obstacles: SourceError[] = [];
  readonly #source: YamlSource;
  readonly #faults: FaultList;

  constructor(source: YamlSource, document: RegistryDocument, faults: FaultList) {
    this.#source = source;
    this.document = document;
    this.#faults = faults;
  }

  /** The named schemas. */
  get schemas(): Schemas {
    return this.document.components?.schemas ?? {};
  }

  /** Keeps a fault; the readers go on. */
  report(pointer: string, reason: string): void {
    this.#faults.add(this.#source.error(pointer, reason));
  }

  /** Keeps that something is left out; code is made of the rest. */
  remark(pointer: string, reason: string): void {
    this.remarks.push(this.#source.error(pointer, reason));
  }

  /** Keeps why the operation that is being read is left out as a whole. */
  leaveOut(pointer: string, reason: string): void {
    this.obstacles.push(this.#source.error(pointer, reason));
  }

  /**
   * The object at the end of the references, and its place; `undefined` for a reference that leads nowhere,
   * which is reported elsewhere.
   */
  follow<Node extends object>(
    node: Node | Reference | undefined,
    pointer: string,
  ): { readonly node: Node; readonly pointer: string } | undefined {
    let [current, at]: [unknown, string] = [node, pointer];
    for (const seen = new Set<string>(); isReference(current);) {
      if (seen.has(current.$ref)) return undefined;
      seen.add(current.$ref);
      at = current.$ref.slice(1);
      current = valueAt(this.document, at);
    }
    // A reference leads to an object of the kind that it stands for: this is checked for all of them at once.
    return typeof current === "object" && current !== null ? { node: current as Node, pointer: at } : undefined;
  }

  /** The schema that a schema is; the empty one for a reference that leads nowhere. */
  schema(schema: SchemaObject): SchemaObject {
    return this.follow<SchemaObject>(schema, "")?.node ?? {};
  }
}

/** Whether an object stands for another one. */
export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value && typeof value.$ref === "string";
}

/** Name of what a reference leads to. */
export function referencedName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}
