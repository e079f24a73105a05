/** A member of a value that may break the contract; `undefined` where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A value that is a text; anything else is `undefined`. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
