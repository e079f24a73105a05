import { isJsonObject } from "../../transport/json-object.ts";

/** Part of a value, at any depth; a list stands for the whole list, and `undefined` takes a member away. */
export type Override<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Override<Value[Name]> | undefined }
    : Value;

/** A copy of a value with what is overridden. */
export function applyOverride(value: unknown, override: unknown): unknown {
  if (override === undefined) return value;
  if (!isJsonObject(override)) return structuredClone(override);
  const members = new Map(Object.entries(isJsonObject(value) ? value : {}));
  for (const [name, part] of Object.entries(override)) {
    if (part === undefined) members.delete(name);
    else members.set(name, applyOverride(members.get(name), part));
  }
  return Object.fromEntries(members);
}
