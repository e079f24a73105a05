import { nameIn, References, type Followed } from "../../src/verify/documents/references.ts";
import type { FaultList, SourceError } from "../source-error.ts";
import type { Reference, SchemaObject, RegistryDocument, Schemas } from "./registry-model.ts";
import type { YamlSource } from "./yaml-source.ts";

/** The known properties of an object. */
export interface Shape {
  /** Schemas of each property: one for each place that names it. */
  readonly properties: ReadonlyMap<string, readonly SchemaObject[]>;
  /** Whether the document itself says that others may stand beside them. */
  readonly open: boolean;
}

/** The schemas of a document in the shape of OpenAPI. A reference that leads nowhere is reported by `checkReferences`. */
export class SchemaSet extends References {
  /** The named schemas. */
  readonly schemas: Schemas;

  constructor(document: Pick<RegistryDocument, "components">) {
    super("document", document);
    this.schemas = document.components?.schemas ?? {};
  }

  /** The schema that a schema is; the empty one for a reference that leads nowhere. */
  schema(schema: SchemaObject): SchemaObject {
    return this.resolve(schema);
  }

  /** The name of the schema that a mapping of a discriminator leads to. */
  mappedName(target: string): string | undefined {
    const name = namedSchema({ $ref: target }) ?? target;
    return Object.hasOwn(this.schemas, name) ? name : undefined;
  }

  /** Names of the schemas that extend a schema by allOf, at any distance. */
  heirsOf(name: string): string[] {
    const family = new Set([name]);
    // A set that grows while it is walked.
    for (const base of family) for (const heir of this.extensionsOf(base)) family.add(heir);
    family.delete(name);
    return [...family];
  }

  /** The properties that a schema and all that it is composed of name. */
  shapeOf(schema: SchemaObject): Shape {
    const properties = new Map<string, SchemaObject[]>();
    let open = false;
    const seen = new Set<SchemaObject>();
    const visit = (part: SchemaObject): void => {
      const own = this.schema(part);
      if (seen.has(own)) return;
      seen.add(own);
      for (const [name, property] of Object.entries(own.properties ?? {})) {
        properties.set(name, [...(properties.get(name) ?? []), property]);
      }
      if (own.additionalProperties !== undefined && own.additionalProperties !== false) open = true;
      for (const inner of [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])]) visit(inner);
      const name = own.discriminator && namedSchema(part);
      for (const heir of name === undefined ? [] : this.heirsOf(name)) visit(this.schemas[heir] ?? {});
    };
    visit(schema);
    return { properties, open };
  }

  override step(): void {
    // A source of this project is no attack.
  }

  protected override fault(): void {
    // Nothing stands there.
  }
}

/** A document while it is read: follows references, and collects what is wrong. */
export class DocumentReader extends SchemaSet {
  readonly document: RegistryDocument;
  /** Warnings: the parts of the document that are left out. */
  readonly remarks: SourceError[] = [];
  /** Why the operation that is being read cannot be generated. */
  obstacles: SourceError[] = [];
  readonly #source: YamlSource;
  readonly #faults: FaultList;

  constructor(source: YamlSource, document: RegistryDocument, faults: FaultList) {
    super(document);
    this.#source = source;
    this.document = document;
    this.#faults = faults;
  }

  /** Records a fault; the readers go on. */
  report(pointer: string, reason: string): void {
    this.#faults.add(this.#source.error(pointer, reason));
  }

  /** Records an omitted part; code is generated from the rest. */
  remark(pointer: string, reason: string): void {
    this.remarks.push(this.#source.error(pointer, reason));
  }

  /** Records why the current operation is omitted. */
  leaveOut(pointer: string, reason: string): void {
    this.obstacles.push(this.#source.error(pointer, reason));
  }

  /** The object at the end of the references, of the kind that they stand for: this is checked for all of them at once. */
  read<Node extends object>(node: Node | Reference | undefined, pointer = ""): Followed<Node> | undefined {
    return this.follow(node, pointer) as Followed<Node> | undefined;
  }
}

/** Whether an object stands for another one. */
export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value && typeof value.$ref === "string";
}

/** Name of the schema that a node refers to; `undefined` for any other node. */
export function namedSchema(node: unknown): string | undefined {
  return nameIn("schemas", node);
}
