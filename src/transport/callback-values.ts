import { isJsonObject } from "./json-object.ts";

/** Gives the values of a parameter by its name: none, one, or several when it is repeated. */
export type CallbackValues = (name: string) => readonly unknown[];

/**
 * Reads the parameters of a callback. It takes an address (also without the host, as servers give it), a query, or the parameters
 * by name, as web frameworks give them; `undefined` for anything else.
 */
export function callbackValues(callback: unknown): CallbackValues | undefined {
  if (typeof callback === "string") return callbackValues(queryOf(callback));
  if (callback instanceof URL) return callbackValues(callback.searchParams);
  if (callback instanceof URLSearchParams) return (name) => callback.getAll(name);
  if (!isJsonObject(callback)) return undefined;
  return (name): unknown[] => {
    const value = Object.hasOwn(callback, name) ? callback[name] : undefined;
    if (value === undefined) return [];
    // Web frameworks give a repeated parameter as a list.
    return Array.isArray(value) ? value : [value];
  };
}

/** The query of an address or of a path, or the text itself; `undefined` for an address that cannot be read. */
function queryOf(text: string): URLSearchParams | undefined {
  if (!/^(\/|https?:)/i.test(text)) return new URLSearchParams(text);
  const base = "https://callback.invalid";
  return URL.canParse(text, base) ? new URL(text, base).searchParams : undefined;
}
