import { pointerSegment } from "./yaml-source.ts";

/** The objects of OpenAPI 3.0 that lead to what code is generated from. */
export type Kind =
  | "document"
  | "pathItem"
  | "operation"
  | "parameter"
  | "requestBody"
  | "response"
  | "header"
  | "mediaType"
  | "example"
  | "schema"
  | "components";

/** What a member holds: one object of a kind, a list of them, or objects by name. */
type Member = Kind | readonly ["list" | "map", Kind];

const operation: Member = "operation";
const schemaList: Member = ["list", "schema"];
const valueMembers = { schema: "schema", content: ["map", "mediaType"], examples: ["map", "example"] } as const;

/** Which member of which object leads to which. Callbacks and links say nothing about what a client sends or gets. */
const members: Readonly<Record<Kind, Readonly<Record<string, Member>>>> = {
  document: { paths: ["map", "pathItem"], components: "components" },
  pathItem: {
    parameters: ["list", "parameter"],
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    trace: operation,
  },
  operation: { parameters: ["list", "parameter"], requestBody: "requestBody", responses: ["map", "response"] },
  parameter: valueMembers,
  header: valueMembers,
  requestBody: { content: ["map", "mediaType"] },
  response: { headers: ["map", "header"], content: ["map", "mediaType"] },
  mediaType: { schema: "schema", examples: ["map", "example"] },
  example: {},
  schema: {
    properties: ["map", "schema"],
    items: "schema",
    additionalProperties: "schema",
    allOf: schemaList,
    oneOf: schemaList,
    anyOf: schemaList,
    not: "schema",
  },
  components: {
    schemas: ["map", "schema"],
    responses: ["map", "response"],
    parameters: ["map", "parameter"],
    requestBodies: ["map", "requestBody"],
    headers: ["map", "header"],
    examples: ["map", "example"],
  },
};

type Node = Readonly<Record<string, unknown>>;

/** What a member of an object leads to: its objects, each with its kind and place; `undefined` when to none. */
function ledTo(kind: Kind, key: string): Member | undefined {
  return Object.hasOwn(members[kind], key) ? members[kind][key] : undefined;
}

/** Whether an entry is an extension, which stands beside paths and statuses; of components this is the name. */
function isExtension(kind: Kind, inner: Kind, name: string): boolean {
  return name.startsWith("x-") && (inner === "pathItem" || inner === "response") && kind !== "components";
}

function isObject(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Visits all that an object leads to, and then the object; a Reference Object is visited, what it refers to is not. Nothing
 * is copied: most of what looks through a document changes nothing of it.
 */
export function walk(
  kind: Kind,
  value: unknown,
  pointer: string,
  visit: (kind: Kind, node: Node, pointer: string) => void,
): void {
  if (!isObject(value)) return;
  // What stands beside a reference says nothing.
  if (!("$ref" in value)) {
    for (const [key, member] of Object.entries(value)) {
      const leads = ledTo(kind, key);
      if (leads === undefined) continue;
      const at = `${pointer}/${pointerSegment(key)}`;
      if (typeof leads === "string") {
        walk(leads, member, at, visit);
        continue;
      }
      const [shape, inner] = leads;
      if (shape === "list" ? !Array.isArray(member) : !isObject(member)) continue;
      for (const [name, item] of Object.entries(member as object)) {
        if (shape === "map" && isExtension(kind, inner, name)) continue;
        walk(inner, item, `${at}/${pointerSegment(name)}`, visit);
      }
    }
  }
  visit(kind, value, pointer);
}

/**
 * A copy in which each object is what the function makes of it; what it leads to is replaced first.
 *
 * @param change gets an object whose members are replaced already
 */
export function transform(
  kind: Kind,
  value: unknown,
  pointer: string,
  change: (kind: Kind, node: Node, pointer: string) => unknown,
): unknown {
  if (!isObject(value)) return value;
  if ("$ref" in value) return change(kind, { ...value }, pointer);
  const node = Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const leads = ledTo(kind, key);
      if (leads === undefined) return [key, member];
      const at = `${pointer}/${pointerSegment(key)}`;
      if (typeof leads === "string") return [key, transform(leads, member, at, change)];
      const [shape, inner] = leads;
      if (shape === "list") {
        if (!Array.isArray(member)) return [key, member];
        const items: readonly unknown[] = member;
        return [key, items.map((item, index) => transform(inner, item, `${at}/${index}`, change))];
      }
      if (!isObject(member)) return [key, member];
      const named = Object.entries(member).map(([name, item]) => [
        name,
        isExtension(kind, inner, name) ? item : transform(inner, item, `${at}/${pointerSegment(name)}`, change),
      ]);
      return [key, Object.fromEntries(named)];
    }),
  );
  return change(kind, node, pointer);
}
