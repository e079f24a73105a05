import { isJsonObject } from "../../transport/json-object.ts";
import type { References } from "./references.ts";

/**
 * Names of the schemas that the operations of a document lead to.
 *
 * @throws InvalidInputError when anything refers to what is not there.
 */
export function reachableSchemas(references: References): ReadonlySet<string> {
  const { paths, components } = references.root;
  const seen = new Set<object>();
  const names = new Set<string>();
  const found = (name: string): unknown => names.add(name);
  visit(references, paths, seen, found);
  // Where a schema has a discriminator, those that extend it may stand for it; a set that grows while it is walked.
  for (const name of names) {
    if (!isJsonObject(references.components("schemas").get(name)?.["discriminator"])) continue;
    for (const [other, { allOf }] of references.components("schemas")) {
      const bases: unknown[] = Array.isArray(allOf) ? allOf : [];
      if (!bases.some((base) => references.nameIn("schemas", base) === name)) continue;
      names.add(other);
      visit(references, allOf, seen, found);
    }
  }
  visit(references, components, seen, () => undefined);
  return names;
}

function visit(references: References, root: unknown, seen: Set<object>, found: (name: string) => unknown): void {
  // Without recursion: each reference may lead one level deeper. What is a name is no keyword.
  const stack: { readonly value: unknown; readonly names: boolean }[] = [{ value: root, names: true }];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { value, names } = entry;
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const reference = isJsonObject(value) && !names ? value["$ref"] : undefined;
    if (typeof reference === "string") {
      const name = references.nameIn("schemas", value);
      if (name !== undefined) found(name);
      stack.push({ value: references.target(reference), names: false });
    }
    for (const [key, member] of Object.entries(value)) {
      // A value that is only shown may look like anything.
      if (names || (key !== "example" && key !== "examples"))
        stack.push({ value: member, names: key === "properties" });
    }
  }
}
