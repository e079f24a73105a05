import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";

/** The object that a value is; an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The list that a value is; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
