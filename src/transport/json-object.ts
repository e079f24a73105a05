/** A JSON object as it came: nothing has checked its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * An object that was not checked against its type. It has the names of the type, so the compiler finds a name that the contract
 * dropped. Its members may hold any value.
 */
export type Unchecked<Type> = { readonly [Name in keyof Type]?: unknown };

/** Whether a parsed value is an object with members. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
