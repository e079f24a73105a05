/** A JSON object as it came: nothing has checked its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * An object that ought to be of a type and was not checked: the members have the names of the type, so that a name which the
 * contract gives up is found by the type checker, and may hold anything.
 */
export type Unchecked<Type> = { readonly [Name in keyof Type]?: unknown };

/** Whether a parsed value is an object with members. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
