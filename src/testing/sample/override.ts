import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";

/** How deep members may lie in each other; those of the contract have about ten levels. */
const mostDepth = 100;

/** Part of a value, at any depth. A list replaces the whole list, and `undefined` removes a member. */
export type Override<Value> = Value extends string | readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Override<Value[Name]> | undefined }
    : Value;

/**
 * Returns a copy of a value with the override.
 *
 * @param subject the function whose override it is
 * @throws InvalidInputError for a function, a symbol or another value that cannot be copied, and for endless nesting.
 */
export function applyOverride(subject: string, value: unknown, override: unknown, depth = 0): unknown {
  if (override === undefined) return value;
  if (!isJsonObject(override)) return copyOf(subject, override);
  // An override that contains itself would never end.
  if (depth > mostDepth) refuse(subject, "override", "must not be nested so deeply");
  const members = new Map(Object.entries(isJsonObject(value) ? value : {}));
  for (const [name, part] of Object.entries(override)) {
    if (part === undefined) members.delete(name);
    else members.set(name, applyOverride(subject, members.get(name), part, depth + 1));
  }
  return Object.fromEntries(members);
}

function copyOf(subject: string, value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch (error) {
    // An error of a getter is the caller's own.
    if (!(error instanceof DOMException)) throw error;
    return refuse(subject, "override", "must hold values of JSON");
  }
}
