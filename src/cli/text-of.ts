/** A value that is a text; anything else is `undefined`. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
