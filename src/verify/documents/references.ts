import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { refuse } from "./parse-document.ts";

/** Most steps that one document may take to read: references can multiply a small text. */
const mostSteps = 300_000;
/** Most references in a row. */
const longestChain = 100;
const schemaPrefix = "#/components/schemas/";

/** Follows the references of one document, and counts the work. */
export class References {
  readonly #field: string;
  readonly #root: JsonObject;
  #steps = 0;

  /** @param field name of the document, for errors */
  constructor(field: string, root: JsonObject) {
    this.#field = field;
    this.#root = root;
  }

  /** The object at the end of a chain of references; an empty one where there is none. */
  resolve(node: unknown): JsonObject {
    let current = node;
    for (let length = 0; length < longestChain; length += 1) {
      this.step();
      if (!isJsonObject(current)) return {};
      const { $ref } = current;
      if (typeof $ref !== "string") return current;
      current = this.#at($ref);
    }
    return this.refuse("must not refer to itself in a circle");
  }

  /** The schema of a name. @throws InvalidInputError when there is none */
  schema(name: string): unknown {
    this.step();
    return this.#at(schemaPrefix + name.replaceAll("~", "~0").replaceAll("/", "~1"));
  }

  /** Name of the schema that a node refers to; `undefined` when it refers to none. */
  schemaName(node: JsonObject): string | undefined {
    const { $ref } = node;
    if (typeof $ref !== "string" || !$ref.startsWith(schemaPrefix)) return undefined;
    const name = $ref.slice(schemaPrefix.length);
    return name.includes("/") ? undefined : unescapeSegment(name);
  }

  /** Counts a step of the work. @throws InvalidInputError when there are too many. */
  step(): void {
    this.#steps += 1;
    if (this.#steps > mostSteps) this.refuse("must not be so intertwined");
  }

  /** @throws InvalidInputError always */
  refuse(rule: string): never {
    return refuse(this.#field, rule);
  }

  #at(reference: string): unknown {
    const found = reference
      .split("/")
      .slice(1)
      .map(unescapeSegment)
      .reduce<unknown>(
        (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
        this.#root,
      );
    return found ?? this.refuse(`must hold what it refers to: ${reference.slice(0, 100)}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
