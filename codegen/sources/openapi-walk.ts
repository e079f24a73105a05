import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { readRules } from "./dialect.ts";
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

/** Content of a member: one object of a kind, a list of them, or objects by name. */
type Member = Kind | readonly ["list" | "map", Kind];

/** Which member of which object leads to which. */
const members = readRules("openapi-members") as Readonly<Record<Kind, Readonly<Record<string, Member>>>>;

/** The section of the components that holds objects of a kind; `undefined` where none does. */
export function sectionOf(kind: Kind): string | undefined {
  return Object.entries(members.components).find(([, member]) => member[1] === kind)?.[0];
}

/** A place that an object leads to: the member of the object, and the name or index in it where it is a map or a list. */
interface Place {
  readonly kind: Kind;
  readonly key: string;
  readonly name?: string;
  readonly value: unknown;
}

/** The places that an object leads to. Extensions stand beside paths and statuses; of components `x-` is a name. */
function* placesIn(kind: Kind, node: JsonObject): Generator<Place> {
  // Members beside a reference have no effect.
  if ("$ref" in node) return;
  for (const [key, member] of Object.entries(node)) {
    const leads = Object.hasOwn(members[kind], key) ? members[kind][key] : undefined;
    if (leads === undefined) continue;
    if (typeof leads === "string") {
      yield { kind: leads, key, value: member };
      continue;
    }
    const [shape, inner] = leads;
    if (shape === "list" ? !Array.isArray(member) : !isJsonObject(member)) continue;
    const hasExtensions = shape === "map" && (inner === "pathItem" || inner === "response") && kind !== "components";
    for (const [name, value] of Object.entries(member as object)) {
      if (!(hasExtensions && name.startsWith("x-"))) yield { kind: inner, key, name, value };
    }
  }
}

function pointerTo({ key, name }: Place, pointer: string): string {
  const at = `${pointer}/${pointerSegment(key)}`;
  return name === undefined ? at : `${at}/${pointerSegment(name)}`;
}

/**
 * Visits all that an object leads to, and then the object; a Reference Object is visited, what it refers to is not. Nothing
 * is copied: most of what looks through a document changes nothing of it.
 */
export function walk(
  kind: Kind,
  value: unknown,
  pointer: string,
  visit: (kind: Kind, node: JsonObject, pointer: string) => void,
): void {
  if (!isJsonObject(value)) return;
  for (const place of placesIn(kind, value)) walk(place.kind, place.value, pointerTo(place, pointer), visit);
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
  change: (kind: Kind, node: JsonObject, pointer: string) => unknown,
): unknown {
  if (!isJsonObject(value)) return value;
  const node: Record<string, unknown> = { ...value };
  for (const place of placesIn(kind, value)) {
    const { key, name } = place;
    const changed = transform(place.kind, place.value, pointerTo(place, pointer), change);
    if (name === undefined) node[key] = changed;
    else {
      // The first change of a map or a list makes the copy.
      const holder = node[key] === value[key] ? copyOf(value[key]) : node[key];
      node[key] = holder;
      Reflect.set(holder as object, name, changed);
    }
  }
  return change(kind, node, pointer);
}

function copyOf(holder: unknown): object {
  return Array.isArray(holder) ? [...(holder as unknown[])] : { ...(holder as object) };
}
