import { isDeepStrictEqual } from "node:util";
import { format, resolveConfig } from "prettier";
import { Document, isCollection, isScalar, isSeq, visit } from "yaml";
import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";

const header = `# The contract of the registry as its operator publishes it. "npm run contract:import -- FILE" replaces it;
# spec/registry.overlay.yaml has what this project says about it.
`;

/** The published document as a file of this project. */
export async function writePublished(published: JsonObject): Promise<string> {
  // Quoted where an older YAML would read a date or a truth.
  const document = new Document(published, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Pair(_index, { key, value: member }) {
      if (!isCollection(member) || !isScalar(key) || !onOneLine.has(String(key.value))) return;
      if (!isSeq(member) || member.items.every(isScalar)) member.flow = true;
    },
  });
  const text = document.toString({ lineWidth: 0, indentSeq: true });
  return format(header + text, { ...(await resolveConfig("spec/registry.openapi.yaml")), parser: "yaml" });
}

/** Lists and objects that stand on one line where they fit, by the name that they stand under. */
const onOneLine = new Set(["tags", "required"]);

/** Lists whose order says nothing, by their names. */
const sets = new Set(["required", "enum", "security", "allOf", "oneOf", "anyOf", "parameters", "tags"]);

/**
 * Returns the document with its members in the order of the previous one, so that a diff of the files shows only real changes. A
 * new member follows its predecessor in the document.
 */
export function inOrderOf(before: unknown, after: unknown, name = ""): unknown {
  if (Array.isArray(after)) {
    const [was, is]: [readonly unknown[], readonly unknown[]] = [Array.isArray(before) ? before : [], after];
    if (!sets.has(name)) return is.map((item, index) => inOrderOf(was[index], item));
    const twins = new Map(is.map((item) => [item, was.find((known) => isTwin(known, item))]));
    return merged(was, is, (item) => twins.get(item)).map((item) =>
      inOrderOf(twins.get(item) ?? was[is.indexOf(item)], item),
    );
  }
  if (!isJsonObject(after)) return after;
  const was = isJsonObject(before) ? before : {};
  const names = merged(Object.keys(was), Object.keys(after), (key) => (Object.hasOwn(was, key) ? key : undefined));
  return Object.fromEntries(names.map((key) => [key, inOrderOf(was[key], after[key], key)]));
}

/** Sorts the new items: those that also exist in the old list in the old order, each other one behind its predecessor. */
function merged<Thing>(
  was: readonly Thing[],
  is: readonly Thing[],
  twinOf: (thing: Thing) => Thing | undefined,
): Thing[] {
  const known = is.filter((thing) => twinOf(thing) !== undefined);
  const result = known.toSorted(
    (one, other) => was.indexOf(twinOf(one) as Thing) - was.indexOf(twinOf(other) as Thing),
  );
  for (const [index, thing] of is.entries()) {
    if (twinOf(thing) !== undefined) continue;
    const previous = is[index - 1];
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, thing);
  }
  return result;
}

/** Whether two items of a list are the same thing: by name, or else by all that they say. */
function isTwin(one: unknown, other: unknown): boolean {
  if (isJsonObject(one) && isJsonObject(other) && typeof other["name"] === "string") {
    return one["name"] === other["name"] && one["in"] === other["in"];
  }
  return isDeepStrictEqual(one, other);
}
