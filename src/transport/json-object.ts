/** A JSON object as it came: nothing has checked its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a parsed value is an object with members. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
