import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** The objects of a list in an answer that may break every rule; none where there is no list. */
export function listOf(data: JsonObject | undefined, name: string): readonly JsonObject[] {
  const list = data?.[name];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** A text in an answer that may break every rule. */
export function textOf(data: JsonObject, name: string): string | undefined {
  const value = data[name];
  return typeof value === "string" ? value : undefined;
}
