/** What `util.inspect` and `console.log` look for in an object (Node.js, util.inspect.custom). */
const inspectSymbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * Hides members of an object from `util.inspect` and `console.log`, so that a log does not keep them by accident. Reading
 * them and `JSON.stringify` work as before.
 *
 * @param names members to hide; of an address everything before its query is shown
 * @returns the same object.
 */
export function hideSecrets<T extends object>(object: T, names: readonly (keyof T & string)[]): T {
  const secret: ReadonlySet<string> = new Set(names);
  return Object.defineProperty(object, inspectSymbol, {
    value: () =>
      Object.fromEntries(
        Object.entries(object).map(([name, value]) => [name, secret.has(name) ? hidden(value) : (value as unknown)]),
      ),
  });
}

function hidden(value: unknown): unknown {
  if (value === undefined) return undefined;
  return typeof value === "string" && /^https?:/.test(value) ? value.replace(/\?.*$/s, "?[hidden]") : "[hidden]";
}
