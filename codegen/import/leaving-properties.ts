import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import type { ImportContext } from "./adopt.ts";
import { partsOf } from "./canonical.ts";

/** The properties that no longer stand where they stood, by their names. */
export function leavingProperties({ ours, theirs }: ImportContext): Map<string, JsonObject[]> {
  const left = new Map<string, JsonObject[]>();
  const [mine, new_] = [namedSchemas(ours.document), namedSchemas(theirs.document)];
  for (const [name, schema] of Object.entries(mine)) {
    const other = isJsonObject(new_[name]) ? partsOf(new_[name]).own["properties"] : undefined;
    const properties = isJsonObject(schema) ? partsOf(schema).own["properties"] : undefined;
    if (!isJsonObject(properties)) continue;
    for (const [property, value] of Object.entries(properties)) {
      if (!isJsonObject(value) || (isJsonObject(other) && Object.hasOwn(other, property))) continue;
      left.set(property, [...(left.get(property) ?? []), value]);
    }
  }
  return left;
}

/** The named schemas of a document. */
export function namedSchemas({ components }: JsonObject): JsonObject {
  return isJsonObject(components) && isJsonObject(components["schemas"]) ? components["schemas"] : {};
}
